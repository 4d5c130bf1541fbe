import type { CallOptions } from './callOptions.js';
import type { Route } from './route.js';

/** What a client adds to each request. */
export interface RequestDefaults {
  apiKey: string | undefined;
  cronSecret: string | undefined;
  /** Without a slash at the end. */
  baseUrl: string;
  headers: Record<string, string> | undefined;
}

export type CallParameters = Record<string, unknown>;

/** Creates the request of a call. The server validates the parameters. */
export function createRequest(
  route: Route,
  parameters: CallParameters,
  { signal, headers }: CallOptions,
  defaults: RequestDefaults,
): Request {
  const { body, path, remaining } = takePathAndBody(route, parameters);
  const query = Object.entries(remaining).flatMap(([name, value]) => formatQueryParameter(name, value));
  const address = defaults.baseUrl + path + (query.length > 0 ? `?${query.join('&')}` : '');
  return new Request(address, {
    method: route.method,
    headers: {
      ...(route.body && { 'Content-Type': route.body === 'json' ? 'application/json' : route.body }),
      ...getCredential(route, defaults),
      ...defaults.headers,
      ...getHeaders(route, parameters),
      ...headers,
    },
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  });
}

/** Places the parameters of the path and the body. Those remaining belong in the query. */
function takePathAndBody(route: Route, parameters: CallParameters) {
  const isHeader = (name: string) => route.headers !== undefined && name in route.headers;
  const remaining = Object.fromEntries(
    Object.entries(parameters).filter(([name, value]) => !isHeader(name) && value !== undefined),
  );
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = remaining[name];
    if (value === undefined || value === null || value === '')
      throw new TypeError(`${name} is missing: pass it as { ${name}: … }.`);
    delete remaining[name];
    return encodeURIComponent(String(value));
  });
  if (route.body === undefined) return { path, remaining, body: undefined };
  if (route.body === 'json') return { path, remaining: {}, body: JSON.stringify(remaining) };
  const { csv, ...query } = remaining;
  return { path, remaining: query, body: String(csv ?? '') };
}

/** Lists are joined by commas. */
function formatQueryParameter(name: string, value: unknown): string[] {
  if (value === null) return [];
  return [
    `${encodeURIComponent(name)}=${[value]
      .flat()
      .map((item) => encodeURIComponent(String(item)))
      .join(',')}`,
  ];
}

function getHeaders({ headers = {} }: Route, parameters: CallParameters): Record<string, string> {
  const given = Object.entries(headers).filter(([name]) => parameters[name] !== undefined);
  return Object.fromEntries(given.map(([name, header]) => [header, String(parameters[name])]));
}

function getCredential({ credential }: Route, { apiKey, cronSecret }: RequestDefaults): Record<string, string> {
  if (credential === 'apiKey' && apiKey !== undefined) return { 'X-API-Key': apiKey };
  if (credential === 'cronSecret' && cronSecret !== undefined) return { Authorization: `Bearer ${cronSecret}` };
  return {};
}
