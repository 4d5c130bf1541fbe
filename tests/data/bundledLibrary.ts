import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Frequency } from '../../server/series/frequency.js';

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

export interface Vintage {
  date: string;
  unit: string;
  start: string;
  values: (number | null)[];
  steps?: number[];
}

export interface SeriesLine {
  series: string;
  vintages: Vintage[];
}

const data = new URL('../../data/', import.meta.url);

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(path, data), 'utf8')) as T;
}

function readFolder<T>(path: string): { file: string; entries: T[] }[] {
  return readdirSync(new URL(path, data)).map((file) => ({ file, entries: readJson<T[]>(`${path}/${file}`) }));
}

function readObservations(files = readdirSync(new URL('observations', data))): SeriesLine[] {
  return files.flatMap((file) => {
    const text = gunzipSync(readFileSync(new URL(`observations/${file}`, data))).toString('utf8');
    return text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as SeriesLine);
  });
}

/** Reads the files under `data/` as they are: all of them, or only these observation files. */
export function readBundledLibrary(observationFiles?: string[]) {
  const indicatorFiles = readFolder<Indicator>('catalogue/indicators');
  return {
    indicatorFiles,
    indicators: indicatorFiles.flatMap(({ entries }) => entries),
    releases: readFolder<Release>('catalogue/releases').flatMap(({ entries }) => entries),
    countries: readJson<{ code: string; code3: string; name: string }[]>('catalogue/countries.json'),
    licences: readJson<{ id: string; name: string; url: string; attribution: string }[]>('catalogue/licences.json'),
    observations: readObservations(observationFiles),
  };
}
