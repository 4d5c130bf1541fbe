/** Example data of an SDMX service. Codes with a name have the form `CODE: Name`. */
export interface SdmxData {
  name: string;
  series: SdmxRow[];
}

export interface SdmxRow {
  /** By dimension, in key order. */
  key: Record<string, string>;
  attributes?: Record<string, string>;
  /** In response order. */
  observations: [period: string, value: string | number | null, attributes?: Record<string, string>][];
}

/** One data set of a response: the changes of a publication. */
export interface SdmxPublication {
  action?: string;
  validFrom?: string;
  validTo?: string;
  series: SdmxRow[];
}

export const parseCode = (text: string) => text.split(': ')[0] ?? '';
export const parseName = (text: string) => text.split(': ')[1] ?? text;

/** Selects the series of a key: codes joined by `+`; an empty code or `*` matches any. */
export function selectSeries(series: SdmxRow[], key: string): SdmxRow[] {
  const places = decodeURIComponent(key)
    .split('.')
    .map((part) => (part === '' || part === '*' ? null : part.split('+')));
  return series.filter((row) => {
    const codes = Object.values(row.key).map(parseCode);
    return (
      places.length === codes.length &&
      places.every((part, index) => part === null || part.includes(codes[index] ?? ''))
    );
  });
}

/** Selects the observations in a range of years; omits series without any. */
export function filterByYears(series: SdmxRow[], from: string | null, to: string | null): SdmxRow[] {
  const isWithin = ([period]: SdmxRow['observations'][number]) =>
    period.slice(0, 4) >= (from ?? '0000') && period.slice(0, 4) <= (to ?? '9999');
  return series
    .map((row) => ({ ...row, observations: row.observations.filter(isWithin) }))
    .filter(({ observations }) => observations.length > 0);
}

/** Builds SDMX-JSON like the ECB (`wd`), the OECD (`1.0`) and the IMF (`2.0`). */
export type Dialect = 'wd' | '1.0' | '2.0';

/** Maps codes to list indexes; each code occurs once. */
class CodeList {
  readonly values: string[] = [];

  indexOf(text: string): number {
    const known = this.values.indexOf(text);
    return known >= 0 ? known : this.values.push(text) - 1;
  }
}

export function buildSdmxJson(dialect: Dialect, name: string, publications: SdmxPublication[]): unknown {
  const rows = publications.flatMap(({ series }) => series);
  const time = new CodeList();
  const dimensions = new Map(Object.keys(rows[0]?.key ?? {}).map((id) => [id, new CodeList()]));
  const seriesCodeLists = createCodeLists(rows.map(({ attributes = {} }) => attributes));
  const observationCodeLists = createCodeLists(
    rows.flatMap((row) => row.observations.map(([, , attributes = {}]) => attributes)),
  );
  // The IMF writes values without a code list into the observation.
  const encodeCell = (places: CodeList, text: string | undefined, inline = false) =>
    text === undefined ? null : inline ? text : places.indexOf(text);
  const dataSets = publications.map(({ series, ...shared }) => ({
    ...(dialect === '2.0' && { structure: 0 }),
    action: 'Replace',
    ...shared,
    ...(series.length > 0 && {
      series: Object.fromEntries(
        series.map(({ key, attributes = {}, observations }) => [
          Array.from(dimensions, ([id, places]) => places.indexOf(key[id] ?? '')).join(':'),
          {
            attributes: Array.from(seriesCodeLists, ([id, places]) => encodeCell(places, attributes[id])),
            observations: Object.fromEntries(
              observations.map(([period, value, own = {}]) => [
                time.indexOf(period),
                [
                  value,
                  ...Array.from(observationCodeLists, ([id, places]) => encodeCell(places, own[id], id === 'NOTE')),
                ],
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
      series: buildComponents(dialect, dimensions),
      observation: [
        {
          id: 'TIME_PERIOD',
          ...buildPosition(dialect, dimensions.size),
          values: time.values.map(createTimeFormatter(dialect)),
        },
      ],
    },
    ...(dialect === '2.0' && { measures: { observation: [{ id: 'OBS_VALUE', roles: [] }] } }),
    attributes: {
      dataSet: [],
      series: buildComponents(dialect, seriesCodeLists),
      observation: buildComponents(dialect, observationCodeLists),
    },
  };
  if (dialect === 'wd') return { header: { id: 'double', test: false }, dataSets, structure };
  if (dialect === '1.0') return { meta: { id: 'double', test: false }, data: { dataSets, structure }, errors: [] };
  return { meta: {}, data: { dataSets, structures: [{ dataSets: [0], ...structure }] } };
}

function createCodeLists(records: Record<string, string>[]): Map<string, CodeList> {
  return new Map([...new Set(records.flatMap((record) => Object.keys(record)))].map((id) => [id, new CodeList()]));
}

function buildComponents(dialect: Dialect, lists: Map<string, CodeList>) {
  return Array.from(lists, ([id, { values }], index) => ({
    id,
    ...buildPosition(dialect, index),
    values: values.map((text) =>
      dialect === '2.0' ? { id: parseCode(text) } : { id: parseCode(text), name: parseName(text) },
    ),
  }));
}

const buildPosition = (dialect: Dialect, keyPosition: number) => (dialect === 'wd' ? {} : { keyPosition });

function createTimeFormatter(dialect: Dialect) {
  return (period: string) => (dialect === '2.0' ? { value: period } : { id: period, name: period });
}

/** SDMX-CSV 2.0 with codes and names, or the ECB's csvdata; rows are unsorted, lines end with CRLF. */
export function buildSdmxCsv(flavour: '2.0' | 'ecb', flow: string, series: SdmxRow[]): string {
  const dimensions = Object.keys(series[0]?.key ?? {});
  const attributes = [
    ...new Set(
      series.flatMap((row) =>
        [row.attributes ?? {}, ...row.observations.map(([, , own = {}]) => own)].flatMap(Object.keys),
      ),
    ),
  ];
  const formatLabel = (text: string) => (flavour === 'ecb' ? (text.includes(': ') ? parseCode(text) : text) : text);
  const formatTitle = (id: string) => (flavour === 'ecb' ? id : `${id}: Name of ${id}`);
  const leadingColumns = flavour === 'ecb' ? ['KEY'] : ['STRUCTURE', 'STRUCTURE_ID', 'ACTION'];
  const header = [
    ...leadingColumns,
    ...dimensions.map(formatTitle),
    formatTitle('TIME_PERIOD'),
    'OBS_VALUE',
    ...attributes.map(formatTitle),
  ];
  const rows = series.flatMap(({ key, attributes: shared = {}, observations }) =>
    observations.map(([period, value, own = {}]) => [
      ...(flavour === 'ecb' ? [`${flow}.${Object.values(key).map(parseCode).join('.')}`] : ['DATAFLOW', flow, 'I']),
      ...dimensions.map((id) => formatLabel(key[id] ?? '')),
      period,
      String(value ?? ''),
      ...attributes.map((id) => formatLabel(own[id] ?? shared[id] ?? '')),
    ]),
  );
  return `${[header, ...rows].map((cells) => cells.map(quoteCell).join(',')).join('\r\n')}\r\n`;
}

function quoteCell(encodeCell: string): string {
  return /[",\r\n]/.test(encodeCell) ? `"${encodeCell.replaceAll('"', '""')}"` : encodeCell;
}
