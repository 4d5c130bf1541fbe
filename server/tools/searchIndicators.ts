import type { OperationRequest } from '../operationInput.js';
import type { Schemas } from '../schemas.js';
import { category, country, frequency } from './argumentSchemas.js';
import { clipText, fitItems, namesLaterYear } from './textLimits.js';
import { defineTool } from './tool.js';

const defaultLimit = 8;
const maxDescriptionLength = 180;

type Arguments = NonNullable<OperationRequest<'indicators.search'>['query']>;

export const searchIndicators = defineTool<Arguments>({
  name: 'search_indicators',
  title: 'Search indicators',
  description: 'Finds indicators by words and returns their ids. Call it before other tools: ids cannot be guessed.',
  inputSchema: {
    type: 'object',
    properties: {
      q: { type: 'string', description: 'Such as "german unemployment rate"' },
      ...{ country, frequency, category },
      limit: { type: 'integer', minimum: 1, maximum: 20 },
    },
    required: ['q'],
  },
  async run({ callOperation, asOf }, { limit = defaultLimit, ...query }) {
    const { total, query: read, indicators } = await callOperation('indicators.search', { query: { ...query, limit } });
    const found = indicators.map((one) => ({
      id: one.slug,
      name: clipText(one.name, 100),
      ...((asOf === undefined || !namesLaterYear(one.description, asOf)) && {
        description: clipText(one.description, maxDescriptionLength),
      }),
      ...{ country: one.country, category: one.category, frequency: one.frequency },
      // These can be of a later vintage.
      ...(asOf === undefined && { countries: one.countries, unit: one.unit }),
      seasonalAdjustment: one.seasonalAdjustment,
      source: `${one.sourceAgency} (${one.provider})`,
    }));
    const match = describeMatch(read);
    const shown = fitItems(found, match);
    const counts = asOf === undefined ? { total } : {};
    return { data: { ...match, ...counts, indicators: shown, truncated: shown.length < total } };
  },
});

/** Says what the results do not match, so that the nearest indicators are not taken for what was searched. */
function describeMatch({ matched, unmatchedWords, unmatchedCountries, notHeld }: Schemas['ReadQuery']): object {
  return {
    ...(matched !== 'all' && { matched, unmatchedWords, unmatchedCountries }),
    ...(notHeld.length > 0 && { notHeld: notHeld.map(({ name, reason }) => ({ name, reason })) }),
  };
}
