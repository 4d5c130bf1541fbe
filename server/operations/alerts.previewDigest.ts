import { previewDigest } from '../alerts/mail/previewDigest.js';
import { requireAccountId } from '../caller.js';
import type { Operation } from '../contract.js';

/** The pages show the mail in a frame. It may load nothing, run nothing, and open links in new windows only. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups";

const nothing =
  '<!doctype html><html lang="en"><title>Digest</title><p>Nothing has fired, so no mail would be sent.</p></html>';

/** Returns the digest of the account as it would be sent now. */
export const alertsPreviewDigest: Operation<'alerts.previewDigest'> = async (context, { caller, query }) => {
  const { mail = 'daily', format = 'json' } = query;
  const preview = await previewDigest(context, requireAccountId(caller), mail);
  if (format === 'json') return { json: { mail, ...preview } };
  return { text: preview.html ?? nothing, type: 'text/html; charset=utf-8', policy: mailPolicy };
};
