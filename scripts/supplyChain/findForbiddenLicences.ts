/** The parts of package-lock.json that the licence check reads. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
}

/** Licences that let anyone use, change and redistribute the package as part of Almanac. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
]);

/**
 * Packages with another licence that were reviewed. MPL-2.0 covers only the package's own files, and OFL-1.1 only the font;
 * Almanac changes neither.
 */
const reviewed: Record<string, string> = { 'ical.js': 'MPL-2.0', '@fontsource-variable/inter': 'OFL-1.1' };

/**
 * Lists the production packages whose licence is not allowed, one sentence each. `readLicence` returns the licence of an
 * installed package that has none in the lockfile.
 */
export function findForbiddenLicences(
  { packages }: Lockfile,
  readLicence: (path: string) => string | undefined,
): string[] {
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .flatMap(([path, { version, license = readLicence(path) }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      if (license !== undefined && (isAllowed(license) || reviewed[name] === license)) return [];
      return [
        `${name} ${version}: ${license === undefined ? 'no licence found' : `the licence ${license} is not allowed`}.`,
      ];
    });
}

/**
 * Whether an SPDX expression of one level permits the use: every part of an AND, or one part of an OR. Expressions with
 * parentheses inside need a review.
 */
function isAllowed(expression: string): boolean {
  const text = expression.replace(/^\(([^()]*)\)$/, '$1');
  if (/[()]/.test(text)) return false;
  if (text.includes(' OR ')) return text.split(' OR ').some(isAllowed);
  if (text.includes(' AND ')) return text.split(' AND ').every(isAllowed);
  return allowed.has(text);
}
