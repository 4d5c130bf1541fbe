import type { ForecastRun, ForecastShare } from 'almanac-sdk';
import { useRef, useState } from 'preact/hooks';
import { Problem } from '../account/Problem';
import { useAction } from '../account/useAction';
import { almanac, clearResponseCache } from '../almanac';
import { formatInstant } from '../format';
import { CopyButton } from '../parts/CopyButton';

interface Props {
  cacheKey: string;
  sharing: NonNullable<ForecastRun['sharing']>;
}

/** Says that a forecast is private, and creates and ends the link that shares it. The server shows a link only once. */
export function SharingCard({ cacheKey, sharing }: Props) {
  const { busy, problem, run } = useAction();
  const [sharedUntil, setSharedUntil] = useState(sharing.sharedUntil);
  const [share, setShare] = useState<ForecastShare>();
  const heading = useRef<HTMLHeadingElement>(null);
  const change = (created: ForecastShare | undefined) => {
    setShare(created);
    setSharedUntil(created?.expiresAt ?? null);
    clearResponseCache();
  };
  const createLink = () => run(async () => change(await almanac.forecast.share({ cacheKey })));
  const stopSharing = () =>
    run(async () => {
      await almanac.forecast.stopSharing({ cacheKey });
      change(undefined);
      // The focused button disappears: keyboard users continue from the heading.
      heading.current?.focus();
    });
  return (
    <section class="card" aria-label="Sharing">
      <div class="card-head">
        <h2 ref={heading} tabIndex={-1}>
          Private to your account
        </h2>
        <div class="actions">
          <button type="button" disabled={busy} onClick={createLink}>
            {sharedUntil === null ? 'Share' : 'Create a new link'}
          </button>
          {sharedUntil !== null && (
            <button type="button" class="danger" disabled={busy} onClick={stopSharing}>
              Stop sharing
            </button>
          )}
        </div>
      </div>
      <div aria-live="polite">
        <p>{describeSharing(sharedUntil, share)}</p>
        {share !== undefined && (
          <p class="share-link">
            <code>{share.url}</code> <CopyButton text={share.url} label="link" />
          </p>
        )}
      </div>
      <Problem text={problem} />
      <p class="fine">
        It is stored for 90 days <a href={`/forecasts?run=${cacheKey}`}>at its own address</a>, or until you delete your
        account.
      </p>
    </section>
  );
}

function describeSharing(sharedUntil: string | null, share: ForecastShare | undefined): string {
  if (sharedUntil === null) return 'Only your account can read this forecast and its values.';
  const scope = `Any signed-in user with the link can read this forecast and its values until ${formatInstant(sharedUntil)}.`;
  return share === undefined ? `${scope} The link is not shown again; a new link replaces it.` : scope;
}
