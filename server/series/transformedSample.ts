import type { NotComputable } from '../stats/outcome.js';
import { computeTimeIndexes } from './transformations/lag.js';
import type { Caveat, TransformationContext } from './transformations/transformation.js';
import { describeYear } from './transformations/yearAgo.js';
import { type TransformationName, transformations } from './transformations.js';
import { selectPresent, type Values } from './values.js';

/** A series as a test is to see it. */
export interface TransformedSample {
  /** One value a period from the first date to the last; null where there is none, its row missing included. */
  values: (number | null)[];
  unit: string;
  /** Up to the first that cannot be applied; the values are those before it. */
  steps: TransformationStep[];
}

/** One transformation, and how many values it left. */
export interface TransformationStep {
  name: TransformationName;
  formula: string;
  unit: string;
  valuesBefore: number;
  valuesAfter: number;
  /** What is to be known of results, by the place of each. */
  caveats: (Caveat | undefined)[];
  /** Why it cannot be applied; null where it can. */
  notComputable: NotComputable | null;
}

export interface DatedValues extends TransformationContext {
  values: Values;
  unit: string;
}

/** Applies transformations from left to right, and sets the result on a calendar without absent periods. */
export function computeTransformedSample(series: DatedValues, names: readonly TransformationName[]): TransformedSample {
  let values: Values = series.values;
  let unit = series.unit;
  const steps: TransformationStep[] = [];
  for (const name of names) {
    const { step, result } = applyStep(name, values, unit, series);
    steps.push(step);
    if (step.notComputable) break;
    values = result;
    unit = step.unit;
  }
  return { values: toCalendarValues(values, series), unit, steps };
}

function applyStep(name: TransformationName, values: Values, unit: string, series: DatedValues) {
  const transformation = transformations[name];
  const present = selectPresent(values);
  const notComputable = transformation.checkValues?.(present) ?? null;
  const result = notComputable ? [] : transformation.apply(values, series);
  const step: TransformationStep = {
    name,
    formula: transformation.formula(describeYear(series.frequency, series.dates !== undefined)),
    unit: transformation.unit(unit),
    valuesBefore: present.length,
    valuesAfter: selectPresent(result).length,
    caveats: (!notComputable && transformation.findCaveats?.(values, series)) || [],
    notComputable,
  };
  return { step, result };
}

function toCalendarValues(values: Values, context: TransformationContext): (number | null)[] {
  const times = computeTimeIndexes(values, context);
  const first = times[0] ?? 0;
  const periods = new Array<number | null>((times.at(-1) ?? first - 1) - first + 1).fill(null);
  times.forEach((time, index) => {
    periods[time - first] = values[index] ?? null;
  });
  return periods;
}
