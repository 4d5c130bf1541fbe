import type { NotificationChannels, NotificationPreferences } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { Problem } from '../account/Problem';
import { useAction } from '../account/useAction';
import { almanac, clearResponseCache } from '../almanac';
import { Failure } from '../parts/Failure';
import { useCall } from '../useCall';
import { notificationKinds } from './kinds';

type Channel = keyof NotificationChannels;
const channels: { channel: Channel; label: string }[] = [
  { channel: 'in_app', label: 'In app' },
  { channel: 'email', label: 'Email' },
];
/** An alert is delivered as its rule says. */
type PreferenceKind = keyof NotificationPreferences;
const rows = Object.keys(notificationKinds).filter((kind): kind is PreferenceKind => kind !== 'alert');

/** The channels of each kind of notification. Each change is saved immediately. */
export function PreferencesTable() {
  const { data, failure, retry } = useCall('preferences', () => almanac.notifications.preferences());
  const { problem, run } = useAction();
  const [edited, setEdited] = useState<NotificationPreferences>();
  const preferences = edited ?? data;
  const setPreference = (kind: PreferenceKind, channel: Channel, isOn: boolean) => {
    if (preferences === undefined) return;
    const next = { ...preferences, [kind]: { ...preferences[kind], [channel]: isOn } };
    setEdited(next);
    run(async () => {
      await almanac.notifications.setPreferences(next).catch((error) => {
        setEdited(preferences);
        throw error;
      });
      clearResponseCache();
    });
  };
  return (
    <section class="card">
      <h2>Notification settings</h2>
      {failure !== undefined && <Failure failure={failure} retry={retry} />}
      {preferences !== undefined && (
        <table class="table preferences">
          <thead>
            <tr>
              <th scope="col">Event</th>
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
                <th scope="row">{notificationKinds[kind].description}</th>
                {channels.map(({ channel, label }) => (
                  <td key={channel}>
                    <input
                      type="checkbox"
                      class="switch"
                      aria-label={`${notificationKinds[kind].description}: ${label}`}
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
      <p class="fine">
        Changes are saved immediately and apply to future events. Each <a href="/alerts">alert</a> has its own settings.
      </p>
    </section>
  );
}
