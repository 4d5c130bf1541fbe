import { AlmanacError } from 'almanac-sdk';
import { useEffect } from 'preact/hooks';
import { almanac } from '../almanac';
import { NotificationsSection } from '../notifications/NotificationsSection';
import { UnreadBadge } from '../notifications/UnreadBadge';
import { useUnread } from '../notifications/unread';
import type { PageProps } from '../pageProps';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { useCall } from '../useCall';
import { DataSection } from './DataSection';
import { KeysSection } from './KeysSection';
import { ProfileSection } from './ProfileSection';
import { SessionsSection } from './SessionsSection';
import { SignOutButton } from './SignOutButton';
import { storeSignedIn } from './signedIn';
import { UsageSection } from './UsageSection';
import './account.css';
import './settings.css';

const sections = [
  { part: '', label: 'Profile and plan', Section: ProfileSection },
  { part: 'keys', label: 'API Keys', Section: KeysSection },
  { part: 'usage', label: 'Usage', Section: UsageSection },
  { part: 'notifications', label: 'Notifications', Section: NotificationsSection },
  { part: 'sessions', label: 'Sessions', Section: SessionsSection },
  { part: 'data', label: 'Your data', Section: DataSection },
];

/** Everything about one's account. */
export function SettingsPage({ param: path }: PageProps) {
  const { data: account, failure, retry } = useCall('account', () => almanac.account.get());
  const unread = useUnread(account !== undefined);
  useEffect(() => {
    if (failure instanceof AlmanacError && failure.status === 401) storeSignedIn(false);
  }, [failure]);
  if (failure !== undefined) {
    return (
      <div class="page">
        <Failure failure={failure} retry={retry} />
      </div>
    );
  }
  if (account === undefined) return <Loading label="Loading your account" />;
  const current = sections.find((section) => section.part === path) ?? sections[0];
  return (
    <div class="settings page">
      <h1>Settings</h1>
      <div class="settings-body">
        <nav aria-label="Settings">
          {sections.map((section) => (
            <a
              key={section.part}
              href={`/settings${section.part && `/${section.part}`}`}
              aria-current={section === current ? 'page' : undefined}
            >
              {section.label}
              {section.part === 'notifications' && <UnreadBadge count={unread} />}
            </a>
          ))}
          <SignOutButton className="quiet sign-out" />
        </nav>
        <div>{current && <current.Section account={account} />}</div>
      </div>
    </div>
  );
}
