import { toLiteral } from '../parts/literals.js';
import { type Contract, getSdkName, type Operation, type Parameter } from './contract.js';

/** A call of an operation with the examples of the contract. */
interface Sample {
  operation: Operation;
  origin: string;
  parameters: { parameter: Parameter; value: unknown }[];
  body: { type: string; value: unknown } | undefined;
}

/** Builds the same call as a curl command, a TypeScript program and a Python program, ready to run against `origin`. */
export function buildSamples(operation: Operation, contract: Contract, origin: string) {
  const sample: Sample = {
    operation,
    origin,
    parameters: selectParameters(operation).map((parameter) => ({
      parameter,
      value: parameter.example ?? `<${parameter.name}>`,
    })),
    body: buildBody(operation, contract),
  };
  return { curl: buildCurl(sample), TypeScript: buildTypeScript(sample), Python: buildPython(sample) };
}

/** Returns the required parameters, or else the first query parameter with an example, so that each sample shows how parameters are sent. */
function selectParameters({ parameters }: Operation): Parameter[] {
  const required = parameters.filter((parameter) => parameter.required);
  if (required.length > 0) return required;
  return parameters.filter((parameter) => parameter.example !== undefined && parameter.in === 'query').slice(0, 1);
}

function buildBody({ requestBody }: Operation, contract: Contract): Sample['body'] {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (type === undefined || content === undefined) return undefined;
  const [example] = Object.values(content.examples ?? {});
  return { type, value: example === undefined ? {} : contract.resolve(example).value };
}

/** Returns the query parameters, with lists joined by commas. */
function buildQuery({ parameters }: Sample): [name: string, value: string][] {
  return parameters
    .filter(({ parameter }) => parameter.in === 'query')
    .map(({ parameter, value }) => [parameter.name, [value].flat().join(',')]);
}

function buildPath({ operation, parameters }: Sample): string {
  const pathParameters = parameters.filter(({ parameter }) => parameter.in === 'path');
  return pathParameters.reduce(
    (path, { parameter, value }) => path.replace(`{${parameter.name}}`, encodeURIComponent(String(value))),
    operation.path,
  );
}

/** Returns which credentials a sample uses: a key, the operator's secret, a session, or none. */
function findCredentialKind({ security = [] }: Operation): 'key' | 'session' | 'operator' | 'anyone' {
  const names = security.flatMap((requirement) => Object.keys(requirement));
  if (names.includes('ApiKey')) return 'key';
  if (names.includes('CronSecret')) return 'operator';
  return names.includes('Session') ? 'session' : 'anyone';
}

function buildCurl(sample: Sample): string {
  const { operation, origin, body } = sample;
  const query = buildQuery(sample).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const url = `${origin}${buildPath(sample)}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  const credential = {
    key: '-H "X-API-Key: $ALMANAC_API_KEY"',
    operator: '-H "Authorization: Bearer $CRON_SECRET"',
    session: '-b "almanac_session=$ALMANAC_SESSION"',
    anyone: undefined,
  }[findCredentialKind(operation)];
  const method = operation.method === 'get' || (operation.method === 'post' && body !== undefined);
  const parts = ['curl', method ? undefined : `-X ${operation.method.toUpperCase()}`, credential, buildCurlBody(body)];
  return [...parts.filter((word) => word !== undefined), `'${url}'`].join(' \\\n  ').replace('curl \\\n  ', 'curl ');
}

function buildCurlBody(body: Sample['body']): string | undefined {
  if (body === undefined) return undefined;
  const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  if (typeof body.value === 'string') return `-H 'Content-Type: ${body.type}' --data-binary ${quote(body.value)}`;
  return `--json ${quote(JSON.stringify(body.value))}`;
}

function buildTypeScript(sample: Sample): string {
  const { operation, origin, parameters, body } = sample;
  const credential = {
    key: '',
    operator: 'cronSecret: process.env.CRON_SECRET, ',
    session: '',
    anyone: '',
  }[findCredentialKind(operation)];
  const input = Object.fromEntries(
    parameters.map(({ parameter, value }) => [
      getSdkName(parameter),
      Array.isArray(value) && value.length === 1 ? value[0] : value,
    ]),
  );
  if (body !== undefined) Object.assign(input, typeof body.value === 'string' ? { csv: body.value } : body.value);
  const literal = Object.keys(input).length === 0 ? '' : toLiteral(input);
  return [
    "import { Almanac } from 'almanac-sdk';",
    `const client = new Almanac({ ${credential}baseUrl: '${origin}' });`,
    `const response = await client.${operation.operationId}(${literal});\nconsole.log(response);`,
  ].join('\n\n');
}

function buildPython(sample: Sample): string {
  const { operation, origin, body } = sample;
  const credentialKind = findCredentialKind(operation);
  const credential = {
    key: '"X-API-Key": os.environ["ALMANAC_API_KEY"]',
    operator: '"Authorization": "Bearer " + os.environ["CRON_SECRET"]',
    session: undefined,
    anyone: undefined,
  }[credentialKind];
  // The `json` argument sets the content type itself.
  const type = typeof body?.value === 'string' ? `"Content-Type": "${body.type}"` : undefined;
  const headers = [credential, type].filter((header) => header !== undefined);
  const query = buildQuery(sample);
  const parts = [
    `"${origin}${buildPath(sample)}"`,
    query.length > 0 ? `params=${toPythonLiteral(Object.fromEntries(query))}` : undefined,
    buildPythonBody(body),
    headers.length === 0 ? undefined : `headers={${headers.join(', ')}}`,
    credentialKind === 'session' ? 'cookies={"almanac_session": os.environ["ALMANAC_SESSION"]}' : undefined,
    'timeout=60',
  ].filter((word) => word !== undefined);
  return [
    `${credentialKind === 'anyone' ? '' : 'import os\n'}import requests`,
    `response = requests.${operation.method}(\n    ${parts.join(',\n    ')},\n)`,
    'response.raise_for_status()\nprint(response.text)',
  ].join('\n\n');
}

function buildPythonBody(body: Sample['body']): string | undefined {
  if (body === undefined) return undefined;
  return typeof body.value === 'string' ? `data=${toPythonLiteral(body.value)}` : `json=${toPythonLiteral(body.value)}`;
}

/** Formats a value as a Python literal on one line. */
function toPythonLiteral(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(toPythonLiteral).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}: ${toPythonLiteral(field)}`);
  return `{${fields.join(', ')}}`;
}
