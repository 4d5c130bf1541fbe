/*
 * SDMX-CSV 1.0 and 2.0, and the ECB's csvdata: one row per observation, unordered. Dimensions precede TIME_PERIOD, attributes follow OBS_VALUE. With labels,
 * headers and cells have the form `CODE: Name` (labels=both), or a column of names follows the column of codes (labels=name).
 * Format: https://github.com/sdmx-twg/sdmx-csv, field guide.
 */
import { parse } from 'csv-parse/sync';
import type { Code, SdmxMessage, SdmxSeries } from './message.js';

interface Column {
  id: string;
  index: number;
  /** Index of the column of names, if there is one. */
  nameIndex: number | undefined;
  /** Whether the cells have the form `CODE: Name`. */
  labelled: boolean;
}

/** Columns about the data set, or that repeat the key. */
const nonDataColumns = new Set(['DATAFLOW', 'STRUCTURE', 'STRUCTURE_ID', 'STRUCTURE_NAME', 'ACTION', 'KEY']);

/** Reads a message. Throws an Error if a required column is missing or a row is truncated. */
export function readSdmxCsv(text: string): SdmxMessage {
  const [header = [], ...rows] = parse(text, { bom: true, skip_empty_lines: true });
  const columns = readColumns(header);
  const seriesByKey = new Map<string, SdmxSeries>();
  const timeIndex = findColumn(columns, 'TIME_PERIOD').index;
  const value = findColumn(columns, 'OBS_VALUE').index;
  const dimensions = columns.filter(({ id, index }) => index < timeIndex && !nonDataColumns.has(id));
  const attributes = columns.filter(({ index }) => index > value);
  for (const row of rows) {
    const codes = readCodes(row, dimensions);
    const attributeCodes = readCodes(row, attributes).filter(([, { id }]) => id !== '');
    const key = codes.map(([, { id }]) => id).join('.');
    const series = seriesByKey.get(key) ?? {
      dimensions: new Map(codes),
      attributes: new Map(attributeCodes),
      observations: [],
    };
    seriesByKey.set(key, series);
    const ids = Object.fromEntries(attributeCodes.map(([id, code]) => [id, code.id]));
    series.observations.push({ period: row[timeIndex] ?? '', value: row[value] ?? null, attributes: ids });
  }
  const series = Array.from(seriesByKey.values(), keepSharedAttributes);
  return {
    name: '',
    flows: readFlows(header, rows),
    dataSets: [{ action: 'Information', validFrom: undefined, validTo: undefined, series }],
  };
}

/** SDMX-CSV 1.0 names the dataflow in a column of its own, 2.0 among other structures. */
function readFlows([structure, id]: string[], rows: string[][]): string[] {
  if (structure === 'DATAFLOW') return [...new Set(rows.map(([flow = '']) => flow))];
  if (structure !== 'STRUCTURE' || id !== 'STRUCTURE_ID') return [];
  return [...new Set(rows.flatMap(([kind, flow = '']) => (kind?.toLowerCase() === 'dataflow' ? [flow] : [])))];
}

/** Every row repeats the attributes of its series. Attributes that differ between rows belong to observations and are removed from the series. */
function keepSharedAttributes(series: SdmxSeries): SdmxSeries {
  const shared = [...series.attributes].filter(([id, code]) =>
    series.observations.every(({ attributes }) => attributes[id] === code.id),
  );
  return { ...series, attributes: new Map(shared) };
}

function readCodes(row: string[], columns: Column[]): [string, Code][] {
  return columns.map((column) => [column.id, readCode(row, column)]);
}

function readColumns(header: string[]): Column[] {
  return header.flatMap((title, index): Column[] => {
    const [, id, label] = /^([A-Z][A-Z0-9_]*)(: .*)?$/.exec(title) ?? [];
    if (id === undefined) return [];
    const next = header[index + 1];
    const nameIndex = next !== undefined && !/^[A-Z][A-Z0-9_]*(: .*)?$/.test(next) ? index + 1 : undefined;
    return [{ id, index, nameIndex, labelled: label !== undefined }];
  });
}

function findColumn(columns: Column[], columnId: string): Column {
  const column = columns.find(({ id }) => id === columnId);
  if (column === undefined) throw new Error(`The column ${columnId} is missing.`);
  return column;
}

function readCode(row: string[], { index, nameIndex, labelled }: Column): Code {
  const cell = row[index] ?? '';
  const colon = labelled ? cell.indexOf(': ') : -1;
  if (colon >= 0) return { id: cell.slice(0, colon), name: cell.slice(colon + 2) };
  return { id: cell, name: (nameIndex === undefined ? '' : row[nameIndex]) || cell };
}
