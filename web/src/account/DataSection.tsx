import type { Account } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { almanac } from '../almanac';
import { saveFile } from '../parts/FileButton';
import { navigate } from '../router';
import { Confirmation } from './Confirmation';
import { exportAccount } from './exportAccount';
import { Field, readForm } from './Field';
import { PrivateForecasts } from './PrivateForecasts';
import { Problem } from './Problem';
import { storeSignedIn } from './signedIn';
import { useAction } from './useAction';

/** Lists the private forecasts, and exports or deletes the data of the account. */
export function DataSection({ account }: { account: Account }) {
  return (
    <>
      <PrivateForecasts />
      <ExportCard />
      <DeleteForm isOwner={account.isOwner} />
    </>
  );
}

function ExportCard() {
  const { busy, problem, run } = useAction();
  const save = async () => saveFile('almanac-account.json', 'application/json', await exportAccount());
  return (
    <section class="card">
      <h2>Export your data</h2>
      <p>All data that this server stores about you, with all private forecasts, as one JSON file.</p>
      <p>
        <button type="button" disabled={busy} onClick={() => run(save)}>
          Export
        </button>
      </p>
      <Problem text={problem} />
    </section>
  );
}

function DeleteForm({ isOwner }: { isOwner: boolean }) {
  const { busy, problem, run } = useAction();
  const [password, setPassword] = useState<string>();
  const handleDecision = (isConfirmed: boolean) => {
    setPassword(undefined);
    if (!isConfirmed || password === undefined) return;
    run(async () => {
      await almanac.account.delete({ password });
      storeSignedIn(false);
      navigate('/sign-in?account=deleted');
    });
  };
  return (
    <>
      <form class="card" onSubmit={(event) => setPassword(readForm(event)('password'))}>
        <h2>Delete your account</h2>
        <p>
          Your keys stop working immediately, and your private forecasts and their share links are deleted. This cannot
          be undone.
        </p>
        {isOwner && (
          <p>
            This account owns the server. After its deletion, the server has no owner, until its operator makes another
            account the owner with <code>npm run almanac -- accounts owner --email you@example.org</code>. Series that
            you imported or uploaded stay in the library.
          </p>
        )}
        <p>
          The audit log keeps these without a time limit: what was done to your account and when, the IP addresses and
          browsers of sign-ins, also of failed ones, the names of your keys, and the cache keys of forecasts that you
          shared. It does not contain your email address, your name or your values.
        </p>
        <Field label="Password" name="password" type="password" autocomplete="current-password" />
        <Problem text={problem} />
        <button type="submit" class="danger" disabled={busy}>
          Delete my account
        </button>
      </form>
      {password !== undefined && (
        <Confirmation title="Delete your account?" confirmLabel="Delete account" onDecision={handleDecision}>
          All your keys, sessions, private forecasts and share links stop working at once.
          {isOwner && ' The server then has no owner.'} This cannot be undone.
        </Confirmation>
      )}
    </>
  );
}
