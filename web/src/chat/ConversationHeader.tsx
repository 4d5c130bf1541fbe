import type { ChatConversation } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { Confirmation } from '../account/Confirmation';
import { Problem } from '../account/Problem';
import { useAction } from '../account/useAction';
import { almanac } from '../almanac';
import { formatDay } from '../format';
import { DownloadIcon } from '../parts/DownloadIcon';
import { saveFile } from '../parts/FileButton';
import { navigate } from '../router';

interface Props {
  /** Undefined for a new conversation. */
  conversation: ChatConversation | undefined;
  onDelete(): void;
}

/** The title of a conversation, its day, and buttons to export and delete it. */
export function ConversationHeader({ conversation, onDelete }: Props) {
  const { busy, problem, run } = useAction();
  const [isDeleting, setDeleting] = useState(false);
  if (conversation === undefined) return <h2 class="visually-hidden">New conversation</h2>;
  const { id, title, asOf, createdAt } = conversation;
  const save = async () =>
    saveFile(`conversation-${id}.md`, 'text/markdown', await almanac.chat.exportConversation({ id }));
  const handleDecision = (isConfirmed: boolean) => {
    setDeleting(false);
    if (!isConfirmed) return;
    run(async () => {
      await almanac.chat.deleteConversation({ id });
      onDelete();
      navigate('/chat');
    });
  };
  return (
    <header class="conversation-head">
      {/* The first question is the title to read. */}
      <h2 class="visually-hidden">Conversation: {title}</h2>
      <p class="fine">
        {asOf === null ? (
          `Started on ${formatDay(createdAt.slice(0, 10))}`
        ) : (
          <>
            <span class="tag info">As of {formatDay(asOf)}</span> Answers use only what was known on that day.
          </>
        )}
      </p>
      <p class="actions">
        <button type="button" class="quiet" disabled={busy} onClick={() => run(save)}>
          <DownloadIcon /> Export
        </button>
        <button type="button" class="quiet danger" disabled={busy} onClick={() => setDeleting(true)}>
          Delete
        </button>
      </p>
      <Problem text={problem} />
      {isDeleting && (
        <Confirmation title="Delete this conversation?" confirmLabel="Delete conversation" onDecision={handleDecision}>
          “{title}” and all its answers are deleted. This cannot be undone.
        </Confirmation>
      )}
    </header>
  );
}
