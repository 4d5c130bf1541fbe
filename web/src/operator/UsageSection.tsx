import { useState } from 'preact/hooks';
import { almanac } from '../almanac';
import { formatDay } from '../format';
import { Failure } from '../parts/Failure';
import { useCall } from '../useCall';
import { MoreButton, pageSize } from './MoreButton';
import { Records } from './Records';

/** The requests of all accounts by day. */
export function UsageSection() {
  const [limit, setLimit] = useState(pageSize);
  const call = useCall(`operator usage ${limit}`, () => almanac.admin.usage({ limit }));
  return (
    <section class="card">
      <h2>Usage</h2>
      <p>Requests of the last 30 days by day in UTC, latest first.</p>
      {call.failure !== undefined && <Failure failure={call.failure} retry={call.retry} />}
      {call.data && (
        <Records
          label="Requests by day and account"
          rows={call.data.usage}
          getKey={({ day, accountId }) => `${day} ${accountId}`}
          columns={[
            { title: 'Day', render: ({ day }) => formatDay(day) },
            { title: 'Account', render: ({ email }) => email },
            { title: 'Requests', render: ({ requests }) => requests.toLocaleString('en') },
          ]}
        />
      )}
      <MoreButton call={call} limit={limit} setLimit={setLimit} />
    </section>
  );
}
