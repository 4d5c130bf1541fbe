import { Almanac, AlmanacError } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { almanac } from '../almanac';
import type { Operation, Parameter } from './contract';

type Calls = Record<string, Record<string, (parameters: object) => Promise<unknown>>>;

/** The key that was given last, for as long as the page is open. */
let givenKey = '';

/** Calls the operation with what is filled in: with the key that is given, or as whoever is signed in. */
export function TryIt({ operation }: { operation: Operation }) {
  const [answer, setAnswer] = useState<string>();
  const send = async (event: Event) => {
    event.preventDefault();
    const filled = new FormData(event.currentTarget as HTMLFormElement);
    const parameters = Object.fromEntries(
      operation.parameters.flatMap((parameter) => {
        const text = String(filled.get(parameter.name) ?? '').trim();
        return text === '' ? [] : [[parameter.name, readInput(parameter, text)]];
      }),
    );
    givenKey = String(filled.get('own key') ?? '').trim();
    setAnswer('…');
    setAnswer(await ask(operation.operationId, parameters));
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
          <span>your key (without it, your session)</span>
          <input name="own key" type="password" autocomplete="off" defaultValue={givenKey} />
        </label>
      </div>
      <button type="submit">Send</button>
      {answer !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
        <pre class="code" tabIndex={0} aria-live="polite">
          <code>{answer}</code>
        </pre>
      )}
    </form>
  );
}

async function ask(operationId: string, parameters: object): Promise<string> {
  const [group = '', name = ''] = operationId.split('.');
  try {
    const client =
      givenKey === '' ? almanac : new Almanac({ apiKey: givenKey, baseUrl: window.location.origin, maxRetries: 0 });
    const body = await (client as unknown as Calls)[group]?.[name]?.(parameters);
    return typeof body === 'string' ? body : JSON.stringify(body, null, 2);
  } catch (failure) {
    if (failure instanceof AlmanacError) return `${failure.status} ${failure.code ?? ''}\n${failure.message}`;
    return 'The server could not be reached.';
  }
}

function readInput({ schema }: Parameter, text: string): unknown {
  if (schema.type === 'array') return text.split(',').map((part) => part.trim());
  if (schema.type === 'integer') return Number(text);
  return schema.type === 'boolean' ? text === 'true' : text;
}
