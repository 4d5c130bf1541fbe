/** What a unit measures, in groups that no value can belong to at once. Others, such as a count of houses, are in none. */
const measures: [string, RegExp][] = [
  ['percent', /\bper ?cent|%|\bpercentage/i],
  ['index', /\bindex\b|=\s*100\b/i],
  ['money', /\b(dollars?|euros?|yen|pounds?|currency|LCU|USD|EUR)\b|\$/i],
  ['people', /\b(persons|people|population)\b/i],
];

/** Units whose values a new base year scales: indices, and volumes at the prices of a year. */
const based = /\bindex\b|=\s*100\b|chain|constant|\bvolume|\breal\b|deflator|\b(?:18|19|20)\d\d\b/i;

/** Whether a new base can scale values in this unit. */
export function hasBase(unit: string): boolean {
  return based.test(unit);
}

/** Whether two names of units contradict each other, as a percentage and an amount of money. */
export function areDifferentMeasures(a: string, b: string): boolean {
  const [first, second] = [findMeasure(a), findMeasure(b)];
  return first !== undefined && second !== undefined && first !== second;
}

function findMeasure(unit: string): string | undefined {
  return measures.find(([, pattern]) => pattern.test(unit))?.[0];
}
