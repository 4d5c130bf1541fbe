import { contract, type Schema } from '../contractFile.js';
import type { Schemas } from '../schemas.js';

/** Returns the allowed values of a schema of the contract. */
function listValues(name: keyof Schemas): Schema {
  return { enum: contract.components.schemas[name].enum ?? [] };
}

/** Short schemas of arguments that several tools share. The operations check the forms of days and codes. */
export const id: Schema = { type: 'string', description: 'Indicator id from search_indicators' };
export const ids: Schema = { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 20 };
export const country: Schema = { type: 'string', description: 'ISO code, or EA' };
export const vintage: Schema = { type: 'string', description: 'Day: only what was known then' };
export const day: Schema = { type: 'string' };
export const units: Schema = {
  ...listValues('UnitsCode'),
  description: 'pch: % change; pc1: % from year ago; pca: annualized %; chg, ch1: changes; log',
};
export const frequency: Schema = listValues('Frequency');
export const aggregation: Schema = listValues('AggregationMethod');
export const category: Schema = listValues('Category');
export const importance: Schema = listValues('Importance');
export const forecastModel: Schema = listValues('ForecastModel');
export const forecastTransform: Schema = listValues('ForecastTransform');
export const diagnosticTests: Schema = { type: 'array', items: listValues('DiagnosticTest') };
/** The operation lists the names in its error. They would take a quarter of the list of tools. */
export const transformations: Schema = {
  type: 'array',
  items: { type: 'string' },
  description: 'In order, e.g. log, diff, pc1, detrend',
};
