import type { View } from './view';

/** To the lab and to the forecast of the series that the chart shows, as known on the same day. */
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
