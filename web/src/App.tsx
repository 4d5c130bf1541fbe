import { useEffect } from 'preact/hooks';
import { findPage } from './pages';
import { useAddress } from './router';
import { Footer } from './shell/Footer';
import { Header } from './shell/Header';
import { LazyPage } from './shell/LazyPage';

/** The layout of every page, with the page of the current address. */
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
