import type { Schemas } from '../schemas.js';

/** The part of a request that names what is to be tested. */
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
