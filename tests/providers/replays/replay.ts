import type { Provider, ProviderSeries, SeriesQuery } from '../../../server/providers/provider.js';
import type { FailureKind } from '../../../server/providers/providerFailure.js';
import { expandUpdates } from '../../support/expandUpdates.js';

/** A recorded call and the expected result of the adapter. */
export interface Replay {
  query: SeriesQuery;
  /** The response to a request is the first whose `to` occurs in its URL or body. */
  responses: RecordedResponse[];
  /** The expected fields; other fields are not checked. */
  expected: Partial<SeriesSummary> | { kind: FailureKind; message?: string };
}

export type RecordedResponse = { to: string /** Default: 200. */; status?: number } & (
  | { file: string /** Repairs a recording that was truncated. */; mend?: (text: string) => string }
  | { /** A response that was not recorded. */ text: string }
);

/** The recorded responses of a provider; each file is in `replays` or `unread`. */
export interface ProviderReplays {
  provider: Provider;
  key?: string;
  /** By description. */
  replays: Record<string, Replay>;
  /** Files with responses to calls that the adapter does not make, with a description. */
  unread: Record<string, string>;
}

/** Summary of a series, for easy comparison. */
interface SeriesSummary
  extends Pick<ProviderSeries, 'id' | 'title' | 'frequency' | 'unit' | 'seasonalAdjustment' | 'updatedAt'> {
  count: number;
  first: string;
  last: string;
  missing: string[];
  values: Record<string, number | null>;
  flags: Record<string, string>;
  vintages: number | null;
  /** Units by vintage. */
  units: Record<string, string>;
  /** Values as of the day of a vintage. */
  asOf: Record<string, Record<string, number | null>>;
}

export function summarizeSeries({ observations, vintages, ...series }: ProviderSeries): SeriesSummary {
  const dates = observations.map(({ date }) => date);
  const toValues = (list: { date: string; value: number | null }[]) =>
    Object.fromEntries(list.map(({ date, value }) => [date, value]));
  const expandedVintages = vintages === null ? [] : [...expandUpdates(vintages)];
  return {
    ...series,
    count: dates.length,
    first: dates.at(0) ?? '',
    last: dates.at(-1) ?? '',
    missing: observations.filter(({ value }) => value === null).map(({ date }) => date),
    values: toValues(observations),
    flags: Object.fromEntries(observations.map(({ date, flag }) => [date, flag])),
    vintages: vintages?.length ?? null,
    units: Object.fromEntries(expandedVintages.map(({ date, unit }) => [date, unit])),
    asOf: Object.fromEntries(expandedVintages.map((vintage) => [vintage.date, toValues(vintage.observations)])),
  };
}
