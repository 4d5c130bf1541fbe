import { almanac, clearResponseCache } from '../almanac';
import { formatInstant } from '../format';
import { Failure } from '../parts/Failure';
import { navigate } from '../router';
import { useCall } from '../useCall';
import { formatUserAgent } from './formatUserAgent';
import { Problem } from './Problem';
import { SignOutButton } from './SignOutButton';
import { storeSignedIn } from './signedIn';
import { useAction } from './useAction';

/** The sessions of the account, with buttons to end them. */
export function SessionsSection() {
  const { data, failure, retry } = useCall('sessions', () => almanac.sessions.list());
  const { busy, problem, run } = useAction();
  const signOutEverywhere = () =>
    run(async () => {
      await almanac.sessions.revokeAll();
      storeSignedIn(false);
      navigate('/sign-in');
    });
  const revoke = (id: string) =>
    run(async () => {
      await almanac.sessions.revoke({ id });
      clearResponseCache();
      retry();
    });
  return (
    <section class="card">
      <h2>Sessions</h2>
      {failure !== undefined && <Failure failure={failure} retry={retry} />}
      <ul class="sessions">
        {(data?.sessions ?? []).map(({ id, current, userAgent, address, lastSeenAt }) => (
          <li key={id}>
            <div>
              <span title={userAgent}>{formatUserAgent(userAgent)}</span>{' '}
              {current && <span class="tag good">Current</span>}
              <span class="fine">
                {address}, last active {formatInstant(lastSeenAt)}
              </span>
            </div>
            {!current && (
              <button type="button" class="quiet danger" disabled={busy} onClick={() => revoke(id)}>
                Revoke
              </button>
            )}
          </li>
        ))}
      </ul>
      <Problem text={problem} />
      <div class="actions">
        <SignOutButton />
        <button type="button" class="danger" disabled={busy} onClick={signOutEverywhere}>
          Sign out everywhere
        </button>
      </div>
    </section>
  );
}
