import type { AppContext } from '../appContext.js';
import { ApiError } from '../errors.js';
import { type Conversation, findConversation } from '../store/chat.js';

/** Returns a conversation of an account. Throws not_found. */
export async function getConversation(
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  id: string,
): Promise<Conversation> {
  const conversation = await findConversation(db, accountId, id);
  if (conversation === undefined) throw new ApiError('not_found');
  return conversation;
}
