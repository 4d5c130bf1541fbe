/**
 * Returns the unit of a series after the provider's unit changed from `previousProviderUnit` to `providerUnit`; null means that the previous unit is not
 * known, so the values decide. A new base year replaces the old one in the unit. Returns undefined if the units differ in any other way.
 */
export function resolveUnit(
  currentUnit: string,
  previousProviderUnit: string | null,
  providerUnit: string,
): string | undefined {
  if (previousProviderUnit === providerUnit) return currentUnit;
  if (previousProviderUnit !== null && equalsIgnoringCase(currentUnit, previousProviderUnit)) return providerUnit;
  const [from, to] = [findYears(previousProviderUnit ?? currentUnit), findYears(providerUnit)];
  const isRebase =
    from.length > 0 &&
    from.length === to.length &&
    (previousProviderUnit === null || equalsIgnoringCase(maskYears(previousProviderUnit), maskYears(providerUnit)));
  if (isRebase && from.every((year) => currentUnit.includes(year))) return replaceYears(currentUnit, to);
  return previousProviderUnit === null ? currentUnit : undefined;
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

function equalsIgnoringCase(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
