import type { Contract, Operation } from './contract';
import { InlineMarkdown } from './Prose';

/** The responses of an operation, with their examples. */
export function ResponseExamples({ operation, contract }: { operation: Operation; contract: Contract }) {
  return (
    <div class="responses">
      {operation.responses.map(([status, { description, content }]) => {
        const [type, media] = Object.entries(content ?? {})[0] ?? [];
        const examples = Object.entries(media?.examples ?? {});
        return (
          <details key={status}>
            <summary>
              <span class={`tag ${status < '300' ? 'good' : status < '400' ? '' : 'bad'}`}>{status}</span>{' '}
              <InlineMarkdown text={description} />
            </summary>
            {examples.map(([name, example]) => (
              <figure key={name}>
                <figcaption class="fine">
                  {name}, {type}
                </figcaption>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
                <pre class="code" tabIndex={0}>
                  <code>{formatExample(contract.resolve(example).value)}</code>
                </pre>
              </figure>
            ))}
          </details>
        );
      })}
    </div>
  );
}

function formatExample(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
