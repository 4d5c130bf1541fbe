import { Almanac, AlmanacError, type Csv } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { almanac } from '../almanac';
import { describeFailure } from '../describeFailure';
import { getSdkName, type Operation, type Parameter } from './contract';

type Calls = Record<string, Record<string, (parameters: object) => Promise<unknown>>>;

/** The key that was entered last, kept while the page is open. */
let lastKey = '';

/** Calls the operation with the entered parameters, using the entered key or the session. */
export function TryIt({ operation }: { operation: Operation }) {
  const [response, setResponse] = useState<string>();
  const send = async (event: Event) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const parameters = Object.fromEntries(
      operation.parameters.flatMap((parameter) => {
        const text = String(form.get(parameter.name) ?? '').trim();
        return text === '' ? [] : [[getSdkName(parameter), parseInput(parameter, text)]];
      }),
    );
    lastKey = String(form.get('api key') ?? '').trim();
    setResponse('Loading…');
    setResponse(await sendRequest(operation.operationId, parameters));
  };
  return (
    <form class="try-it" onSubmit={send}>
      <h4>Try it</h4>
      <div class="fields">
        {operation.parameters.map(({ name, required, example, schema }) => (
          <label key={name}>
            <span>{name}</span>
            <input
              name={name}
              required={required}
              placeholder={String(schema.default ?? '')}
              defaultValue={required ? String(example ?? '') : ''}
            />
          </label>
        ))}
        <label>
          <span>API key (empty: use your session)</span>
          <input name="api key" type="password" autocomplete="off" defaultValue={lastKey} />
        </label>
      </div>
      <button type="submit">Send</button>
      {response !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
        <pre class="code" tabIndex={0} aria-live="polite">
          <code>{response}</code>
        </pre>
      )}
    </form>
  );
}

async function sendRequest(operationId: string, parameters: object): Promise<string> {
  const [group = '', name = ''] = operationId.split('.');
  try {
    const client =
      lastKey === '' ? almanac : new Almanac({ apiKey: lastKey, baseUrl: window.location.origin, maxRetries: 0 });
    const body = await (client as unknown as Calls)[group]?.[name]?.(parameters);
    return formatBody(body);
  } catch (failure) {
    const heading = failure instanceof AlmanacError ? [failure.status, failure.code].join(' ').trim() : '';
    return `${heading}\n${describeFailure(failure)}`.trim();
  }
}

/** Formats the body of a response: JSON, or the text of a file. */
function formatBody(body: unknown): string {
  if (typeof body === 'string') return body;
  if (typeof body === 'object' && body !== null && 'fileName' in body) return (body as Csv).text;
  return JSON.stringify(body, null, 2);
}

function parseInput({ schema }: Parameter, text: string): unknown {
  if (schema.type === 'array') return text.split(',').map((part) => part.trim());
  if (schema.type === 'integer') return Number(text);
  return schema.type === 'boolean' ? text === 'true' : text;
}
