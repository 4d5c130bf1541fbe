import { almanac, forgetAnswers } from '../almanac';
import { formatInstant } from '../format';
import { Failure } from '../parts/Failure';
import { go } from '../router';
import { useCall } from '../useCall';
import { Problem } from './Problem';
import { programName } from './programName';
import { SignOutButton } from './SignOutButton';
import { noteSignedIn } from './signedIn';
import { useAction } from './useAction';

/** Where one is signed in, and the ways out. */
export function SessionsSection() {
  const { data, failure, again } = useCall('sessions', () => almanac.sessions.list());
  const { busy, problem, run } = useAction();
  const leaveEverywhere = () =>
    run(async () => {
      await almanac.sessions.revokeAll();
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
              <span title={userAgent}>{programName(userAgent)}</span>{' '}
              {current && <span class="tag good">this one</span>}
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
      <div class="actions">
        <SignOutButton />
        <button type="button" class="danger" disabled={busy} onClick={leaveEverywhere}>
          Sign out everywhere
        </button>
      </div>
    </section>
  );
}
