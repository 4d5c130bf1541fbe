import type { ChatStatus } from 'almanac-sdk';
import { useSignedIn } from '../account/signedIn';
import { almanac } from '../almanac';
import type { PageProps } from '../pageProps';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { useCall } from '../useCall';
import { Assistant } from './Assistant';
import { ChatIntroduction } from './ChatIntroduction';
import { ChatSetup } from './ChatSetup';
import '../account/account.css';
import './chat.css';

/** The assistant. A signed-out visitor reads what it does; while it is off, the page explains the setup and offers its tools. */
export function ChatPage({ param }: PageProps) {
  const signedIn = useSignedIn();
  const { data: status, failure, retry } = useCall('chat status', () => almanac.chat.status());
  return (
    <div class="page chat">
      <header class="chat-head">
        <h1>Assistant</h1>
        <p class="lead">
          Ask about the library in your own words. Every number in an answer comes from the data and links to its
          indicator at its vintage.
        </p>
      </header>
      {failure !== undefined && <Failure failure={failure} retry={retry} />}
      {status === undefined && failure === undefined && <Loading label="Loading the assistant" />}
      {status !== undefined && <Content {...{ status, signedIn }} id={param} />}
    </div>
  );
}

function Content({ status, signedIn, id }: { status: ChatStatus; signedIn: boolean; id: string }) {
  if (!status.enabled) return <ChatSetup tools={status.tools} />;
  return signedIn ? <Assistant {...{ id, status }} /> : <ChatIntroduction />;
}
