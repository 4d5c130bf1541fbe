import type { Knex } from 'knex';
import { listRows, type Table, toChunks, toColumns } from './rows.js';

export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

/** When an account gets its digests. */
export interface AlertSettings {
  digestHour: number;
  digestWeekday: Weekday;
  timeZone: string;
}

type Row = AlertSettings & { accountId: string };

const settingsTable: Table<Row> = {
  name: 'alert_settings',
  columns: {
    accountId: 'account_id',
    digestHour: 'digest_hour',
    digestWeekday: 'digest_weekday',
    timeZone: 'time_zone',
  },
  json: [],
};

const idsPerStatement = 400;

const defaultSettings: AlertSettings = { digestHour: 8, digestWeekday: 'monday', timeZone: 'UTC' };

/** Returns the settings of an account, or the defaults. */
export async function loadAlertSettings(db: Knex, accountId: string): Promise<AlertSettings> {
  return (await loadAllAlertSettings(db, [accountId])).get(accountId) ?? defaultSettings;
}

/** Returns the settings of accounts, or the defaults. */
export async function loadAllAlertSettings(db: Knex, accountIds: string[]): Promise<Map<string, AlertSettings>> {
  const all = new Map<string, AlertSettings>(accountIds.map((id) => [id, defaultSettings]));
  for (const chunk of toChunks(accountIds, idsPerStatement))
    for (const { accountId, ...settings } of await listRows(db, settingsTable, (query) =>
      query.whereIn('account_id', chunk),
    ))
      all.set(accountId, settings);
  return all;
}

export async function saveAlertSettings(db: Knex, accountId: string, settings: AlertSettings): Promise<void> {
  await db(settingsTable.name)
    .insert(toColumns(settingsTable, { ...settings, accountId }))
    .onConflict('account_id')
    .merge();
}
