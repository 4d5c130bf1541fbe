import type { AppContext } from '../appContext.js';
import { buildSeriesNotices } from '../notifications/buildSeriesNotices.js';
import { notify, sendMail } from '../notifications/notify.js';
import type { Notice } from '../store/notifications.js';
import { groupBy } from '../store/rows.js';
import { listWatchedChanges, markNotified } from '../store/watchlist.js';

/**
 * Notifies watchers of new vintages since their last notification, or since they started to watch. Each vintage is notified
 * once, even if several processes run this at the same time. Returns the number of notices.
 */
export async function notifyWatchers(context: Pick<AppContext, 'db' | 'mailer' | 'config' | 'now'>): Promise<number> {
  const { db, now } = context;
  let noticeCount = 0;
  const changesByAccount = groupBy(await listWatchedChanges(db), ({ accountId }) => accountId);
  for (const [accountId, changes] of changesByAccount) {
    const { pendingMail, count } = await db.transaction(async (trx) => {
      const notices: Notice[] = [];
      for (const change of changes) if (await markNotified(trx, change)) notices.push(...buildSeriesNotices(change));
      return { pendingMail: await notify(trx, accountId, notices, now().toISOString()), count: notices.length };
    });
    sendMail(context, pendingMail);
    noticeCount += count;
  }
  return noticeCount;
}
