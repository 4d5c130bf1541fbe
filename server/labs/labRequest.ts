import type { Schemas } from '../schemas.js';

/** The fields of a request that define the sample. */
export type LabRequest = Pick<
  Schemas['DiagnosticsRequest'],
  | 'seriesId'
  | 'country'
  | 'vintage'
  | 'values'
  | 'dates'
  | 'frequency'
  | 'start'
  | 'end'
  | 'transformations'
  | 'missing'
>;
