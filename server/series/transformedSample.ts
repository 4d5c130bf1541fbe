import type { NotComputable } from '../stats/outcome.js';
import { computeTimeIndexes } from './transformations/lag.js';
import type { Caveat, TransformationContext } from './transformations/transformation.js';
import { describeYear } from './transformations/yearAgo.js';
import { type TransformationName, transformations } from './transformations.js';
import { selectPresent, type Values } from './values.js';

/** A transformed series, ready for a statistical test. */
export interface TransformedSample {
  /** One value per period from the first date to the last; null if the value or its row is missing. */
  values: (number | null)[];
  unit: string;
  /** The steps up to and including the first that cannot be applied; the values are those before that step. */
  steps: TransformationStep[];
}

/** One transformation, with the number of values before and after it. */
export interface TransformationStep {
  name: TransformationName;
  formula: string;
  unit: string;
  valuesBefore: number;
  valuesAfter: number;
  /** Caveats by index of the result. */
  caveats: (Caveat | undefined)[];
  /** Why it cannot be applied; null if it can. */
  notComputable: NotComputable | null;
}

export interface DatedValues extends TransformationContext {
  values: Values;
  unit: string;
}

/** Applies transformations from left to right and places the result on a calendar without missing rows. */
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
