import type { ComponentType } from 'preact';
import type { PageProps } from './pageProps';

/** A page of the site. Its code is loaded when the page is first opened. */
interface Page {
  pattern: RegExp;
  title: string;
  load(): Promise<ComponentType<PageProps>>;
}

const pages: Page[] = [
  { pattern: /^\/$/, title: 'Library', load: async () => (await import('./library/LibraryPage')).LibraryPage },
  {
    pattern: /^\/indicators\/([^/]+)$/,
    title: 'Indicator',
    load: async () => (await import('./indicator/IndicatorPage')).IndicatorPage,
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
  { pattern: /^\/labs(?:\/([^/]+))?$/, title: 'Lab', load: async () => (await import('./labs/LabPage')).LabPage },
  {
    pattern: /^\/forecasts(?:\/([^/]+))?$/,
    title: 'Forecast',
    load: async () => (await import('./forecasts/ForecastPage')).ForecastPage,
  },
  {
    pattern: /^\/docs$/,
    title: 'API reference',
    load: async () => (await import('./reference/ReferencePage')).ReferencePage,
  },
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
  return { ...page, param, key: `${page.title}/${param}` };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
