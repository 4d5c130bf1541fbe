import type { IndicatorMetadata } from 'almanac-sdk';
import { Problem } from '../account/Problem';
import { useSignedIn } from '../account/signedIn';
import { useAction } from '../account/useAction';
import { almanac, clearResponseCache } from '../almanac';
import { useCall } from '../useCall';

/** Watches or unwatches the series of a page. Links to the sign-in page if the user is not signed in. */
export function WatchButton({ metadata }: { metadata: IndicatorMetadata }) {
  const { slug, name, country, countryName } = metadata;
  const signedIn = useSignedIn();
  const { data, retry } = useCall(signedIn ? 'watchlist' : '', () => almanac.watchlist.list());
  const { busy, problem, run } = useAction();
  const watched = data?.watchlist.find((entry) => entry.indicator === slug && entry.country === country);
  const toggle = () => {
    if (busy || data === undefined) return;
    run(async () => {
      if (watched === undefined) await almanac.watchlist.add({ indicator: slug, country });
      else await almanac.watchlist.remove({ id: watched.id });
      clearResponseCache();
      retry();
    });
  };
  const label = (
    <>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d="M6 10a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10Zm4 9.5a2 2 0 0 0 4 0" />
      </svg>
      {watched === undefined ? 'Watch' : 'Watching'}
      <span class="visually-hidden">
        {' '}
        {name}, {countryName}
      </span>
    </>
  );
  if (!signedIn) {
    const next = encodeURIComponent(window.location.pathname + window.location.search);
    return (
      <a class="button watch" href={`/sign-in?next=${next}`}>
        {label}
      </a>
    );
  }
  return (
    <>
      <button type="button" class="watch" aria-pressed={watched !== undefined} aria-disabled={busy} onClick={toggle}>
        {label}
      </button>
      <Problem text={problem} />
    </>
  );
}
