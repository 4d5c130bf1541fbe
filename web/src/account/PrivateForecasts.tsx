import type { ForecastRun } from 'almanac-sdk';
import { useEffect, useRef, useState } from 'preact/hooks';
import { almanac } from '../almanac';
import { describeForecast } from '../forecasts/ForecastHeader';
import { formatInstant } from '../format';
import { Problem } from './Problem';
import { useAction } from './useAction';

/** The private forecasts of the account, with their share links and buttons that end them. */
export function PrivateForecasts() {
  const { busy, problem, run: act } = useAction();
  const [runs, setRuns] = useState<ForecastRun[]>();
  const [nextCursor, setNextCursor] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const loadPage = (cursor?: string) =>
    act(async () => {
      const page = await almanac.forecast.list(cursor === undefined ? {} : { cursor });
      setRuns((shown = []) => [...shown, ...page.runs]);
      setNextCursor(page.nextCursor);
    });
  useEffect(() => void loadPage(), []);
  const stopSharing = ({ cacheKey }: ForecastRun) =>
    act(async () => {
      await almanac.forecast.stopSharing({ cacheKey });
      setRuns(runs?.map((run) => (run.cacheKey === cacheKey ? { ...run, sharing: { sharedUntil: null } } : run)));
      // The focused button disappears: keyboard users continue from the heading.
      heading.current?.focus();
    });
  return (
    <section class="card" aria-label="Private forecasts">
      <h2 ref={heading} tabIndex={-1}>
        Private forecasts
      </h2>
      <p>
        Forecasts of your own values. Only your account can read them, and anyone signed in to whom you gave a link.
      </p>
      {runs?.length === 0 && <p class="fine">None yet.</p>}
      <ul class="private-forecasts">
        {(runs ?? []).map((run) => (
          <ForecastItem key={run.cacheKey} run={run} busy={busy} onStop={() => stopSharing(run)} />
        ))}
      </ul>
      {nextCursor !== null && (
        <button type="button" disabled={busy} onClick={() => loadPage(nextCursor)}>
          Show older ones
        </button>
      )}
      <Problem text={problem} />
    </section>
  );
}

function ForecastItem({ run, busy, onStop }: { run: ForecastRun; busy: boolean; onStop(): void }) {
  const sharedUntil = run.sharing?.sharedUntil ?? null;
  const created = formatInstant(run.createdAt);
  return (
    <li>
      <div>
        <a href={`/forecasts?run=${run.cacheKey}`}>{created}</a>{' '}
        {sharedUntil !== null && <span class="tag">Shared until {formatInstant(sharedUntil)}</span>}
        <span class="fine">{describeForecast(run)}</span>
      </div>
      {sharedUntil !== null && (
        <button type="button" class="quiet danger" disabled={busy} onClick={onStop}>
          Stop sharing
        </button>
      )}
    </li>
  );
}
