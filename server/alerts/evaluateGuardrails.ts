import type { Knex } from 'knex';
import { assessQuality } from '../indicators/assessQuality.js';
import { findOneSeries } from '../indicators/findSeries.js';
import { selectVintage } from '../indicators/selectVintage.js';
import { findReleaseFacts } from '../releases/releaseFacts.js';
import type { Firing } from '../series/conditions/firing.js';
import { addDays } from '../series/periods.js';
import type { AlertRule } from '../store/alertRules.js';
import { listObservations } from '../store/observations.js';
import type { SeriesToEvaluate } from './seriesToEvaluate.js';

interface RaisedGuardrail {
  rule: AlertRule;
  firing: Firing;
}

/** Evaluates the rules about guardrails: compares those of the latest vintage with those of the vintage before the pending ones. */
export async function evaluateGuardrails(
  db: Knex,
  { series, pending }: Pick<SeriesToEvaluate, 'series' | 'pending'>,
  rules: AlertRule[],
  day: string,
): Promise<RaisedGuardrail[]> {
  const [first, latest] = [pending[0], pending.at(-1)];
  if (first === undefined || latest === undefined) return [];
  const before = await readGuardrails(db, series, addDays(first.date, -1), day);
  if (before === undefined) return [];
  const after = (await readGuardrails(db, series, latest.date, day)) ?? new Map<string, string>();
  const raised = [...after].filter(([code]) => !before.has(code));
  return rules.flatMap((rule) => {
    const wanted = rule.condition.kind === 'guardrail' ? rule.condition.guardrail : null;
    const matching = raised.filter(([code]) => wanted === null || code === wanted);
    if (matching.length === 0) return [];
    const messages = matching.map(([code, message]) => `${code}: ${message}`).join(' ');
    const sentence = `${series.name} (${series.country}): ${messages}`.slice(0, maxLength);
    return [{ rule, firing: { vintage: latest.date, period: null, value: null, previousValue: null, sentence } }];
  });
}

const maxLength = 1_000;
/** These depend on the time; rules of the kind `stale` check them. */
const codesOfTime: ReadonlySet<string> = new Set(['STALE', 'DISCONTINUED', 'HELD_UNTIL']);

/** Returns the messages of the guardrails in the vintage that was current on a day, by code; undefined if there was none. */
async function readGuardrails(
  db: Knex,
  { indicator, country, releaseId }: SeriesToEvaluate['series'],
  vintageDay: string,
  today: string,
): Promise<Map<string, string> | undefined> {
  const found = await findOneSeries(db, indicator, country, vintageDay);
  if (found.vintages.current === null) return undefined;
  const vintage = selectVintage(indicator, found.vintages, vintageDay, vintageDay > today ? vintageDay : today);
  const release = await findReleaseFacts(db, releaseId, today);
  const asOf = found.vintages.current.date;
  const { guardrails } = await assessQuality(db, { found, vintage, release, today }, () =>
    listObservations(db, found.series, { order: 'asc', asOf }),
  );
  const messages = guardrails.findings.map(({ code, message }): [string, string] => [code, message]);
  return new Map(messages.filter(([code]) => !codesOfTime.has(code)));
}
