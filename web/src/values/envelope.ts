import { almanac } from '../almanac';

/** The lowest and the highest value of a date across all vintages. */
interface Extent {
  date: string;
  min: number;
  max: number;
}

/** What all vintages stated about each date. */
export interface Envelope {
  extents: Extent[];
  /** Whether the oldest dates are left out, because the vintages have too many rows. */
  isPartial: boolean;
}

const maxRows = 20_000;

/**
 * Reads the lowest and the highest value of each date across all vintages in the current unit, newest dates first. Values
 * with another base are left out: they cannot be compared.
 */
export async function readEnvelope(slug: string, country: string): Promise<Envelope> {
  const { observations, series, nextCursor } = await almanac.indicators.observations({
    id: [slug],
    country,
    allVintages: true,
    order: 'desc',
    limit: maxRows,
  });
  const unit = series[0]?.unit;
  const byDate = new Map<string, Extent>();
  for (const { date, value, unit: rowUnit = unit } of observations) {
    if (value === null || rowUnit !== unit) continue;
    const known = byDate.get(date);
    byDate.set(date, { date, min: Math.min(value, known?.min ?? value), max: Math.max(value, known?.max ?? value) });
  }
  return { extents: [...byDate.values()].reverse(), isPartial: nextCursor !== null };
}
