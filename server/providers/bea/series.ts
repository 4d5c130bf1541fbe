import type { Frequency } from '../../series/frequency.js';
import type { SeasonalAdjustment } from '../../series/seasonalAdjustment.js';
import { findFrequency } from '../findFrequency.js';
import { normalizeObservations } from '../normalizeObservations.js';
import type { ObservationStatus, ProviderObservation, ProviderSeries, SeriesQuery } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { readNumber, scaleByPowerOfTen } from '../readNumber.js';
import { readPeriod } from '../readPeriod.js';
import type { ParsedSeriesId } from './parseSeriesId.js';
import { type Row, type Table, title } from './responses.js';

/** Symbols that replace a value. */
const statusBySymbol = new Map<string, ObservationStatus>([
  ['', 'missing'],
  ['...', 'missing'],
  ['---', 'missing'],
  ['n.s.', 'missing'],
  ['(NA)', 'missing'],
  ['(NM)', 'missing'],
  ['(L)', 'missing'],
  ['(D)', 'confidential'],
]);
/** A value that rounds to 0. */
const roundsToZero = '(*)';

export function buildSeries(
  name: ParsedSeriesId,
  { rows, notes, statistic }: Table,
  query: SeriesQuery,
): ProviderSeries {
  const matchingRows = findRows(name, rows);
  const [row] = matchingRows;
  if (row === undefined) throw new ProviderFailure('not_found', `${title} has no such line or area in this table.`);
  assertRequested(name, matchingRows);
  const references = (row.NoteRef ?? '').split(',').map((reference) => reference.trim());
  const noteTexts = notes
    .filter(({ NoteRef = '' }) => references.includes(NoteRef))
    .map(({ NoteText = '' }) => NoteText);
  const parsedRows = matchingRows.map(readObservation);
  const observations = parsedRows.map(({ observation }) => observation);
  const frequency = findFrequency(title, parsedRows) ?? 'annual';
  if (name.frequency !== undefined && name.frequency !== frequency)
    throw new ProviderFailure('malformed', `${title} returned ${frequency} values for ${name.id}.`);
  return {
    id: name.id,
    title: buildTitle(row, noteTexts, statistic),
    frequency,
    unit: buildUnit(row, noteTexts),
    seasonalAdjustment: frequency === 'annual' ? 'not_applicable' : getSeasonalAdjustment(noteTexts.join(' ')),
    observations: normalizeObservations(title, observations, query),
    vintages: null,
    updatedAt: parseReleaseDate(noteTexts.join(' ')),
  };
}

/** Rows state their table; those of a regional table state its line too. */
function assertRequested({ id, table }: ParsedSeriesId, rows: Row[]): void {
  const requestedCode = `${table['TableName']}-${table['LineCode']}`;
  const other = rows.find(
    ({ TableName = table['TableName'], Code = requestedCode }) =>
      TableName !== table['TableName'] || (table['LineCode'] !== undefined && Code !== requestedCode),
  );
  if (other === undefined) return;
  const found = other.TableName ?? other.Code;
  throw new ProviderFailure('malformed', `${title} returned values of ${found} for ${id}.`);
}

/** A code may occur in several lines of a table, with the same values: reads the first. */
function findRows({ line, area }: ParsedSeriesId, rows: Row[]): Row[] {
  if (line === undefined) return rows.filter(({ GeoFips }) => GeoFips?.trim() === area);
  const number = /^\d+$/.test(line)
    ? line
    : rows.find(({ SeriesCode }) => SeriesCode?.toUpperCase() === line)?.LineNumber;
  return rows.filter(({ LineNumber }) => Number(LineNumber) === Number(number));
}

function readObservation({ TimePeriod: period, DataValue, UNIT_MULT = '0', NoteRef = '' }: Row): {
  observation: ProviderObservation;
  frequency: Frequency;
} {
  const parsedPeriod = readPeriod(period);
  if (parsedPeriod === undefined) {
    throw new ProviderFailure('malformed', `${title} returned an invalid period: ${JSON.stringify(period)}.`);
  }
  const { date, frequency } = parsedPeriod;
  const text = DataValue.trim();
  // Regional tables have a 0 for a withheld value, and the symbol in the notes.
  const flag = statusBySymbol.has(text) ? text : /\((?:D|NA|NM|L)\)/.exec(NoteRef)?.[0];
  const status = flag === undefined ? undefined : statusBySymbol.get(flag);
  if (flag !== undefined && status) return { observation: { date, period, value: null, status, flag }, frequency };
  const isRoundedToZero = text === roundsToZero;
  const number = isRoundedToZero ? 0 : readNumber(text);
  const power = Number(UNIT_MULT);
  if (number === undefined || !Number.isInteger(power)) {
    throw new ProviderFailure(
      'malformed',
      `${title} returned an invalid value for ${period}: ${JSON.stringify(text)}.`,
    );
  }
  const value = scaleByPowerOfTen(number, power);
  return { observation: { date, period, value, status: 'normal', flag: isRoundedToZero ? text : '' }, frequency };
}

function buildTitle(
  { LineDescription, TableName, Code, GeoName }: Row,
  noteTexts: string[],
  statistic: string | undefined,
): string {
  if (GeoName !== undefined) return `${statistic ?? Code}, ${GeoName}`;
  const table = noteTexts.find((text) => text.startsWith('Table '))?.split(/ (?:- |\[)/)[0];
  return `${LineDescription} (${table ?? TableName})`;
}

/** For `Level` the metric is the unit. Removes words for the power of ten, which is applied to the values. Only the notes contain the base year. */
function buildUnit({ CL_UNIT = '', METRIC_NAME = '', UNIT_MULT = '0' }: Row, noteTexts: string[]): string {
  const text = /^(level)?$/i.test(CL_UNIT) ? METRIC_NAME : CL_UNIT;
  const plain = Number(UNIT_MULT) === 0 ? text : text.replace(/^(?:thousands|millions|billions) of /i, '');
  const base = /chained \((\d{4})\) dollars/i.exec(noteTexts.join(' '))?.[1];
  const dated = base === undefined ? plain : plain.replace(/^chained dollars$/i, `Chained ${base} dollars`);
  return dated.charAt(0).toUpperCase() + dated.slice(1);
}

function getSeasonalAdjustment(noteTexts: string): SeasonalAdjustment | null {
  if (/not seasonally adjusted/i.test(noteTexts)) return 'not_seasonally_adjusted';
  if (/seasonally adjusted (at )?annual rate/i.test(noteTexts)) return 'seasonally_adjusted_annual_rate';
  return /seasonally adjusted/i.test(noteTexts) ? 'seasonally_adjusted' : null;
}

/** Reads the release date from a note: `LastRevised: May 28, 2026`. (The time in the response is when it was generated.) */
function parseReleaseDate(noteTexts: string): string | null {
  const day = /last ?(?:revised|updated):? ([A-Z][a-z]+ \d{1,2}, \d{4})/i.exec(noteTexts)?.[1];
  const at = Date.parse(`${day} UTC`);
  return Number.isNaN(at) ? null : new Date(at).toISOString().slice(0, 10);
}
