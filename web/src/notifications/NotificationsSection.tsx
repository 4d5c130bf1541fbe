import { NotificationList } from './NotificationList';
import { PreferencesTable } from './PreferencesTable';
import { Watchlist } from './Watchlist';
import './notifications.css';

/** The notifications, their settings and the watchlist. */
export function NotificationsSection() {
  return (
    <>
      <NotificationList />
      <PreferencesTable />
      <Watchlist />
    </>
  );
}
