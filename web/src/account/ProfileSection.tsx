import type { Account } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { almanac, clearResponseCache } from '../almanac';
import { formatDay } from '../format';
import { Field, readForm } from './Field';
import { Problem } from './Problem';
import { useAction } from './useAction';

const planLabels = { free: 'Free', starter: 'Starter', pro: 'Pro', enterprise: 'Enterprise' } as const;

/** Who one is, what the plan allows, and the password. */
export function ProfileSection({ account }: { account: Account }) {
  return (
    <>
      <section class="card">
        <h2>Plan {planLabels[account.plan]}</h2>
        <dl class="facts">
          <div>
            <dt>A minute</dt>
            <dd>{account.limitPerMinute.toLocaleString('en-US')} requests a key</dd>
          </div>
          <div>
            <dt>A day</dt>
            <dd>{account.limitPerDay.toLocaleString('en-US')} requests, all keys together</dd>
          </div>
          <div>
            <dt>Keys</dt>
            <dd>up to {account.keyLimit} active keys</dd>
          </div>
          <div>
            <dt>Since</dt>
            <dd>{formatDay(account.createdAt.slice(0, 10))}</dd>
          </div>
        </dl>
        <p class="fine">Whoever runs this server changes plans; a change holds from the next request on.</p>
      </section>
      <NameForm account={account} />
      <PasswordForm />
    </>
  );
}

function NameForm({ account }: { account: Account }) {
  const { busy, problem, run } = useAction();
  const [saved, setSaved] = useState(false);
  const save = (event: Event) => {
    const name = readForm(event)('name');
    return run(async () => {
      await almanac.account.update({ accountChange: { name } });
      clearResponseCache();
      setSaved(true);
    });
  };
  return (
    <form class="card" onSubmit={save}>
      <h2>Profile</h2>
      <p>
        E-mail <strong>{account.email}</strong>
      </p>
      <Field label="Name" name="name" autocomplete="name" value={account.name} required={false} />
      <Problem text={problem} />
      <p class="actions">
        <button type="submit" disabled={busy}>
          Save
        </button>
        <span role="status">{saved && 'Saved.'}</span>
      </p>
    </form>
  );
}

function PasswordForm() {
  const { busy, problem, run } = useAction();
  const [changed, setChanged] = useState(false);
  const change = (event: Event) => {
    const form = event.currentTarget as HTMLFormElement;
    const getValue = readForm(event);
    return run(async () => {
      const passwordChange = { currentPassword: getValue('current'), newPassword: getValue('new') };
      await almanac.account.changePassword({ passwordChange });
      form.reset();
      setChanged(true);
    });
  };
  return (
    <form class="card" onSubmit={change}>
      <h2>Password</h2>
      <Field label="Current password" name="current" type="password" autocomplete="current-password" />
      <Field
        label="New password"
        name="new"
        type="password"
        autocomplete="new-password"
        minLength={12}
        note="At least 12 characters."
      />
      <Problem text={problem} />
      <p class="actions">
        <button type="submit" disabled={busy}>
          Change the password
        </button>
        <span role="status">{changed && 'Changed.'}</span>
      </p>
    </form>
  );
}
