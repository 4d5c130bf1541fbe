import type { IndicatorMetadata } from 'almanac-sdk';
import { sdkOf } from '../parts/code';
import { inLine } from '../parts/literals';
import { rangeStart, type View } from './view';

/** The chart's parameters for one country, in the words of `indicators.observations`. */
function parametersOf({ lastDate }: IndicatorMetadata, { units, vintage, range }: View, country: string) {
  const start = rangeStart(range, lastDate);
  return {
    country,
    ...(units !== 'lin' && { units }),
    ...(vintage !== '' && { vintage }),
    ...(start !== null && { start }),
  };
}

function countriesOf(metadata: IndicatorMetadata, view: View): string[] {
  return view.countries.length > 0 ? view.countries : [metadata.country];
}

/** The commands that read what the chart shows: one a country. */
export function commandsOf(metadata: IndicatorMetadata, view: View): string {
  return countriesOf(metadata, view)
    .map((country) => {
      const query = new URLSearchParams({ id: metadata.slug, ...parametersOf(metadata, view, country) });
      return `curl -H "X-API-Key: $ALMANAC_KEY" \\\n  '${window.location.origin}/v1/indicators/observations?${query}'`;
    })
    .join('\n\n');
}

/** The same with the SDK. */
export function programOf(metadata: IndicatorMetadata, view: View): string {
  const calls = countriesOf(metadata, view).map((country, place) => {
    const given = { id: [metadata.slug], ...parametersOf(metadata, view, country) };
    const fields = Object.entries(given).map(([name, value]) => `  ${name}: ${inLine(value)},`);
    return `const answer${place === 0 ? '' : place + 1} = await client.indicators.observations({\n${fields.join('\n')}\n});`;
  });
  return sdkOf(calls, 'answer.observations');
}
