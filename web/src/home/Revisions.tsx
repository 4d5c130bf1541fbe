import type { CountryResponse } from 'almanac-sdk';
import { findDecimals, formatDay, formatPeriod, formatValue } from '../format';
import { useCall } from '../useCall';
import { listRevisions, type Revision } from './listRevisions';

const dayMs = 86_400_000;

/** The indicators of a country whose earlier values changed, with the day and the change. */
export function Revisions({ response: { country, headlines } }: { response: CountryResponse }) {
  const { data } = useCall(`revisions ${country.code}`, () => listRevisions(country.code, headlines));
  if (data === undefined) return null;
  return (
    <div class="card">
      <h2>Latest revisions</h2>
      {data.length === 0 && <p class="fine">No headline value was revised in the last six months.</p>}
      <ul class="new-list">
        {data.map((revision) => (
          <RevisionItem key={revision.vintage.id} revision={revision} />
        ))}
      </ul>
    </div>
  );
}

function RevisionItem({ revision: { vintage, name, frequency, latest } }: { revision: Revision }) {
  const { id, country, date, revised, observationCount, rebased, unit } = vintage;
  const address = `/indicators/${id}?country=${country}`;
  const decimals = latest === null ? undefined : findDecimals(unit, [latest.from, latest.to]);
  return (
    <li>
      <a href={address}>{name}</a>
      <span class="fine">
        {formatDay(date)} ·{' '}
        <a href={`${address}&vintage=${getDayBefore(date)}`}>
          {revised.count.toLocaleString('en-US')} of {observationCount.toLocaleString('en-US')} values revised
        </a>
      </span>
      {latest !== null && (
        <span class="fine revised">
          {formatPeriod(latest.date, frequency)} revised from {formatValue(latest.from, decimals)} to{' '}
          {formatValue(latest.to, decimals)} ({unit})
        </span>
      )}
      {rebased !== null && (
        <span class="fine">
          The unit changed from {rebased.previousUnit} to {unit}.
        </span>
      )}
    </li>
  );
}

function getDayBefore(date: string): string {
  return new Date(Date.parse(date) - dayMs).toISOString().slice(0, 10);
}
