import type { NotificationChannels, NotificationKind, NotificationPreferences } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { Problem } from '../account/Problem';
import { useAction } from '../account/useAction';
import { almanac, clearResponseCache } from '../almanac';
import { Failure } from '../parts/Failure';
import { useCall } from '../useCall';
import { notificationKinds } from './kinds';

type Channel = keyof NotificationChannels;
const channels: { channel: Channel; label: string }[] = [
  { channel: 'in_app', label: 'Here' },
  { channel: 'email', label: 'E-mail' },
];
const rows = Object.keys(notificationKinds) as NotificationKind[];

/** Which kinds of notifications come by which channels; each switch is kept as it is turned. */
export function PreferencesTable() {
  const { data, failure, retry } = useCall('preferences', () => almanac.notifications.preferences());
  const { problem, run } = useAction();
  const [edited, setEdited] = useState<NotificationPreferences>();
  const preferences = edited ?? data;
  const setPreference = (kind: NotificationKind, channel: Channel, isOn: boolean) => {
    if (preferences === undefined) return;
    const next = { ...preferences, [kind]: { ...preferences[kind], [channel]: isOn } };
    setEdited(next);
    run(async () => {
      await almanac.notifications.setPreferences({ notificationPreferences: next }).catch((error) => {
        setEdited(preferences);
        throw error;
      });
      clearResponseCache();
    });
  };
  return (
    <section class="card">
      <h2>What you are told</h2>
      {failure !== undefined && <Failure failure={failure} retry={retry} />}
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
                <th scope="row">{notificationKinds[kind].when}</th>
                {channels.map(({ channel, label }) => (
                  <td key={channel}>
                    <input
                      type="checkbox"
                      class="switch"
                      aria-label={`${notificationKinds[kind].when}: ${label}`}
                      checked={preferences[kind][channel]}
                      onChange={({ currentTarget }) => setPreference(kind, channel, currentTarget.checked)}
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
