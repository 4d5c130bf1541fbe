/*
 * The sample that a test uses of a series with missing values. Missing values at the ends shorten the sample. Missing
 * values between the first and the last observation are gaps and are never filled. Four rules handle them:
 *   conservative  keeps the calendar; statistics on observations k periods apart use the available pairs (Parzen 1963)
 *   pairwise      uses the same pairs, divided by their number plus k instead of the number of observations (R's na.pass)
 *   drop          removes the gaps, so that the observations around a gap become neighbours
 *   raise         rejects a series with gaps
 */
import {
  createNotComputable,
  isNotComputable,
  type NotComputable,
  type NotComputableReason,
  type Note,
} from './outcome.js';

export type MissingRule = 'conservative' | 'pairwise' | 'drop' | 'raise';

export type SeriesValues = ArrayLike<number | null>;

/** Values from the first observation to the last. */
export interface Sample {
  /** Zero at a gap. */
  values: Float64Array;
  /** 1 for an observation, 0 for a gap; absent if there are no gaps. */
  present?: Float64Array;
  observations: number;
  notes: Note[];
}

/** Values that differ by less than this share of their magnitude differ by rounding only. */
const roundingNoise = 4 * Number.EPSILON;

/**
 * The sample of a series. Not computable for too few observations, a constant series, or gaps under the rule `raise`.
 */
export function buildSample(series: SeriesValues, rule: MissingRule, minObservations: number): Sample | NotComputable {
  const sample = trimMissing(series);
  if (sample.present && rule === 'raise') return createNotComputable('MISSING_VALUES', sample.observations);
  if (sample.observations < minObservations) return toNotComputable(sample, 'TOO_FEW_OBSERVATIONS', minObservations);
  if (isConstant(getObservations(sample))) return toNotComputable(sample, 'ZERO_VARIANCE');
  return rule === 'drop' ? dropGaps(sample) : sample;
}

/**
 * A sample without gaps, for regressions on neighbouring values: the longest run of observations, or all of them under
 * `drop`.
 */
export function buildContiguousSample(
  series: SeriesValues,
  rule: MissingRule,
  minObservations: number,
): Sample | NotComputable {
  const sample = buildSample(series, rule, minObservations);
  if (isNotComputable(sample) || !sample.present) return sample;
  const { start, end } = findLongestRun(sample.present);
  const gap = `The test uses the longest run without gaps: ${end - start} of ${sample.values.length} periods.`;
  const run = buildSample(sample.values.subarray(start, end), rule, minObservations);
  if (isNotComputable(run)) return { ...run, message: `${run.message} ${gap}` };
  return { ...run, notes: [{ code: 'GAPS_IN_SAMPLE', message: gap }] };
}

/** Builds the result for a sample that cannot be tested; its message includes the note on gaps. */
export function toNotComputable(
  { observations, notes }: Pick<Sample, 'observations' | 'notes'>,
  reason: NotComputableReason,
  needs: number | null = null,
): NotComputable {
  return createNotComputable(reason, observations, needs, notes.find(({ code }) => code === 'GAPS_IN_SAMPLE')?.message);
}

/** The observations without the gaps, for statistics that do not depend on their order. */
export function getObservations({ values, present }: Sample): Float64Array {
  return present ? values.filter((_, index) => present[index] === 1) : values;
}

function trimMissing(series: SeriesValues): Sample {
  let start = 0;
  let end = series.length;
  while (start < end && isMissing(series[start])) start++;
  while (end > start && isMissing(series[end - 1])) end--;
  const values = new Float64Array(end - start);
  const present = new Float64Array(end - start).fill(1);
  let observations = 0;
  for (let index = 0; index < values.length; index++) {
    const value = series[start + index];
    if (isMissing(value)) present[index] = 0;
    else {
      values[index] = value as number;
      observations++;
    }
  }
  if (observations === values.length) return { values, observations, notes: [] };
  const message = `Values are missing in ${values.length - observations} of ${values.length} periods.`;
  return { values, present, observations, notes: [{ code: 'GAPS_IN_SAMPLE', message }] };
}

function isMissing(value: number | null | undefined): boolean {
  return value === null || value === undefined || !Number.isFinite(value);
}

/** Whether values differ by rounding only. */
export function isConstant(values: ArrayLike<number>): boolean {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < values.length; index++) {
    const value = values[index] as number;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return high - low <= roundingNoise * Math.max(Math.abs(low), Math.abs(high));
}

function dropGaps(sample: Sample): Sample {
  const { observations, notes } = sample;
  return { values: getObservations(sample), observations, notes };
}

function findLongestRun(present: Float64Array): { start: number; end: number } {
  let best = { start: 0, end: 0 };
  let start = 0;
  for (let index = 0; index <= present.length; index++) {
    if (present[index] === 1) continue;
    if (index - start > best.end - best.start) best = { start, end: index };
    start = index + 1;
  }
  return best;
}
