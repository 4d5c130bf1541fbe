import type { Knex } from 'knex';
import type { FoundSeries } from '../indicators/findSeries.js';
import type { Schemas } from '../schemas.js';
import { type Condition, getWindowSize } from '../series/conditions/condition.js';
import { applyUnits, describeUnits, type UnitCode } from '../series/units.js';
import { readLatestPeriods } from '../store/recentHistory.js';

type PreviewChart = Pick<Schemas['AlertPreview'], 'current' | 'points'>;

const maxPoints = 1_000;

/** The chart of a rule that is not about one series. */
export const noChart: PreviewChart = { current: null, points: [] };

/** A condition that reads back as far as any. */
const yearAgo = { kind: 'level', units: 'pc1', operator: 'above', level: 0 } as const;

/** Returns the latest values in the units of the condition, and how far the last one is from the level. */
export async function buildPreviewChart(
  db: Knex,
  { indicator, series, vintages }: FoundSeries,
  condition: Condition,
): Promise<PreviewChart> {
  const units: UnitCode = 'units' in condition ? condition.units : 'lin';
  const { frequency } = indicator;
  const periods = await readLatestPeriods(db, series.id, maxPoints + getWindowSize(yearAgo, frequency));
  const points = applyUnits(periods, units, frequency)
    .flatMap(({ date, value }) => (value === null ? [] : [{ date, value }]))
    .slice(-maxPoints);
  const last = points.at(-1);
  if (last === undefined) return noChart;
  const unit = describeUnits(units, vintages.current?.unit ?? series.unit, frequency).unit;
  const distance = condition.kind === 'level' ? condition.level - last.value : null;
  return { points, current: { period: last.date, value: last.value, unit, distance } };
}
