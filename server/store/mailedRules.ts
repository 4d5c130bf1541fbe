import type { Knex } from 'knex';

const table = 'alert_rules';

/** The texts begin and end a JSON value. In a string, their quotes would be escaped. */
const noMail = '"mail":"none"';

/** Returns whether the alerts of a rule of an account are mailed. */
export async function hasMailedRules(db: Knex, accountId: string): Promise<boolean> {
  const rule = await db(table).where({ account_id: accountId }).whereNot('delivery', 'like', `%${noMail}%`).first('id');
  return rule !== undefined;
}

/** Has the alerts of all rules of an account, or of one, no longer mailed. Returns how many rules changed. */
export async function stopMailOfRules(trx: Knex.Transaction, accountId: string, ruleId?: string): Promise<number> {
  const query = trx(table).where({ account_id: accountId });
  if (ruleId !== undefined) query.where({ id: ruleId });
  const replaced = ['now', 'daily', 'weekly'].reduce(
    (column, mail) => `replace(${column}, '"mail":"${mail}"', '${noMail}')`,
    'delivery',
  );
  return query.whereNot('delivery', 'like', `%${noMail}%`).update({ delivery: trx.raw(replaced) });
}
