import type { Schemas } from '../schemas.js';
import { country, id, vintage } from './argumentSchemas.js';
import { buildDataLink } from './dataLink.js';
import { clipText, namesLaterYear } from './textLimits.js';
import { defineTool } from './tool.js';

const maxTextLength = 600;
const maxFindings = 8;
const maxUnits = 4;
const maxCountries = 60;

interface Arguments {
  id: string;
  country?: string;
  vintage?: string;
}

/** Leaves out what describes the library as of now and not the vintage: the method, lengths of other series, and lateness. */
export const describeIndicator = defineTool<Arguments>({
  name: 'describe_indicator',
  title: 'Describe an indicator',
  description: 'Definition, unit, source, licence, countries, data-quality findings, and last and next release.',
  inputSchema: { type: 'object', properties: { id, country, vintage }, required: ['id'] },
  async run(context, { id: slug, ...query }) {
    const detail = await context.callOperation('indicators.get', { path: { slug }, query });
    const { metadata, guardrails, release, relatedIndicators, countryAvailability } = detail;
    const { source } = metadata;
    const path = `/api/indicators/${metadata.slug}/download`;
    const link = buildDataLink(context, 'All values as CSV', path, {
      country: metadata.country,
      vintage: query.vintage,
    });
    return {
      link,
      data: {
        ...{ id: metadata.slug, country: metadata.country, name: clipText(metadata.name, 150) },
        ...describeTexts(metadata, query.vintage),
        ...{ category: metadata.category, frequency: metadata.frequency, unit: metadata.unit },
        unitsByVintage: metadata.unitsByVintage.slice(-maxUnits),
        ...{ defaultUnits: metadata.defaultUnits, seasonalAdjustment: metadata.seasonalAdjustment },
        ...{ vintage: detail.vintage.resolved, vintageCapability: detail.vintage.capability },
        ...{ firstDate: metadata.firstDate, lastDate: metadata.lastDate, observationCount: metadata.observationCount },
        ...(metadata.projectionsFrom !== null && { projectionsFrom: metadata.projectionsFrom }),
        source: `${source.agency} (${source.provider}, ${source.providerSeriesId})`,
        attribution: clipText(source.licence.attribution, maxTextLength),
        release: {
          name: release.name,
          lastRelease: release.lastRelease?.date ?? null,
          nextRelease: release.nextRelease?.date ?? null,
        },
        quality: {
          status: guardrails.status,
          findings: guardrails.findings.slice(0, maxFindings).map(({ code, severity, message, from, to }) => ({
            ...{ code, severity, message: clipText(message, 200), from, to },
          })),
        },
        relatedIndicators: relatedIndicators.slice(0, 10),
        countries: countryAvailability.countries.slice(0, maxCountries).map(({ code }) => code),
        truncated: countryAvailability.count > maxCountries || guardrails.findings.length > maxFindings,
        csv: link.url,
      },
    };
  },
});

/** Texts are written today. As of a day, the method is left out, which states later revisions, and a text that names later years. */
function describeTexts({ description, methodology }: Schemas['IndicatorMetadata'], asOf: string | undefined): object {
  if (asOf === undefined) {
    return { description: clipText(description, maxTextLength), methodology: clipText(methodology, maxTextLength) };
  }
  return namesLaterYear(description, asOf) ? {} : { description: clipText(description, maxTextLength) };
}
