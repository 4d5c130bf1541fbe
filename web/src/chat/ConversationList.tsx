import type { ChatConversation } from 'almanac-sdk';
import { useEffect, useState } from 'preact/hooks';
import { formatCount, formatDay } from '../format';

interface Props {
  conversations: readonly ChatConversation[];
  /** Id of the shown conversation; empty for a new one. */
  currentId: string;
}

/** Links to the conversations, the latest first. On phones, a button shows them. */
export function ConversationList({ conversations, currentId }: Props) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(false), [currentId]);
  return (
    <div class={isOpen ? 'conversations open' : 'conversations'}>
      <div class="actions">
        <a class="button" href="/chat" aria-current={currentId === '' ? 'page' : undefined}>
          New conversation
        </a>
        {conversations.length > 0 && (
          <button type="button" class="toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Conversations ({conversations.length})
          </button>
        )}
      </div>
      {conversations.length > 0 && (
        <nav aria-label="Conversations">
          <ul>
            {conversations.map(({ id, title, asOf, questions, updatedAt }) => (
              <li key={id}>
                <a href={`/chat/${id}`} aria-current={id === currentId ? 'page' : undefined}>
                  <span class="title">{title}</span>
                  <span class="fine">
                    {formatDay(updatedAt.slice(0, 10))}, {formatCount(questions, 'question')}
                    {asOf !== null && `, as of ${formatDay(asOf)}`}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
