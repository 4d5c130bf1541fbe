import type { Code, SdmxMessage } from './message.js';

export interface FlowNames {
  /** Of the flow itself. */
  flow: string;
  /** Of codes, by the id of their dimension or attribute. */
  codes: Map<string, Map<string, string>>;
}

/** A message with names for its codes; those without one keep what they have. */
export function renameCodes(message: SdmxMessage, { flow, codes }: FlowNames): SdmxMessage {
  const rename = (codeMap: Map<string, Code>) =>
    new Map(Array.from(codeMap, ([id, code]) => [id, { ...code, name: codes.get(id)?.get(code.id) ?? code.name }]));
  const dataSets = message.dataSets.map((dataSet) => ({
    ...dataSet,
    series: dataSet.series.map((series) => ({
      ...series,
      dimensions: rename(series.dimensions),
      attributes: rename(series.attributes),
    })),
  }));
  return { name: flow, dataSets };
}
