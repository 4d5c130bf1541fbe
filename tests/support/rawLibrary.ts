import type { Frequency } from '../../server/series/frequency.js';
import type { Observation } from '../../server/series/observation.js';
import { unpackVintage } from '../../server/setup/readObservationFile.js';
import { type Indicator, readBundledLibrary } from '../data/bundledLibrary.js';

const library = readBundledLibrary();
const lines = new Map(library.observations.map((line) => [line.series, line]));

/** The indicators and releases of the catalogue, as its files have them. */
export const indicators = library.indicators;
export const releases = library.releases;

export interface RawVintage {
  date: string;
  unit: string;
  observations: Observation[];
}

function findRawIndicator(slug: string): Indicator {
  const found = indicators.find((indicator) => indicator.slug === slug);
  if (found === undefined) throw new Error(`The catalogue has no ${slug}.`);
  return found;
}

const unpacked = new Map<string, RawVintage[]>();

/** The vintages of a series as the data files have them, oldest first. */
export function readRawVintages(slug: string, country: string): RawVintage[] {
  const name = `${slug} ${country}`;
  const known = unpacked.get(name) ?? unpackVintages(slug, country);
  unpacked.set(name, known);
  return known;
}

function unpackVintages(slug: string, country: string): RawVintage[] {
  const { series, frequency } = findRawIndicator(slug);
  const seriesEntry = series.find((entry) => entry.country === country);
  const line = lines.get(`${seriesEntry?.provider}/${seriesEntry?.providerSeriesId}`);
  if (line === undefined) throw new Error(`The data files have no ${slug} of ${country}.`);
  return line.vintages.map((vintage) => ({
    date: vintage.date,
    unit: vintage.unit,
    observations: unpackVintage(vintage, frequency as Frequency),
  }));
}

/** The latest values of a series as the data files have them. */
export function readLatestRaw(slug: string, country: string): Observation[] {
  return readRawVintages(slug, country).at(-1)?.observations ?? [];
}

/**
 * What was known on a day, by date: the values of the vintage that was current then. A date that an earlier vintage had
 * and this one has no more stays, without a value.
 */
export function readRawAsOf(slug: string, country: string, day: string): Observation[] {
  const known = new Map<string, number | null>();
  for (const { observations } of readRawVintages(slug, country).filter(({ date }) => date <= day)) {
    for (const date of known.keys()) known.set(date, null);
    for (const { date, value } of observations) known.set(date, value);
  }
  return [...known].map(([date, value]) => ({ date, value })).sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Rows without what else they carry. */
export function toDateValues(rows: Observation[]): Observation[] {
  return rows.map(({ date, value }) => ({ date, value }));
}

/** Series with several vintages: revised, rebased and never revised, and one of the euro area. */
export const vintagedSeries: [string, string][] = [
  ['real-gdp', 'US'],
  ['real-gdp', 'EA'],
  ['us-cpi-all-items', 'US'],
  ['us-unemployment-rate', 'US'],
  ['us-m2-money-stock', 'US'],
  ['us-real-potential-gdp', 'US'],
  // A later vintage begins later: the dates before it were withdrawn.
  ['us-currency-component-of-m1', 'US'],
];

/** Equal to within the error of floating point, and missing where the other is missing. */
export function expectClose(found: Observation[], expected: (number | null)[]): void {
  expect(found.map(({ value }) => value === null)).toEqual(expected.map((value) => value === null));
  found.forEach(({ date, value }, index) => {
    const expectedValue = expected[index] ?? 0;
    const error = Math.abs((value ?? 0) - expectedValue) / Math.max(1, Math.abs(expectedValue));
    if (error > 1e-9) throw new Error(`${date} is ${value} and should be ${expectedValue}.`);
  });
}
