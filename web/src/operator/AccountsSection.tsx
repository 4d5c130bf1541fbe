import type { Account, AccountRecord, AccountSettings, Plan } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { Confirmation } from '../account/Confirmation';
import { readForm } from '../account/Field';
import { Problem } from '../account/Problem';
import { useAction } from '../account/useAction';
import { almanac, clearResponseCache } from '../almanac';
import { formatInstant } from '../format';
import { Failure } from '../parts/Failure';
import { useCall } from '../useCall';
import { MoreButton, pageSize } from './MoreButton';
import { type Column, Records } from './Records';

const plans: Plan[] = ['free', 'starter', 'pro', 'enterprise'];

/** The accounts, which the owner can search, move to another plan and suspend. */
export function AccountsSection({ owner }: { owner: Account }) {
  const [email, setEmail] = useState('');
  const [limit, setLimit] = useState(pageSize);
  const call = useCall(`accounts ${email} ${limit}`, () =>
    almanac.admin.accounts({ limit, ...(email !== '' && { email }) }),
  );
  const { busy, problem, run } = useAction();
  const [suspending, setSuspending] = useState<AccountRecord>();
  const [done, setDone] = useState('');
  const change = (account: AccountRecord, settings: AccountSettings, effect: string) =>
    run(async () => {
      await almanac.admin.updateAccount({ id: account.id, ...settings });
      setDone(`${account.email} ${effect}.`);
      clearResponseCache();
      call.retry();
    });
  const search = (event: Event) => {
    setEmail(readForm(event)('email').trim());
    setLimit(pageSize);
  };
  const setPlan = (account: AccountRecord, plan: Plan) => change(account, { plan }, `now has the plan ${plan}`);
  const lift = (account: AccountRecord) => change(account, { suspended: false }, 'is no longer suspended');
  return (
    <section class="card">
      <h2>Accounts</h2>
      <form class="line" onSubmit={search}>
        <label class="field">
          <span>Email begins with</span>
          <input name="email" type="search" maxLength={254} autocomplete="off" />
        </label>
        <button type="submit">Search</button>
      </form>
      {call.failure !== undefined && <Failure failure={call.failure} retry={call.retry} />}
      <div role="status">{done !== '' && <p class="success">{done}</p>}</div>
      <Problem text={problem} />
      {call.data && (
        <Records
          label="Accounts"
          rows={call.data.accounts}
          getKey={({ id }) => id}
          columns={buildColumns({ owner, busy, setPlan, suspend: setSuspending, lift })}
        />
      )}
      <MoreButton call={call} limit={limit} setLimit={setLimit} />
      {suspending && (
        <Confirmation
          title={`Suspend ${suspending.email}?`}
          confirmLabel="Suspend account"
          onDecision={(isConfirmed) => {
            setSuspending(undefined);
            if (isConfirmed) change(suspending, { suspended: true }, 'is now suspended');
          }}
        >
          The server rejects its keys, sessions and share links from the next request on. You can end the suspension at
          any time.
        </Confirmation>
      )}
    </section>
  );
}

interface Actions {
  owner: Account;
  busy: boolean;
  setPlan(account: AccountRecord, plan: Plan): void;
  suspend(account: AccountRecord): void;
  lift(account: AccountRecord): void;
}

function buildColumns(actions: Actions): Column<AccountRecord>[] {
  return [
    {
      title: 'Account',
      render: ({ email, name, isOwner, suspendedAt }) => (
        <>
          {email} {isOwner && <span class="tag info">Owner</span>}
          {suspendedAt !== null && <span class="tag bad">Suspended</span>}
          {name !== '' && <small class="fine">{name}</small>}
        </>
      ),
    },
    { title: 'Created', render: ({ createdAt }) => formatInstant(createdAt) },
    {
      title: 'Limits',
      render: ({ limitPerMinute, limitPerDay }) =>
        `${limitPerMinute.toLocaleString('en')} per minute, ${limitPerDay.toLocaleString('en')} per day`,
    },
    { title: 'Plan', render: (account) => <PlanForm account={account} {...actions} /> },
    { title: '', render: (account) => <SuspensionButton account={account} {...actions} /> },
  ];
}

function PlanForm({ account, busy, setPlan }: Actions & { account: AccountRecord }) {
  const [plan, choose] = useState(account.plan);
  return (
    <span class="row-actions">
      <select
        aria-label={`Plan of ${account.email}`}
        value={plan}
        onChange={(event) => choose(event.currentTarget.value as Plan)}
      >
        {plans.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <button
        type="button"
        class="quiet"
        disabled={busy || plan === account.plan}
        onClick={() => setPlan(account, plan)}
      >
        Set<span class="visually-hidden"> the plan of {account.email}</span>
      </button>
    </span>
  );
}

/** The owner cannot suspend their own account here: no one could end the suspension in the pages. */
function SuspensionButton({ account, owner, busy, suspend, lift }: Actions & { account: AccountRecord }) {
  if (account.id === owner.id) return null;
  const isSuspended = account.suspendedAt !== null;
  return (
    <button
      type="button"
      class={isSuspended ? 'quiet' : 'quiet danger'}
      disabled={busy}
      onClick={() => (isSuspended ? lift(account) : suspend(account))}
    >
      {isSuspended ? 'End the suspension of' : 'Suspend'}
      <span class="visually-hidden"> {account.email}</span>
    </button>
  );
}
