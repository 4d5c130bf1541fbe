import type { ChatToolCall } from 'almanac-sdk';
import { formatCount } from '../format';
import { CodeTabs } from '../parts/CodeCard';
import { Disclosure } from '../parts/Disclosure';
import { describeToolCall } from './describeToolCall';
import { buildToolSnippets } from './toolSnippets';

/** How an answer was found: each tool call with its arguments, its result, and the same query with the API. */
export function ToolCallList({ calls }: { calls: readonly ChatToolCall[] }) {
  if (calls.length === 0) return null;
  return (
    <Disclosure class="found" summary={`How was this found? ${formatCount(calls.length, 'tool call')}`}>
      {() => (
        <ol>
          {calls.map((call, index) => (
            <li key={index}>
              <Disclosure summary={<ToolCallSummary call={call} />}>{() => <ToolCallDetails call={call} />}</Disclosure>
            </li>
          ))}
        </ol>
      )}
    </Disclosure>
  );
}

function ToolCallSummary({ call }: { call: ChatToolCall }) {
  return (
    <>
      {describeToolCall(call, 'done')} {!call.succeeded && <span class="tag bad">Failed</span>}
    </>
  );
}

/** The result of a tool call, or why it failed, and the same query with the API. */
export function ToolCallDetails({ call }: { call: ChatToolCall }) {
  const { name, result, error } = call;
  const snippets: Record<string, string> = {
    ...(result !== null && { JSON: formatJson(result) }),
    ...buildToolSnippets(call),
  };
  return (
    <div class="tool-details">
      {error !== null && <p class="problem">{error}</p>}
      {error === null && result === null && (
        <p class="fine">
          The result is not stored, because the results of this answer are too large. Run the query again.
        </p>
      )}
      <CodeTabs snippets={snippets} heading={<code class="tool-name">{name}</code>} />
    </div>
  );
}

/** Formats a result with each row of values on one line. */
function formatJson(result: object): string {
  const row = /\[\n\s+([^[\]{}]*?)\n\s+\]/g;
  return JSON.stringify(result, null, 2).replaceAll(
    row,
    (_, values: string) => `[${values.replaceAll(/,\n\s+/g, ', ')}]`,
  );
}
