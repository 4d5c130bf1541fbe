/*
 * SDMX-CSV 1.0 and 2.0, and the ECB's csvdata: a row for each observation, in no order. Dimensions stand before TIME_PERIOD, attributes behind OBS_VALUE.
 * With labels, headers and cells are written `CODE: Name` (labels=both), or a column of names follows that of the codes (labels=name).
 * Format: https://github.com/sdmx-twg/sdmx-csv, field guide.
 */
import { parse } from 'csv-parse/sync';
import type { Code, SdmxMessage, SdmxSeries } from './message.js';

interface Column {
  id: string;
  place: number;
  /** Where its names stand, when they have a column of their own. */
  names: number | undefined;
  /** Whether its cells are written `CODE: Name`. */
  labelled: boolean;
}

/** What a row says of its data set, or says again of its key. */
const besideData = new Set(['DATAFLOW', 'STRUCTURE', 'STRUCTURE_ID', 'STRUCTURE_NAME', 'ACTION', 'KEY']);

/** Reads a message. Throws an Error where a column that is needed is missing, or a row is cut. */
export function readSdmxCsv(text: string): SdmxMessage {
  const [header = [], ...rows] = parse(text, { bom: true, skip_empty_lines: true });
  const columns = columnsOf(header);
  const found = new Map<string, SdmxSeries>();
  const time = columnOf(columns, 'TIME_PERIOD').place;
  const value = columnOf(columns, 'OBS_VALUE').place;
  const dimensions = columns.filter(({ id, place }) => place < time && !besideData.has(id));
  const attributes = columns.filter(({ place }) => place > value);
  for (const row of rows) {
    const codes = codesIn(row, dimensions);
    const own = codesIn(row, attributes).filter(([, { id }]) => id !== '');
    const key = codes.map(([, { id }]) => id).join('.');
    const series = found.get(key) ?? { dimensions: new Map(codes), attributes: new Map(own), observations: [] };
    found.set(key, series);
    const ids = Object.fromEntries(own.map(([id, code]) => [id, code.id]));
    series.observations.push({ period: row[time] ?? '', value: row[value] ?? null, attributes: ids });
  }
  const series = Array.from(found.values(), withAttributesOfAll);
  return { name: '', dataSets: [{ action: 'Information', validFrom: undefined, validTo: undefined, series }] };
}

/** Rows repeat what is said of their series; what not all of them say is said of single observations. */
function withAttributesOfAll(series: SdmxSeries): SdmxSeries {
  const ofAll = [...series.attributes].filter(([id, code]) =>
    series.observations.every(({ attributes }) => attributes[id] === code.id),
  );
  return { ...series, attributes: new Map(ofAll) };
}

function codesIn(row: string[], columns: Column[]): [string, Code][] {
  return columns.map((column) => [column.id, codeAt(row, column)]);
}

function columnsOf(header: string[]): Column[] {
  return header.flatMap((title, place): Column[] => {
    const [, id, label] = /^([A-Z][A-Z0-9_]*)(: .*)?$/.exec(title) ?? [];
    if (id === undefined) return [];
    const next = header[place + 1];
    const names = next !== undefined && !/^[A-Z][A-Z0-9_]*(: .*)?$/.test(next) ? place + 1 : undefined;
    return [{ id, place, names, labelled: label !== undefined }];
  });
}

function columnOf(columns: Column[], wanted: string): Column {
  const column = columns.find(({ id }) => id === wanted);
  if (column === undefined) throw new Error(`There is no column ${wanted}.`);
  return column;
}

function codeAt(row: string[], { place, names, labelled }: Column): Code {
  const cell = row[place] ?? '';
  const colon = labelled ? cell.indexOf(': ') : -1;
  if (colon >= 0) return { id: cell.slice(0, colon), name: cell.slice(colon + 2) };
  return { id: cell, name: (names === undefined ? '' : row[names]) || cell };
}
