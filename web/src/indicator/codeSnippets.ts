import type { IndicatorMetadata } from 'almanac-sdk';
import { buildSdkProgram } from '../parts/codeSnippets';
import { toInlineLiteral } from '../parts/literals';
import { getRangeStart, type View } from './view';

/** The chart's parameters for one country, in the words of `indicators.observations`. */
function buildParameters({ lastDate }: IndicatorMetadata, { units, vintage, range }: View, country: string) {
  const start = getRangeStart(range, lastDate);
  return {
    country,
    ...(units !== 'lin' && { units }),
    ...(vintage !== '' && { vintage }),
    ...(start !== null && { start }),
  };
}

function getShownCountries(metadata: IndicatorMetadata, view: View): string[] {
  return view.countries.length > 0 ? view.countries : [metadata.country];
}

/** The commands that read what the chart shows: one a country. */
export function buildCurlCommands(metadata: IndicatorMetadata, view: View): string {
  return getShownCountries(metadata, view)
    .map((country) => {
      const query = new URLSearchParams({ id: metadata.slug, ...buildParameters(metadata, view, country) });
      return `curl -H "X-API-Key: $ALMANAC_KEY" \\\n  '${window.location.origin}/v1/indicators/observations?${query}'`;
    })
    .join('\n\n');
}

/** The same with the SDK. */
export function buildProgram(metadata: IndicatorMetadata, view: View): string {
  const calls = getShownCountries(metadata, view).map((country, index) => {
    const parameters = { id: [metadata.slug], ...buildParameters(metadata, view, country) };
    const fields = Object.entries(parameters).map(([name, value]) => `  ${name}: ${toInlineLiteral(value)},`);
    return `const answer${index === 0 ? '' : index + 1} = await client.indicators.observations({\n${fields.join('\n')}\n});`;
  });
  return buildSdkProgram(calls, 'answer.observations');
}
