import type { Knex } from 'knex';
import { findFirstIndex } from '../findFirstIndex.js';
import { shareText } from '../shareText.js';
import { takeTurn } from '../takeTurn.js';
import { formatDay, openEnd, parseDay } from './day.js';
import { isPostgres } from './dialect.js';
import { selectRows } from './rows.js';
import type { SeriesState } from './seriesState.js';

/** A vintage of a series, and its unit. */
export interface DatedUnit {
  date: string;
  unit: string;
}

/** The vintage of a series that was current on a day. */
export interface CurrentVintage extends DatedUnit {
  /** The last date with a value. */
  lastDate: string | null;
}

/** What the vintages of a series have in common, and the one that was current on a day; read without reading each. */
export interface VintageOverview {
  count: number;
  /** Whether a vintage stands for a publication rather than a snapshot. */
  hasNative: boolean;
  hasSeveralUnits: boolean;
  first: string | null;
  last: string | null;
  current: CurrentVintage | null;
  /** The first vintage after the day. */
  next: string | null;
}

/** The vintages of a series. Only the buffer of their columns is kept: the garbage collector would have to visit the arrays of each series, so each read creates them. */
export interface VintageTable {
  /** One column after another. */
  readonly buffer: ArrayBuffer;
  readonly units: string[];
  /** Whether a vintage stands for a publication rather than a snapshot. */
  readonly hasNative: boolean;
}

/** One array for each column, oldest vintage first. */
interface VintageColumns {
  /** Days since 1970-01-01. */
  readonly days: Int32Array;
  /** The last days with a value; `noDay` if there is none. */
  readonly lastDays: Int32Array;
  /** Indexes of the units of the vintages in the units of the table. */
  readonly unitIndexes: Uint16Array;
}

const bytesPerVintage = 10;
const noDay = -2_147_483_648;

/** Maximum number of vintages that one statement returns. */
const vintagesPerSlice = 2_000;
const dayLength = 10;
const lastDayEnd = 2 * dayLength;

/** Each vintage is one text: its day, the last day with a value or blanks, its unit. Reading an object for each takes twice as long. */
interface VintageSlice {
  version: number | null;
  texts: string | null;
  /** Number of vintages that stand for a publication. */
  native: number;
}

function buildSliceSql(db: Knex): string {
  const text = `vintage_date || coalesce(last_date, '${' '.repeat(dayLength)}') || unit`;
  const list = isPostgres(db) ? `json_agg(${text} order by vintage_date)::text` : `json_group_array(${text})`;
  return `select (select version from series where id = ?) as version, ${list} as texts, count(*) filter (where kind = 'native') as native
    from (select vintage_date, last_date, unit, kind from vintages where series_id = ? and vintage_date > ?
      order by vintage_date limit ${vintagesPerSlice}) v`;
}

/**
 * Reads the vintages of a series in one state, in slices. Takes a turn before each further slice. Returns why it does not: there are
 * more than allowed, or the series has changed.
 */
export async function readVintageTable(
  db: Knex,
  { id, version }: SeriesState,
  maxVintages: number,
): Promise<VintageTable | 'too_long' | 'changed'> {
  const sql = buildSliceSql(db);
  const lists = new VintageLists();
  for (let after = ''; ; ) {
    const [slice] = await selectRows<VintageSlice>(db, sql, [id, id, after]);
    if (slice?.version !== version) return 'changed';
    const texts: string[] = JSON.parse(slice.texts ?? '[]');
    lists.add(texts, slice.native > 0);
    if (lists.length > maxVintages) return 'too_long';
    if (texts.length < vintagesPerSlice) return lists.toTable();
    after = texts.at(-1)?.slice(0, dayLength) ?? '';
    await takeTurn();
  }
}

/** The columns of a table while its number of vintages is unknown. */
class VintageLists {
  readonly #days: number[] = [];
  readonly #lastDays: number[] = [];
  readonly #unitIndexes: number[] = [];
  /** Unit → its index. */
  readonly #units = new Map<string, number>();
  #hasNative = false;

  get length(): number {
    return this.#days.length;
  }

  add(texts: string[], hasNative: boolean): void {
    for (const text of texts) {
      this.#days.push(parseDay(text.slice(0, dayLength)));
      const lastDay = text.slice(dayLength, lastDayEnd);
      this.#lastDays.push(lastDay.startsWith(' ') ? noDay : parseDay(lastDay));
      this.#unitIndexes.push(this.#findUnitIndex(text.slice(lastDayEnd)));
    }
    this.#hasNative ||= hasNative;
  }

  #findUnitIndex(unit: string): number {
    const index = this.#units.get(unit) ?? this.#units.size;
    this.#units.set(unit, index);
    return index;
  }

  toTable(): VintageTable {
    const { length } = this;
    const buffer = new ArrayBuffer(length * bytesPerVintage);
    const { days, lastDays, unitIndexes } = viewVintages(buffer);
    days.set(this.#days);
    lastDays.set(this.#lastDays);
    unitIndexes.set(this.#unitIndexes);
    return { buffer, units: [...this.#units.keys()].map(shareText), hasNative: this.#hasNative };
  }
}

/** Returns the columns in a buffer: the widest first, so that each starts at a multiple of its width. */
function viewVintages(buffer: ArrayBuffer): VintageColumns {
  const length = buffer.byteLength / bytesPerVintage;
  return {
    days: new Int32Array(buffer, 0, length),
    lastDays: new Int32Array(buffer, 4 * length, length),
    unitIndexes: new Uint16Array(buffer, 8 * length, length),
  };
}

/** Returns the latest `count` vintages until a day, oldest first. */
export function selectLatest({ buffer, units }: VintageTable, until: string, count: number): DatedUnit[] {
  const { days, unitIndexes } = viewVintages(buffer);
  const known = parseDay(until);
  const end = findFirstIndex(days, (vintage) => vintage <= known);
  const start = Math.max(0, end - count);
  return Array.from(days.subarray(start, end), (day, index) => ({
    date: formatDay(day),
    unit: units[unitIndexes[start + index] as number] as string,
  }));
}

/** Returns the overview of the vintages, with the one that was current on a day, by default the latest. */
export function buildOverview({ buffer, units, hasNative }: VintageTable, day: string | undefined): VintageOverview {
  const { days, lastDays, unitIndexes } = viewVintages(buffer);
  const known = day === undefined ? openEnd : parseDay(day);
  const next = findFirstIndex(days, (vintage) => vintage <= known);
  const lastDay = lastDays[next - 1];
  const format = (one: number | undefined) => (one === undefined || one === noDay ? null : formatDay(one));
  return {
    count: days.length,
    hasNative,
    hasSeveralUnits: units.length > 1,
    first: format(days[0]),
    last: format(days.at(-1)),
    current:
      next === 0
        ? null
        : {
            date: formatDay(days[next - 1] as number),
            unit: units[unitIndexes[next - 1] as number] as string,
            lastDate: format(lastDay),
          },
    next: format(days[next]),
  };
}
