import type { Code, SdmxMessage } from './message.js';

export interface FlowNames {
  /** Name of the flow. */
  flow: string;
  /** Names of codes, by id of the dimension or attribute. */
  codes: Map<string, Map<string, string>>;
}

/** Returns a message with the given names; codes without a name keep theirs. */
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
  return { ...message, name: flow, dataSets };
}
