import type { Frequency } from '../../series/frequency.js';
import type { SeasonalAdjustment } from '../../series/seasonalAdjustment.js';
import { inOrder } from '../inOrder.js';
import type { ObservationStatus, ProviderObservation, ProviderSeries, SeriesQuery } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { readNumber, scaled } from '../readNumber.js';
import { readPeriod } from '../readPeriod.js';
import { type Row, type Table, title } from './answers.js';
import type { Name } from './name.js';

/** What stands in the place of a value. */
const marks = new Map<string, ObservationStatus>([
  ['', 'missing'],
  ['...', 'missing'],
  ['---', 'missing'],
  ['n.s.', 'missing'],
  ['(NA)', 'missing'],
  ['(NM)', 'missing'],
  ['(L)', 'missing'],
  ['(D)', 'confidential'],
]);
/** So little that it rounds to nothing: a value of 0. */
const roundsToZero = '(*)';

export function seriesOf(name: Name, { rows, notes, statistic }: Table, query: SeriesQuery): ProviderSeries {
  const own = rowsOf(name, rows);
  const [row] = own;
  if (row === undefined) throw new ProviderFailure('not_found', `${title} has no such line or area in this table.`);
  const references = (row.NoteRef ?? '').split(',').map((reference) => reference.trim());
  const said = notes.filter(({ NoteRef = '' }) => references.includes(NoteRef)).map(({ NoteText = '' }) => NoteText);
  const found = own.map(observationOf);
  const observations = found.map(({ observation }) => observation);
  const frequency = found[0]?.frequency ?? 'annual';
  return {
    id: name.id,
    title: titleOf(row, said, statistic),
    frequency,
    unit: unitOf(row, said),
    seasonalAdjustment: frequency === 'annual' ? 'not_applicable' : adjustmentIn(said.join(' ')),
    observations: inOrder(title, observations, query),
    vintages: null,
    updatedAt: dayIn(said.join(' ')),
  };
}

/** A code may stand in several lines of a table, with the same values: the first is read. */
function rowsOf({ line, area }: Name, rows: Row[]): Row[] {
  if (line === undefined) return rows.filter(({ GeoFips }) => GeoFips?.trim() === area);
  const number = /^\d+$/.test(line)
    ? line
    : rows.find(({ SeriesCode }) => SeriesCode?.toUpperCase() === line)?.LineNumber;
  return rows.filter(({ LineNumber }) => Number(LineNumber) === Number(number));
}

function observationOf({ TimePeriod: period, DataValue, UNIT_MULT = '0', NoteRef = '' }: Row): {
  observation: ProviderObservation;
  frequency: Frequency;
} {
  const read = readPeriod(period);
  if (read === undefined) {
    throw new ProviderFailure('malformed', `${title} answered the period ${JSON.stringify(period)}.`);
  }
  const { date, frequency } = read;
  const text = DataValue.trim();
  // Regional tables have a 0 where a value is withheld, and the mark beside it.
  const flag = marks.has(text) ? text : /\((?:D|NA|NM|L)\)/.exec(NoteRef)?.[0];
  const status = flag === undefined ? undefined : marks.get(flag);
  if (flag !== undefined && status) return { observation: { date, period, value: null, status, flag }, frequency };
  const rounded = text === roundsToZero;
  const number = rounded ? 0 : readNumber(text);
  const power = Number(UNIT_MULT);
  if (number === undefined || !Number.isInteger(power)) {
    throw new ProviderFailure('malformed', `${title} answered the value ${JSON.stringify(text)} for ${period}.`);
  }
  const value = scaled(number, power);
  return { observation: { date, period, value, status: 'normal', flag: rounded ? text : '' }, frequency };
}

function titleOf(
  { LineDescription, TableName, Code, GeoName }: Row,
  said: string[],
  statistic: string | undefined,
): string {
  if (GeoName !== undefined) return `${statistic ?? Code}, ${GeoName}`;
  const table = said.find((text) => text.startsWith('Table '))?.split(/ (?:- |\[)/)[0];
  return `${LineDescription} (${table ?? TableName})`;
}

/** `Level` says that the metric is the unit. Words for the power of ten go, since it is applied; the base year stands in the notes alone. */
function unitOf({ CL_UNIT = '', METRIC_NAME = '', UNIT_MULT = '0' }: Row, said: string[]): string {
  const text = /^(level)?$/i.test(CL_UNIT) ? METRIC_NAME : CL_UNIT;
  const plain = Number(UNIT_MULT) === 0 ? text : text.replace(/^(?:thousands|millions|billions) of /i, '');
  const base = /chained \((\d{4})\) dollars/i.exec(said.join(' '))?.[1];
  const dated = base === undefined ? plain : plain.replace(/^chained dollars$/i, `Chained ${base} dollars`);
  return dated.charAt(0).toUpperCase() + dated.slice(1);
}

function adjustmentIn(said: string): SeasonalAdjustment | null {
  if (/not seasonally adjusted/i.test(said)) return 'not_seasonally_adjusted';
  if (/seasonally adjusted (at )?annual rate/i.test(said)) return 'seasonally_adjusted_annual_rate';
  return /seasonally adjusted/i.test(said) ? 'seasonally_adjusted' : null;
}

/** The day of the release, which stands in a note: `LastRevised: May 28, 2026`. The time that an answer states is when it was made. */
function dayIn(said: string): string | null {
  const day = /last ?(?:revised|updated):? ([A-Z][a-z]+ \d{1,2}, \d{4})/i.exec(said)?.[1];
  const at = Date.parse(`${day} UTC`);
  return Number.isNaN(at) ? null : new Date(at).toISOString().slice(0, 10);
}
