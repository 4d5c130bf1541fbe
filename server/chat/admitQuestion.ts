import { randomUUID } from 'node:crypto';
import { getChatQuestionsPerDay, type Plan } from '../access/plans.js';
import { type AppContext, getToday } from '../appContext.js';
import { ApiError, invalidRequest, toRetryAfter } from '../errors.js';
import type { Schemas } from '../schemas.js';
import { parsePeriodDay } from '../series/periodDays.js';
import { addDays } from '../series/periods.js';
import { type Conversation, claimConversation, countConversations, releaseConversation } from '../store/chat.js';
import { countQuestion, uncountQuestion } from '../store/planUsage.js';
import { chatLimits, maxAnswerMs } from './chatLimits.js';
import { getConversation } from './getConversation.js';

const maxTitleLength = 80;
/** A conversation stays busy a little longer than an answer takes. */
const maxBusyMs = maxAnswerMs + 10_000;

type ChatQuestion = Schemas['ChatQuestion'];

/** A question that is being answered. */
export interface AdmittedQuestion {
  conversation: Conversation;
  question: string;
  /** Takes the question back, because it got no answer. */
  withdraw(): Promise<void>;
}

/** Finds or begins the conversation of a question, and counts the question. Throws if a limit is reached. */
export async function admitQuestion(
  context: AppContext,
  { accountId, plan }: { accountId: string; plan: Plan },
  body: ChatQuestion,
): Promise<AdmittedQuestion> {
  const { db } = context;
  const today = getToday(context);
  const conversation =
    body.conversationId === undefined
      ? await beginConversation(context, accountId, body)
      : await continueConversation(context, accountId, body);
  const limit = getChatQuestionsPerDay(plan);
  if (!(await countQuestion(db, accountId, today, limit))) {
    await releaseConversation(db, conversation.id);
    throw createLimitError(limit, today, context.now());
  }
  const withdraw = async () => {
    await uncountQuestion(db, accountId, today);
    await releaseConversation(db, conversation.id);
  };
  return { conversation, question: body.question, withdraw };
}

async function beginConversation(
  context: AppContext,
  accountId: string,
  { question, asOf }: ChatQuestion,
): Promise<Conversation> {
  const day = asOf === undefined ? null : parseAsOf(asOf, getToday(context));
  const count = await countConversations(context.db, accountId);
  if (count >= chatLimits.maxConversations) {
    const message = `Conversation limit reached (${count}). Delete a conversation first.`;
    throw new ApiError('chat_full', { message });
  }
  const at = context.now().toISOString();
  const title = [...question.trim().replaceAll(/\s+/g, ' ')].slice(0, maxTitleLength).join('');
  const times = { createdAt: at, updatedAt: at, busyUntil: null };
  return { id: randomUUID(), accountId, title, asOf: day, questions: 0, ...times };
}

async function continueConversation(
  context: AppContext,
  accountId: string,
  { conversationId = '', asOf }: ChatQuestion,
): Promise<Conversation> {
  if (asOf !== undefined) {
    throw invalidRequest([
      { field: 'asOf', problem: 'cannot be sent with `conversationId`: a conversation keeps its day' },
    ]);
  }
  const { db, now } = context;
  const conversation = await getConversation(context, accountId, conversationId);
  if (conversation.questions >= chatLimits.maxQuestionsPerConversation) {
    const message = `The conversation has ${conversation.questions} questions, the maximum. Begin a new one.`;
    throw new ApiError('chat_full', { message });
  }
  const until = new Date(now().getTime() + maxBusyMs).toISOString();
  const isClaimed = await claimConversation(db, conversation, { now: now().toISOString(), until });
  if (!isClaimed) throw new ApiError('chat_busy');
  return { ...conversation, updatedAt: now().toISOString() };
}

function parseAsOf(text: string, today: string): string {
  const day = parsePeriodDay(text, 'lastUntilToday', today);
  if (day !== undefined && day <= today) return day;
  const problem = day === undefined ? 'is not a date' : `(${text}) must not be after today (${today})`;
  throw invalidRequest([{ field: 'asOf', problem }]);
}

function createLimitError(limit: number, today: string, now: Date): ApiError {
  const { retryAfterSeconds } = toRetryAfter(Date.parse(`${addDays(today, 1)}T00:00:00Z`) - now.getTime());
  const message = `The account has asked ${limit} questions today, as many as its plan allows. Ask again after midnight UTC.`;
  return new ApiError('chat_limit_reached', { message, retryAfterSeconds });
}
