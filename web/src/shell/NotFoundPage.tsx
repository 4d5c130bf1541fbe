/** The page for unknown addresses. */
export function NotFoundPage() {
  return (
    <section class="notice page">
      <h1>Page not found</h1>
      <p>
        There is no page at this address. Search the <a href="/library">library</a> instead.
      </p>
    </section>
  );
}
