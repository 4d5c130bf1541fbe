import { readFileSync } from 'node:fs';
import type { Knex } from 'knex';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
  $ref?: string;
}

interface Operation {
  operationId: string;
  parameters?: Parameter[];
  security?: Record<string, unknown>[];
}

const contract = JSON.parse(readFileSync(resolveProjectPath('server', 'generated', 'openapi.json'), 'utf8'));

/** Operations that do not end, call providers, or report the state of the process. */
const excluded = /^(events\.stream|providers\.|census\.|discovery\.series|health\.|admin\.metrics|mcp\.)/;

/** Lists the GET requests with the examples of the contract: for each operation one, and one more for each optional parameter. */
export function listContractReads(): string[] {
  return Object.entries<Record<string, Operation>>(contract.paths).flatMap(([path, { get }]) =>
    get === undefined || excluded.test(get.operationId) ? [] : buildReads(path, get),
  );
}

function buildReads(path: string, { parameters = [] }: Operation): string[] {
  const known = parameters.map(resolve).filter(({ in: place }) => place === 'path' || place === 'query');
  const filled = known
    .filter((one) => one.in === 'path')
    .reduce(
      (text, { name, example }) => text.replace(`{${name}}`, encodeURIComponent(String(example ?? 'none'))),
      path,
    );
  const query = known.filter((one) => one.in === 'query');
  const required = query.filter((one) => one.required).map(toPair);
  const optional = query.filter((one) => !one.required && one.example !== undefined).map(toPair);
  return [required, ...optional.map((pair) => [...required, pair])].map((pairs) =>
    pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`,
  );
}

function resolve(parameter: Parameter): Parameter {
  if (parameter.$ref === undefined) return parameter;
  return contract.components.parameters[String(parameter.$ref.split('/').at(-1))];
}

function toPair({ name, example }: Parameter): string {
  return `${name}=${encodeURIComponent([example].flat().join(','))}`;
}

const views = [
  (slug: string) => `/v1/indicators/observations?id=${slug}&limit=1000`,
  (slug: string) => `/v1/indicators/observations?id=${slug}&vintage=2015-06-30&limit=1000`,
  (slug: string) => `/v1/indicators/observations?id=${slug}&allVintages=true&limit=1000&format=csv`,
  (slug: string) => `/v1/indicators/vintages?id=${slug}`,
  (slug: string) => `/v1/indicators/metadata?id=${slug}`,
  (slug: string) => `/api/indicators/${slug}`,
];
const words = ['gdp', 'inflation', 'unemployment rate', 'interest', 'exchange rate', 'housing', 'prodction', 'US'];

/** Lists one read of each indicator of the database, of different kinds, and searches. */
export async function listLibraryReads(db: Knex): Promise<string[]> {
  const slugs: string[] = await db('indicators').orderBy('slug').pluck('slug');
  return [
    ...slugs.flatMap((slug, index) => views[index % views.length]?.(slug) ?? []),
    ...words.map((word) => `/v1/indicators/search?q=${encodeURIComponent(word)}`),
  ];
}
