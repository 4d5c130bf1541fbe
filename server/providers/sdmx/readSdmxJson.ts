/*
 * SDMX-JSON 1.0.0-wd (ECB), 1.0 (OECD) and 2.0 (IMF). The versions differ in the wrapper of the data sets and in the location of codes. All refer to codes
 * by list index.
 * Format: https://github.com/sdmx-twg/sdmx-json, data message, field guide.
 */
import type { Code, SdmxDataSet, SdmxMessage, SdmxObservation, SdmxSeries } from './message.js';

/** An index into the list of values, or the value itself if there is no list. */
type Cell = number | string | null;

interface Component {
  id: string;
  keyPosition?: number;
  values?: { id?: string; value?: string; name?: string }[];
}

interface Levels {
  dataSet?: Component[];
  /** The spelling of the OECD for `dataSet` of dimensions. */
  dataset?: Component[];
  dimensionGroup?: Component[];
  series?: Component[];
  observation?: Component[];
}

interface Link {
  rel?: string;
  title?: string;
  urn?: string;
  href?: string;
}

interface Structure {
  name?: string;
  links?: Link[];
  dimensions: Levels;
  attributes?: Levels;
  measures?: { observation?: unknown[] };
}

interface RawSeries {
  attributes?: Cell[];
  observations?: Record<string, Cell[]>;
}

interface RawDataSet {
  structure?: number;
  action?: string;
  validFrom?: string;
  validTo?: string;
  attributes?: Cell[];
  dimensionGroupAttributes?: Record<string, Cell[]>;
  series?: Record<string, RawSeries>;
  observations?: unknown;
}

interface Data {
  dataSets: RawDataSet[];
  structure?: Structure;
  structures?: Structure[];
}

/** Reads a message that groups observations in series. Throws an Error for other messages. */
export function readSdmxJson(body: unknown): SdmxMessage {
  const { data } = body as { data?: Data };
  const { dataSets, structures, structure } = data ?? (body as Data);
  const allStructures = structures ?? [structure];
  const parsedDataSets = dataSets.map((dataSet) =>
    readDataSet(dataSet, allStructures[dataSet.structure ?? 0] as Structure),
  );
  const flows = allStructures.flatMap((one) => (one?.links ?? []).flatMap(readFlow));
  return { name: allStructures[0]?.name ?? '', flows, dataSets: parsedDataSets };
}

/** Returns the dataflow that a link names: by its relation, or by its title in messages of the IMF. */
function readFlow({ rel, title, urn, href }: Link): string[] {
  const isFlow = rel?.toLowerCase() === 'dataflow' || title === 'Dataflow';
  const name = urn ?? href;
  return isFlow && name !== undefined ? [name] : [];
}

function readDataSet(raw: RawDataSet, structure: Structure): SdmxDataSet {
  if (raw.observations !== undefined) throw new Error('The observations are not grouped in series.');
  const { action = 'Information', validFrom, validTo, series = {} } = raw;
  return {
    action,
    validFrom,
    validTo,
    series: Object.entries(series).map(([seriesKey, rawSeries]) => readSeries(seriesKey, rawSeries, raw, structure)),
  };
}

function readSeries(seriesKey: string, rawSeries: RawSeries, dataSet: RawDataSet, structure: Structure): SdmxSeries {
  const { dimensions, attributes = {} } = structure;
  const seriesIndexes = seriesKey === '' ? [] : seriesKey.split(':');
  const dimensionCodes: [Component, Code][] = [
    ...(dimensions.dataSet ?? dimensions.dataset ?? []).map((dimension) => readDimension(dimension, '0')),
    ...(dimensions.series ?? []).map((dimension, index) => readDimension(dimension, seriesIndexes[index])),
  ];
  dimensionCodes.sort(([a], [b]) => (a.keyPosition ?? 0) - (b.keyPosition ?? 0));
  return {
    dimensions: new Map(dimensionCodes.map(([{ id }, code]) => [id, code])),
    attributes: new Map([
      ...readAttributes(attributes.dataSet, dataSet.attributes),
      ...findGroupAttributes(seriesIndexes, dataSet).flatMap((cells) =>
        readAttributes(attributes.dimensionGroup, cells),
      ),
      ...readAttributes(attributes.series, rawSeries.attributes),
    ]),
    observations: Object.entries(rawSeries.observations ?? {}).map(([index, cells]) =>
      readObservation(index, cells, structure),
    ),
  };
}

/** Returns the attributes of the groups of a series. A group key has indexes for some dimensions and is empty for the others. */
function findGroupAttributes(seriesIndexes: string[], { dimensionGroupAttributes = {} }: RawDataSet): Cell[][] {
  const groups = Object.entries(dimensionGroupAttributes);
  return groups
    .filter(([group]) => group.split(':').every((index, i) => index === '' || index === seriesIndexes[i]))
    .map(([, cells]) => cells);
}

function readObservation(
  index: string,
  cells: Cell[],
  { dimensions, attributes, measures }: Structure,
): SdmxObservation {
  const [time] = dimensions.observation ?? [];
  const [, { id: period }] = readDimension(time as Component, index);
  const attributeCodes = readAttributes(attributes?.observation, cells.slice(measures?.observation?.length ?? 1));
  return {
    period,
    value: cells[0] ?? null,
    attributes: Object.fromEntries(attributeCodes.map(([id, code]) => [id, code.id])),
  };
}

function readDimension(dimension: Component, index: string | undefined): [Component, Code] {
  const value = dimension.values?.[Number(index)];
  if (value === undefined) throw new Error(`The dimension ${dimension.id} has no value ${index}.`);
  return [dimension, toCode(value)];
}

function readAttributes(attributes: Component[] = [], cells: Cell[] = []): [string, Code][] {
  return attributes.flatMap(({ id, values = [] }, index): [string, Code][] => {
    const cell = cells[index] ?? null;
    if (cell === null) return [];
    const value = typeof cell === 'number' ? values[cell] : undefined;
    return [[id, toCode(value ?? { id: String(cell) })]];
  });
}

function toCode({ id, value, name }: { id?: string; value?: string; name?: string }): Code {
  const code = String(id ?? value ?? name ?? '');
  return { id: code, name: String(name ?? code) };
}
