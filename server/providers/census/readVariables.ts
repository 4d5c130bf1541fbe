/** A variable of a data set of the US Census Bureau. */
export interface CensusVariable {
  name: string;
  /** Levels of the label, from the broadest to the narrowest. */
  path: string[];
  concept: string | null;
  /** The tables that contain it. */
  groups: string[];
  /** Type of a predicate: int, float, string, time … */
  type: string | null;
  universe: string | null;
  isPredicateOnly: boolean;
  /** Whether a query needs it, in the words of the bureau. */
  required: string | null;
  /** Names of related variables: annotations, margins of error. */
  attributes: string[];
}

export interface VariablesQuery {
  /** The response of the bureau. */
  text: string;
  /** Words that must all occur in name, label or concept, ignoring case. */
  words: string[];
  group: string | undefined;
  offset: number;
  limit: number;
}

export interface VariablesPage {
  /** Number of matching variables on all pages. */
  total: number;
  variables: CensusVariable[];
}

type RawVariable = Partial<
  Record<'label' | 'concept' | 'group' | 'predicateType' | 'universe' | 'attributes', string>
> & {
  predicateOnly?: boolean;
  required?: string | boolean;
};

/** Reads a page of variables, sorted by name. Returns undefined if the text is not a list of variables. */
export function readVariables({ text, words, group, offset, limit }: VariablesQuery): VariablesPage | undefined {
  const variables = parse(text);
  if (variables === undefined) return undefined;
  const lowercaseWords = words.map((word) => word.toLowerCase());
  const found = Object.entries(variables)
    .filter(([, raw]) => group === undefined || readGroups(raw).includes(group))
    .filter(([name, { label = '', concept = '' }]) => {
      const searchText = `${name} ${label} ${concept}`.toLowerCase();
      return lowercaseWords.every((word) => searchText.includes(word));
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    total: found.length,
    variables: found.slice(offset, offset + limit).map(([name, raw]) => toVariable(name, raw)),
  };
}

function parse(text: string): Record<string, RawVariable> | undefined {
  try {
    const { variables } = JSON.parse(text);
    const isList = variables !== null && typeof variables === 'object' && !Array.isArray(variables);
    return isList && Object.values(variables).every((one) => one !== null && typeof one === 'object')
      ? variables
      : undefined;
  } catch {
    return undefined;
  }
}

function toVariable(name: string, raw: RawVariable): CensusVariable {
  const { label = '', concept, predicateType, universe, predicateOnly, required, attributes } = raw;
  return {
    name,
    // In newer vintages each level but the last ends with a colon.
    path: label.split('!!').map((level) => level.trim().replace(/:$/, '')),
    concept: concept ?? null,
    groups: readGroups(raw),
    type: predicateType ?? null,
    universe: universe?.trim() ?? null,
    isPredicateOnly: predicateOnly === true,
    required: required === undefined ? null : String(required),
    attributes: splitNames(attributes),
  };
}

/** Variables that represent a clause of a query have no group. */
function readGroups({ group }: RawVariable): string[] {
  return group === 'N/A' ? [] : splitNames(group);
}

function splitNames(list: string | undefined): string[] {
  return list?.split(',').filter((name) => name !== '') ?? [];
}
