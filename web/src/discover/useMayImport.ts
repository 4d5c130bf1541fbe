import type { CatalogProvider } from 'almanac-sdk';
import { useSignedIn } from '../account/signedIn';
import { almanac } from '../almanac';
import { useCall } from '../useCall';

/** Returns whether the user can import series of a provider in the pages: the owner of the server, if the provider allows it. */
export function useMayImport(providers: CatalogProvider[]): (provider: string) => boolean {
  const signedIn = useSignedIn();
  const { data: account } = useCall(signedIn ? 'account' : '', () => almanac.account.get());
  return (provider) =>
    account?.isOwner === true && providers.some((one) => one.name === provider && one.import === 'allowed');
}
