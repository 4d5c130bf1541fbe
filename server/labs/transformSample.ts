import { buildCaveatNotes } from '../indicators/observationNotes.js';
import type { Schemas } from '../schemas.js';
import type { TransformationName } from '../series/transformations.js';
import { computeTransformedSample, type DatedValues } from '../series/transformedSample.js';
import type { NotComputable } from '../stats/outcome.js';

/** What is computed on. */
export interface SampleInput {
  sample: DatedValues;
}

/** What a lab computes on: a sample, and what is done to it first. */
export interface LabInput extends SampleInput {
  transformations: TransformationName[];
}

/** What a lab answers of a sample that it has transformed. */
interface TransformSummary {
  unit: string;
  transformations: Schemas['LabTransformation'][];
}

/** The part of a lab's answer that is computed. */
export type Computed<ResponseBody> = Omit<ResponseBody, 'series' | 'sample'> & TransformSummary;

interface TransformedLabSample {
  summary: TransformSummary;
  values: (number | null)[];
  /** Why the last of the transformations could not be applied. */
  failure: NotComputable | undefined;
}

/** Transforms a sample as a lab is asked to. */
export function transformSample({ sample, transformations }: LabInput): TransformedLabSample {
  const result = computeTransformedSample(sample, transformations);
  const formatDate = (index: number) => sample.dates?.[index] ?? `place ${index + 1}`;
  const rows = result.steps.map(({ name, formula, unit, valuesBefore, valuesAfter, caveats, notComputable }) => ({
    name,
    formula,
    unit,
    observationsBefore: valuesBefore,
    observationsAfter: valuesAfter,
    dropped: valuesBefore - valuesAfter,
    notes: buildCaveatNotes(caveats.map((caveat, index) => ({ date: formatDate(index), caveat }))),
    notComputable,
  }));
  const failure = rows.at(-1)?.notComputable ?? undefined;
  return { summary: { unit: result.unit, transformations: rows }, values: result.values, failure };
}
