import { type Contract, readVersion } from './contract.js';
import { findBreakingChanges } from './findBreakingChanges.js';

/** Lists the reasons why the version of the current contract is wrong, one per line. Empty if it is right. */
export function checkVersion(released: Contract, current: Contract, changelog: string): string[] {
  const changes = [...new Set(findBreakingChanges(released, current))];
  if (changes.length === 0) return [];
  const [before, after] = [readVersion(released), readVersion(current)];
  if (parseMajor(after) <= parseMajor(before)) {
    const heading = `These changes are incompatible with version ${before} (docs/versioning.md). Raise the major version or undo them:`;
    return [heading, ...changes.map((change) => `- ${change}`)];
  }
  const isInChangelog = changelog.split('\n').some((line) => line.startsWith(`## ${after}`));
  return isInChangelog ? [] : [`CHANGELOG.md has no heading '## ${after}'. Add it and describe the breaking changes.`];
}

function parseMajor(version: string): number {
  return Number(version.split('.')[0]);
}
