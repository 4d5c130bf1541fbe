import { useContext } from 'preact/hooks';
import { OwnerOnly } from '../account/OwnerOnly';
import { PlansForSaleContext } from '../billing/plansForSale';
import type { PageProps } from '../pageProps';
import { NotFoundPage } from '../shell/NotFoundPage';
import { AccountsSection } from './AccountsSection';
import { AuditSection } from './AuditSection';
import { BillingSection } from './BillingSection';
import { HealthSection } from './HealthSection';
import { JobsSection } from './JobsSection';
import { ProvidersSection } from './ProvidersSection';
import { QuarantineSection } from './QuarantineSection';
import { UsageSection } from './UsageSection';
import '../account/account.css';
import '../account/settings.css';
import './operator.css';

const billingSection = { path: 'billing', label: 'Billing', Section: BillingSection };
const allSections = [
  { path: '', label: 'Accounts', Section: AccountsSection },
  { path: 'usage', label: 'Usage', Section: UsageSection },
  { path: 'jobs', label: 'Scheduled jobs', Section: JobsSection },
  { path: 'providers', label: 'Providers', Section: ProvidersSection },
  { path: 'quarantine', label: 'Quarantine', Section: QuarantineSection },
  { path: 'audit-log', label: 'Audit log', Section: AuditSection },
  { path: 'health', label: 'Health', Section: HealthSection },
];

const explanation = (
  <p>
    It manages accounts and scheduled jobs. On the machine of the server,{' '}
    <code>npm run almanac -- accounts owner --email you@example.org</code> makes an account the owner.
  </p>
);

/** What the operator does, in the pages: for the owner of the server. */
export function OperatorPage({ param }: PageProps) {
  const sellsPlans = useContext(PlansForSaleContext);
  const sections = sellsPlans ? allSections.toSpliced(1, 0, billingSection) : allSections;
  const isKnown = [...allSections, billingSection].some(({ path }) => path === param);
  const current = sections.find(({ path }) => path === param) ?? sections[0];
  if (!isKnown) return <NotFoundPage />;
  return (
    <OwnerOnly title="Operator" explanation={explanation}>
      {(owner) => (
        <div class="settings operator page">
          <h1>Operator</h1>
          <div class="settings-body">
            <nav aria-label="Operator">
              {sections.map((section) => (
                <a
                  key={section.path}
                  href={`/operator${section.path && `/${section.path}`}`}
                  aria-current={section === current ? 'page' : undefined}
                >
                  {section.label}
                </a>
              ))}
              <a href="/import">Import data</a>
            </nav>
            <div>{current && <current.Section owner={owner} />}</div>
          </div>
        </div>
      )}
    </OwnerOnly>
  );
}
