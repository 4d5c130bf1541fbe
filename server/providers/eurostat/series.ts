import type { SeasonalAdjustment } from '../../series/seasonalAdjustment.js';
import type { RequestedSeries } from '../createKeyedProvider.js';
import { findFrequency } from '../findFrequency.js';
import { normalizeObservations } from '../normalizeObservations.js';
import { parseInstant } from '../parseInstant.js';
import type { ObservationStatus, ProviderObservation, ProviderSeries } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { readPeriod } from '../readPeriod.js';
import type { JsonStatTable } from './readJsonStat.js';

/** Statuses by flag letter; a flag may have several. What a value is takes precedence over a break. */
const statuses: [RegExp, ObservationStatus][] = [
  [/f/, 'forecast'],
  [/[es]/, 'estimate'],
  [/p/, 'provisional'],
  [/u/, 'low_reliability'],
  [/b/, 'break'],
];

const adjustments: Record<string, SeasonalAdjustment> = {
  SA: 'seasonally_adjusted',
  SCA: 'seasonally_adjusted',
  NSA: 'not_seasonally_adjusted',
  CA: 'not_seasonally_adjusted',
};

/** Builds the requested series from a table. Throws a ProviderFailure: `not_found` if there is none, `invalid` if several match. */
export function buildSeries(title: string, table: JsonStatTable, requested: RequestedSeries): ProviderSeries {
  const [set = '', names = ''] = requested.family.split('?');
  if (table.id !== null && table.id.toLowerCase() !== set) {
    throw new ProviderFailure('malformed', `${title} returned the data set ${table.id} for ${requested.query.id}.`);
  }
  const codes = findCodes(title, table, requested);
  const getLabel = (name: string) => {
    const code = codes.get(name) ?? '';
    return String(table.dimensions.get(name)?.labels[code] ?? code);
  };
  const dimensionLabels = [...codes.keys()].filter((name) => name !== 'freq' && name !== 'unit').map(getLabel);
  const observations = normalizeObservations(title, trimEmpty(readObservations(title, table, codes)), requested.query);
  return {
    id: `${set}?${names
      .split('&')
      .map((name, index) => `${name}=${requested.key[index]}`)
      .join('&')}`,
    title: `${table.label}: ${dimensionLabels.join(', ')}`,
    frequency:
      findFrequency(
        title,
        observations.map(({ period }) => readPeriod(period) ?? {}),
      ) ?? 'annual',
    unit: getLabel('unit'),
    seasonalAdjustment: adjustments[codes.get('s_adj') ?? ''] ?? null,
    observations,
    vintages: null,
    updatedAt: parseInstant(table.updated ?? ''),
  };
}

/** Returns the code of each dimension except time: the requested one, or the only one. */
function findCodes(
  title: string,
  { dimensions }: JsonStatTable,
  { family, key, query }: RequestedSeries,
): Map<string, string> {
  const names = family.split('?')[1]?.split('&') ?? [];
  const requestedCodes = new Map(names.map((name, index) => [name, key[index]]));
  const unknown = names.find((name) => !dimensions.has(name));
  if (unknown !== undefined)
    throw new ProviderFailure('invalid', `${title} has no dimension ${unknown} for ${query.id}.`);
  const others = [...dimensions].filter(([name]) => name !== 'time');
  return new Map(
    others.map(([name, { codes }]) => {
      const [only, another] = codes.keys();
      const code = requestedCodes.get(name) ?? only;
      if (code === undefined || !codes.has(code)) {
        throw new ProviderFailure('not_found', `${title} has no series ${query.id}.`);
      }
      if (!requestedCodes.has(name) && another !== undefined) {
        throw new ProviderFailure(
          'invalid',
          `${query.id} matches several series. Add ${name}, which has ${codes.size} codes, such as ${only}.`,
        );
      }
      return [name, code];
    }),
  );
}

function readObservations(title: string, table: JsonStatTable, codes: Map<string, string>): ProviderObservation[] {
  const numbers = Array.from(
    table.dimensions,
    ([name, { codes: codeNumbers }]) => codeNumbers.get(codes.get(name) ?? '') ?? 0,
  );
  const dimensionNames = [...table.dimensions.keys()];
  const periods = table.dimensions.get('time')?.codes ?? new Map<string, number>();
  return Array.from(periods, ([period, number]) => {
    const date = readPeriod(period)?.date;
    if (date === undefined)
      throw new ProviderFailure('malformed', `${title} returned an invalid period: ${JSON.stringify(period)}.`);
    const { value, flag } = table.getCell(numbers.with(dimensionNames.indexOf('time'), number));
    return { date, period, value, status: getStatus(value, flag), flag };
  });
}

function getStatus(value: number | null, flag: string): ObservationStatus {
  if (value === null) return flag.includes('c') ? 'confidential' : 'missing';
  return statuses.find(([letter]) => letter.test(flag))?.[1] ?? 'normal';
}

/** Removes leading and trailing empty cells: the periods of a table are those of all its series. */
function trimEmpty(observations: ProviderObservation[]): ProviderObservation[] {
  const ordered = observations.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const hasContent = ({ value, flag }: ProviderObservation) => value !== null || flag !== '';
  return ordered.slice(Math.max(0, ordered.findIndex(hasContent)), ordered.findLastIndex(hasContent) + 1);
}
