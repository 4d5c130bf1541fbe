import type { ChatAnswer } from 'almanac-sdk';
import type { PartialAnswer } from './useAnswer';

/** What is shown of an answer. */
export type ShownAnswer = Pick<
  ChatAnswer,
  'question' | 'status' | 'parts' | 'values' | 'trust' | 'toolCalls' | 'rejectedNumbers'
>;

/** Returns the part of an answer that arrived before the user stopped it. */
export function toStoppedAnswer(partial: PartialAnswer): ShownAnswer {
  const trust = [...new Set(partial.values.map((value) => value.trust))];
  return { ...partial, trust, status: 'stopped', rejectedNumbers: 0 };
}
