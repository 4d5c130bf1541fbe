import { buildSdmxJson, parseCode, parseName, type SdmxData, type SdmxRow, selectSeries } from './sdmx.js';
import { type MockResponse, type ReceivedRequest, startDouble } from './startDouble.js';

/** A flow, and attributes of its groups of series. */
export interface ImfFlow extends SdmxData {
  groups?: { id: string; dimensions: string[]; values: Record<string, string> }[];
}

/** SDMX REST 2 of the IMF: codes without names, values as strings, an empty response for an unknown flow, and no series for an unknown code. */
export function startImf(flows: Record<string, ImfFlow>) {
  return startDouble(({ path, query }: ReceivedRequest): MockResponse => {
    const [, kind, agency, flowId, key] =
      /^\/(data|structure)\/dataflow\/([^/]+)\/([^/]+)\/\+(?:\/([^/]+))?$/.exec(path) ?? [];
    if (kind === undefined) return buildJson(404, { statusCode: 404, message: 'Resource not found' });
    const flow = flows[`${agency}/${flowId}`];
    if (flow === undefined) return { status: 204 };
    if (kind === 'structure') return buildJson(200, buildStructure(flow));
    const [from, to] = parseWindow(query.getAll('c[TIME_PERIOD]')[0] ?? '');
    const series = selectSeries(flow.series, key ?? '')
      .map((row) => ({
        ...row,
        observations: row.observations.filter(([period]) => period >= from && period <= to).map(toText),
      }))
      .filter(({ observations }) => observations.length > 0);
    return buildJson(200, addGroups(flow, buildSdmxJson('2.0', '', [{ series }])));
  });
}

const buildJson = (status: number, body: unknown): MockResponse => ({ status, body: JSON.stringify(body) });

/** Parses `ge:2020-M01+le:2024-M12`; a year is requested as `2020-A1` and returned as `2020`. */
function parseWindow(text: string): [string, string] {
  const bound = (operator: string) => new RegExp(`(?:^|\\+)${operator}:([^+]+)`).exec(text)?.[1]?.replace(/-A1$/, '');
  return [bound('ge') ?? '0', bound('le') ?? '9'];
}

function toText([period, value, own]: SdmxRow['observations'][number]): SdmxRow['observations'][number] {
  return [period, value === null ? null : String(value), own ?? {}];
}

/** Adds the attributes of groups, by the indexes of their dimensions: `0:0::`. */
function addGroups({ groups = [] }: ImfFlow, message: unknown): unknown {
  const { data } = message as { data: { dataSets: object[]; structures: Structure[] } };
  const [structure] = data.structures as [Structure];
  const dimensions = structure.dimensions.series;
  const groupAttributes: Record<string, (number | null)[]> = {};
  for (const [index, { dimensions: named, values }] of groups.entries()) {
    for (const [valueIndex, codes] of Object.keys(values).entries()) {
      const groupCodes = codes.split('.');
      const positions = dimensions.map(({ id, values: known }) =>
        named.includes(id) ? known.findIndex((value) => value.id === groupCodes[named.indexOf(id)]) : '',
      );
      if (positions.includes(-1)) continue;
      groupAttributes[`${positions.join(':')}:`] = groups.map((_, other) => (other === index ? valueIndex : null));
    }
  }
  const dimensionGroup = groups.map(({ id, values }) => ({
    id,
    values: Object.values(values).map((value) => ({ id: value })),
  }));
  return {
    meta: {},
    data: {
      dataSets: data.dataSets.map((dataSet) => ({ ...dataSet, dimensionGroupAttributes: groupAttributes })),
      structures: [{ ...structure, attributes: { ...structure.attributes, dimensionGroup } }],
    },
  };
}

interface Structure {
  dimensions: { series: { id: string; values: { id: string }[] }[] };
  attributes: object;
}

/** A flow with all its references: half of the dimensions refer to a code list, the others to a concept that does. */
function buildStructure({ name, series }: ImfFlow): unknown {
  const ids = Object.keys(series[0]?.key ?? {});
  const list = (id: string) => `urn:sdmx:org.sdmx.infomodel.codelist.Codelist=IMF:CL_${id}(1.0+.0)`;
  const concept = (id: string) => `urn:sdmx:org.sdmx.infomodel.conceptscheme.Concept=IMF:CS_MASTER(1.0+.0).${id}`;
  const dimensions = ids.map((id, index) =>
    index % 2 === 0 ? { id, localRepresentation: { enumeration: list(id) } } : { id, conceptIdentity: concept(id) },
  );
  return {
    data: {
      dataflows: [{ name }],
      dataStructures: [{ dataStructureComponents: { dimensionList: { dimensions } } }],
      conceptSchemes: [
        { id: 'CS_MASTER', concepts: ids.map((id) => ({ id, coreRepresentation: { enumeration: list(id) } })) },
      ],
      codelists: ids.map((id) => ({
        id: `CL_${id}`,
        codes: [...new Set(series.map(({ key }) => key[id] ?? ''))].map((code) => ({
          id: parseCode(code),
          name: parseName(code),
        })),
      })),
    },
  };
}
