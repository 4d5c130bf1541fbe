import type { Knex } from 'knex';
import { isPostgres } from './dialect.js';
import { groupBy, selectRows } from './rows.js';

/** A column as the database declares it. */
export interface Column {
  name: string;
  type: string;
}

/** A table, without its indexes and constraints. */
export interface TableInfo {
  name: string;
  columns: Column[];
  /** Columns of the primary key, in order. */
  key: string[];
  /** The tables that its foreign keys refer to. */
  references: string[];
}

interface ColumnRow extends Column {
  table: string;
  /** Position in the primary key, from 1; 0 if the column is not part of it. */
  position: number;
}

/** Virtual tables and what SQLite stores for them are not tables of their own. */
const sqliteColumns = `
  select t.name as "table", c.name, lower(c.type) as type, c.pk as position
  from pragma_table_list t, pragma_table_info(t.name) c
  where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\'
  order by t.name, c.cid`;
const sqliteReferences = `
  select t.name as "table", f."table" as target from pragma_table_list t, pragma_foreign_key_list(t.name) f
  where t.schema = 'main' and t.type = 'table'`;
const postgresColumns = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
    coalesce(array_position(i.indkey::int2[], a.attnum) + 1, 0) as position
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
  order by c.relname, a.attnum`;
const postgresReferences = `
  select c.relname as "table", t.relname as target from pg_constraint f
  join pg_class c on c.oid = f.conrelid join pg_class t on t.oid = f.confrelid
  where f.contype = 'f' and c.relnamespace = current_schema()::regnamespace`;

/** Lists the tables of the database so that each comes after those that it refers to. */
export async function listTables(db: Knex): Promise<TableInfo[]> {
  const isPg = isPostgres(db);
  const columns = await selectRows<ColumnRow>(db, isPg ? postgresColumns : sqliteColumns, []);
  const references = await selectRows<{ table: string; target: string }>(
    db,
    isPg ? postgresReferences : sqliteReferences,
    [],
  );
  const targets = groupBy(references, ({ table }) => table);
  const tables = [...groupBy(columns, ({ table }) => table)].map(([name, rows]) => ({
    name,
    columns: rows.map(({ name, type }) => ({ name, type })),
    key: rows
      .filter(({ position }) => position > 0)
      .sort((a, b) => a.position - b.position)
      .map((row) => row.name),
    references: (targets.get(name) ?? []).map(({ target }) => target).filter((target) => target !== name),
  }));
  return orderByReference(tables);
}

function orderByReference(tables: TableInfo[]): TableInfo[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const ordered = new Set<TableInfo>();
  const add = (table: TableInfo) => {
    if (ordered.has(table)) return;
    for (const name of table.references) {
      const target = byName.get(name);
      if (target !== undefined) add(target);
    }
    ordered.add(table);
  };
  for (const table of tables) add(table);
  return [...ordered];
}
