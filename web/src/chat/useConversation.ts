import type { ChatConversation } from 'almanac-sdk';
import { useEffect, useRef, useState } from 'preact/hooks';
import { almanac } from '../almanac';
import { useCall } from '../useCall';
import { findStarted } from './findStarted';
import { type ShownAnswer, toStoppedAnswer } from './shownAnswer';
import { useAnswer } from './useAnswer';

interface Options {
  /** Empty for a new conversation. */
  id: string;
  /** All conversations of the account. */
  conversations: readonly ChatConversation[];
  /** Called when a new conversation has its id. */
  onCreated(id: string): void;
  /** Called after each answer. */
  onChange(): void;
}

/** The answers of a conversation, and how to ask the next question. */
export function useConversation({ id, conversations, onCreated, onChange }: Options) {
  const stored = useStored(id);
  const [added, setAdded] = useState<ShownAnswer[]>([]);
  const [failure, setFailure] = useState<unknown>();
  /** The last outcome in words, for screen readers. */
  const [announcement, setAnnouncement] = useState('');
  const { pending, ask, stop } = useAnswer();
  // The user can leave while a question is answered, and must not be led back.
  const isLeft = useRef(false);
  const leave = () => {
    isLeft.current = true;
  };
  useEffect(() => leave, []);
  const add = (answer: ShownAnswer, words: string) => {
    setAdded((earlier) => [...earlier, answer]);
    setAnnouncement(words);
  };

  /** Asks a question. Returns whether it has an answer, even if only a part of one. */
  const send = async (question: string, asOf: string): Promise<boolean> => {
    setFailure(undefined);
    setAnnouncement('');
    const outcome = await ask({ question, ...(id !== '' ? { conversationId: id } : asOf !== '' && { asOf }) });
    if (outcome.kind === 'failed') {
      setFailure(outcome.failure);
      return false;
    }
    if (outcome.kind === 'answered') {
      add(outcome.answer, `Answer: ${outcome.answer.text}`);
      if (id === '') onCreated(outcome.answer.conversationId);
    } else {
      add(toStoppedAnswer(outcome.partial), 'The answer was stopped.');
      const started = id === '' ? await findStarted(conversations).catch(() => undefined) : undefined;
      if (started !== undefined && !isLeft.current) onCreated(started);
    }
    onChange();
    return true;
  };
  return { stored, answers: [...stored.answers, ...added], pending, failure, announcement, send, stop };
}

/** Reads the answers of the conversation with which the view began. Later answers are not read again. */
function useStored(id: string) {
  const [first] = useState(id);
  const key = first === '' ? '' : `conversation ${first}`;
  const { data, failure, loading, retry } = useCall(key, () => almanac.chat.conversation({ id: first }));
  const answers: ShownAnswer[] = data?.answers ?? [];
  useEffect(() => {
    const shown = document.querySelectorAll('.answer');
    if (answers.length > 1) shown[shown.length - 1]?.scrollIntoView();
  }, [answers.length]);
  return { answers, failure, retry, isLoading: loading && data === undefined };
}
