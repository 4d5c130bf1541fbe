import { type UnpackedVintage, unpackVintages } from '../../scripts/convert/readObservationFile.js';
import type { Frequency } from '../../server/series/frequency.js';
import type { Observation } from '../../server/series/observation.js';
import { type Indicator, readBundledLibrary } from '../data/bundledLibrary.js';
import { coreFiles } from './coreFiles.js';

const library = readBundledLibrary(coreFiles);
const lines = new Map(library.observations.map((line) => [line.series, line]));

/** Indicators with the series of the core files, and all releases. */
export const indicators = library.indicators.flatMap((indicator) => {
  const series = indicator.series.filter((one) => lines.has(`${one.provider}/${one.providerSeriesId}`));
  return series.length === 0 ? [] : [{ ...indicator, series }];
});
export const releases = library.releases;

function findRawIndicator(slug: string): Indicator {
  const found = indicators.find((indicator) => indicator.slug === slug);
  if (found === undefined) throw new Error(`Not in the catalogue: ${slug}.`);
  return found;
}

const unpacked = new Map<string, UnpackedVintage[]>();

/** Reads the vintages of a series from the data files, oldest first. */
export function readRawVintages(slug: string, country: string): UnpackedVintage[] {
  const name = `${slug} ${country}`;
  const known = unpacked.get(name) ?? readVintages(slug, country);
  unpacked.set(name, known);
  return known;
}

function readVintages(slug: string, country: string): UnpackedVintage[] {
  const { series, frequency } = findRawIndicator(slug);
  const seriesEntry = series.find((entry) => entry.country === country);
  const line = lines.get(`${seriesEntry?.provider}/${seriesEntry?.providerSeriesId}`);
  if (line === undefined) throw new Error(`Not in the data files: ${slug} of ${country}.`);
  return unpackVintages(line.vintages, frequency as Frequency);
}

/** Reads the latest values of a series from the data files. */
export function readLatestRaw(slug: string, country: string): Observation[] {
  return readRawVintages(slug, country).at(-1)?.observations ?? [];
}

/**
 * Reads the values as of a day: those of the vintage that was current then. A date that only an earlier vintage has gets the
 * value null.
 */
export function readRawAsOf(slug: string, country: string, day: string): Observation[] {
  const known = new Map<string, number | null>();
  for (const { observations } of readRawVintages(slug, country).filter(({ date }) => date <= day)) {
    for (const date of known.keys()) known.set(date, null);
    for (const { date, value } of observations) known.set(date, value);
  }
  return [...known].map(([date, value]) => ({ date, value })).sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Reduces rows to date and value. */
export function toDateValues(rows: Observation[]): Observation[] {
  return rows.map(({ date, value }) => ({ date, value }));
}

/** Series with several vintages: revised, rebased, never revised, and one of the euro area. */
export const vintagedSeries: [string, string][] = [
  ['real-gdp', 'US'],
  ['real-gdp', 'EA'],
  ['us-cpi-all-items', 'US'],
  ['us-unemployment-rate', 'US'],
  ['us-m2-money-stock-not-seasonally-adjusted', 'US'],
  ['us-real-potential-gdp', 'US'],
  // A later vintage starts later: the dates before it were withdrawn.
  ['us-currency-component-of-m1', 'US'],
];

/** Expects values that are equal within floating-point error, and missing values at the same dates. */
export function expectClose(found: Observation[], expected: (number | null)[]): void {
  expect(found.map(({ value }) => value === null)).toEqual(expected.map((value) => value === null));
  found.forEach(({ date, value }, index) => {
    const expectedValue = expected[index] ?? 0;
    const error = Math.abs((value ?? 0) - expectedValue) / Math.max(1, Math.abs(expectedValue));
    if (error > 1e-9) throw new Error(`${date} is ${value}, expected ${expectedValue}.`);
  });
}
