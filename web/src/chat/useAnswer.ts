import type { ChatAnswer, ChatPart, ChatQuestion, ChatToolCall, ChatValue } from 'almanac-sdk';
import { useEffect, useRef, useState } from 'preact/hooks';
import { askQuestion, type ChatEvent, type StartedCall } from './askQuestion';

/** An answer while it is streamed, or the part that arrived before the user stopped it. */
export interface PartialAnswer {
  question: string;
  toolCalls: ChatToolCall[];
  /** The tool call that runs. */
  running?: StartedCall | undefined;
  parts: ChatPart[];
  values: ChatValue[];
}

/** How the answer to a question ended. */
export type Outcome =
  | { kind: 'answered'; answer: ChatAnswer }
  | { kind: 'stopped'; partial: PartialAnswer }
  | { kind: 'failed'; failure: unknown };

/** Asks questions one at a time. `pending` is the answer that is being streamed. */
export function useAnswer() {
  const [pending, setPending] = useState<PartialAnswer>();
  const controller = useRef<AbortController>(undefined);
  const stop = () => controller.current?.abort();
  // The answer stops with the page that shows it.
  useEffect(() => stop, []);

  const ask = async (question: ChatQuestion): Promise<Outcome> => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    let partial: PartialAnswer = { question: question.question, toolCalls: [], parts: [], values: [] };
    setPending(partial);
    try {
      for await (const event of askQuestion(question, signal)) {
        if (event.event === 'answer') return { kind: 'answered', answer: event.data };
        partial = addEvent(partial, event);
        setPending(partial);
      }
      throw new Error('The connection ended before the answer did.');
    } catch (failure) {
      return signal.aborted ? { kind: 'stopped', partial } : { kind: 'failed', failure };
    } finally {
      setPending(undefined);
    }
  };
  return { pending, ask, stop };
}

function addEvent(partial: PartialAnswer, event: ChatEvent): PartialAnswer {
  if (event.event === 'call') return { ...partial, running: event.data };
  if (event.event === 'tool') {
    return { ...partial, toolCalls: [...partial.toolCalls, event.data], running: undefined };
  }
  if (event.event === 'restart') return { ...partial, parts: [], values: [] };
  if (event.event !== 'text') return partial;
  const { parts, values } = event.data;
  return { ...partial, parts: [...partial.parts, ...parts], values: [...partial.values, ...values] };
}
