import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readObservationFile } from '../../scripts/convert/readObservationFile.js';
import type { Frequency } from '../../server/series/frequency.js';
import { type CountryCodes, expandSeriesEntries, type SeriesForm } from '../../server/setup/expandSeriesEntries.js';
import type { PackedSeries } from '../../server/setup/packedSeries.js';
import { type Inclusion, splitEntries } from '../../server/setup/splitEntries.js';
import type { Licence } from '../../server/store/licences.js';

/** Properties of an indicator that a series entry can override. */
export interface SeriesProperties {
  aggregation: string;
  unit: string;
  scale: number;
  currency: string | null;
  seasonalAdjustment: string;
  annualRate?: boolean;
  publishesProjections?: boolean;
  sourceAgency: string;
  release: string;
  licence: string;
  methodology: string;
}

export interface SeriesEntry extends Partial<SeriesProperties> {
  country: string;
  provider: string;
  providerSeriesId: string;
}

export interface Indicator extends SeriesProperties {
  slug: string;
  name: string;
  description: string;
  category: string;
  keywords: string[];
  concept: string;
  frequency: Frequency;
  unitClass: string;
  priceBasis: string;
  related: string[];
  series: SeriesEntry[];
  /** Series of other indicators that this one includes. */
  inclusions: Inclusion[];
}

export interface Release {
  id: string;
  agency: string;
  /** Null for a worldwide release. */
  country: string | null;
  importance: string;
  frequency: Frequency;
  time: string | null;
  timeZone: string | null;
  holidays: string;
  rule: { kind: string } | null;
}

const data = new URL('../../data/', import.meta.url);

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(path, data), 'utf8')) as T;
}

function readFolder<T>(path: string): { file: string; entries: T[] }[] {
  return readdirSync(new URL(path, data)).map((file) => ({ file, entries: readJson<T[]>(`${path}/${file}`) }));
}

function readObservations(files = readdirSync(new URL('observations', data))): PackedSeries[] {
  return files.flatMap((file) => readObservationFile(fileURLToPath(new URL(`observations/${file}`, data))));
}

/** An indicator as in its file, where one entry can stand for the series of several countries. */
interface IndicatorInFile extends Omit<Indicator, 'series' | 'inclusions'> {
  series: ((Omit<SeriesEntry, 'country'> & SeriesForm) | Inclusion)[];
}

/** Reads the files under `data/`: all of them, or only these observation files. Lists the series of each indicator one by one. */
export function readBundledLibrary(observationFiles?: string[]) {
  const countries = readJson<(CountryCodes & { name: string })[]>('catalogue/countries.json');
  const indicatorFiles = readFolder<IndicatorInFile>('catalogue/indicators').map(({ file, entries }) => {
    const indicators: Indicator[] = entries.map((entry) => {
      const { series, inclusions } = splitEntries(entry.series);
      return { ...entry, series: expandSeriesEntries(series, countries), inclusions };
    });
    return { file, entries: indicators };
  });
  return {
    indicatorFiles,
    indicators: indicatorFiles.flatMap(({ entries }) => entries),
    releases: readFolder<Release>('catalogue/releases').flatMap(({ entries }) => entries),
    countries,
    licences: readJson<(Licence & { url: string })[]>('catalogue/licences.json'),
    observations: readObservations(observationFiles),
  };
}
