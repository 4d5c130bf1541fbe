import { useEffect } from 'preact/hooks';
import { findPage } from './pages';
import { useAddress } from './router';
import { Footer } from './shell/Footer';
import { Header } from './shell/Header';
import { LazyPage } from './shell/LazyPage';

/** The frame around every page, and the page that the address names. */
export function App() {
  const { pathname } = useAddress();
  const page = findPage(pathname);
  useEffect(() => {
    document.title = page.title === '' ? 'Almanac' : `${page.title} · Almanac`;
  }, [page.title]);
  return (
    <>
      <a class="skip-link" href="#main">
        Skip to content
      </a>
      <Header path={pathname} />
      <main id="main" tabIndex={-1}>
        <LazyPage key={page.key} page={page} />
      </main>
      <Footer />
    </>
  );
}
