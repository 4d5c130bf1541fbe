import { useContext } from 'preact/hooks';
import { PlansForSaleContext } from '../billing/plansForSale';

/** The data sources and the licence. */
export function Footer() {
  const sellsPlans = useContext(PlansForSaleContext);
  return (
    <footer class="site-footer">
      <div class="bar">
        <p>
          Data sources: US agencies, also through FRED and the Real-Time Data Set; World Bank, IMF, OECD, United
          Nations, BIS, Eurostat and ECB; the Penn World Table and the Area-Wide Model. Each indicator page shows the
          source and the terms of use.
        </p>
        <p>
          {sellsPlans && (
            <>
              <a href="/pricing">Pricing</a> ·{' '}
            </>
          )}
          <a href="/docs">API reference</a> · <a href="/openapi.yaml">openapi.yaml</a> · Almanac is open source under
          the MIT licence.
        </p>
      </div>
    </footer>
  );
}
