import type { Knex } from 'knex';
import { contract } from '../../server/contractFile.js';
import { deleteAccount } from '../../server/store/accounts.js';
import { isPostgres } from '../../server/store/dialect.js';
import { insertAccounts } from '../support/accounts.js';
import { forEachDatabase } from '../support/databases.js';

/** Tables that refer to an account, and the field of the export that has their rows. */
const exportedTables: Record<string, string> = {
  alert_feeds: 'alertFeed',
  alert_firings: 'alertHistory',
  alert_rules: 'alerts',
  alert_settings: 'alertSettings',
  api_keys: 'keys',
  audit_log: 'audit',
  billing_customers: 'billing',
  calendar_feeds: 'calendarFeed',
  chat_conversations: 'conversations',
  forecast_runs: 'forecasts',
  jobs: 'tasks',
  notification_preferences: 'notificationPreferences',
  notifications: 'notifications',
  sessions: 'sessions',
  usage_days: 'usage',
  watchlist: 'watchlist',
  webhook_endpoints: 'webhooks',
};

/** Tables that refer to an account and are not exported. */
const reasons: Record<string, string> = {
  account_tokens: 'Hashes of mailed links, which work for a day at most.',
  alert_mail_tokens: 'Hashes of the links that stop mail.',
  alert_mails: 'When the next mails of alerts are due. `alertSettings` has the time of digests.',
  compute_spendings: 'What the account has computed in the last minutes, until it has got it back. Only on PostgreSQL.',
  chat_usage: 'The number of questions of each day, which `conversations` has too.',
  events: 'The alerts of the last 30 days, which `alertHistory` has too.',
  known_addresses:
    'Hashes of the addresses from which the account has signed in. `sessions` and `audit` have addresses.',
  plan_usage: 'The number of forecasts of each day, while the plan limits them.',
  rate_days: 'The requests of today, which `usage` has too. Only on PostgreSQL.',
  webhook_days: 'The number of deliveries of each day, which the log of the endpoints shows too.',
};

const postgresTables = ['compute_spendings', 'rate_days'];

async function listTables(db: Knex): Promise<string[]> {
  const rows: { name: string }[] = isPostgres(db)
    ? (await db.raw('select table_name as name from information_schema.tables where table_schema = current_schema()'))
        .rows
    : await db('sqlite_master').where({ type: 'table' }).select('name');
  return rows.map(({ name }) => name);
}

/** Lists the tables with a column of this name. */
async function listTablesWith(db: Knex, column: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of await listTables(db)) if (await db.schema.hasColumn(table, column)) found.push(table);
  return found.sort();
}

/** Inserts a row of an account into a table: text made of its id, and `number` in other columns that need a value. */
async function insertRow(trx: Knex, table: string, accountId: string, number: number): Promise<void> {
  const columns = Object.entries(await trx(table).columnInfo());
  const needed = columns.filter(([, { nullable, defaultValue }]) => !nullable && defaultValue === null);
  const row = needed.map(([name, { type }]) => [name, type === 'text' ? `${accountId} ${name}` : number]);
  await trx(table).insert({ ...Object.fromEntries(row), account_id: accountId });
}

/** Inserts a row of each account into each table, whatever other rows these refer to. */
async function fillTables(db: Knex, tables: string[], accountIds: string[]): Promise<void> {
  if (!isPostgres(db)) await db.raw('pragma foreign_keys = off');
  await db.transaction(async (trx) => {
    if (isPostgres(db)) await trx.raw('set local session_replication_role = replica');
    for (const table of tables)
      for (const [index, id] of accountIds.entries()) await insertRow(trx, table, id, index + 1);
  });
  if (!isPostgres(db)) await db.raw('pragma foreign_keys = on');
}

forEachDatabase((openFresh) => {
  it('has every table that refers to an account in the export, or a reason why not', async () => {
    const db = await openFresh();
    const known = [...Object.keys(exportedTables), ...Object.keys(reasons)].sort();
    expect(await listTablesWith(db, 'account_id')).toEqual(
      known.filter((name) => isPostgres(db) || !postgresTables.includes(name)),
    );
    const { AccountExport } = contract.components.schemas;
    const fields = Object.keys(AccountExport?.properties ?? {});
    expect(fields.sort()).toEqual(['account', 'nextForecasts', ...Object.values(exportedTables)].sort());
  });

  it('leaves no row of a deleted account except in the audit log, and all rows of others', async () => {
    const db = await openFresh();
    const tables = await listTablesWith(db, 'account_id');
    await insertAccounts(db, 'ada', 'bob');
    await fillTables(db, tables, ['ada', 'bob']);
    await deleteAccount(db, 'ada', '2026-11-21T12:00:00.000Z');
    const left: string[] = [];
    for (const table of tables) left.push(...(await db(table).pluck('account_id')).map((id) => `${table} ${id}`));
    expect(left.sort()).toEqual(['audit_log ada', ...tables.map((table) => `${table} bob`)].sort());
    expect(await db('accounts').pluck('id')).toEqual(['bob']);
  });
});
