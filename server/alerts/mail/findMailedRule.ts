import type { Knex } from 'knex';
import { hashSecret } from '../../access/secrets.js';
import { ApiError } from '../../errors.js';
import { findMailAccount } from '../../store/alertMailTokens.js';
import { findRule } from '../../store/alertRules.js';

/** The account whose mail a link stops, and the rule if it is about one. */
interface MailedRule {
  accountId: string;
  ruleId: string | undefined;
  /** Undefined for all rules. */
  ruleName: string | undefined;
}

/** Finds what a link of a mail is about. Throws `token_not_found` for an unknown token. */
export async function findMailedRule(db: Knex, token: string, ruleId: string | undefined): Promise<MailedRule> {
  const accountId = await findMailAccount(db, hashSecret(token));
  if (accountId === undefined) throw new ApiError('token_not_found', { message: unknownToken });
  const rule = ruleId === undefined ? undefined : await findRule(db, accountId, ruleId);
  return { accountId, ruleId, ruleName: rule?.name ?? (ruleId === undefined ? undefined : 'that was deleted') };
}

const unknownToken =
  'This link is not valid: it is not complete, or older than a year. Change the mail of your rules at /alerts.';
