import { requireAccountId } from '../caller.js';
import { formatMarkdown } from '../chat/formatMarkdown.js';
import { getConversation } from '../chat/getConversation.js';
import type { Operation } from '../contract.js';
import { listAnswers } from '../store/chat.js';

/** Returns a conversation as a Markdown file. */
export const chatExportConversation: Operation<'chat.exportConversation'> = async (context, { caller, path }) => {
  const conversation = await getConversation(context, requireAccountId(caller), path.id);
  return {
    text: formatMarkdown(conversation, await listAnswers(context.db, conversation.id)),
    type: 'text/markdown; charset=utf-8',
    filename: `conversation-${conversation.createdAt.slice(0, 10)}-${conversation.id.slice(0, 8)}.md`,
  };
};
