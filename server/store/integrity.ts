import type { Knex } from 'knex';
import { isCalendarDate } from '../series/periods.js';
import { openEnd, parseDay } from './day.js';
import { isPostgres } from './dialect.js';
import { selectRows } from './rows.js';

/** A check, with the sentence about the rows that fail it. */
interface Check {
  sql(isPg: boolean): string;
  describe(rows: number): string;
}

const firstDay = parseDay('0000-01-01');

/** Converts a day number of a column to the text of the same day. */
const toDayText = (isPg: boolean, column: string) =>
  isPg ? `to_char(date '1970-01-01' + ${column}, 'YYYY-MM-DD')` : `date(${column} * 86400, 'unixepoch')`;

/** Each statement returns the number of rows that fail. */
const checks: Check[] = [
  {
    sql: () => `select count(*) as rows from (
      select realtime_end, lead(realtime_start) over (partition by series_id, date order by realtime_start) as next
      from observations) o where next <= realtime_end`,
    describe: (rows) => `${rows} values of observations are valid at the same time as the next value of the same date.`,
  },
  {
    sql: () => `select count(*) as rows from observations
      where realtime_start > realtime_end or date < ${firstDay} or date > ${openEnd}
        or realtime_start < ${firstDay} or realtime_end > ${openEnd}`,
    describe: (rows) => `${rows} observations have invalid dates.`,
  },
  {
    sql: () => `select count(*) as rows from observations o
      where not exists (select 1 from series s where s.id = o.series_id)`,
    describe: (rows) => `${rows} observations belong to a series that does not exist.`,
  },
  {
    sql: (isPg) => `select count(*) as rows from (select distinct series_id, realtime_start from observations) o
      where not exists (select 1 from vintages v
        where v.series_id = o.series_id and v.vintage_date = ${toDayText(isPg, 'o.realtime_start')})`,
    describe: (rows) => `${rows} groups of observations belong to a vintage that does not exist.`,
  },
  {
    sql: () => `select count(*) as rows from search_state s
      where s.documents <> (select count(*) from search_documents)`,
    describe: () => 'The number of search documents is wrong.',
  },
];

/** Returns one sentence for each problem of the data; none if it has no problem. Reads every row. */
export async function listDataProblems(db: Knex): Promise<string[]> {
  const isPg = isPostgres(db);
  const problems: string[] = [];
  for (const { sql, describe } of checks) {
    const rows = await countRows(db, sql(isPg));
    if (rows > 0) problems.push(describe(rows));
  }
  const invalid = await listInvalidVintageDates(db);
  if (invalid.length > 0) problems.push(`Vintages have invalid dates: ${invalid.slice(0, 5).join(', ')}.`);
  return problems;
}

async function listInvalidVintageDates(db: Knex): Promise<string[]> {
  const rows = await selectRows<{ day: string }>(
    db,
    `select vintage_date as day from vintages union select last_date from vintages where last_date is not null`,
    [],
  );
  return rows.flatMap(({ day }) => (isCalendarDate(day) ? [] : [day]));
}

/** Returns one sentence for each problem of the files, indexes and references of the database; none if it has no problem. */
export async function listStructureProblems(db: Knex): Promise<string[]> {
  return isPostgres(db) ? listPostgresProblems(db) : listSqliteProblems(db);
}

async function listSqliteProblems(db: Knex): Promise<string[]> {
  const found = await selectRows<{ integrity_check: string }>(db, 'pragma integrity_check(10)', []);
  const damage = found.map((row) => row.integrity_check).filter((text) => text !== 'ok');
  const broken = await selectRows<{ table: string; rows: number }>(
    db,
    'select "table", count(*) as rows from pragma_foreign_key_check group by "table"',
    [],
  );
  return [
    ...damage.map((text) => `The file is damaged: ${text}.`),
    ...broken.map(({ table, rows }) => `${rows} rows of ${table} refer to rows that do not exist.`),
  ];
}

interface Reference {
  name: string;
  table: string;
  column: string;
  target: string;
  targetColumn: string;
  isValidated: boolean;
}

const references = `
  select f.conname as name, c.relname as "table", a.attname as "column", t.relname as target, b.attname as "targetColumn",
    f.convalidated as "isValidated"
  from pg_constraint f
  join pg_class c on c.oid = f.conrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
  join pg_class t on t.oid = f.confrelid join pg_attribute b on b.attrelid = t.oid and b.attnum = f.confkey[1]
  where f.contype = 'f' and c.relnamespace = current_schema()::regnamespace`;

/** PostgreSQL checks references when rows are written, but not if someone turned that off. */
async function listPostgresProblems(db: Knex): Promise<string[]> {
  const indexes = await selectRows<{ name: string }>(
    db,
    `select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid
     where not i.indisvalid and c.relnamespace = current_schema()::regnamespace`,
    [],
  );
  const problems = indexes.map(({ name }) => `The index ${name} is not valid. Run: REINDEX INDEX ${name}`);
  const constraints = await selectRows<Reference>(db, references, []);
  for (const { name, table, column, target, targetColumn, isValidated } of constraints) {
    const rows = await countRows(
      db,
      `select count(*) as rows from "${table}" c where c."${column}" is not null
         and not exists (select 1 from "${target}" t where t."${targetColumn}" = c."${column}")`,
    );
    if (rows > 0) problems.push(`${rows} rows of ${table} refer to rows of ${target} that do not exist.`);
    else if (!isValidated) problems.push(`The constraint ${name} of ${table} is not validated.`);
  }
  return problems;
}

/** Returns the number of rows of each of these tables. Reads them all, which on PostgreSQL finds damaged pages. */
export async function countTables(db: Knex, tables: string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of tables) counts[name] = await countRows(db, `select count(*) as rows from "${name}"`);
  return counts;
}

/** Runs a statement that returns a number of rows. */
async function countRows(db: Knex, sql: string): Promise<number> {
  const [result] = await selectRows<{ rows: number }>(db, sql, []);
  return result?.rows ?? 0;
}
