import { AlmanacError } from 'almanac-sdk';
import { useContext, useEffect } from 'preact/hooks';
import { almanac } from '../almanac';
import { BillingSection } from '../billing/BillingSection';
import { PlansForSaleContext } from '../billing/plansForSale';
import { NotificationsSection } from '../notifications/NotificationsSection';
import { UnreadBadge } from '../notifications/UnreadBadge';
import { useUnread } from '../notifications/unread';
import type { PageProps } from '../pageProps';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { useCall } from '../useCall';
import { WebhooksSection } from '../webhooks/WebhooksSection';
import { DataSection } from './DataSection';
import { KeysSection } from './KeysSection';
import { ProfileSection } from './ProfileSection';
import { SessionsSection } from './SessionsSection';
import { SignOutButton } from './SignOutButton';
import { storeSignedIn } from './signedIn';
import { UsageSection } from './UsageSection';
import './account.css';
import './settings.css';

const billingSection = { path: 'billing', label: 'Billing', Section: BillingSection };
const allSections = [
  { path: '', label: 'Profile and plan', Section: ProfileSection },
  { path: 'keys', label: 'API keys', Section: KeysSection },
  { path: 'usage', label: 'Usage', Section: UsageSection },
  { path: 'notifications', label: 'Notifications', Section: NotificationsSection },
  { path: 'webhooks', label: 'Webhooks', Section: WebhooksSection },
  { path: 'sessions', label: 'Sessions', Section: SessionsSection },
  { path: 'data', label: 'Your data', Section: DataSection },
];

/** The account settings. */
export function SettingsPage({ param }: PageProps) {
  const { data: account, failure, retry } = useCall('account', () => almanac.account.get());
  const unread = useUnread(account !== undefined);
  const sellsPlans = useContext(PlansForSaleContext);
  const sections = sellsPlans ? allSections.toSpliced(1, 0, billingSection) : allSections;
  useEffect(() => {
    if (failure instanceof AlmanacError && failure.status === 401) storeSignedIn(false);
  }, [failure]);
  if (failure !== undefined) {
    return (
      <div class="page">
        <h1 class="visually-hidden">Settings</h1>
        <Failure failure={failure} retry={retry} />
      </div>
    );
  }
  if (account === undefined) return <Loading label="Loading your account" />;
  const current = sections.find((section) => section.path === param) ?? sections[0];
  return (
    <div class="settings page">
      <h1>Settings</h1>
      <div class="settings-body">
        <nav aria-label="Settings">
          {sections.map((section) => (
            <a
              key={section.path}
              href={`/settings${section.path && `/${section.path}`}`}
              aria-current={section === current ? 'page' : undefined}
            >
              {section.label}
              {section.path === 'notifications' && <UnreadBadge count={unread} />}
            </a>
          ))}
          {account.isOwner && (
            <>
              <a href="/operator">Operator</a>
              <a href="/import">Import data</a>
            </>
          )}
          <SignOutButton className="quiet sign-out" />
        </nav>
        <div>{current && <current.Section account={account} />}</div>
      </div>
    </div>
  );
}
