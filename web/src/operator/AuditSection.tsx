import { useState } from 'preact/hooks';
import { readForm } from '../account/Field';
import { almanac } from '../almanac';
import { formatInstant } from '../format';
import { Failure } from '../parts/Failure';
import { useCall } from '../useCall';
import { MoreButton, pageSize } from './MoreButton';
import { Records } from './Records';

/** The audit log, latest entry first, filtered by action and account. */
export function AuditSection() {
  const [filter, setFilter] = useState({});
  const [limit, setLimit] = useState(pageSize);
  const call = useCall(`audit log ${JSON.stringify(filter)} ${limit}`, () =>
    almanac.admin.auditLog({ ...filter, limit }),
  );
  const apply = (event: Event) => {
    const getValue = readForm(event);
    const entries = ['action', 'account'].map((name) => [name, getValue(name).trim()]);
    setFilter(Object.fromEntries(entries.filter(([, value]) => value !== '')));
    setLimit(pageSize);
  };
  return (
    <section class="card">
      <h2>Audit log</h2>
      <form class="line" onSubmit={apply}>
        <label class="field">
          <span>Action, such as account.signIn</span>
          <input name="action" maxLength={100} autocomplete="off" />
        </label>
        <label class="field">
          <span>Account ID</span>
          <input name="account" maxLength={100} autocomplete="off" />
        </label>
        <button type="submit">Filter</button>
      </form>
      {call.failure !== undefined && <Failure failure={call.failure} retry={call.retry} />}
      {call.data && (
        <Records
          label="Entries of the audit log"
          rows={call.data.entries}
          getKey={({ id }) => id}
          columns={[
            { title: 'Action', render: ({ action }) => action },
            { title: 'Time', render: ({ at }) => formatInstant(at) },
            { title: 'Actor', render: ({ actor }) => actor },
            { title: 'Account', render: ({ accountId }) => <code>{accountId ?? 'none'}</code> },
            { title: 'Detail', render: ({ detail }) => <code>{describe(detail)}</code> },
          ]}
        />
      )}
      <MoreButton call={call} limit={limit} setLimit={setLimit} />
    </section>
  );
}

function describe(detail: Record<string, unknown>): string {
  const texts = Object.entries(detail).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return texts.join(', ');
}
