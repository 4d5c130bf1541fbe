import { requireAccountId } from '../caller.js';
import { getConversation } from '../chat/getConversation.js';
import { toConversation } from '../chat/toConversation.js';
import type { Operation } from '../contract.js';
import { listAnswers } from '../store/chat.js';

/** Returns a conversation with its answers. */
export const chatConversation: Operation<'chat.conversation'> = async (context, { caller, path }) => {
  const conversation = await getConversation(context, requireAccountId(caller), path.id);
  return { json: { ...toConversation(conversation), answers: await listAnswers(context.db, conversation.id) } };
};
