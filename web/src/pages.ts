import type { ComponentType } from 'preact';
import type { PageProps } from './pageProps';

/** A page of the site. Its code is loaded when the page is first opened. */
interface Page {
  pattern: RegExp;
  title: string;
  /** Whether other sites frame the page, so that it has no header and footer. */
  isEmbedded?: boolean;
  /** Whether the page handles changes of the variable part of its address itself, and is not mounted anew. */
  keepsView?: boolean;
  load(): Promise<ComponentType<PageProps>>;
}

const pages: Page[] = [
  { pattern: /^\/$/, title: '', load: async () => (await import('./home/HomePage')).HomePage },
  {
    pattern: /^\/library$/,
    title: 'Library',
    load: async () => (await import('./library/LibraryPage')).LibraryPage,
  },
  {
    pattern: /^\/countries$/,
    title: 'Countries',
    load: async () => (await import('./countries/CountriesPage')).CountriesPage,
  },
  {
    pattern: /^\/countries\/([^/]+)$/,
    title: 'Country',
    load: async () => (await import('./countries/CountryPage')).CountryPage,
  },
  {
    pattern: /^\/indicators\/([^/]+)$/,
    title: 'Indicator',
    load: async () => (await import('./indicator/IndicatorPage')).IndicatorPage,
  },
  {
    pattern: /^\/embed\/([^/]+)$/,
    title: 'Chart',
    isEmbedded: true,
    load: async () => (await import('./embed/EmbedPage')).EmbedPage,
  },
  {
    pattern: /^\/discover$/,
    title: 'Discover',
    load: async () => (await import('./discover/DiscoverPage')).DiscoverPage,
  },
  {
    pattern: /^\/calendar$/,
    title: 'Calendar',
    load: async () => (await import('./calendar/CalendarPage')).CalendarPage,
  },
  {
    pattern: /^\/releases\/([^/]+)$/,
    title: 'Release',
    load: async () => (await import('./release/ReleasePage')).ReleasePage,
  },
  {
    pattern: /^\/alerts$/,
    title: 'Alerts',
    load: async () => (await import('./alerts/AlertsPage')).AlertsPage,
  },
  {
    pattern: /^\/alerts\/([^/]+)$/,
    title: 'Alert',
    load: async () => (await import('./alerts/EditorPage')).EditorPage,
  },
  { pattern: /^\/news$/, title: 'News', load: async () => (await import('./news/NewsPage')).NewsPage },
  { pattern: /^\/labs(?:\/([^/]+))?$/, title: 'Lab', load: async () => (await import('./labs/LabPage')).LabPage },
  {
    pattern: /^\/forecasts(?:\/([^/]+))?$/,
    title: 'Forecast',
    load: async () => (await import('./forecasts/ForecastPage')).ForecastPage,
  },
  {
    pattern: /^\/chat(?:\/([^/]+))?$/,
    title: 'Assistant',
    keepsView: true,
    load: async () => (await import('./chat/ChatPage')).ChatPage,
  },
  {
    pattern: /^\/docs$/,
    title: 'API reference',
    load: async () => (await import('./reference/ReferencePage')).ReferencePage,
  },
  { pattern: /^\/pricing$/, title: 'Pricing', load: async () => (await import('./billing/PricingPage')).PricingPage },
  { pattern: /^\/sign-in$/, title: 'Sign in', load: async () => (await import('./account/SignInPage')).SignInPage },
  { pattern: /^\/sign-up$/, title: 'Sign up', load: async () => (await import('./account/SignUpPage')).SignUpPage },
  {
    pattern: /^\/verify-email$/,
    title: 'Confirm your email address',
    load: async () => (await import('./account/VerifyEmailPage')).VerifyEmailPage,
  },
  {
    pattern: /^\/sign-in-link$/,
    title: 'Sign in by mail',
    load: async () => (await import('./account/SignInLinkPage')).SignInLinkPage,
  },
  {
    pattern: /^\/reset-password$/,
    title: 'Reset password',
    load: async () => (await import('./account/ResetPasswordPage')).ResetPasswordPage,
  },
  {
    pattern: /^\/operator(?:\/([a-z-]+))?$/,
    title: 'Operator',
    load: async () => (await import('./operator/OperatorPage')).OperatorPage,
  },
  {
    pattern: /^\/import(?:\/([a-z-]+))?$/,
    title: 'Import data',
    load: async () => (await import('./import/ImportPage')).ImportPage,
  },
  {
    pattern: /^\/settings(?:\/([a-z-]+))?$/,
    title: 'Settings',
    load: async () => (await import('./account/SettingsPage')).SettingsPage,
  },
];

const notFoundPage: Page = {
  pattern: /^/,
  title: 'Page not found',
  load: async () => (await import('./shell/NotFoundPage')).NotFoundPage,
};

export interface MatchedPage extends Page, PageProps {
  /** A changed key remounts the page. */
  key: string;
}

/** Returns the page at an address, or the "not found" page. */
export function findPage(address: string): MatchedPage {
  const pathname = address.replace(/(.)\/$/, '$1');
  const page = pages.find(({ pattern }) => pattern.test(pathname)) ?? notFoundPage;
  const param = decode(page.pattern.exec(pathname)?.[1] ?? '');
  return { ...page, param, key: page.keepsView ? page.title : `${page.title}/${param}` };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
