import { type Contract, readVersion } from './contract.js';
import { findBreakingChanges } from './findBreakingChanges.js';

/** What speaks against the version of the `present` contract, line by line; nothing where it may stand. */
export function checkVersion(released: Contract, current: Contract, changelog: string): string[] {
  const changes = [...new Set(findBreakingChanges(released, current))];
  if (changes.length === 0) return [];
  const [before, after] = [readVersion(released), readVersion(current)];
  if (parseMajor(after) <= parseMajor(before)) {
    const heading = `These changes break what version ${before} promised (docs/versioning.md); with them the major version has to move:`;
    return [heading, ...changes.map((change) => `- ${change}`)];
  }
  const isInChangelog = changelog.split('\n').some((line) => line.startsWith(`## ${after}`));
  return isInChangelog ? [] : [`CHANGELOG.md has no heading '## ${after}', under which the breaking changes are told.`];
}

function parseMajor(version: string): number {
  return Number(version.split('.')[0]);
}
