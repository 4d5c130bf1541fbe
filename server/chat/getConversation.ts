import type { AppContext } from '../appContext.js';
import { type Caller, requireAccountId } from '../caller.js';
import { ApiError } from '../errors.js';
import { type Conversation, findConversation } from '../store/chat.js';

/** Returns a conversation of the caller's account. Throws not_found. */
export async function getConversation(
  { db }: Pick<AppContext, 'db'>,
  caller: Caller,
  id: string,
): Promise<Conversation> {
  const conversation = await findConversation(db, requireAccountId(caller), id);
  if (conversation === undefined) throw new ApiError('not_found');
  return conversation;
}
