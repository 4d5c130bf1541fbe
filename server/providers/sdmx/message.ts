/*
 * An SDMX response, independent of its format (sdmx.org, SDMX 2.1 section 7 and 3.0 section 3): data sets of series, each identified by the codes of its
 * dimensions. Attributes describe a whole series or one observation.
 */

/** A code and its name; the name equals the code if the service returns none. */
export interface Code {
  id: string;
  name: string;
}

export interface SdmxObservation {
  period: string;
  value: string | number | null;
  /** Attribute codes of the observation, by attribute id. */
  attributes: Record<string, string>;
}

export interface SdmxSeries {
  /** By dimension id, in key order, without time. */
  dimensions: Map<string, Code>;
  /** Attributes of the series, its groups and its data set, by attribute id. */
  attributes: Map<string, Code>;
  observations: SdmxObservation[];
}

export interface SdmxDataSet {
  /** Replace, Append, Delete or Information. */
  action: string;
  /** Instants between which the data set was valid; undefined if not stated. */
  validFrom: string | undefined;
  validTo: string | undefined;
  series: SdmxSeries[];
}

export interface SdmxMessage {
  /** Name of the data; empty if not stated. */
  name: string;
  /** What the message states about its dataflow: its id, name in SDMX (URN) or address. Empty if nothing. */
  flows: string[];
  dataSets: SdmxDataSet[];
}

/** Returns the codes of a series in key order. */
export function getKey({ dimensions }: SdmxSeries): string[] {
  return Array.from(dimensions.values(), ({ id }) => id);
}

/** Returns the code of an attribute of an observation, or of its series. */
export function getAttribute(series: SdmxSeries, observation: SdmxObservation, id: string): string | undefined {
  return observation.attributes[id] ?? series.attributes.get(id)?.id;
}
