import type { IndicatorMetadata } from 'almanac-sdk';
import { buildSdkProgram } from '../parts/codeSnippets';
import { toInlineLiteral } from '../parts/literals';
import { getStart, type View } from './view';

/** Builds the parameters of `indicators.observations` for one country of the chart. */
function buildParameters({ lastDate }: IndicatorMetadata, view: View, country: string) {
  const { units, vintage, end } = view;
  const start = getStart(view, lastDate);
  return {
    country,
    ...(units !== 'lin' && { units }),
    ...(vintage !== '' && { vintage }),
    ...(start !== null && { start }),
    ...(end !== '' && { end }),
  };
}

function getShownCountries(metadata: IndicatorMetadata, view: View): string[] {
  return view.countries.length > 0 ? view.countries : [metadata.country];
}

/** Builds the curl commands that read the data of the chart, one per country, with a key if they need one. */
export function buildCurlCommands(metadata: IndicatorMetadata, view: View, needsKey: boolean): string {
  const curl = needsKey ? 'curl -H "X-API-Key: $ALMANAC_API_KEY" \\\n  ' : 'curl ';
  return getShownCountries(metadata, view)
    .map((country) => {
      const query = new URLSearchParams({ id: metadata.slug, ...buildParameters(metadata, view, country) });
      return `${curl}'${window.location.origin}/v1/indicators/observations?${query}'`;
    })
    .join('\n\n');
}

/** Builds a TypeScript program that reads the data of the chart with the SDK. */
export function buildProgram(metadata: IndicatorMetadata, view: View): string {
  const calls = getShownCountries(metadata, view).map((country, index) => {
    const parameters = { id: metadata.slug, ...buildParameters(metadata, view, country) };
    const fields = Object.entries(parameters).map(([name, value]) => `  ${name}: ${toInlineLiteral(value)},`);
    return `const response${index === 0 ? '' : index + 1} = await client.indicators.observations({\n${fields.join('\n')}\n});`;
  });
  return buildSdkProgram(calls, 'response.observations');
}
