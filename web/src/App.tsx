import { useEffect } from 'preact/hooks';
import { BillingBanner } from './billing/BillingBanner';
import { PlansForSaleContext } from './billing/plansForSale';
import { findPage } from './pages';
import { useAddress } from './router';
import { Footer } from './shell/Footer';
import { Header } from './shell/Header';
import { LazyPage } from './shell/LazyPage';
import { LibraryLoadBanner } from './shell/LibraryLoadBanner';
import { LibraryLoadContext, useServerState } from './shell/libraryLoad';

/** The layout of every page, with the page of the current address. */
export function App() {
  const { pathname } = useAddress();
  const page = findPage(pathname);
  const { load, sellsPlans } = useServerState();
  useEffect(() => {
    document.title = page.title === '' ? 'Almanac' : `${page.title} · Almanac`;
  }, [page.title]);
  // When the library has loaded, the page is shown anew, with all values.
  const key = load?.state === 'loading' ? `${page.key} loading` : page.key;
  const main = (
    <main id="main" tabIndex={-1}>
      <LazyPage key={key} page={page} />
    </main>
  );
  if (page.isEmbedded) return main;
  return (
    <LibraryLoadContext.Provider value={load}>
      <PlansForSaleContext.Provider value={sellsPlans}>
        <a class="skip-link" href="#main">
          Skip to content
        </a>
        <Header path={pathname} />
        <LibraryLoadBanner />
        <BillingBanner path={pathname} />
        {main}
        <Footer />
      </PlansForSaleContext.Provider>
    </LibraryLoadContext.Provider>
  );
}
