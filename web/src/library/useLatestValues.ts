import type { ObservationRow, SearchHit } from 'almanac-sdk';
import { almanac } from '../almanac';
import { formatValue } from '../format';
import { getToday } from '../today';
import { useCall } from '../useCall';

/** Values that are older are not read. */
const maxAgeDays = 3 * 366;
const frequentFrequencies = new Set(['daily', 'weekly', 'biweekly']);

/** The latest value of a result that is no projection. */
export interface LatestValue {
  date: string;
  value: string;
}

/** Reads the latest values of results for their countries, by slug. */
export function useLatestValues(hits: SearchHit[]): Map<string, LatestValue> {
  const key = hits.map(({ slug, country }) => `${slug}.${country}`).join();
  const { data } = useCall(key === '' ? '' : `latest values ${key}`, () => readLatestValues(hits));
  return data ?? new Map();
}

/** Reads together what a similar number of rows covers: the results of a country, by whether their values are frequent. */
async function readLatestValues(hits: SearchHit[]): Promise<Map<string, LatestValue>> {
  const oldest = getToday(-maxAgeDays);
  const recent = hits.filter(({ lastDate }) => lastDate !== null && lastDate >= oldest);
  const groups = new Map<string, SearchHit[]>();
  for (const hit of recent) {
    const name = `${hit.country} ${frequentFrequencies.has(hit.frequency)}`;
    groups.set(name, [...(groups.get(name) ?? []), hit]);
  }
  const values = await Promise.all([...groups.values()].map(readGroup));
  return new Map(values.flat());
}

async function readGroup(hits: SearchHit[]): Promise<[slug: string, latest: LatestValue][]> {
  // Projections end years after the latest actual value.
  const lastDates = [...hits.flatMap(({ lastDate }) => lastDate ?? []), getToday(-366)];
  const { observations, series } = await almanac.indicators.observations({
    id: hits.map(({ slug }) => slug),
    country: hits[0]?.country ?? '',
    start: lastDates.toSorted()[0] ?? '',
    limit: 20_000,
  });
  // Rows of a single series do not name it.
  const isOf = (slug: string, { id = series[0]?.id }: ObservationRow) => id === slug;
  return hits.flatMap(({ slug }) => {
    const latest = observations.findLast((row) => isOf(slug, row) && isActual(row));
    return latest === undefined ? [] : [[slug, { date: latest.date, value: formatValue(latest.value) }]];
  });
}

function isActual({ value, projection }: ObservationRow): boolean {
  return value !== null && projection !== true;
}
