import type { Contract } from './contract.js';
import { groupOperations, listSdkOperations, type SdkOperation } from './sdkOperation.js';

/** Writes what the client needs to send the request of each operation. */
export function formatRoutes(contract: Contract): string {
  const groups = groupOperations(listSdkOperations(contract)).map(
    ([group, operations]) => `  ${group}: {\n${operations.map(formatRoute).join('\n')}\n  },`,
  );
  return [
    "import type { Route } from '../route.js';\n",
    '/** How to send the request of each operation, by group and name. */',
    `export const routes: Record<string, Record<string, Route>> = {\n${groups.join('\n')}\n};\n`,
  ].join('\n');
}

function formatRoute({
  bodySchema,
  credential,
  headers,
  isStream,
  method,
  name,
  parameters,
  path,
  textBody,
}: SdkOperation): string {
  const route = {
    method,
    path,
    ...(parameters.length > 0 || bodySchema !== undefined ? { hasParameters: true } : {}),
    ...(bodySchema === undefined ? {} : { body: 'json' }),
    ...(textBody === undefined ? {} : { body: textBody }),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(isStream && { isStream }),
    ...(credential && { credential }),
  };
  return `    ${name}: ${JSON.stringify(route)},`;
}
