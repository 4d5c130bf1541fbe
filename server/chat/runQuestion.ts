import { randomUUID } from 'node:crypto';
import { type AppContext, getToday } from '../appContext.js';
import { combineSignals } from '../combineSignals.js';
import { ApiError } from '../errors.js';
import type { CallOperation } from '../operationInput.js';
import type { Schemas } from '../schemas.js';
import { insertAnswer, listAnswers } from '../store/chat.js';
import type { AdmittedQuestion } from './admitQuestion.js';
import { answerQuestion, type ChatEvent, createDraft, type Draft } from './answerQuestion.js';
import { answerSlots } from './answerSlots.js';
import { maxAnswerMs } from './chatLimits.js';
import type { ChatModel } from './chatModel.js';
import { formatPlainText } from './formatPlainText.js';

type ChatAnswer = Schemas['ChatAnswer'];

/** Results beyond this are not stored. */
const maxResultBytes = 128_000;

/**
 * Answers a question and stores the answer, also if `signal` stops it. Yields events for the client, and returns the
 * answer. A question that fails is not counted.
 */
export async function* runQuestion(
  context: AppContext,
  { admitted, model, callOperation }: { admitted: AdmittedQuestion; model: ChatModel; callOperation: CallOperation },
  signal: AbortSignal,
): AsyncGenerator<ChatEvent, ChatAnswer> {
  const { db, config, log, metrics } = context;
  const { conversation, question } = admitted;
  const draft = createDraft();
  const limited = combineSignals([signal], maxAnswerMs);
  try {
    const giveBack = answerSlots.take(conversation.accountId);
    try {
      const earlier = conversation.questions === 0 ? [] : await listAnswers(db, conversation.id);
      const day = conversation.asOf === null ? {} : { asOf: conversation.asOf };
      const today = conversation.asOf ?? getToday(context);
      const toolContext = { callOperation, publicUrl: config.PUBLIC_URL, today, ...day };
      const task = { model, toolContext, question, earlier, log };
      yield* answerQuestion(task, draft, limited.signal);
    } finally {
      giveBack();
    }
  } catch (failure) {
    if (!signal.aborted) {
      await admitted.withdraw();
      metrics.recordChatAnswer('failed', draft.rejectedNumbers);
      throw limited.hasTimedOut() ? createTimeoutError(failure) : failure;
    }
  } finally {
    limited.release();
  }
  metrics.recordChatAnswer(draft.status, draft.rejectedNumbers);
  const answer = toAnswer(admitted, draft, model.name);
  await insertAnswer(db, conversation, answer).catch(async (failure) => {
    await admitted.withdraw();
    throw failure;
  });
  return answer;
}

function createTimeoutError(cause: unknown): ApiError {
  const message = `The answer took longer than ${maxAnswerMs / 1_000} seconds. Ask a simpler question.`;
  return new ApiError('chat_unavailable', { message, cause, retryAfterSeconds: 10 });
}

function toAnswer({ conversation, question }: AdmittedQuestion, draft: Draft, model: string): ChatAnswer {
  const { status, rejectedNumbers } = draft;
  const parts = joinTexts(draft.parts);
  const values = [...draft.values.values()];
  return {
    ...{ id: randomUUID(), conversationId: conversation.id, asOf: conversation.asOf, question, status },
    text: formatPlainText(parts, draft.values),
    parts,
    values,
    trust: [...new Set(values.map(({ trust }) => trust))],
    toolCalls: limitResults(draft.toolCalls),
    ...{ rejectedNumbers, model, createdAt: conversation.updatedAt },
  };
}

/** Joins texts that arrived one after another. */
function joinTexts(parts: Draft['parts']): Draft['parts'] {
  const joined: Draft['parts'] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.ref === null && last?.ref === null) joined[joined.length - 1] = { text: last.text + part.text, ref: null };
    else joined.push(part);
  }
  return joined;
}

function limitResults(toolCalls: Draft['toolCalls']): Draft['toolCalls'] {
  if (Buffer.byteLength(JSON.stringify(toolCalls)) <= maxResultBytes) return toolCalls;
  return toolCalls.map((call) => ({ ...call, result: null }));
}
