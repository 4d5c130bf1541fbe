/*
 * Names of the IMF's codes, from the structure of a flow with all its references (SDMX-JSON 2.0, structure message). A dimension refers to a code list, or
 * to a concept that does.
 */
import type { FlowNames } from '../sdmx/renameCodes.js';

interface Component {
  id: string;
  conceptIdentity?: string;
  localRepresentation?: { enumeration?: string };
  coreRepresentation?: { enumeration?: string };
}

interface StructureMessage {
  data: {
    dataflows?: { name?: string }[];
    dataStructures?: {
      dataStructureComponents?: {
        dimensionList?: { dimensions?: Component[] };
        attributeList?: { attributes?: Component[] };
      };
    }[];
    conceptSchemes?: { id: string; concepts?: Component[] }[];
    codelists?: { id: string; codes?: { id: string; name?: string }[] }[];
  };
}

/** Reads the names. Throws an Error for other kinds of messages. */
export function readImfNames(body: unknown): FlowNames {
  const { dataflows, dataStructures = [], conceptSchemes = [], codelists = [] } = (body as StructureMessage).data;
  const lists = new Map(
    codelists.map(({ id, codes = [] }) => [id, new Map(codes.map((code) => [code.id, code.name ?? code.id]))]),
  );
  const concepts = new Map(
    conceptSchemes.flatMap((scheme) =>
      (scheme.concepts ?? []).map((concept) => [`${scheme.id}.${concept.id}`, concept]),
    ),
  );
  const components = dataStructures.flatMap(({ dataStructureComponents: parts }) => [
    ...(parts?.dimensionList?.dimensions ?? []),
    ...(parts?.attributeList?.attributes ?? []),
  ]);
  const codes: FlowNames['codes'] = new Map();
  for (const { id, conceptIdentity, localRepresentation } of components) {
    const concept = concepts.get(parseConceptId(conceptIdentity));
    const list = lists.get(
      parseCodelistId(localRepresentation?.enumeration ?? concept?.coreRepresentation?.enumeration),
    );
    if (list !== undefined) codes.set(id, list);
  }
  return { flow: dataflows?.[0]?.name ?? '', codes };
}

/** `…Codelist=IMF:CL_FREQ(1.0+.0)` names CL_FREQ. */
function parseCodelistId(urn = ''): string {
  return /:([\w@$-]+)\([^()]*\)$/.exec(urn)?.[1] ?? '';
}

/** `…Concept=IMF:CS_MASTER_DATA(1.0+.0).COUNTRY` names the concept COUNTRY of the scheme CS_MASTER_DATA. */
function parseConceptId(urn = ''): string {
  const [, scheme = '', concept = ''] = /:([\w@$-]+)\([^()]*\)\.([\w@$-]+)$/.exec(urn) ?? [];
  return `${scheme}.${concept}`;
}
