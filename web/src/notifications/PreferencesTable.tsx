import type { NotificationChannels, NotificationKind, NotificationPreferences } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { Problem } from '../account/Problem';
import { useAction } from '../account/useAction';
import { almanac, forgetAnswers } from '../almanac';
import { Failure } from '../parts/Failure';
import { useCall } from '../useCall';
import { kinds } from './kinds';

type Channel = keyof NotificationChannels;
const channels: { channel: Channel; label: string }[] = [
  { channel: 'in_app', label: 'Here' },
  { channel: 'email', label: 'E-mail' },
];
const rows = Object.keys(kinds) as NotificationKind[];

/** Which kinds of notifications come by which channels; each switch is kept as it is turned. */
export function PreferencesTable() {
  const { data, failure, again } = useCall('preferences', () => almanac.notifications.preferences());
  const { problem, run } = useAction();
  const [chosen, setChosen] = useState<NotificationPreferences>();
  const preferences = chosen ?? data;
  const choose = (kind: NotificationKind, channel: Channel, isOn: boolean) => {
    if (preferences === undefined) return;
    const next = { ...preferences, [kind]: { ...preferences[kind], [channel]: isOn } };
    setChosen(next);
    run(async () => {
      await almanac.notifications.setPreferences({ notificationPreferences: next }).catch((refusal) => {
        setChosen(preferences);
        throw refusal;
      });
      forgetAnswers();
    });
  };
  return (
    <section class="card">
      <h2>What you are told</h2>
      {failure !== undefined && <Failure failure={failure} again={again} />}
      {preferences !== undefined && (
        <table class="table preferences">
          <thead>
            <tr>
              <th scope="col">When</th>
              {channels.map(({ channel, label }) => (
                <th key={channel} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((kind) => (
              <tr key={kind}>
                <th scope="row">{kinds[kind].when}</th>
                {channels.map(({ channel, label }) => (
                  <td key={channel}>
                    <input
                      type="checkbox"
                      class="switch"
                      aria-label={`${kinds[kind].when}: ${label}`}
                      checked={preferences[kind][channel]}
                      onChange={({ currentTarget }) => choose(kind, channel, currentTarget.checked)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Problem text={problem} />
      <p class="fine">What you turn is kept at once, and holds for what happens from then on.</p>
    </section>
  );
}
