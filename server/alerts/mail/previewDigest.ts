import { findQueuedMail } from '../../store/alertMails.js';
import { loadAlertSettings } from '../../store/alertSettings.js';
import { buildAlertMail } from './buildAlertMail.js';
import { findDigestTime } from './findDigestTime.js';
import type { MailContext } from './mailContext.js';
import { readMailContent } from './readMailContent.js';
import { renderMailHtml } from './renderMailHtml.js';

/** A digest as it would be sent now. */
interface DigestPreview {
  dueAt: string;
  count: number;
  /** Null if nothing has fired, so that nothing would be sent. */
  subject: string | null;
  text: string | null;
  html: string | null;
}

/** Builds the digest of an account as it would be sent now, with its pictures in the HTML. Its links stop nothing. */
export async function previewDigest(
  context: Pick<MailContext, 'db' | 'now' | 'compute' | 'log' | 'config'>,
  accountId: string,
  mail: 'daily' | 'weekly',
): Promise<DigestPreview> {
  const { db, now, config } = context;
  const queued = await findQueuedMail(db, accountId, mail);
  const dueAt = queued?.dueAt ?? findDigestTime(mail, await loadAlertSettings(db, accountId), now());
  const content = await readMailContent(context, accountId, mail, { name: accountId, weight: 1 });
  if (content === undefined) return { dueAt, count: 0, subject: null, text: null, html: null };
  const links = { publicUrl: config.PUBLIC_URL, stopUrl: `${config.PUBLIC_URL}/alerts` };
  const { subject, text } = buildAlertMail(content, links);
  const html = renderMailHtml(content, links, ({ png }) => {
    return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  });
  return { dueAt, count: content.count, subject, text, html };
}
