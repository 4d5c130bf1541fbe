import { useEffect, useRef } from 'preact/hooks';
import { AnswerText } from './AnswerText';
import { describeToolCall } from './describeToolCall';
import type { PartialAnswer } from './useAnswer';
import type { Frequencies } from './ValueLink';

/** Results arrive with the whole answer. */
const frequencies: Frequencies = new Map();

/** An answer while it is streamed: what was done so far, and the text. */
export function PendingAnswer({ pending, isFirst }: { pending: PartialAnswer; isFirst: boolean }) {
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isFirst) article.current?.scrollIntoView();
  }, []);
  const { question, toolCalls, parts, values } = pending;
  return (
    <article class={isFirst ? 'answer' : 'answer recent'} ref={article} aria-busy="true">
      <h3>{question}</h3>
      {toolCalls.length > 0 && (
        <ol class="steps">
          {toolCalls.map((call, index) => (
            <li key={index} class={call.succeeded ? 'done' : 'failed'}>
              {describeToolCall(call, 'done')}
              {!call.succeeded && ' (failed)'}
            </li>
          ))}
        </ol>
      )}
      <AnswerText {...{ parts, values, frequencies }} />
      <p class="progress">
        <span class="loading-bar" aria-hidden="true" /> {describeProgress(pending)}
      </p>
    </article>
  );
}

/** Says what the assistant is doing. */
export function describeProgress({ running, parts }: PartialAnswer): string {
  if (running !== undefined) return `${describeToolCall(running, 'running')} …`;
  return parts.length > 0 ? 'Writing the answer…' : 'The assistant is thinking…';
}
