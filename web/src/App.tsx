import { useEffect } from 'preact/hooks';
import { findPage } from './pages';
import { useAddress } from './router';
import { Footer } from './shell/Footer';
import { Header } from './shell/Header';
import { LazyPage } from './shell/LazyPage';
import { LibraryLoadBanner } from './shell/LibraryLoadBanner';
import { LibraryLoadContext, useLibraryLoadPolling } from './shell/libraryLoad';

/** The layout of every page, with the page of the current address. */
export function App() {
  const { pathname } = useAddress();
  const page = findPage(pathname);
  const load = useLibraryLoadPolling();
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
      <a class="skip-link" href="#main">
        Skip to content
      </a>
      <Header path={pathname} />
      <LibraryLoadBanner />
      {main}
      <Footer />
    </LibraryLoadContext.Provider>
  );
}
