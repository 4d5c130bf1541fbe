import { getMaxAlertRules } from '../access/plans.js';
import { toRuleResponse } from '../alerts/toRuleResponse.js';
import { requireAccount } from '../caller.js';
import type { Operation } from '../contract.js';
import { decodeCursor, encodeCursor } from '../paging/cursor.js';
import { countRules, listRules } from '../store/alertRules.js';

/** Lists the alert rules of the account, oldest first. */
export const alertsList: Operation<'alerts.list'> = async ({ db }, { caller, query }) => {
  const { accountId, plan } = requireAccount(caller);
  const offset = Number(decodeCursor(query.cursor, query)?.[0] ?? 0);
  const rules = await listRules(db, accountId, { offset, limit: query.limit + 1 });
  const page = rules.slice(0, query.limit);
  return {
    json: {
      count: page.length,
      total: await countRules(db, accountId),
      maxAlertRules: getMaxAlertRules(plan),
      alerts: page.map(toRuleResponse),
      nextCursor: rules.length > page.length ? encodeCursor([offset + page.length], query) : null,
    },
  };
};
