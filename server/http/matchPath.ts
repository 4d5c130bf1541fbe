import { contract } from '../contractFile.js';

/** A path of the contract and the values of its parameters, as the request has them. */
export interface PathMatch {
  path: string;
  values: string[];
}

interface PathPattern {
  path: string;
  pattern: RegExp;
}

/** Paths of the contract without parameters, by their spelling in lower case. */
const staticPaths = new Map<string, string>();
/** Paths with parameters by their number of slashes. Names come before parameters, from left to right. */
const pathPatterns = new Map<number, PathPattern[]>();

for (const path of Object.keys(contract.paths).sort(compareNamesFirst)) {
  if (!path.includes('{')) staticPaths.set(path.toLowerCase(), path);
  else {
    const patterns = pathPatterns.get(countSlashes(path)) ?? [];
    pathPatterns.set(countSlashes(path), [...patterns, { path, pattern: toPattern(path) }]);
  }
}

/**
 * Finds the path of the contract for the path of a request. Upper and lower case are equal, and one slash at the end is
 * ignored. A name takes precedence over a parameter.
 */
export function matchPath(requestPath: string): PathMatch | undefined {
  const path = requestPath.endsWith('/') ? requestPath.slice(0, -1) : requestPath;
  const staticPath = staticPaths.get(path.toLowerCase());
  if (staticPath !== undefined) return { path: staticPath, values: [] };
  for (const { path: found, pattern } of pathPatterns.get(countSlashes(path)) ?? []) {
    const match = pattern.exec(path);
    if (match !== null) return { path: found, values: match.slice(1) };
  }
  return undefined;
}

/** `{` sorts after letters and digits. */
function compareNamesFirst(one: string, other: string): number {
  return one < other ? -1 : 1;
}

/** A parameter stands for one segment. */
function toPattern(path: string): RegExp {
  const source = path.replaceAll('.', '\\.').replace(/\{[^}]+\}/g, '([^/]+)');
  return new RegExp(`^${source}$`, 'i');
}

function countSlashes(path: string): number {
  let count = 0;
  for (let index = path.indexOf('/'); index !== -1; index = path.indexOf('/', index + 1)) count++;
  return count;
}
