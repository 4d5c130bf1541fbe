import type { ApiKey } from '../store/apiKeys.js';
import type { Notice } from '../store/notifications.js';

const noticeDefaults = { link: '/settings/keys', indicator: null, country: null, vintage: null };
const securityHint = 'If it was not you, change your password and look at your keys.';

/** A key was made. */
export function buildKeyCreatedNotice({ id, name, prefix }: ApiKey): Notice {
  const body = `A key that begins with ${prefix} was made. ${securityHint}`;
  return { ...noticeDefaults, kind: 'key_created', occasion: id, title: `New key: ${name}`, body };
}

/** A key took the place of another: told as one that was made. */
export function buildKeyRotatedNotice(old: ApiKey, { id, name, prefix }: ApiKey): Notice {
  const body = `A key that begins with ${prefix} has replaced ${old.prefix}…, which is refused from now on. ${securityHint}`;
  return { ...noticeDefaults, kind: 'key_created', occasion: id, title: `Key rotated: ${name}`, body };
}

/** A key was revoked. */
export function buildKeyRevokedNotice({ id, name, prefix }: ApiKey): Notice {
  const body = `The key that begins with ${prefix} is refused from now on. ${securityHint}`;
  return { ...noticeDefaults, kind: 'key_revoked', occasion: id, title: `Key revoked: ${name}`, body };
}
