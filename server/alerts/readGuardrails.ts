import type { Knex } from 'knex';
import { assessQuality } from '../indicators/assessQuality.js';
import { findOneSeries } from '../indicators/findSeries.js';
import { selectVintage } from '../indicators/selectVintage.js';
import { findReleaseFacts } from '../releases/releaseFacts.js';
import type { Firing } from '../series/conditions/firing.js';
import { nameSeries } from '../series/nameSeries.js';
import type { AlertSeries } from '../store/alertSeries.js';
import { listObservations } from '../store/observations.js';

/** These depend on the time; rules of the kind `stale` check them. */
export const guardrailsOfTime: readonly string[] = ['STALE', 'DISCONTINUED', 'HELD_UNTIL'];

/** The messages of the guardrails that a vintage raises, by code. */
export type RaisedGuardrails = ReadonlyMap<string, string>;

/** Returns the guardrails of a series in the vintage that was current on a day, without those of time; undefined if there was none. */
export async function readGuardrails(
  db: Knex,
  { indicator, country, releaseId }: AlertSeries,
  vintageDay: string,
  today: string,
): Promise<RaisedGuardrails | undefined> {
  const found = await findOneSeries(db, indicator, country, vintageDay);
  if (found.vintages.current === null) return undefined;
  const vintage = selectVintage(indicator, found.vintages, vintageDay, vintageDay > today ? vintageDay : today);
  const release = await findReleaseFacts(db, releaseId, today);
  const asOf = found.vintages.current.date;
  const { guardrails } = await assessQuality(db, { found, vintage, release, today }, () =>
    listObservations(db, found.series, { order: 'asc', asOf }),
  );
  const messages = guardrails.findings.map(({ code, message }): [string, string] => [code, message]);
  return new Map(messages.filter(([code]) => !guardrailsOfTime.includes(code)));
}

const maxLength = 1_000;

/** Compares the guardrails of a vintage with those of the one before. Fires if it raises one, or the one that is wanted. */
export function evaluateRaised(
  { before, after }: { before: RaisedGuardrails; after: RaisedGuardrails },
  wanted: string | null,
  vintage: string,
  series: AlertSeries,
): Firing | undefined {
  const raised = [...after].filter(([code]) => !before.has(code) && (wanted === null || code === wanted));
  if (raised.length === 0) return undefined;
  const messages = raised.map(([code, message]) => `${code}: ${message}`).join(' ');
  const sentence = `${nameSeries(series)}: ${messages}`.slice(0, maxLength);
  return { vintage, period: null, value: null, previousValue: null, sentence };
}
