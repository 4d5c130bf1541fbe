import { useState } from 'preact/hooks';
import { Confirmation } from '../account/Confirmation';
import { Problem } from '../account/Problem';
import { useAction } from '../account/useAction';
import { almanac, clearResponseCache } from '../almanac';
import { formatDay } from '../format';
import { CopyButton } from '../parts/CopyButton';
import { useCall } from '../useCall';

type Action = 'Replace' | 'Delete';

/** The effects of replacing and deleting the address. */
const effects = {
  Replace: 'A new address is created and shown once. Calendar programs with the current address stop working.',
  Delete: 'Calendar programs with this address stop working.',
};

/** Creates, replaces and deletes the secret address to which calendar programs subscribe. `query` has the filters. */
export function Feed({ query }: { query: string }) {
  const { data, retry } = useCall('calendar feed', () => almanac.account.calendarFeed());
  const { busy, problem, run } = useAction();
  const [url, setUrl] = useState<string>();
  const [pending, setPending] = useState<Action>();
  const change = (action: () => Promise<string | undefined>) =>
    run(async () => {
      setUrl(await action());
      clearResponseCache();
      retry();
    });
  const create = () => change(async () => (await almanac.account.createCalendarFeed()).url);
  const remove = () =>
    change(async () => {
      await almanac.account.deleteCalendarFeed();
      return undefined;
    });
  const handleDecision = (isConfirmed: boolean) => {
    setPending(undefined);
    if (isConfirmed) return pending === 'Replace' ? create() : remove();
  };
  const createdAt = data?.createdAt ?? null;
  return (
    <>
      <p>{describeFeed(createdAt, url !== undefined)}</p>
      <Problem text={problem} />
      {url !== undefined && <Address address={query === '' ? url : `${url}?${query}`} />}
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
          {effects[pending]}
        </Confirmation>
      )}
    </>
  );
}

function describeFeed(createdAt: string | null, isShown: boolean): string {
  if (createdAt === null)
    return 'Create a secret address that a calendar program can read without a key. It uses the limits of your account.';
  if (isShown)
    return 'Copy the address now: it is shown only once. Anyone who has it can read the calendar, so keep it secret.';
  return `Your address was created on ${formatDay(createdAt.slice(0, 10))}. It was shown only then. If you do not have it any more, replace it.`;
}

function Address({ address }: { address: string }) {
  return (
    <>
      <p class="subscribe-address" role="status">
        <code>{address}</code>
        <CopyButton text={address} label="address" />
      </p>
      <p class="fine">
        Google Calendar: Other calendars, From URL. Outlook: Add calendar, Subscribe from web. Apple Calendar: File, New
        Calendar Subscription.
      </p>
    </>
  );
}
