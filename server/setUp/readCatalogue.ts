import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Country } from '../store/countries.js';
import type { IndicatorDefinition } from '../store/indicators.js';
import type { Licence } from '../store/licences.js';
import type { Release } from '../store/releases.js';
import type { SeriesDefinition } from '../store/series.js';

/** Facts that the files state only where they are true. */
type Fact = 'annualRate' | 'publishesProjections';

/** What a series says for itself; whatever it leaves out, its indicator says for all of its series. */
interface SeriesTerms
  extends Omit<SeriesDefinition, 'indicatorId' | 'country' | 'provider' | 'providerSeriesId' | 'releaseId' | Fact>,
    Partial<Pick<SeriesDefinition, Fact>> {
  release: string;
}

interface SeriesEntry
  extends Partial<SeriesTerms>,
    Pick<SeriesDefinition, 'country' | 'provider' | 'providerSeriesId'> {}

interface IndicatorEntry extends Omit<IndicatorDefinition, 'defaultCountry' | 'prominence'>, SeriesTerms {
  series: SeriesEntry[];
}

/** A release; what it does not say of estimates it does not have. */
type ReleaseEntry = Omit<Release, 'estimate' | 'revisions'> & Partial<Release>;

/** The bundled library's catalogue, as the store takes it. */
export interface Catalogue {
  countries: Country[];
  licences: Licence[];
  releases: Release[];
  indicators: { definition: IndicatorDefinition; series: Omit<SeriesDefinition, 'indicatorId'>[] }[];
}

/** Reads the catalogue of a data folder (data/README.md describes its files). */
export function readCatalogue(folder: string): Catalogue {
  const read = <Entry>(...names: string[]): Entry[] =>
    JSON.parse(readFileSync(join(folder, 'catalogue', ...names), 'utf8'));
  const readAll = <Entry>(name: string): Entry[] =>
    readdirSync(join(folder, 'catalogue', name))
      .sort()
      .flatMap((file) => read<Entry>(name, file));
  const entries = readAll<IndicatorEntry>('indicators');
  return {
    countries: read('countries.json'),
    licences: read('licences.json'),
    releases: readAll<ReleaseEntry>('releases').map((entry) => ({ estimate: null, revisions: [], ...entry })),
    indicators: entries.map((entry) => asStored(entry, prominenceOf(entry.slug, entries))),
  };
}

function prominenceOf(slug: string, entries: IndicatorEntry[]): number {
  return entries.filter(({ related }) => related.includes(slug)).length;
}

function asStored(entry: IndicatorEntry, prominence: number): Catalogue['indicators'][number] {
  const { series, unit, scale, currency, seasonalAdjustment, aggregation, ...rest } = entry;
  const { annualRate = false, publishesProjections = false, ...others } = rest;
  const { sourceAgency, release, licence, methodology, ...shared } = others;
  const values = { unit, scale, currency, seasonalAdjustment, annualRate, publishesProjections, aggregation };
  const terms = { ...values, sourceAgency, release, licence, methodology };
  return {
    definition: {
      ...shared,
      prominence,
      defaultCountry: (series.find(({ country }) => country === 'US') ?? series[0])?.country ?? '',
    },
    series: series.map((own) => {
      const { release: releaseId, ...rest } = { ...terms, ...own };
      return { ...rest, releaseId };
    }),
  };
}
