/** The files that have the version, and the pattern after which it follows. */
const places: Record<string, RegExp> = {
  'package.json': /^( {2}"version": ")[^"]+/m,
  'package-lock.json': /^( {2,6}"version": ")[^"]+/gm,
  'sdk/package.json': /^( {2}"version": ")[^"]+/m,
  'openapi.yaml': /^( {2}version: ).+/m,
};

/** Number of versions of the project itself in the lock file, which come before those of packages. */
const ownVersions = 2;

export const versionedFiles = Object.keys(places);

/** Returns the text of one of these files with another version. */
export function setVersion(file: string, text: string, version: string): string {
  const pattern = places[file];
  if (pattern === undefined) throw new Error(`${file} has no version.`);
  let replaced = 0;
  return text.replace(pattern, (found: string, start: string) => {
    replaced += 1;
    return replaced > ownVersions ? found : start + version;
  });
}

/** Returns what is wrong with a new version, as a sentence; undefined if nothing is. */
export function findVersionProblem(version: string, current: string, changelog: string): string | undefined {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return `${version} is not a version such as 1.2.3.`;
  if (compareVersions(version, current) < 0) return `${version} is lower than the current version, ${current}.`;
  if (!changelog.includes(`\n## ${version}\n`)) return `CHANGELOG.md has no heading '## ${version}'. Add it.`;
  return undefined;
}

function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((one) => one.split('.').map(Number)) as [number[], number[]];
  const index = left.findIndex((part, position) => part !== right[position]);
  return index === -1 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
}
