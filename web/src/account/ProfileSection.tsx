import type { Account } from 'almanac-sdk';
import { useContext, useState } from 'preact/hooks';
import { almanac, clearResponseCache } from '../almanac';
import { PlansForSaleContext } from '../billing/plansForSale';
import { formatDay } from '../format';
import { Field, newPasswordNote, readForm } from './Field';
import { KeysChoice, toKeysChoice } from './KeysChoice';
import { Problem } from './Problem';
import { useAction } from './useAction';

const planLabels = { free: 'Free', starter: 'Starter', pro: 'Pro', enterprise: 'Enterprise' } as const;

/** The plan, the profile and the password. */
export function ProfileSection({ account }: { account: Account }) {
  const sellsPlans = useContext(PlansForSaleContext);
  return (
    <>
      <section class="card">
        <h2>{planLabels[account.plan]} plan</h2>
        <dl class="facts">
          <div>
            <dt>Per minute</dt>
            <dd>{account.limitPerMinute.toLocaleString('en-US')} requests per key</dd>
          </div>
          <div>
            <dt>Per day</dt>
            <dd>{account.limitPerDay.toLocaleString('en-US')} requests across all keys</dd>
          </div>
          <div>
            <dt>Computations</dt>
            <dd>
              Up to {account.computeLimit} <a href="/docs">compute seconds</a>, refilled by {account.computePerMinute}{' '}
              per minute
            </dd>
          </div>
          <div>
            <dt>Keys</dt>
            <dd>Up to {account.keyLimit} active keys</dd>
          </div>
          <div>
            <dt>Member since</dt>
            <dd>{formatDay(account.createdAt.slice(0, 10))}</dd>
          </div>
        </dl>
        {sellsPlans ? (
          <p>
            <a href="/settings/billing">Change your plan</a>
          </p>
        ) : (
          <p class="fine">
            {account.isOwner ? (
              <>
                As the owner of this server, you change plans under <a href="/operator">Operator</a>.
              </>
            ) : (
              'To change your plan, contact the operator of this server.'
            )}
          </p>
        )}
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
    setSaved(false);
    return run(async () => {
      await almanac.account.update({ name });
      clearResponseCache();
      setSaved(true);
    });
  };
  return (
    <form class="card" onSubmit={save}>
      <h2>Profile</h2>
      <p>
        Email: <strong>{account.email}</strong>
      </p>
      <Field label="Name" name="name" autocomplete="name" value={account.name} required={false} />
      <Problem text={problem} />
      <p class="actions">
        <button type="submit" disabled={busy}>
          Save
        </button>
        <span role="status">{saved && 'Saved'}</span>
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
    setChanged(false);
    return run(async () => {
      const keys = toKeysChoice(getValue('keys'));
      const passwords = { currentPassword: getValue('current'), newPassword: getValue('new') };
      await almanac.account.changePassword({ ...passwords, keys });
      form.reset();
      clearResponseCache();
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
        note={newPasswordNote}
      />
      <KeysChoice />
      <p class="fine">Your other sessions are signed out.</p>
      <Problem text={problem} />
      <p class="actions">
        <button type="submit" disabled={busy}>
          Change password
        </button>
        <span role="status">{changed && 'Password changed'}</span>
      </p>
    </form>
  );
}
