import type { AppContext } from '../appContext.js';
import type { Client } from '../operationInput.js';
import { isKnownAddress } from '../store/knownAddresses.js';
import type { LinkPurpose } from './linkGuard.js';

/** Counts a mail with a link that a client requests for an email address. Returns whether it may be sent. */
export function countLinkMail(
  { db, linkGuard }: Pick<AppContext, 'db' | 'linkGuard'>,
  purpose: LinkPurpose,
  address: string,
  { addressGroup }: Client,
): Promise<boolean> {
  const email = address.toLowerCase();
  const isKnownPlace = () => isKnownAddress(db, email, addressGroup);
  return linkGuard.tryConsume({ email, purpose, place: addressGroup, isKnownPlace });
}
