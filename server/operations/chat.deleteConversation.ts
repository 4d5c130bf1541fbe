import { requireAccountId } from '../caller.js';
import { getConversation } from '../chat/getConversation.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { deleteConversation } from '../store/chat.js';

/** Deletes a conversation with its answers, unless a question is being answered. */
export const chatDeleteConversation: Operation<'chat.deleteConversation'> = async (context, { caller, path }) => {
  const { id } = await getConversation(context, requireAccountId(caller), path.id);
  if (!(await deleteConversation(context.db, id, context.now().toISOString()))) throw new ApiError('chat_busy');
  return { done: true };
};
