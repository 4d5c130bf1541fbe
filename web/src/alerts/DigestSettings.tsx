import type { AlertSettings } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { Problem } from '../account/Problem';
import { useAction } from '../account/useAction';
import { almanac, clearResponseCache } from '../almanac';
import { getBrowserZone, listTimeZones } from '../calendar/timeZones';
import { Failure } from '../parts/Failure';
import { useCall } from '../useCall';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** When daily and weekly digests are sent. Each change is saved immediately. */
export function DigestSettings() {
  const { data, failure, retry } = useCall('alert settings', () => almanac.alerts.settings());
  const [edited, setEdited] = useState<AlertSettings>();
  const { problem, run } = useAction();
  const settings = edited ?? data;
  const change = (changes: Partial<AlertSettings>) => {
    if (settings === undefined) return;
    const next = { ...settings, ...changes };
    setEdited(next);
    return run(async () => {
      await almanac.alerts.setSettings(next).catch((error) => {
        setEdited(settings);
        throw error;
      });
      clearResponseCache();
    });
  };
  return (
    <section class="card">
      <h2>Digests</h2>
      <p class="fine">When alerts with daily or weekly mail are sent. Changes are saved immediately.</p>
      {failure !== undefined && <Failure failure={failure} retry={retry} />}
      {settings !== undefined && <DigestFields settings={settings} change={change} />}
      <p class="fine">
        As it would be sent now: <DigestLink mail="daily" />, <DigestLink mail="weekly" />
      </p>
      <Problem text={problem} />
    </section>
  );
}

function DigestLink({ mail }: { mail: 'daily' | 'weekly' }) {
  return (
    <a href={`/api/account/alerts/digest?mail=${mail}&format=html`} target="_blank" rel="noopener">
      {mail} digest
    </a>
  );
}

interface FieldsProps {
  settings: AlertSettings;
  change(changes: Partial<AlertSettings>): void;
}

function DigestFields({ settings: { digestHour, digestWeekday, timeZone }, change }: FieldsProps) {
  const { common, others } = listTimeZones();
  const zones = [...new Set([timeZone, ...common, ...others])];
  const browserZone = getBrowserZone();
  return (
    <div class="digest-fields">
      <label class="control-block">
        <span>Hour</span>
        <select
          value={digestHour}
          onChange={({ currentTarget }) => change({ digestHour: Number(currentTarget.value) })}
        >
          {hours.map((hour) => (
            <option key={hour} value={hour}>
              {`${String(hour).padStart(2, '0')}:00`}
            </option>
          ))}
        </select>
      </label>
      <label class="control-block">
        <span>Day of the weekly digest</span>
        <select
          value={digestWeekday}
          onChange={({ currentTarget }) =>
            change({ digestWeekday: currentTarget.value as AlertSettings['digestWeekday'] })
          }
        >
          {weekdays.map((day) => (
            <option key={day} value={day}>
              {capitalize(day)}
            </option>
          ))}
        </select>
      </label>
      <label class="control-block digest-zone">
        <span>Time zone</span>
        <select value={timeZone} onChange={({ currentTarget }) => change({ timeZone: currentTarget.value })}>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
              {zone === browserZone && ' (yours)'}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
