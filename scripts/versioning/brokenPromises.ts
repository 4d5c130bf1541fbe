import { breakingChanges } from './breakingChanges.js';
import { type Contract, versionOf } from './contract.js';

/** What speaks against the version of the `present` contract, line by line; nothing where it may stand. */
export function brokenPromises(released: Contract, present: Contract, changelog: string): string[] {
  const changes = [...new Set(breakingChanges(released, present))];
  if (changes.length === 0) return [];
  const [before, after] = [versionOf(released), versionOf(present)];
  if (majorOf(after) <= majorOf(before)) {
    const heading = `These changes break what version ${before} promised (docs/versioning.md); with them the major version has to move:`;
    return [heading, ...changes.map((change) => `- ${change}`)];
  }
  const isTold = changelog.split('\n').some((line) => line.startsWith(`## ${after}`));
  return isTold ? [] : [`CHANGELOG.md has no heading '## ${after}', under which the breaking changes are told.`];
}

function majorOf(version: string): number {
  return Number(version.split('.')[0]);
}
