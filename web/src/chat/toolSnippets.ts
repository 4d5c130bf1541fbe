import type { ChatToolCall } from 'almanac-sdk';
import { buildCurlCommand, buildSdkProgram } from '../parts/codeSnippets';
import { toLiteral } from '../parts/literals';
import { listSdkCalls, type SdkCall } from './listSdkCalls';

/** Builds the same query as a curl command that calls the tool, and as a program with the SDK. */
export function buildToolSnippets({
  name,
  arguments: values,
}: Pick<ChatToolCall, 'name' | 'arguments'>): Record<string, string> {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: values } };
  const calls = listSdkCalls(name, values);
  return {
    curl: buildCurlCommand('/mcp', message),
    ...(calls.length > 0 && { TypeScript: buildProgram(calls) }),
  };
}

function buildProgram(calls: SdkCall[]): string {
  const names = calls.map((_, index) => (index === 0 ? 'response' : `response${index + 1}`));
  return buildSdkProgram(
    calls.map(
      ({ operation, parameters }, index) =>
        `const ${names[index]} = await client.${operation}(${toLiteral(parameters)});`,
    ),
    names.join(', '),
  );
}
