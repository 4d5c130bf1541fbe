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
import { NotFoundPage } from '../shell/NotFoundPage';
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
  const isKnown = [...allSections, billingSection].some(({ path }) => path === param);
  const current = sections.find(({ path }) => path === param) ?? allSections[0];
  useEffect(() => {
    if (isKnown && current !== undefined) document.title = `${current.label} · Settings · Almanac`;
  }, [isKnown, current]);
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
  if (!isKnown) return <NotFoundPage />;
  return (
    <div class="settings page">
      <div class="settings-head">
        <h1>Settings</h1>
        <SignOutButton className="quiet sign-out" />
      </div>
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
        </nav>
        <div>{current && <current.Section account={account} />}</div>
      </div>
    </div>
  );
}
