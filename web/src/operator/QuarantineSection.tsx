import type { QuarantinedChanges } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { Problem } from '../account/Problem';
import { useAction } from '../account/useAction';
import { almanac, clearResponseCache } from '../almanac';
import { formatCount, formatInstant } from '../format';
import { Failure } from '../parts/Failure';
import { useCall } from '../useCall';
import { MoreButton, pageSize } from './MoreButton';
import { type Column, Records } from './Records';

/** Number of values of an entry that the table shows. */
const maxShown = 3;

/** Changes of provider data that look wrong, which the owner accepts or rejects. */
export function QuarantineSection() {
  const [limit, setLimit] = useState(pageSize);
  const [done, setDone] = useState('');
  const call = useCall(`quarantine ${limit}`, () => almanac.admin.quarantine({ limit }));
  const { busy, problem, run } = useAction();
  const decide = (decision: () => Promise<string>) =>
    run(async () => {
      setDone(await decision());
      clearResponseCache();
      call.retry();
    });
  const accept = ({ id, name }: QuarantinedChanges) =>
    decide(async () => {
      const { failure, held } = await almanac.admin.acceptQuarantined({ id });
      if (failure !== null) throw new Error(failure.message);
      return held === 0 ? `${name} is up to date.` : `${name}: ${formatCount(held, 'value')} held. Look at them again.`;
    });
  const reject = ({ id, name }: QuarantinedChanges) =>
    decide(async () => {
      await almanac.admin.rejectQuarantined({ id });
      return `${name} stays as it is.`;
    });
  return (
    <section class="card">
      <h2>Quarantine</h2>
      <p>Changes of provider data that look wrong. No reader sees them until you accept them.</p>
      {call.failure !== undefined && <Failure failure={call.failure} retry={call.retry} />}
      <div role="status">{done !== '' && <p class="success">{done}</p>}</div>
      <Problem text={problem} />
      {call.data && (
        <Records
          label="Changes in quarantine"
          rows={call.data.changes}
          getKey={({ id }) => id}
          columns={buildColumns(busy, accept, reject)}
        />
      )}
      <MoreButton call={call} limit={limit} setLimit={setLimit} />
    </section>
  );
}

type Decide = (changes: QuarantinedChanges) => void;

function buildColumns(busy: boolean, accept: Decide, reject: Decide): Column<QuarantinedChanges>[] {
  return [
    {
      title: 'Series',
      render: ({ indicator, name, country, provider, seriesId }) => (
        <>
          <a href={`/indicators/${indicator}?country=${country}`}>{name}</a>
          <small class="fine">
            {country}, {provider} {seriesId}
          </small>
        </>
      ),
    },
    { title: 'Reason', render: ({ message }) => message },
    { title: 'Old and new values', render: (changes) => <Values {...changes} /> },
    { title: 'Since', render: ({ heldAt }) => formatInstant(heldAt) },
    {
      title: '',
      render: (changes) => (
        <span class="row-actions">
          <button type="button" class="quiet" disabled={busy} onClick={() => accept(changes)}>
            Accept<span class="visually-hidden"> the changes of {changes.name}</span>
          </button>
          <button type="button" class="quiet danger" disabled={busy} onClick={() => reject(changes)}>
            Reject<span class="visually-hidden"> the changes of {changes.name}</span>
          </button>
        </span>
      ),
    },
  ];
}

function Values({ values, count, unit }: QuarantinedChanges) {
  const shown = values.slice(0, maxShown);
  return (
    <>
      {shown.map(({ date, previousValue, value }) => (
        <div key={date}>
          {date}: {previousValue ?? 'none'} → {value ?? 'none'}
        </div>
      ))}
      <small class="fine">
        {unit}
        {count > shown.length && `, and ${formatCount(count - shown.length, 'other value')}`}
      </small>
    </>
  );
}
