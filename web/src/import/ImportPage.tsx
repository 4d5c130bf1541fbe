import { OwnerOnly } from '../account/OwnerOnly';
import type { PageProps } from '../pageProps';
import { NotFoundPage } from '../shell/NotFoundPage';
import { CsvImport } from './CsvImport';
import { ProviderImport } from './ProviderImport';
import '../account/account.css';
import '../account/settings.css';
import './import.css';

const tabs = [
  { path: '', label: 'From a provider', Form: ProviderImport },
  { path: 'csv', label: 'From a CSV file', Form: CsvImport },
];

const explanation = (
  <>
    <p>An import changes the library for all users. There are two ways to get permission:</p>
    <ul>
      <li>
        To import in the pages, ask the operator to make this account the owner of the server. On its machine, they run{' '}
        <code>npm run almanac -- accounts owner --email you@example.org</code>.
      </li>
      <li>
        To import with a program, ask the operator for an API key with the scope <code>import:write</code>, and send{' '}
        <a href="/docs#import.indicators">import requests</a> with it.
      </li>
    </ul>
  </>
);

/** Imports a series of a provider, or the user's own data, into the library. */
export function ImportPage({ param }: PageProps) {
  const current = tabs.find(({ path }) => path === param);
  if (current === undefined) return <NotFoundPage />;
  return (
    <OwnerOnly title="Import data" explanation={explanation}>
      {() => (
        <div class="settings import page">
          <h1>Import data</h1>
          <div class="settings-body">
            <nav aria-label="Import">
              {tabs.map((tab) => (
                <a
                  key={tab.path}
                  href={`/import${tab.path && `/${tab.path}`}`}
                  aria-current={tab === current ? 'page' : undefined}
                >
                  {tab.label}
                </a>
              ))}
            </nav>
            <div>
              <current.Form />
            </div>
          </div>
        </div>
      )}
    </OwnerOnly>
  );
}
