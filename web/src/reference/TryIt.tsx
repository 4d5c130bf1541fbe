import { Almanac, AlmanacError } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { almanac } from '../almanac';
import type { Operation, Parameter } from './contract';

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
        return text === '' ? [] : [[parameter.name, parseInput(parameter, text)]];
      }),
    );
    lastKey = String(form.get('api key') ?? '').trim();
    setResponse('Loading…');
    setResponse(await sendRequest(operation.operationId, parameters));
  };
  return (
    <form class="try-it" onSubmit={send}>
      <h3>Try it</h3>
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
    return typeof body === 'string' ? body : JSON.stringify(body, null, 2);
  } catch (failure) {
    if (failure instanceof AlmanacError) return `${failure.status} ${failure.code ?? ''}\n${failure.message}`;
    return 'The server could not be reached.';
  }
}

function parseInput({ schema }: Parameter, text: string): unknown {
  if (schema.type === 'array') return text.split(',').map((part) => part.trim());
  if (schema.type === 'integer') return Number(text);
  return schema.type === 'boolean' ? text === 'true' : text;
}
