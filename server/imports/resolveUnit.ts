import { areDifferentMeasures } from './unitChange.js';

/**
 * Returns the unit of a series after the provider's unit changed from `previousProviderUnit` to `providerUnit`; null means that the previous unit is not
 * known, so the values decide unless the units contradict each other. A new base year replaces the old one in the unit. Returns undefined if the units
 * differ in any other way.
 */
export function resolveUnit(
  currentUnit: string,
  previousProviderUnit: string | null,
  providerUnit: string,
): string | undefined {
  if (previousProviderUnit !== null && isSameName(previousProviderUnit, providerUnit)) return currentUnit;
  const [from, to] = [findYears(previousProviderUnit ?? currentUnit), findYears(providerUnit)];
  const isRebase =
    from.length > 0 &&
    from.length === to.length &&
    (previousProviderUnit === null || isSameName(maskYears(previousProviderUnit), maskYears(providerUnit)));
  if (isRebase && from.every((year) => currentUnit.includes(year))) return replaceYears(currentUnit, to);
  if (previousProviderUnit !== null || areDifferentMeasures(currentUnit, providerUnit)) return undefined;
  return currentUnit;
}

const year = /\b(?:18|19|20)\d\d\b/g;

function findYears(text: string): string[] {
  return text.match(year) ?? [];
}

function maskYears(text: string): string {
  return text.replace(year, 'year');
}

function replaceYears(text: string, years: string[]): string {
  let index = 0;
  return text.replace(year, (old) => years[index++] ?? old);
}

/** Compares names without regard to case, spaces and punctuation. */
function isSameName(a: string, b: string): boolean {
  return normalizeName(a) === normalizeName(b);
}

function normalizeName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s.,;:()'-]+/g, ' ')
    .trim();
}
