import type { ApiKey } from '../store/apiKeys.js';
import type { Notice } from '../store/notifications.js';

const noticeDefaults = { link: '/settings/keys', indicator: null, country: null, vintage: null };
const securityHint = 'If this was not you, change your password and review your keys.';

/** Builds the notice for a new key. */
export function buildKeyCreatedNotice({ id, name, prefix }: ApiKey): Notice {
  const body = `A key that starts with ${prefix} was created. ${securityHint}`;
  return { ...noticeDefaults, kind: 'key_created', occasion: id, title: `New key: ${name}`, body };
}

/** Builds the notice for a rotated key, which has the kind of a new key. */
export function buildKeyRotatedNotice(old: ApiKey, { id, name, prefix }: ApiKey): Notice {
  const body = `The key that starts with ${old.prefix} was replaced by a key that starts with ${prefix}. The old key no longer works. ${securityHint}`;
  return { ...noticeDefaults, kind: 'key_created', occasion: id, title: `Key rotated: ${name}`, body };
}

/** Builds the notice for a revoked key. */
export function buildKeyRevokedNotice({ id, name, prefix }: ApiKey): Notice {
  const body = `The key that starts with ${prefix} was revoked and no longer works. ${securityHint}`;
  return { ...noticeDefaults, kind: 'key_revoked', occasion: id, title: `Key revoked: ${name}`, body };
}
