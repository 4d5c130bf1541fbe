import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueEntry } from '../series/catalogueEntry.js';
import type { Country } from '../store/countries.js';
import type { IndicatorDefinition } from '../store/indicators.js';
import type { Licence } from '../store/licences.js';
import type { Release } from '../store/releases.js';
import type { SeriesDefinition } from '../store/series.js';
import { createSourceFinder, type SourceEntry, type SourceFinder } from './createSourceFinder.js';
import { type CountryCodes, expandSeriesEntries, type SeriesForm } from './expandSeriesEntries.js';
import { type Inclusion, splitEntries } from './splitEntries.js';

/** Flags that the files contain only if they are true. */
type OptionalFlag = 'annualRate' | 'publishesProjections';

/** Properties of a series. A property that a series omits has the value of its indicator. */
interface SeriesDefaults
  extends Omit<
      SeriesDefinition,
      'indicatorId' | 'country' | 'provider' | 'providerSeriesId' | 'releaseId' | OptionalFlag
    >,
    Partial<Pick<SeriesDefinition, OptionalFlag>> {
  release: string;
}

type SeriesEntry = Partial<SeriesDefaults> & Pick<SeriesDefinition, 'provider' | 'providerSeriesId'> & SeriesForm;

interface IndicatorEntry extends Omit<IndicatorDefinition, 'defaultCountry' | 'prominence'>, SeriesDefaults {
  series: (SeriesEntry | Inclusion)[];
}

/** A country with the currency that it uses now; null for a group of countries. */
type CountryInFile = Country & CountryCodes;

/** A release. A missing `estimate` means null, missing `revisions` mean none. */
type ReleaseEntry = Omit<Release, 'estimate' | 'revisions'> & Partial<Release>;

/** The series that a provider lists. `{code}` in `seriesIdForm` is replaced by the code of each series. */
interface ProviderFile extends Pick<CatalogueEntry, 'provider' | 'seriesIdForm' | 'frequency'> {
  series: Omit<CatalogueEntry, 'provider' | 'seriesIdForm' | 'frequency'>[];
}

/** The catalogue of the bundled library, in the types of the store. */
export interface Catalogue {
  countries: Country[];
  licences: Licence[];
  releases: Release[];
  /** The series that providers list, by provider. */
  providers: Map<string, CatalogueEntry[]>;
  indicators: {
    definition: IndicatorDefinition;
    series: Omit<SeriesDefinition, 'indicatorId'>[];
    inclusions: Inclusion[];
  }[];
  sources: SourceFinder;
}

/** Reads the catalogue of a data folder (data/README.md describes its files). */
export function readCatalogue(folder: string): Catalogue {
  const read = <Content>(...names: string[]): Content =>
    JSON.parse(readFileSync(join(folder, 'catalogue', ...names), 'utf8'));
  const listFiles = (name: string) => readdirSync(join(folder, 'catalogue', name)).sort();
  const readAll = <Entry>(name: string): Entry[] => listFiles(name).flatMap((file) => read<Entry[]>(name, file));
  const entries = readAll<IndicatorEntry>('indicators');
  const countries = read<CountryInFile[]>('countries.json');
  return {
    countries,
    licences: read('licences.json'),
    releases: readAll<ReleaseEntry>('releases').map((entry) => ({ estimate: null, revisions: [], ...entry })),
    providers: new Map(listFiles('providers').map((file) => toListedSeries(read<ProviderFile>('providers', file)))),
    indicators: entries.map((entry) => toStoredIndicator(entry, countries, computeProminence(entry.slug, entries))),
    sources: createSourceFinder(read<SourceEntry[]>('sources.json')),
  };
}

function toListedSeries({ provider, seriesIdForm, frequency, series }: ProviderFile): [string, CatalogueEntry[]] {
  const listed = series.map((entry) => {
    return { provider, seriesIdForm: seriesIdForm.replace('{code}', entry.code), frequency, ...entry };
  });
  return [provider, listed];
}

function computeProminence(slug: string, entries: IndicatorEntry[]): number {
  return entries.filter(({ related }) => related.includes(slug)).length;
}

function toStoredIndicator(
  entry: IndicatorEntry,
  countries: CountryInFile[],
  prominence: number,
): Catalogue['indicators'][number] {
  const { series: entries, unit, scale, currency, seasonalAdjustment, aggregation, ...rest } = entry;
  const { annualRate = false, publishesProjections = false, ...others } = rest;
  const { sourceAgency, release, licence, methodology, ...shared } = others;
  const values = { unit, scale, currency, seasonalAdjustment, annualRate, publishesProjections, aggregation };
  const { series: forms, inclusions } = splitEntries(entries);
  const series = expandSeriesEntries(forms, countries);
  const defaults = { ...values, sourceAgency, release, licence, methodology };
  return {
    definition: {
      ...shared,
      prominence,
      defaultCountry: findDefaultCountry([...series, ...inclusions]),
    },
    series: series.map((overrides) => {
      const { release: releaseId, ...rest } = { ...defaults, ...overrides };
      return { ...rest, releaseId };
    }),
    inclusions,
  };
}

function findDefaultCountry(series: { country: string }[]): string {
  return (series.find(({ country }) => country === 'US') ?? series[0])?.country ?? '';
}

/** Returns the catalogue with only the series that `has` selects by `provider/providerSeriesId`, and their indicators. */
export function selectSeries(catalogue: Catalogue, has: (name: string) => boolean): Catalogue {
  const kept = catalogue.indicators.flatMap(({ definition, series: all, inclusions }) => {
    const series = all.filter(({ provider, providerSeriesId }) => has(`${provider}/${providerSeriesId}`));
    return series.length === 0 ? [] : [{ definition, series, inclusions }];
  });
  const keys = new Set(
    kept.flatMap(({ definition, series }) => series.map((one) => `${definition.slug} ${one.country}`)),
  );
  const indicators = kept.map(({ definition, series, inclusions: all }) => {
    const inclusions = all.filter(({ indicator, country }) => keys.has(`${indicator} ${country}`));
    const defaultCountry = findDefaultCountry([...series, ...inclusions]);
    return { definition: { ...definition, defaultCountry }, series, inclusions };
  });
  return { ...catalogue, indicators };
}
