import type { ChatStatus } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { almanac, clearResponseCache } from '../almanac';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { navigate } from '../router';
import { useCall } from '../useCall';
import { Conversation } from './Conversation';
import { ConversationList } from './ConversationList';

/** The conversations of the account, and one of them. An empty id stands for a new one. */
export function Assistant({ id, status }: { id: string; status: ChatStatus }) {
  // A new conversation gets its id with its first answer. It then stays as it is, and only its address changes.
  const [shown, setShown] = useState({ id, key: 0 });
  const [version, setVersion] = useState(0);
  if (shown.id !== id) setShown({ id, key: shown.key + 1 });
  const {
    data: list,
    failure,
    retry,
  } = useCall(`conversations ${version}`, () => almanac.chat.conversations({ limit: 1000 }));
  const refresh = () => {
    clearResponseCache();
    setVersion(version + 1);
  };
  const showCreated = (created: string) => {
    setShown({ id: created, key: shown.key });
    navigate(`/chat/${created}`, { replace: true, keepsView: true });
  };
  if (failure !== undefined) return <Failure failure={failure} retry={retry} />;
  if (list === undefined) return <Loading label="Loading your conversations" />;
  return (
    <div class="chat-body">
      <ConversationList conversations={list.conversations} currentId={id} />
      <Conversation key={shown.key} {...{ id, status, list }} onCreated={showCreated} onChange={refresh} />
    </div>
  );
}
