/** Whose figures these are, and where the terms stand. */
export function Footer() {
  return (
    <footer class="site-footer">
      <div class="bar">
        <p>
          Figures come from the agencies named with each series: US agencies through FRED, Federal Reserve Bank of St.
          Louis (public domain); the Penn World Table (CC BY 4.0); the euro area's Area-Wide Model database. Each
          indicator's page shows its source and licence.
        </p>
        <p>
          <a href="/docs">API reference</a> · <a href="/openapi.yaml">openapi.yaml</a> · Almanac is free software under
          the MIT licence.
        </p>
      </div>
    </footer>
  );
}
