import { readFileSync } from 'node:fs';
import type { Frequency } from '../../server/series/frequency.js';
import type { GuardrailContext } from '../../server/series/guardrails/index.js';
import type { Observation } from '../../server/series/observation.js';
import { addPeriods } from '../../server/series/periods.js';
import { dateValues } from '../support/dateValues.js';

interface SeriesChanges {
  from?: string;
  to?: string;
  without?: string[];
  values?: Record<string, (number | null)[]>;
  extra?: [string, number][];
}

interface ReferenceSeries {
  frequency: Frequency;
  start: string;
  values: number[];
}

export interface GuardrailCase {
  id: string;
  series: string;
  seasonallyAdjusted: boolean;
  asOf: string;
  lagDays: number;
  expected: string[];
  mustNotFlag: string[];
  changes: SeriesChanges;
  earlierVintage?: { date: string; changes: SeriesChanges };
}

const reference = JSON.parse(readFileSync('tests/reference/guardrails.json', 'utf8')) as {
  series: Record<string, ReferenceSeries>;
  cases: GuardrailCase[];
};

export const guardrailCases = reference.cases;

/** Reads a real monthly, quarterly or annual series of the reference set. */
export function readReferenceRows(name: string): Observation[] {
  const { frequency, start, values } = findReferenceSeries(name);
  return dateValues(start, values, frequency);
}

/** Creates a guardrail context with default metadata. */
export function createContext(
  observations: Observation[],
  overrides: Partial<GuardrailContext> = {},
): GuardrailContext {
  const { asOf = '1961-01-26' } = overrides;
  return {
    frequency: 'monthly',
    seasonalAdjustment: 'not_seasonally_adjusted',
    annualRate: false,
    unit: 'Index 2017=100',
    unitClass: 'index',
    priceBasis: 'not_applicable',
    currency: null,
    country: null,
    ...{ asOf, copyDay: asOf, libraryDay: asOf },
    publicationLagDays: 30,
    publishesProjections: false,
    observations,
    ...overrides,
  };
}

/** Creates the context of a reference case: a real series with inserted faults. */
export function createCaseContext({
  series,
  seasonallyAdjusted,
  asOf,
  lagDays,
  changes,
  earlierVintage,
}: GuardrailCase): GuardrailContext {
  const rows = applyChanges(series, changes);
  const unit = 'Index 2017=100';
  const earlier = earlierVintage && {
    date: earlierVintage.date,
    unit,
    observations: applyChanges(series, earlierVintage.changes),
  };
  return createContext(rows, {
    frequency: findReferenceSeries(series).frequency,
    seasonalAdjustment: seasonallyAdjusted ? 'seasonally_adjusted' : 'not_seasonally_adjusted',
    asOf,
    publicationLagDays: lagDays,
    ...(earlier ? { vintages: [earlier, { date: asOf, unit, observations: rows }] } : {}),
  });
}

function findReferenceSeries(name: string): ReferenceSeries {
  const found = reference.series[name];
  if (!found) throw new Error(`Unknown reference series: ${name}`);
  return found;
}

function applyChanges(
  name: string,
  { from = '', to = '9999', without = [], values = {}, extra = [] }: SeriesChanges,
): Observation[] {
  const { frequency } = findReferenceSeries(name);
  const replaced = new Map(
    Object.entries(values).flatMap(([start, run]) =>
      run.map((value, index): [string, number | null] => [addPeriods(start, index, frequency), value]),
    ),
  );
  const kept = readReferenceRows(name).filter(({ date }) => date >= from && date <= to && !without.includes(date));
  const rows = kept.map(({ date, value }) => ({
    date,
    value: replaced.has(date) ? (replaced.get(date) ?? null) : value,
  }));
  return [...rows, ...extra.map(([date, value]) => ({ date, value }))];
}
