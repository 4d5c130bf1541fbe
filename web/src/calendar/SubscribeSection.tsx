import { useState } from 'preact/hooks';
import { buildReturnAddress } from '../account/buildReturnAddress';
import { useSignedIn } from '../account/signedIn';
import { Feed } from './Feed';

interface Props {
  filters: Record<string, string>;
  /** Whether the server has let the visitor read the calendar, so that it also lets them download the file. */
  canRead: boolean;
}

/** Offers the releases of the page's filters to calendar programs: at a secret address, or as a file. */
export function SubscribeSection({ filters, canRead }: Props) {
  const signedIn = useSignedIn();
  const [isHeadlineOnly, setHeadlineOnly] = useState(true);
  const query = new URLSearchParams({ ...filters, ...(isHeadlineOnly && { importance: 'high' }) }).toString();
  return (
    <section class="card subscribe" aria-labelledby="subscribe">
      <div class="card-head">
        <h2 id="subscribe">Subscribe</h2>
        <label class="control">
          <input
            type="checkbox"
            checked={isHeadlineOnly}
            onChange={({ currentTarget }) => setHeadlineOnly(currentTarget.checked)}
          />
          <span>Headline releases only</span>
        </label>
      </div>
      {signedIn ? (
        <Feed query={query} />
      ) : (
        <p>
          <a href={`/sign-in${buildReturnAddress()}`}>Sign in</a> to {canRead ? '' : 'download the calendar, or to '}
          create a secret address for Google Calendar, Outlook or Apple Calendar.
        </p>
      )}
      {canRead && (
        <p class="fine">
          Or <a href={`/api/calendar/releases.ics?${query}`}>download the calendar (.ics)</a>, which is not updated.
          Both have the filters of this page.
        </p>
      )}
    </section>
  );
}
