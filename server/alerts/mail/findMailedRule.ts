import type { Knex } from 'knex';
import { hashSecret } from '../../access/secrets.js';
import { findMailAccount } from '../../store/alertMailTokens.js';
import { findRule } from '../../store/alertRules.js';

/** The account whose mail a link stops, and the rule if it is about one. */
interface MailedRule {
  accountId: string;
  ruleId: string | undefined;
  /** Undefined for all rules. */
  ruleName: string | undefined;
}

/** Finds what a link of a mail is about. Returns undefined for an unknown token. */
export async function findMailedRule(
  db: Knex,
  token: string,
  ruleId: string | undefined,
): Promise<MailedRule | undefined> {
  const accountId = await findMailAccount(db, hashSecret(token));
  if (accountId === undefined) return undefined;
  const rule = ruleId === undefined ? undefined : await findRule(db, accountId, ruleId);
  return { accountId, ruleId, ruleName: rule?.name ?? (ruleId === undefined ? undefined : 'that was deleted') };
}
