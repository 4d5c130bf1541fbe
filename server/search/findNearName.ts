import { editDistance } from './editDistance.js';

/** No name in the contract is longer. Longer input cannot be a misspelt name. */
const maxNameLength = 40;

/** Returns the known name that an unknown name most likely stands for; undefined if none is near. */
export function findNearName(name: string, knownNames: string[]): string | undefined {
  if (name.length > maxNameLength) return undefined;
  // A third of the letters may differ, at most two: otherwise unrelated short names match.
  const limit = Math.min(2, Math.floor(name.length / 3));
  const distances = knownNames.map((known) => ({
    known,
    distance: editDistance(name.toLowerCase(), known.toLowerCase(), limit),
  }));
  const [nearest] = distances.filter(({ distance }) => distance <= limit).sort((a, b) => a.distance - b.distance);
  return nearest?.known;
}
