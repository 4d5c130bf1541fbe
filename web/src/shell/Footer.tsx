/** The data sources and the licence. */
export function Footer() {
  return (
    <footer class="site-footer">
      <div class="bar">
        <p>
          Data sources: US agencies through FRED, Federal Reserve Bank of St. Louis (public domain); the Penn World
          Table (CC BY 4.0); the euro area's Area-Wide Model database. Each indicator page shows the source and licence.
        </p>
        <p>
          <a href="/docs">API reference</a> · <a href="/openapi.yaml">openapi.yaml</a> · Almanac is open source under
          the MIT licence.
        </p>
      </div>
    </footer>
  );
}
