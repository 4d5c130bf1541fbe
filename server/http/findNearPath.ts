import { editDistance } from '../search/editDistance.js';
import { normalizePath, routePaths } from './routes.js';

/** No path of the contract is as long. Longer input cannot be a misspelt path. */
const maxPathLength = 100;
const maxDistance = 2;

const knownPaths = routePaths.map((path) => ({ path, segments: toSegments(path) }));

/**
 * Returns the path of the contract that an unknown path most likely stands for; undefined if none is near. Ignores `/v1` and `/api`, which
 * callers leave out, repeat or confuse. Prefers paths without parameters, because a parameter matches any segment.
 */
export function findNearPath(url: string): string | undefined {
  if (url.length > maxPathLength) return undefined;
  const segments = toSegments(url);
  const candidates = knownPaths.flatMap((known) => {
    const distance = measureDistance(segments, known.segments);
    return distance > maxDistance
      ? []
      : [{ ...known, distance, parameters: known.segments.filter(isParameter).length }];
  });
  const [nearest] = candidates.sort((a, b) => a.parameters - b.parameters || a.distance - b.distance);
  return nearest?.path;
}

function toSegments(url: string): string[] {
  const segments = normalizePath(url).split('/').filter(Boolean);
  const first = segments.findIndex((segment) => segment !== 'api' && segment !== 'v1');
  return first === -1 ? [] : segments.slice(first);
}

function measureDistance(segments: string[], known: string[]): number {
  if (segments.length !== known.length) return Number.POSITIVE_INFINITY;
  return known.reduce((sum, name, index) => sum + measureSegment(segments[index] ?? '', name), 0);
}

/** A third of the letters may differ: otherwise unrelated short names match. */
function measureSegment(segment: string, known: string): number {
  if (isParameter(known)) return 0;
  const limit = Math.min(maxDistance, Math.floor(segment.length / 3));
  const distance = editDistance(segment, known, limit);
  return distance > limit ? Number.POSITIVE_INFINITY : distance;
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{');
}
