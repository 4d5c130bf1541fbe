import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Confirmation } from '../account/Confirmation';
import { Problem } from '../account/Problem';
import { useAction } from '../account/useAction';
import { clearResponseCache } from '../almanac';
import { formatDay } from '../format';
import { useCall } from '../useCall';
import { CopyButton } from './CopyButton';
import './secretFeed.css';

/** The calls of a feed with a secret address. */
export interface FeedCalls {
  /** The key of its cached state. */
  key: string;
  read(): Promise<{ createdAt: string | null }>;
  create(): Promise<{ url: string }>;
  remove(): Promise<void>;
}

interface Props {
  calls: FeedCalls;
  /** Who reads the feed: "calendar program". */
  reader: string;
  /** What the feed contains: "the calendar". */
  content: string;
  /** The query to add to the address, with filters. */
  query?: string;
  /** How to use the address. */
  children?: ComponentChildren;
}

type Action = 'Replace' | 'Delete';

/** Creates, replaces and deletes the secret address of a feed. It is shown once. */
export function SecretFeed({ calls, reader, content, query = '', children }: Props) {
  const { data, retry } = useCall(calls.key, calls.read);
  const { busy, problem, run } = useAction();
  const [url, setUrl] = useState<string>();
  const [pending, setPending] = useState<Action>();
  const change = (action: () => Promise<string | undefined>) =>
    run(async () => {
      setUrl(await action());
      clearResponseCache();
      retry();
    });
  const create = () => change(async () => (await calls.create()).url);
  const remove = () =>
    change(async () => {
      await calls.remove();
      return undefined;
    });
  const handleDecision = (isConfirmed: boolean) => {
    setPending(undefined);
    if (isConfirmed) return pending === 'Replace' ? create() : remove();
  };
  const createdAt = data?.createdAt ?? null;
  return (
    <>
      <p>{describeFeed(createdAt, url !== undefined, reader, content)}</p>
      <Problem text={problem} />
      {url !== undefined && (
        <>
          <Address address={query === '' ? url : `${url}?${query}`} />
          {children}
        </>
      )}
      <p class="actions">
        {createdAt === null ? (
          <button type="button" class="primary" disabled={busy || data === undefined} onClick={create}>
            Create address
          </button>
        ) : (
          <>
            <button type="button" class="quiet" disabled={busy} onClick={() => setPending('Replace')}>
              Replace address
            </button>
            <button type="button" class="quiet danger" disabled={busy} onClick={() => setPending('Delete')}>
              Delete address
            </button>
          </>
        )}
      </p>
      {pending !== undefined && (
        <Confirmation title={`${pending} the address?`} confirmLabel={`${pending} address`} onDecision={handleDecision}>
          {describeEffect(pending, reader)}
        </Confirmation>
      )}
    </>
  );
}

function describeEffect(action: Action, reader: string): string {
  const readers = `${reader.charAt(0).toUpperCase()}${reader.slice(1)}s`;
  return action === 'Replace'
    ? `A new address is created and shown once. ${readers} with the current address stop working.`
    : `${readers} with this address stop working.`;
}

function describeFeed(createdAt: string | null, isShown: boolean, reader: string, content: string): string {
  if (createdAt === null)
    return `Create a secret address that a ${reader} can read without a key. It uses the limits of your account.`;
  if (isShown)
    return `Copy the address now: it is shown only once. Anyone who has it can read ${content}, so keep it secret.`;
  return `Your address was created on ${formatDay(createdAt.slice(0, 10))}. It was shown only then. If you do not have it any more, replace it.`;
}

function Address({ address }: { address: string }) {
  return (
    <p class="feed-address" role="status">
      <code>{address}</code>
      <CopyButton text={address} label="address" />
    </p>
  );
}
