import type { Knex } from 'knex';
import { hashSecret } from '../../access/secrets.js';
import { findMailAccount } from '../../store/alertMailTokens.js';
import { findRule } from '../../store/alertRules.js';
import { hasMailedRules } from '../../store/mailedRules.js';

/** The account whose mail a link stops, and the rule if it is about one. */
export interface MailedRule {
  accountId: string;
  ruleId: string | undefined;
  /** Undefined for all rules, and for one that was deleted. */
  ruleName: string | undefined;
  /** Whether there is mail to stop. */
  state: 'mailed' | 'stopped' | 'deleted';
}

const ruleIdForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Finds what a link of a mail is about. Returns undefined for an unknown token, and for an incomplete id of a rule. */
export async function findMailedRule(
  db: Knex,
  token: string,
  ruleId: string | undefined,
): Promise<MailedRule | undefined> {
  const accountId = await findMailAccount(db, hashSecret(token));
  if (accountId === undefined || (ruleId !== undefined && !ruleIdForm.test(ruleId))) return undefined;
  if (ruleId === undefined) {
    const state = (await hasMailedRules(db, accountId)) ? 'mailed' : 'stopped';
    return { accountId, ruleId, ruleName: undefined, state };
  }
  const rule = await findRule(db, accountId, ruleId);
  if (rule === undefined) return { accountId, ruleId, ruleName: undefined, state: 'deleted' };
  return { accountId, ruleId, ruleName: rule.name, state: rule.delivery.mail === 'none' ? 'stopped' : 'mailed' };
}
