import type { View } from './view';

/** To the lab and to the forecast of the series that the chart shows, as known on the same day. */
export function WorkLinks({ slug, view: { countries, vintage } }: { slug: string; view: View }) {
  const [country] = countries;
  const query = new URLSearchParams({ ...(country && { country }), ...(vintage !== '' && { vintage }) }).toString();
  const address = (place: string) => `/${place}/${slug}${query && `?${query}`}`;
  return (
    <>
      <a class="button" href={address('labs')}>
        Test this series
      </a>
      <a class="button" href={address('forecasts')}>
        Forecast
      </a>
    </>
  );
}
