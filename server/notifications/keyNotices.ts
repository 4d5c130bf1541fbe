import type { ApiKey } from '../store/apiKeys.js';
import type { Notice } from '../store/notifications.js';

const page = { link: '/settings/keys', indicator: null, country: null, vintage: null };
const notYou = 'If it was not you, change your password and look at your keys.';

/** A key was made. */
export function keyCreated({ id, name, prefix }: ApiKey): Notice {
  const body = `A key that begins with ${prefix} was made. ${notYou}`;
  return { ...page, kind: 'key_created', occasion: id, title: `New key: ${name}`, body };
}

/** A key took the place of another: told as one that was made. */
export function keyRotated(old: ApiKey, { id, name, prefix }: ApiKey): Notice {
  const body = `A key that begins with ${prefix} has replaced ${old.prefix}…, which is refused from now on. ${notYou}`;
  return { ...page, kind: 'key_created', occasion: id, title: `Key rotated: ${name}`, body };
}

/** A key was revoked. */
export function keyRevoked({ id, name, prefix }: ApiKey): Notice {
  const body = `The key that begins with ${prefix} is refused from now on. ${notYou}`;
  return { ...page, kind: 'key_revoked', occasion: id, title: `Key revoked: ${name}`, body };
}
