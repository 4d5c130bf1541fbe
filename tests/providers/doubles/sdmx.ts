/** Made-up data of an SDMX service. Codes are given as `CODE: Name` where they have a name. */
export interface SdmxData {
  name: string;
  series: SdmxRow[];
}

export interface SdmxRow {
  /** By dimension, in the order of the key. */
  key: Record<string, string>;
  attributes?: Record<string, string>;
  /** In the order in which they are answered. */
  observations: [period: string, value: string | number | null, attributes?: Record<string, string>][];
}

/** One answered data set of several: what a publication changed. */
export interface SdmxPublication {
  action?: string;
  validFrom?: string;
  validTo?: string;
  series: SdmxRow[];
}

export const idOf = (text: string) => text.split(': ')[0] ?? '';
export const nameOf = (text: string) => text.split(': ')[1] ?? text;

/** The series that a key names: codes joined by `+`, a place that is empty or `*` for any. */
export function selected(series: SdmxRow[], key: string): SdmxRow[] {
  const places = decodeURIComponent(key)
    .split('.')
    .map((place) => (place === '' || place === '*' ? null : place.split('+')));
  return series.filter((row) => {
    const codes = Object.values(row.key).map(idOf);
    return (
      places.length === codes.length && places.every((place, at) => place === null || place.includes(codes[at] ?? ''))
    );
  });
}

/** Those of their observations whose years lie between two; series without any are left out. */
export function inYears(series: SdmxRow[], from: string | null, to: string | null): SdmxRow[] {
  const isWithin = ([period]: SdmxRow['observations'][number]) =>
    period.slice(0, 4) >= (from ?? '0000') && period.slice(0, 4) <= (to ?? '9999');
  return series
    .map((row) => ({ ...row, observations: row.observations.filter(isWithin) }))
    .filter(({ observations }) => observations.length > 0);
}

/** SDMX-JSON as the ECB (`wd`), the OECD (`1.0`) and the IMF (`2.0`) write it. */
export type Dialect = 'wd' | '1.0' | '2.0';

/** Codes by their places in lists, each code once. */
class Places {
  readonly values: string[] = [];

  of(text: string): number {
    const known = this.values.indexOf(text);
    return known >= 0 ? known : this.values.push(text) - 1;
  }
}

export function sdmxJson(dialect: Dialect, name: string, publications: SdmxPublication[]): unknown {
  const rows = publications.flatMap(({ series }) => series);
  const time = new Places();
  const dimensions = new Map(Object.keys(rows[0]?.key ?? {}).map((id) => [id, new Places()]));
  const ofSeries = placesOf(rows.map(({ attributes = {} }) => attributes));
  const ofObservations = placesOf(rows.flatMap((row) => row.observations.map(([, , attributes = {}]) => attributes)));
  // The IMF writes what has no list of codes into the observation itself.
  const cell = (places: Places, text: string | undefined, inline = false) =>
    text === undefined ? null : inline ? text : places.of(text);
  const dataSets = publications.map(({ series, ...said }) => ({
    ...(dialect === '2.0' && { structure: 0 }),
    action: 'Replace',
    ...said,
    ...(series.length > 0 && {
      series: Object.fromEntries(
        series.map(({ key, attributes = {}, observations }) => [
          Array.from(dimensions, ([id, places]) => places.of(key[id] ?? '')).join(':'),
          {
            attributes: Array.from(ofSeries, ([id, places]) => cell(places, attributes[id])),
            observations: Object.fromEntries(
              observations.map(([period, value, own = {}]) => [
                time.of(period),
                [value, ...Array.from(ofObservations, ([id, places]) => cell(places, own[id], id === 'NOTE'))],
              ]),
            ),
          },
        ]),
      ),
    }),
  }));
  const structure = {
    ...(dialect !== '2.0' && { name }),
    dimensions: {
      ...(dialect === '1.0' && { dataset: [] }),
      series: components(dialect, dimensions),
      observation: [
        { id: 'TIME_PERIOD', ...position(dialect, dimensions.size), values: time.values.map(timeValue(dialect)) },
      ],
    },
    ...(dialect === '2.0' && { measures: { observation: [{ id: 'OBS_VALUE', roles: [] }] } }),
    attributes: {
      dataSet: [],
      series: components(dialect, ofSeries),
      observation: components(dialect, ofObservations),
    },
  };
  if (dialect === 'wd') return { header: { id: 'double', test: false }, dataSets, structure };
  if (dialect === '1.0') return { meta: { id: 'double', test: false }, data: { dataSets, structure }, errors: [] };
  return { meta: {}, data: { dataSets, structures: [{ dataSets: [0], ...structure }] } };
}

function placesOf(records: Record<string, string>[]): Map<string, Places> {
  return new Map([...new Set(records.flatMap((record) => Object.keys(record)))].map((id) => [id, new Places()]));
}

function components(dialect: Dialect, lists: Map<string, Places>) {
  return Array.from(lists, ([id, { values }], at) => ({
    id,
    ...position(dialect, at),
    values: values.map((text) => (dialect === '2.0' ? { id: idOf(text) } : { id: idOf(text), name: nameOf(text) })),
  }));
}

const position = (dialect: Dialect, keyPosition: number) => (dialect === 'wd' ? {} : { keyPosition });

function timeValue(dialect: Dialect) {
  return (period: string) => (dialect === '2.0' ? { value: period } : { id: period, name: period });
}

/** SDMX-CSV 2.0 with codes and names, or the ECB's csvdata; rows are as they are given, lines end with CRLF. */
export function sdmxCsv(flavour: '2.0' | 'ecb', flow: string, series: SdmxRow[]): string {
  const dimensions = Object.keys(series[0]?.key ?? {});
  const attributes = [
    ...new Set(
      series.flatMap((row) =>
        [row.attributes ?? {}, ...row.observations.map(([, , own = {}]) => own)].flatMap(Object.keys),
      ),
    ),
  ];
  const labelled = (text: string) => (flavour === 'ecb' ? (text.includes(': ') ? idOf(text) : text) : text);
  const title = (id: string) => (flavour === 'ecb' ? id : `${id}: Name of ${id}`);
  const before = flavour === 'ecb' ? ['KEY'] : ['STRUCTURE', 'STRUCTURE_ID', 'ACTION'];
  const header = [...before, ...dimensions.map(title), title('TIME_PERIOD'), 'OBS_VALUE', ...attributes.map(title)];
  const rows = series.flatMap(({ key, attributes: said = {}, observations }) =>
    observations.map(([period, value, own = {}]) => [
      ...(flavour === 'ecb' ? [`${flow}.${Object.values(key).map(idOf).join('.')}`] : ['DATAFLOW', flow, 'I']),
      ...dimensions.map((id) => labelled(key[id] ?? '')),
      period,
      String(value ?? ''),
      ...attributes.map((id) => labelled(own[id] ?? said[id] ?? '')),
    ]),
  );
  return `${[header, ...rows].map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
