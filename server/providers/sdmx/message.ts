/*
 * What an SDMX service answers, whichever of its formats it is written in (sdmx.org, SDMX 2.1 section 7 and 3.0 section 3): data sets of series, each
 * named by the codes of its dimensions. Attributes say more of a whole series, or of one observation.
 */

/** A code and what it means; where the service gives no name, the code again. */
export interface Code {
  id: string;
  name: string;
}

export interface SdmxObservation {
  period: string;
  value: string | number | null;
  /** The codes of its own attributes, by the attributes' ids. */
  attributes: Record<string, string>;
}

export interface SdmxSeries {
  /** By the dimensions' ids, in the order of the key; time is not among them. */
  dimensions: Map<string, Code>;
  /** Those of the series, of its groups and of its data set, by the attributes' ids. */
  attributes: Map<string, Code>;
  observations: SdmxObservation[];
}

export interface SdmxDataSet {
  /** Replace, Append, Delete or Information. */
  action: string;
  /** The instants between which it was what the service had; undefined where it does not say. */
  validFrom: string | undefined;
  validTo: string | undefined;
  series: SdmxSeries[];
}

export interface SdmxMessage {
  /** What the data are of; empty where the service does not say. */
  name: string;
  dataSets: SdmxDataSet[];
}

/** The codes that name a series, in the order of its key. */
export function getKey({ dimensions }: SdmxSeries): string[] {
  return Array.from(dimensions.values(), ({ id }) => id);
}

/** The code that an observation has of an attribute: its own, or that of its series. */
export function getAttribute(series: SdmxSeries, observation: SdmxObservation, id: string): string | undefined {
  return observation.attributes[id] ?? series.attributes.get(id)?.id;
}
