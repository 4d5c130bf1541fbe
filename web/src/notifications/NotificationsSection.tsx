import { NotificationList } from './NotificationList';
import { PreferencesTable } from './PreferencesTable';
import { Watchlist } from './Watchlist';
import './notifications.css';

/** What there is to know, by which channels, and of which series: the longest list last. */
export function NotificationsSection() {
  return (
    <>
      <NotificationList />
      <PreferencesTable />
      <Watchlist />
    </>
  );
}
