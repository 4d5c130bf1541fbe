import type { Knex } from 'knex';
import type { Firing } from '../series/conditions/firing.js';
import type { MailKind } from './alertMails.js';
import type { AlertDelivery } from './alertRules.js';
import { deleteInSlices } from './deleteInSlices.js';
import { listRows, type Table, toChunks, toColumns } from './rows.js';

/** The date of a release that is due, in the words of the calendar; null for other conditions. */
export interface DueRelease {
  scheduledDate: string | null;
  scheduledAt: string | null;
  referencePeriod: string | null;
}

export const nothingDue: DueRelease = { scheduledDate: null, scheduledAt: null, referencePeriod: null };

/** What fired, and about what: a series, or a release. */
export interface AlertMoment extends Firing, DueRelease {
  indicator: string | null;
  country: string | null;
  release: string | null;
}

/** Identifies a fired alert: a rule fires once for each subject and occasion. */
export interface FiringOccasion {
  ruleId: string;
  /** The series or the release. */
  subject: string;
  /** What makes it one alert: the vintage and the period, or another detail. */
  occasion: string;
}

/** Returns the identity as a text, for sets and maps. */
export function toFiringKey({ ruleId, subject, occasion }: FiringOccasion): string {
  return JSON.stringify([ruleId, subject, occasion]);
}

export interface NewFiring extends FiringOccasion {
  accountId: string;
  ruleName: string;
  firing: AlertMoment;
  firedAt: string;
  mail: AlertDelivery['mail'];
  /** When the mail that lists it was sent. */
  mailedAt: string | null;
}

export interface AlertFiring extends NewFiring {
  id: number;
}

const withoutId: Table<NewFiring> = {
  name: 'alert_firings',
  columns: {
    ruleId: 'rule_id',
    accountId: 'account_id',
    ruleName: 'rule_name',
    subject: 'subject',
    occasion: 'occasion',
    firing: 'firing',
    firedAt: 'fired_at',
    mail: 'mail',
    mailedAt: 'mailed_at',
  },
  json: ['firing'],
};
const firings: Table<AlertFiring> = { ...withoutId, columns: { id: 'id', ...withoutId.columns } };

const rowsPerStatement = 200;

/** Reads fired alerts. Those that an earlier version stored have no date of a release. */
async function readFirings(db: Knex, refine: (query: Knex.QueryBuilder) => Knex.QueryBuilder): Promise<AlertFiring[]> {
  const rows = await listRows(db, firings, refine);
  return rows.map((row) => ({ ...row, firing: { ...nothingDue, ...row.firing } }));
}

/** Returns whether the rules have fired on each of a few occasions. */
export async function findFired(db: Knex, occasions: FiringOccasion[]): Promise<boolean[]> {
  const fired: FiringOccasion[] = await db(firings.name)
    .whereIn(
      ['rule_id', 'subject', 'occasion'],
      occasions.map(({ ruleId, subject, occasion }) => [ruleId, subject, occasion]),
    )
    .select({ ruleId: 'rule_id' }, 'subject', 'occasion');
  const keys = new Set(fired.map(toFiringKey));
  return occasions.map((one) => keys.has(toFiringKey(one)));
}

/** Inserts fired alerts. Returns those that are new: a rule fires once for each subject and occasion. */
export async function insertFirings(trx: Knex.Transaction, rows: NewFiring[]): Promise<AlertFiring[]> {
  const inserted: AlertFiring[] = [];
  for (const chunk of toChunks(rows, rowsPerStatement)) {
    const added: (Pick<NewFiring, 'subject' | 'occasion'> & { id: number; rule_id: string })[] = await trx(firings.name)
      .insert(chunk.map((row) => toColumns(withoutId, row)))
      .onConflict(['rule_id', 'subject', 'occasion'])
      .ignore()
      .returning(['id', 'rule_id', 'subject', 'occasion']);
    for (const { id, rule_id: ruleId, subject, occasion } of added) {
      const row = chunk.find((one) => one.ruleId === ruleId && one.subject === subject && one.occasion === occasion);
      if (row !== undefined) inserted.push({ ...row, id });
    }
  }
  return inserted;
}

/** Lists what the rules of an account fired, newest first, before an id. */
export async function listFirings(
  db: Knex,
  accountId: string,
  { ruleId, before, limit }: { ruleId?: string | undefined; before?: number | undefined; limit: number },
): Promise<AlertFiring[]> {
  return readFirings(db, (query) => {
    if (ruleId !== undefined) query.where({ rule_id: ruleId });
    if (before !== undefined) query.where('id', '<', before);
    return query.where({ account_id: accountId }).orderBy('id', 'desc').limit(limit);
  });
}

/** Lists what fired and was not mailed, newest first. */
export async function listUnmailed(db: Knex, accountId: string, mail: MailKind, limit: number): Promise<AlertFiring[]> {
  return readFirings(db, (query) => whereUnmailed(query, accountId).where({ mail }).orderBy('id', 'desc').limit(limit));
}

/** Counts what fired and was not mailed. */
export async function countUnmailed(db: Knex, accountId: string, mail: MailKind): Promise<number> {
  const [row] = await whereUnmailed(db(firings.name), accountId).where({ mail }).count({ count: '*' });
  return Number(row?.['count'] ?? 0);
}

/** Records that what fired until an id was mailed. */
export async function markMailed(
  trx: Knex.Transaction,
  { accountId, mail, lastId }: { accountId: string; mail: MailKind; lastId: number },
  at: string,
): Promise<void> {
  await whereUnmailed(trx(firings.name), accountId).where({ mail }).where('id', '<=', lastId).update({ mailed_at: at });
}

/** Has what an account's rules fired so far, or one of them, not mailed. */
export async function cancelMails(trx: Knex.Transaction, accountId: string, ruleId?: string): Promise<void> {
  const query = whereUnmailed(trx(firings.name), accountId);
  if (ruleId !== undefined) query.where({ rule_id: ruleId });
  await query.update({ mail: 'none' });
}

function whereUnmailed(query: Knex.QueryBuilder, accountId: string): Knex.QueryBuilder {
  return query.where({ account_id: accountId }).whereNull('mailed_at').whereRaw("mail <> 'none'");
}

/** Deletes alerts that fired before an instant. Takes turns. Returns how many. */
export async function deleteFirings(db: Knex, firedBefore: string): Promise<number> {
  return deleteInSlices(db, firings.name, (query) => query.where('fired_at', '<', firedBefore));
}
