/*
 * SDMX-JSON as services write it: 1.0.0-wd (ECB), 1.0 (OECD) and 2.0 (IMF). They differ in what is wrapped around the data sets, and in where a value's
 * code stands. All name things by their places in lists.
 * Format: https://github.com/sdmx-twg/sdmx-json, data message, field guide.
 */
import type { Code, SdmxDataSet, SdmxMessage, SdmxObservation, SdmxSeries } from './message.js';

/** A place in the list of values, or the value itself where there is no such list. */
type Cell = number | string | null;

interface Component {
  id: string;
  keyPosition?: number;
  values?: { id?: string; value?: string; name?: string }[];
}

interface Levels {
  dataSet?: Component[];
  /** How the OECD writes `dataSet` of dimensions. */
  dataset?: Component[];
  dimensionGroup?: Component[];
  series?: Component[];
  observation?: Component[];
}

interface Structure {
  name?: string;
  dimensions: Levels;
  attributes?: Levels;
  measures?: { observation?: unknown[] };
}

interface WrittenSeries {
  attributes?: Cell[];
  observations?: Record<string, Cell[]>;
}

interface WrittenDataSet {
  structure?: number;
  action?: string;
  validFrom?: string;
  validTo?: string;
  attributes?: Cell[];
  dimensionGroupAttributes?: Record<string, Cell[]>;
  series?: Record<string, WrittenSeries>;
  observations?: unknown;
}

interface Data {
  dataSets: WrittenDataSet[];
  structure?: Structure;
  structures?: Structure[];
}

/** Reads a message that groups observations in series. Throws an Error for anything else. */
export function readSdmxJson(body: unknown): SdmxMessage {
  const { data } = body as { data?: Data };
  const { dataSets, structures, structure } = data ?? (body as Data);
  const known = structures ?? [structure];
  const read = dataSets.map((dataSet) => readDataSet(dataSet, known[dataSet.structure ?? 0] as Structure));
  return { name: known[0]?.name ?? '', dataSets: read };
}

function readDataSet(written: WrittenDataSet, structure: Structure): SdmxDataSet {
  if (written.observations !== undefined) throw new Error('The observations are not grouped in series.');
  const { action = 'Information', validFrom, validTo, series = {} } = written;
  return {
    action,
    validFrom,
    validTo,
    series: Object.entries(series).map(([places, one]) => readSeries(places, one, written, structure)),
  };
}

function readSeries(places: string, one: WrittenSeries, dataSet: WrittenDataSet, structure: Structure): SdmxSeries {
  const { dimensions, attributes = {} } = structure;
  const inSeries = places === '' ? [] : places.split(':');
  const named: [Component, Code][] = [
    ...(dimensions.dataSet ?? dimensions.dataset ?? []).map((dimension) => dimensionAt(dimension, '0')),
    ...(dimensions.series ?? []).map((dimension, place) => dimensionAt(dimension, inSeries[place])),
  ];
  named.sort(([a], [b]) => (a.keyPosition ?? 0) - (b.keyPosition ?? 0));
  return {
    dimensions: new Map(named.map(([{ id }, code]) => [id, code])),
    attributes: new Map([
      ...attributesAt(attributes.dataSet, dataSet.attributes),
      ...groupsOf(inSeries, dataSet).flatMap((cells) => attributesAt(attributes.dimensionGroup, cells)),
      ...attributesAt(attributes.series, one.attributes),
    ]),
    observations: Object.entries(one.observations ?? {}).map(([place, cells]) =>
      readObservation(place, cells, structure),
    ),
  };
}

/** What is said of the groups that a series belongs to: a group's name has the places of some dimensions, and nothing for the others. */
function groupsOf(inSeries: string[], { dimensionGroupAttributes = {} }: WrittenDataSet): Cell[][] {
  const groups = Object.entries(dimensionGroupAttributes);
  return groups
    .filter(([group]) => group.split(':').every((place, at) => place === '' || place === inSeries[at]))
    .map(([, cells]) => cells);
}

function readObservation(
  place: string,
  cells: Cell[],
  { dimensions, attributes, measures }: Structure,
): SdmxObservation {
  const [time] = dimensions.observation ?? [];
  const [, { id: period }] = dimensionAt(time as Component, place);
  const own = attributesAt(attributes?.observation, cells.slice(measures?.observation?.length ?? 1));
  return { period, value: cells[0] ?? null, attributes: Object.fromEntries(own.map(([id, code]) => [id, code.id])) };
}

function dimensionAt(dimension: Component, place: string | undefined): [Component, Code] {
  const value = dimension.values?.[Number(place)];
  if (value === undefined) throw new Error(`There is no ${place} among the values of ${dimension.id}.`);
  return [dimension, codeOf(value)];
}

function attributesAt(attributes: Component[] = [], cells: Cell[] = []): [string, Code][] {
  return attributes.flatMap(({ id, values = [] }, place): [string, Code][] => {
    const cell = cells[place] ?? null;
    if (cell === null) return [];
    const value = typeof cell === 'number' ? values[cell] : undefined;
    return [[id, codeOf(value ?? { id: String(cell) })]];
  });
}

function codeOf({ id, value, name }: { id?: string; value?: string; name?: string }): Code {
  const code = String(id ?? value ?? name ?? '');
  return { id: code, name: String(name ?? code) };
}
