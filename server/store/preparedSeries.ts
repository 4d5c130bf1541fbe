import type { Knex } from 'knex';
import { byteOrder, fromBytes, toBytes } from './columnBytes.js';
import { selectRows } from './rows.js';
import type { SeriesColumns } from './seriesColumns.js';
import { SeriesChangedError, type SeriesState } from './seriesState.js';

/** What was computed from a series in one state. */
export interface PreparedSeries {
  series: SeriesState;
  /** What the assessment depends on besides the values. */
  facts: string;
  /** Undefined if it depends on the day. */
  assessment: object | undefined;
  /** Undefined if reading the rows takes no longer, or too much memory. */
  columns: SeriesColumns | undefined;
}

/** Version of the format. Increase it when the code changes what is stored. */
const form = 2 + byteOrder;

const columnsSql = `select version,
    (select columns from prepared_series where series_id = s.id and series_version = s.version and form = ${form}) as columns
  from series s where id = ?`;

/** Returns all values of a series if they were prepared. Throws SeriesChangedError unless the series is in the given state. */
export async function readPreparedColumns(db: Knex, { id, version }: SeriesState): Promise<SeriesColumns | undefined> {
  const [row] = await selectRows<{ version: number; columns: Buffer | null }>(db, columnsSql, [id]);
  if (row?.version !== version) throw new SeriesChangedError();
  return row.columns === null ? undefined : fromBytes(row.columns);
}

const assessmentSql = `select assessment from prepared_series
  where series_id = ? and series_version = ? and form = ${form} and facts = ? and assessment is not null`;

/** Returns the assessment of a series in one state if it was prepared from the same facts. */
export async function readPreparedAssessment<Assessment extends object>(
  db: Knex,
  { id, version }: SeriesState,
  facts: string,
): Promise<Assessment | undefined> {
  const [row] = await selectRows<{ assessment: string }>(db, assessmentSql, [id, version, facts]);
  return row === undefined ? undefined : JSON.parse(row.assessment);
}

const unpreparedSql = `select s.id from series s left join prepared_series p
    on p.series_id = s.id and p.series_version = s.version and p.form = ${form}
  where s.id > ? and s.id <= ? and p.series_id is null order by s.id`;

/** Lists series with an id in a range, without its start, of which nothing or an earlier state was prepared. */
export async function listUnpreparedIds(db: Knex, after: number, upTo: number): Promise<number[]> {
  return (await selectRows<{ id: number }>(db, unpreparedSql, [after, upTo])).map(({ id }) => id);
}

/** Returns the highest id of a series; 0 if there is none. */
export async function findHighestSeriesId(db: Knex): Promise<number> {
  const [row] = await selectRows<{ id: number | null }>(db, 'select max(id) as id from series', []);
  return row?.id ?? 0;
}

/** Stores what was computed from a series in place of an earlier state. Does nothing if the series was removed. */
export async function savePreparedSeries(
  db: Knex,
  { series, facts, assessment, columns }: PreparedSeries,
): Promise<void> {
  await db.transaction(async (trx) => {
    if ((await trx('series').where({ id: series.id }).first('id')) === undefined) return;
    const row = {
      series_id: series.id,
      series_version: series.version,
      form,
      facts,
      assessment: assessment === undefined ? null : JSON.stringify(assessment),
      columns: columns === undefined ? null : toBytes(columns),
    };
    await trx('prepared_series').insert(row).onConflict('series_id').merge();
  });
}
