import { getChatQuestionsPerDay } from '../access/plans.js';
import { getToday } from '../appContext.js';
import { requireAccount } from '../caller.js';
import { toConversation } from '../chat/toConversation.js';
import type { Operation } from '../contract.js';
import { decodeCursor, encodeCursor } from '../paging/cursor.js';
import { listConversations } from '../store/chat.js';
import { countQuestionsOfDay } from '../store/planUsage.js';

/** Lists the conversations of the account, the latest first, and how many questions it can still ask today. */
export const chatConversations: Operation<'chat.conversations'> = async (context, { caller, query }) => {
  const { db } = context;
  const { accountId, plan } = requireAccount(caller);
  const offset = Number(decodeCursor(query.cursor, query)?.[0] ?? 0);
  const found = await listConversations(db, accountId, { offset, limit: query.limit + 1 });
  const page = found.slice(0, query.limit);
  const questionsPerDay = getChatQuestionsPerDay(plan);
  const asked = await countQuestionsOfDay(db, accountId, getToday(context));
  return {
    json: {
      count: page.length,
      conversations: page.map(toConversation),
      ...{ questionsPerDay, questionsLeft: Math.max(0, questionsPerDay - asked) },
      nextCursor: found.length > page.length ? encodeCursor([offset + page.length], query) : null,
    },
  };
};
