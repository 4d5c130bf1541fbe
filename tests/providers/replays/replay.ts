import type { Provider, ProviderSeries, SeriesQuery } from '../../../server/providers/provider.js';
import type { FailureKind } from '../../../server/providers/providerFailure.js';
import { expandUpdates } from '../../support/expandUpdates.js';

/** A call that was recorded, and what its adapter must make of the answer. */
export interface Replay {
  query: SeriesQuery;
  /** What answers a call: the first whose `to` stands in the call's address or body. */
  responses: RecordedResponse[];
  /** As much of it as is stated. */
  expected: Partial<SeriesSummary> | { kind: FailureKind; message?: string };
}

export type RecordedResponse = { to: string /** 200 unless said otherwise. */; status?: number } & (
  | { file: string /** Mends what was cut when the answer was kept. */; mend?: (text: string) => string }
  | { /** An answer that was not recorded. */ text: string }
);

/** What is said of the recorded answers of a provider; a file stands in one of the two. */
export interface ProviderReplays {
  provider: Provider;
  key?: string;
  /** By what they show. */
  replays: Record<string, Replay>;
  /** Files that answer calls which the adapter does not make, and what those are. */
  unread: Record<string, string>;
}

/** What comes out of an adapter, in a form in which it is easily stated. */
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
  /** Values as known on the day of a vintage. */
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
