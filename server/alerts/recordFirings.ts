import type { Knex } from 'knex';
import { type AlertFiring, insertFirings, type NewFiring, toFiringKey } from '../store/alertFirings.js';
import { type AlertRule, lockRules, markFired } from '../store/alertRules.js';
import { appendEvents, type NewEvent } from '../store/events.js';
import { insertNotifications, type Notice } from '../store/notifications.js';
import { type AlertCandidate, toOccasion } from './alertCandidate.js';
import { buildAlertLink } from './buildAlertLink.js';
import { leaveOutFired } from './leaveOutFired.js';
import { queueFirings } from './mail/queueFirings.js';

const hourMs = 3_600_000;

/**
 * Fires rules in a transaction: adds to the history, the events, the notifications and the queue of mails. A rule that is quiet, was stopped or has
 * fired on the same occasion does not fire. Returns how many fired.
 */
export async function recordFirings(trx: Knex.Transaction, candidates: AlertCandidate[], at: string): Promise<number> {
  if (candidates.length === 0) return 0;
  const rules = new Map(
    (await lockRules(trx, [...new Set(candidates.map(({ rule }) => rule.id))])).map((rule) => [rule.id, rule]),
  );
  const selected = await selectFiring(trx, candidates, rules, at);
  const byKey = new Map(selected.map((one) => [toFiringKey(toOccasion(one)), one]));
  const firings = await insertFirings(
    trx,
    [...byKey.values()].map((one) => toFiring(one, at)),
  );
  const fired = firings.map((firing) => ({ firing, candidate: byKey.get(toFiringKey(firing)) as AlertCandidate }));
  await markFired(trx, [...new Set(firings.map(({ ruleId }) => ruleId))], at);
  await appendEvents(
    trx,
    fired.map(({ firing, candidate }) => buildEvent(firing, candidate)),
  );
  const listed = fired.filter(({ candidate }) => candidate.rule.delivery.inApp).map(({ firing }) => firing);
  await insertNotifications(
    trx,
    listed.map((firing) => ({
      ...buildNotice(firing),
      ...{ accountId: firing.accountId, listed: true, createdAt: at, readAt: null },
    })),
  );
  await queueFirings(trx, firings, at);
  return fired.length;
}

/**
 * Selects what fires. For rules that then end or stay quiet, drops the occasions for which they have fired, so that these do not displace a new
 * one. For other rules the unique index does this.
 */
async function selectFiring(
  trx: Knex.Transaction,
  candidates: AlertCandidate[],
  rules: Map<string, AlertRule>,
  at: string,
): Promise<AlertCandidate[]> {
  const loud = candidates.flatMap((candidate) => {
    const rule = rules.get(candidate.rule.id);
    return rule?.status === 'active' && !isQuiet(rule, at) ? [{ ...candidate, rule }] : [];
  });
  const repeating = loud.filter(({ rule }) => !firesForOne(rule));
  const single = await leaveOutFired(
    trx,
    loud.filter(({ rule }) => firesForOne(rule)),
  );
  // In the history, later vintages come later.
  return [...repeating, ...selectOnePerRule(single)].sort((a, b) => a.moment.vintage.localeCompare(b.moment.vintage));
}

/** Of several occasions, selects for each rule the latest vintage, and of those of a day the first. */
function selectOnePerRule(candidates: AlertCandidate[]): AlertCandidate[] {
  const selected = new Map<string, AlertCandidate>();
  for (const candidate of candidates) {
    const before = selected.get(candidate.rule.id);
    if (before === undefined || candidate.moment.vintage > before.moment.vintage)
      selected.set(candidate.rule.id, candidate);
  }
  return [...selected.values()];
}

/** Returns whether a rule that has fired is then quiet or has ended. */
function firesForOne({ repeat, quietHours }: AlertRule): boolean {
  return repeat === 'once' || quietHours > 0;
}

function isQuiet({ lastFiredAt, quietHours }: AlertRule, at: string): boolean {
  return lastFiredAt !== null && Date.parse(at) < Date.parse(lastFiredAt) + quietHours * hourMs;
}

function toFiring(candidate: AlertCandidate, at: string): NewFiring {
  const { rule, moment } = candidate;
  return {
    ...toOccasion(candidate),
    ...{ accountId: rule.accountId, ruleName: rule.name, firing: moment, firedAt: at },
    ...{ mail: rule.delivery.mail, mailedAt: null },
  };
}

function buildEvent({ id, ruleId, ruleName, firing, firedAt }: AlertFiring, candidate: AlertCandidate): NewEvent {
  const { rule, seriesId, releaseId } = candidate;
  const data = { id: String(id), ruleId, ruleName, ...firing, firedAt };
  return { type: 'alert.fired', accountId: rule.accountId, seriesId, releaseId, occurredAt: firedAt, data };
}

/** An alert is delivered as its rule says, not by the preferences of the account. */
type AlertNotice = Omit<Notice, 'kind'> & { kind: 'alert' };

function buildNotice({ id, ruleName, firing }: AlertFiring): AlertNotice {
  const { indicator, country, vintage, sentence } = firing;
  const about = { indicator, country, vintage: indicator === null ? null : vintage };
  return {
    kind: 'alert',
    occasion: String(id),
    title: ruleName,
    body: sentence,
    link: buildAlertLink(firing),
    ...about,
  };
}
