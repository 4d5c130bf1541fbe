# Builds an image of the server. It runs as user 1000 and writes nothing but /data.
ARG NODE_VERSION=24

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /app
# better-sqlite3 is compiled where it has no binary for the platform, or cannot download it. The image of Node has the headers.
ENV npm_config_nodedir=/usr/local
RUN apt-get update \
  && apt-get install -y --no-install-recommends g++ make python3 \
  && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:${NODE_VERSION}-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATABASE_URL=sqlite:/data/almanac.db
WORKDIR /app
RUN install -d -o 1000 -g 1000 /data \
  && ln -s /app/bin/almanac.mjs /usr/local/bin/almanac
COPY --from=build /app/package.json /app/CHANGELOG.md /app/LICENSE ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/server/generated server/generated
COPY --from=build /app/data data
COPY --from=build /app/bin bin
COPY --from=build /app/dist dist
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=10s --start-period=120s CMD ["almanac", "ready"]
CMD ["node", "--max-semi-space-size=16", "--no-allocation-site-pretenuring", "dist/server/main.js"]
