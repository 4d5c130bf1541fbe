import type { Account } from 'almanac-sdk';
import type { ComponentChildren } from 'preact';
import { almanac } from '../almanac';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { useCall } from '../useCall';

interface Props {
  /** The heading of the page. */
  title: string;
  /** Tells an account that does not own the server what to do. */
  explanation: ComponentChildren;
  children(owner: Account): ComponentChildren;
}

/** Shows its children to the owner of the server, an explanation to other accounts, and the way to sign in to all others. */
export function OwnerOnly({ title, explanation, children }: Props) {
  const { data: account, failure, retry } = useCall('account', () => almanac.account.get());
  if (failure !== undefined) {
    return (
      <div class="page">
        <h1>{title}</h1>
        <Failure failure={failure} retry={retry} />
      </div>
    );
  }
  if (account === undefined) return <Loading label="Loading your account" />;
  if (account.isOwner) return <>{children(account)}</>;
  return (
    <div class="page">
      <section class="notice">
        <h1>Only the owner of this server can open this page</h1>
        {explanation}
      </section>
    </div>
  );
}
