import { almanac, forgetAnswers } from '../almanac';
import { formatInstant } from '../format';
import { Failure } from '../parts/Failure';
import { go } from '../router';
import { useCall } from '../useCall';
import { Problem } from './Problem';
import { noteSignedIn } from './signedIn';
import { useAction } from './useAction';

/** Where one is signed in, and the ways out. */
export function SessionsSection() {
  const { data, failure, again } = useCall('sessions', () => almanac.sessions.list());
  const { busy, problem, run } = useAction();
  const leave = (act: () => Promise<unknown>) =>
    run(async () => {
      await act();
      noteSignedIn(false);
      go('/sign-in');
    });
  const revoke = (id: string) =>
    run(async () => {
      await almanac.sessions.revoke({ id });
      forgetAnswers();
      again();
    });
  return (
    <section class="card">
      <h2>Sessions</h2>
      {failure !== undefined && <Failure failure={failure} again={again} />}
      <ul class="sessions">
        {(data?.sessions ?? []).map(({ id, current, userAgent, address, lastSeenAt }) => (
          <li key={id}>
            <div>
              {userAgent || 'Unknown program'} {current && <span class="tag good">this one</span>}
              <span class="fine">
                {address}, last seen {formatInstant(lastSeenAt)}
              </span>
            </div>
            {!current && (
              <button type="button" class="quiet danger" disabled={busy} onClick={() => revoke(id)}>
                End
              </button>
            )}
          </li>
        ))}
      </ul>
      <Problem text={problem} />
      <p class="actions">
        <button type="button" disabled={busy} onClick={() => leave(() => almanac.account.signOut())}>
          Sign out
        </button>
        <button type="button" class="danger" disabled={busy} onClick={() => leave(() => almanac.sessions.revokeAll())}>
          Sign out everywhere
        </button>
      </p>
    </section>
  );
}
