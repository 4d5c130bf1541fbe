import type { Schemas } from '../schemas.js';
import type { ToolContext } from './tool.js';

/** Describes the series that an operation tested or forecast, with its source and seasonal adjustment. */
export async function describeSample(
  { callOperation }: ToolContext,
  series: Schemas['LabSeries'],
  sample: Schemas['LabSample'],
): Promise<object> {
  const { id, country, name, unit, frequency, vintage } = series;
  if (id === null || country === null) throw new Error('The tools take series of the library only.');
  const found = await callOperation('indicators.series', { query: { id: [id], country, limit: 1 } });
  const [record] = found.series;
  return {
    ...{ id, country, name, unit, frequency, seasonalAdjustment: record?.seasonalAdjustment },
    ...{ vintage: vintage?.resolved, source: `${record?.sourceAgency} (${record?.provider})` },
    sample: { start: sample.start, end: sample.end, observations: sample.observations, missing: sample.missing },
  };
}
