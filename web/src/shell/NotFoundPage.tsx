import { useEffect } from 'preact/hooks';

/** The page for unknown addresses. */
export function NotFoundPage() {
  useEffect(() => {
    document.title = 'Page not found · Almanac';
  }, []);
  return (
    <section class="notice page">
      <h1>Page not found</h1>
      <p>
        There is no page at this address. Search the <a href="/library">library</a> instead.
      </p>
    </section>
  );
}
