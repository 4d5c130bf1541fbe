/** Where nothing is. */
export function NotFoundPage() {
  return (
    <section class="notice page">
      <h1>There is nothing here</h1>
      <p>
        No page has this address. The <a href="/">library</a> has a search.
      </p>
    </section>
  );
}
