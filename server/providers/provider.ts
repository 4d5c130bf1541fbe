import type { CallBudget } from '../callBudget.js';
import type { CatalogueEntry } from '../series/catalogueEntry.js';
import type { Frequency } from '../series/frequency.js';
import type { SeasonalAdjustment } from '../series/seasonalAdjustment.js';
import type { VintageKind, VintageUpdate } from '../series/vintageUpdate.js';
import type { ProviderFailure } from './providerFailure.js';

/** The validators of a response, for conditional requests (RFC 9110). */
export interface CacheValidators {
  etag: string | null;
  lastModified: string | null;
}

/** An HTTP request to a provider. */
export interface HttpRequest {
  url: URL;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  body?: string | Blob;
  /** Time limit up to the last byte of the response, in milliseconds. Default: that of the client. */
  timeoutMs?: number;
  /** Validators of an earlier response: the provider may then return 304. */
  validators?: CacheValidators | undefined;
  /** Whether the response is a file whose bytes are kept without decoding them. */
  isBinary?: boolean;
  /** Maximum size of the response body. Default: 64 MB. */
  maxBytes?: number;
}

/** A complete HTTP response of a provider. Redirects are returned, not followed. */
export interface HttpResponse {
  status: number;
  headers: Headers;
  /** Media type in lower case, without parameters; empty if there is none. */
  contentType: string;
  /** Empty for a binary file. */
  text: string;
  bytes: Buffer;
}

/**
 * Sends a request through the HTTP client. `parse` receives responses of any status and returns the data or throws a ProviderFailure; the client retries
 * a transient failure.
 */
export type Sender = <Data>(request: HttpRequest, parse: (response: HttpResponse) => Data) => Promise<Data>;

/** Common statuses for the flags of all providers. */
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
  /** In `unit`; null if the provider has no value. */
  value: number | null;
  status: ObservationStatus;
  /** The provider's own flag; empty if there is none. */
  flag: string;
}

/** A series as the provider currently publishes it. */
export interface ProviderSeries {
  /** The canonical id; the query may spell it differently. */
  id: string;
  title: string;
  frequency: Frequency;
  /** Unit of the values, after the provider's multipliers are applied. */
  unit: string;
  /** Null if the provider does not state it. */
  seasonalAdjustment: SeasonalAdjustment | null;
  /** Sorted by date; dates are unique. */
  observations: ProviderObservation[];
  /** Oldest first; null if the provider keeps no vintages or the query did not request them. */
  vintages: VintageUpdate[] | null;
  /** Whether a vintage shows the values of any later day until the next one, or only those of its own day. Default: `native`. */
  vintageKind?: VintageKind;
  /** When the provider last changed the series; null if it does not state it. */
  updatedAt: string | null;
  /** For the next query; omitted if the provider sends no validators. */
  validators?: CacheValidators;
}

export interface SeriesQuery {
  id: string;
  /** First and last date; without them the whole series. */
  start?: string | undefined;
  end?: string | undefined;
  /** Whether to fetch vintages, if the provider keeps them. */
  vintages?: boolean | undefined;
  /** Validators of the stored series: the call fails with `not_modified` if the series has not changed. */
  validators?: CacheValidators | undefined;
}

export const providerNames = [
  'fred',
  'bls',
  'bea',
  'worldbank',
  'oecd',
  'imf',
  'eurostat',
  'ecb',
  'bis',
  'eurofxref',
  'fed',
  'rtdsm',
] as const;

export type ProviderName = (typeof providerNames)[number];

export function isProviderName(name: string): name is ProviderName {
  return (providerNames as readonly string[]).includes(name);
}

/** Static description of a provider. */
export interface ProviderInfo {
  name: ProviderName;
  title: string;
  homepage: string;
  /** Terms for displaying its data. */
  terms: { summary: string; url: string };
  /** Base URL of the API. */
  baseUrl: string;
  /** The API key that the provider accepts. */
  key: { setting: 'FRED_API_KEY' | 'BLS_API_KEY' | 'BEA_API_KEY'; required: boolean } | null;
  budgets: CallBudget[];
  /** Budgets without an API key, if they differ. */
  keylessBudgets?: CallBudget[];
  /** Number of past years to fetch when refreshing a series, for providers that need several calls for a whole series. Default: the whole series. */
  refreshYears?: number;
  /** Number of series that an import fetches before it writes the first of them. Default: 50. */
  seriesPerFetch?: number;
  /** An example of a series id. */
  exampleId: string;
}

/** What an adapter needs to call its provider. */
export interface ProviderAccess {
  send: Sender;
  /** Base URL of the API; ends with a slash. */
  baseUrl: string;
  /** The API key; undefined if there is none. */
  key: string | undefined;
  now(): Date;
}

/** A source of series. */
export interface Provider {
  info: ProviderInfo;
  /** Throws a ProviderFailure; never returns an empty series for a malformed response. */
  fetchSeries(access: ProviderAccess, query: SeriesQuery): Promise<ProviderSeries>;
  /**
   * Fetches several series with the same window in as few calls as possible. Returns the series or failure by the id in the query.
   * Omitted if a call fetches only one series.
   */
  fetchBatch?(access: ProviderAccess, queries: SeriesQuery[]): Promise<Map<string, ProviderSeries | ProviderFailure>>;
  /** Omitted if the provider's catalogue is not fetched. */
  catalogue?: ProviderCatalogue;
}

/** The list of what a provider offers. */
export interface ProviderCatalogue {
  /** Whether it has everything that the provider offers, or only what `subject` names. */
  scope: 'complete' | 'part';
  contents: 'series' | 'datasets';
  subject: string;
  /** Fetches the list, sorted by code. Throws a ProviderFailure. */
  fetch(access: ProviderAccess): Promise<CatalogueEntry[]>;
}
