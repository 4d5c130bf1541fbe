import { buildCaveatNotes } from '../indicators/observationNotes.js';
import type { Schemas } from '../schemas.js';
import type { TransformationName } from '../series/transformations.js';
import { computeTransformedSample, type DatedValues } from '../series/transformedSample.js';
import type { NotComputable } from '../stats/outcome.js';

export interface SampleInput {
  sample: DatedValues;
}

/** A sample and the transformations to apply before the tests. */
export interface LabInput extends SampleInput {
  transformations: TransformationName[];
}

/** Description of a transformed sample in the response. */
interface TransformSummary {
  unit: string;
  transformations: Schemas['LabTransformation'][];
}

/** The computed part of a lab response. */
export type Computed<ResponseBody> = Omit<ResponseBody, 'series' | 'sample'> & TransformSummary;

interface TransformedLabSample {
  summary: TransformSummary;
  values: (number | null)[];
  /** Reason why the last transformation cannot be applied. */
  failure: NotComputable | undefined;
}

/** Applies the transformations in order, up to the first that is not computable. */
export function transformSample({ sample, transformations }: LabInput): TransformedLabSample {
  const result = computeTransformedSample(sample, transformations);
  const formatDate = (index: number) => sample.dates?.[index] ?? `position ${index + 1}`;
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
