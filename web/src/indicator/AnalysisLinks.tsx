import type { View } from './view';

/** Links to the lab and the forecast of the same series and vintage. */
export function AnalysisLinks({ slug, view: { countries, vintage } }: { slug: string; view: View }) {
  const [country] = countries;
  const query = new URLSearchParams({ ...(country && { country }), ...(vintage !== '' && { vintage }) }).toString();
  const buildAddress = (section: string) => `/${section}/${slug}${query && `?${query}`}`;
  return (
    <>
      <a class="button" href={buildAddress('labs')}>
        Test this series
      </a>
      <a class="button" href={buildAddress('forecasts')}>
        Forecast
      </a>
    </>
  );
}
