import type { Knex } from 'knex';
import {
  type AlertFiring,
  type FiringOccasion,
  findFired,
  insertFirings,
  type NewFiring,
} from '../store/alertFirings.js';
import { type AlertRule, lockRules, markFired } from '../store/alertRules.js';
import { appendEvents, type NewEvent } from '../store/events.js';
import { insertNotifications, type Notice } from '../store/notifications.js';
import { toChunks } from '../store/rows.js';
import { type AlertCandidate, nameFiringSubject } from './alertCandidate.js';
import { buildAlertLink } from './buildAlertLink.js';
import { queueFirings } from './mail/queueFirings.js';

const hourMs = 3_600_000;
const candidatesPerRead = 200;

/**
 * Fires rules in a transaction: adds to the history, the events, the notifications and the queue of mails. A rule that is quiet, was stopped or has
 * fired on the same occasion does not fire. Returns how many fired.
 */
export async function recordFirings(trx: Knex.Transaction, candidates: AlertCandidate[], at: string): Promise<number> {
  if (candidates.length === 0) return 0;
  const rules = new Map(
    (await lockRules(trx, [...new Set(candidates.map(({ rule }) => rule.id))])).map((rule) => [rule.id, rule]),
  );
  const selected = selectLoud(await leaveOutFired(trx, candidates, rules), rules, at);
  const byKey = new Map(selected.map((one) => [toKey(toFiring(one, at)), one]));
  const firings = await insertFirings(
    trx,
    [...byKey.values()].map((one) => toFiring(one, at)),
  );
  const fired = firings.map((firing) => ({ firing, candidate: byKey.get(toKey(firing)) as AlertCandidate }));
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
 * Leaves out what the rules that fire for one of several occasions have fired for: it must not take the place of another. The unique index leaves
 * it out for other rules.
 */
async function leaveOutFired(
  trx: Knex.Transaction,
  candidates: AlertCandidate[],
  rules: Map<string, AlertRule>,
): Promise<AlertCandidate[]> {
  const fired = new Set<AlertCandidate>();
  const selective = candidates.filter(({ rule }) => firesForOne(rules.get(rule.id)));
  for (const chunk of toChunks(selective, candidatesPerRead)) {
    const isFired = await findFired(trx, chunk.map(toOccasion));
    for (const [index, candidate] of chunk.entries()) if (isFired[index]) fired.add(candidate);
  }
  return candidates.filter((candidate) => !fired.has(candidate));
}

/** Of several occasions at once, a rule that is then quiet or has ended fires for the latest vintage, and of those of a day for the first. */
function selectLoud(candidates: AlertCandidate[], rules: Map<string, AlertRule>, at: string): AlertCandidate[] {
  const selected: AlertCandidate[] = [];
  const stopped = new Set<string>();
  const latestFirst = [...candidates].sort((a, b) => compare(b.moment.vintage, a.moment.vintage));
  for (const candidate of latestFirst) {
    const rule = rules.get(candidate.rule.id);
    if (rule?.status !== 'active' || stopped.has(rule.id) || isQuiet(rule, at)) continue;
    selected.push({ ...candidate, rule });
    if (firesForOne(rule)) stopped.add(rule.id);
  }
  return selected.reverse();
}

/** Returns whether a rule that has fired is then quiet or has ended. */
function firesForOne(rule: AlertRule | undefined): boolean {
  return rule !== undefined && (rule.repeat === 'once' || rule.quietHours > 0);
}

/** The order is stable: candidates of a day keep theirs. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function isQuiet({ lastFiredAt, quietHours }: AlertRule, at: string): boolean {
  return lastFiredAt !== null && Date.parse(at) < Date.parse(lastFiredAt) + quietHours * hourMs;
}

function toFiring(candidate: AlertCandidate, at: string): NewFiring {
  const { rule, moment } = candidate;
  return {
    ...{ ...toOccasion(candidate), accountId: rule.accountId, ruleName: rule.name },
    ...{ firing: moment, firedAt: at, mail: rule.delivery.mail, mailedAt: null },
  };
}

function toOccasion({ rule, seriesId, releaseId, occasion }: AlertCandidate): FiringOccasion {
  return { ruleId: rule.id, subject: nameFiringSubject({ seriesId, releaseId }), occasion };
}

function toKey({ ruleId, subject, occasion }: FiringOccasion): string {
  return `${ruleId} ${subject} ${occasion}`;
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
