import type { CallBudget } from '../callBudget.js';
import type { CatalogueEntry } from '../series/catalogueEntry.js';
import type { Frequency } from '../series/frequency.js';
import type { SeasonalAdjustment } from '../series/seasonalAdjustment.js';
import type { VintageUpdate } from '../series/vintageUpdate.js';
import type { ProviderFailure } from './providerFailure.js';

/** What a provider marks an answer with, by which it tells later whether anything has changed since. */
export interface CacheValidators {
  etag: string | null;
  lastModified: string | null;
}

/** What is asked of a provider over HTTP. */
export interface HttpRequest {
  url: URL;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** The mark of an earlier answer: the provider may then say that nothing has changed since. */
  validators?: CacheValidators | undefined;
  /** How the body is written, or that the answer itself says so, as XML does; UTF-8 unless said otherwise. */
  encoding?: 'utf-8' | 'iso-8859-1' | 'declared';
  /** The longest body to take; 64 MB unless said otherwise. */
  maxBytes?: number;
}

/** What a provider answered, read to the end. Redirects are answers too. */
export interface HttpResponse {
  status: number;
  headers: Headers;
  /** Without parameters and in lower case; empty when there is none. */
  contentType: string;
  text: string;
}

/**
 * Asks a provider through the one door to the network. `read` makes the data of an answer of any status, or throws a ProviderFailure;
 * a transient one has the call made again.
 */
export type Sender = <Data>(request: HttpRequest, parse: (response: HttpResponse) => Data) => Promise<Data>;

/** One small set for the flags of all providers. */
export type ObservationStatus =
  | 'normal'
  | 'provisional'
  | 'estimate'
  | 'forecast'
  | 'break'
  | 'missing'
  | 'confidential'
  | 'low_reliability';

export interface ProviderObservation {
  /** The first day of the period. */
  date: string;
  /** The period as the provider writes it. */
  period: string;
  /** In `unit`; null where the provider has none. */
  value: number | null;
  status: ObservationStatus;
  /** The provider's own flag; empty when there is none. */
  flag: string;
}

/** A series as a provider has it now. */
export interface ProviderSeries {
  /** As the adapter writes it, whatever spelling it was asked by. */
  id: string;
  title: string;
  frequency: Frequency;
  /** What the values are in, multipliers of the provider applied. */
  unit: string;
  /** Null where the provider does not say. */
  seasonalAdjustment: SeasonalAdjustment | null;
  /** By date; each date once. */
  observations: ProviderObservation[];
  /** Oldest first; null where the provider keeps no earlier states, or was not asked for them. */
  vintages: VintageUpdate[] | null;
  /** When the provider says that it last changed the series. */
  updatedAt: string | null;
  /** To be handed in as `known` by the next query; left out where the provider has no marks. */
  validators?: CacheValidators;
}

export interface SeriesQuery {
  id: string;
  /** The first and the last date wanted; the whole series without them. */
  start?: string | undefined;
  end?: string | undefined;
  /** Whether earlier states are wanted too, where the provider keeps them. */
  vintages?: boolean | undefined;
  /** The mark of the series that is here already: the call fails as `not_modified` where that is what the provider has still. */
  validators?: CacheValidators | undefined;
}

export const providerNames = ['fred', 'bls', 'bea', 'worldbank', 'oecd', 'imf', 'eurostat', 'ecb'] as const;

export type ProviderName = (typeof providerNames)[number];

export function isProviderName(name: string): name is ProviderName {
  return (providerNames as readonly string[]).includes(name);
}

/** What is known of a provider before it is asked. */
export interface ProviderInfo {
  name: ProviderName;
  title: string;
  homepage: string;
  /** What its terms ask of whoever shows its data. */
  terms: { summary: string; url: string };
  /** Where its API stands. */
  baseUrl: string;
  /** The key that it takes. */
  key: { setting: 'FRED_API_KEY' | 'BLS_API_KEY' | 'BEA_API_KEY'; required: boolean } | null;
  budgets: CallBudget[];
  /** Those of calls without the key that it takes, where they are others. */
  keylessBudgets?: CallBudget[];
  /** How many years back it is asked for what is new of a series, where all of a series takes several calls; left out, it is asked for all of it. */
  refreshYears?: number;
  /** How its series are named here, by an example. */
  exampleId: string;
}

/** What an adapter is handed. */
export interface ProviderAccess {
  send: Sender;
  /** Where its API stands; ends with a slash. */
  baseUrl: string;
  /** Its key; undefined when there is none. */
  key: string | undefined;
  now(): Date;
}

/** A source of series: how to ask it, and how to read what it answers. */
export interface Provider {
  info: ProviderInfo;
  /** Throws a ProviderFailure; never answers an empty series for a broken one. */
  fetchSeries(access: ProviderAccess, query: SeriesQuery): Promise<ProviderSeries>;
  /**
   * Several series with the same window in as few calls as the provider allows; what became of each, by the id it was asked by.
   * Left out where a call takes one series.
   */
  fetchBatch?(access: ProviderAccess, queries: SeriesQuery[]): Promise<Map<string, ProviderSeries | ProviderFailure>>;
  /** All that it has, by code; left out where that is not asked for. Throws a ProviderFailure. */
  fetchCatalogue?(access: ProviderAccess): Promise<CatalogueEntry[]>;
}
