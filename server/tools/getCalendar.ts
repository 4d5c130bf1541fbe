import { invalidRequest } from '../errors.js';
import type { OperationRequest } from '../operationInput.js';
import type { Schemas } from '../schemas.js';
import { addDays } from '../series/periods.js';
import { day, importance, vintage } from './argumentSchemas.js';
import { buildDataLink } from './dataLink.js';
import { clipText, fitItems } from './textLimits.js';
import { defineTool } from './tool.js';

const defaultLimit = 15;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

interface Arguments extends Omit<NonNullable<OperationRequest<'calendar.releases'>['query']>, 'country'> {
  country?: string[];
  vintage?: string;
}

export const getCalendar = defineTool<Arguments>({
  name: 'get_calendar',
  title: 'Get the release calendar',
  description:
    'Releases between two days, default from today on, with published values. With vintage, those before that day.',
  inputSchema: {
    type: 'object',
    properties: {
      from: day,
      to: day,
      country: { type: 'array', items: { type: 'string' } },
      ...{ importance, vintage },
      limit: { type: 'integer', minimum: 1, maximum: 40 },
    },
  },
  async run(context, { country, vintage: asOf, limit = defaultLimit, ...range }) {
    if (asOf !== undefined) assertPastDay(asOf, context.today);
    if (asOf !== undefined && range.from !== undefined && range.from > asOf) {
      throw invalidRequest([{ field: 'from', problem: `(${range.from}) must not be after \`vintage\` (${asOf})` }]);
    }
    const query = {
      ...{ from: asOf === undefined ? context.today : addDays(asOf, -30), ...range },
      ...(asOf !== undefined && { to: range.to !== undefined && range.to < asOf ? range.to : asOf }),
      ...(country && { country: country.join(',') }),
    };
    const request = { ...query, indicators: 'headline', limit } as const;
    const { events, libraryDay, nextCursor } = await context.callOperation('calendar.releases', { query: request });
    const described = events.map((event) => describeEvent(event, asOf));
    const shown = fitItems(described, {});
    const data = { from: query.from, events: shown, truncated: nextCursor !== null || shown.length < events.length };
    // The full data have the later values too.
    if (asOf !== undefined) return { data: { vintage: asOf, ...data } };
    const link = buildDataLink(context, 'All events as JSON', '/api/calendar/releases', query);
    return { link, data: { libraryDay, ...data, json: link.url } };
  },
});

/** Describes an event. As of a day, it has only the values that the library had then, and not the current schedule. */
function describeEvent(event: Schemas['CalendarEvent'], asOf: string | undefined): object {
  const { release, agency, country, scheduledDate, scheduledAt, importance: level, referencePeriod, status } = event;
  const isKnown = ({ valuesAsOf }: Schemas['EventIndicator']) =>
    asOf === undefined || (valuesAsOf !== null && valuesAsOf <= asOf);
  return {
    ...{ release: clipText(release.name, 100), source: agency, country, date: scheduledDate, time: scheduledAt },
    ...{ importance: level, referencePeriod },
    ...(asOf === undefined && { status }),
    indicators: event.indicators.map((one) => ({
      ...{ id: one.slug, country: one.country, name: clipText(one.name, 100) },
      // Without values of that day, the unit is the current one.
      ...(isKnown(one) && { unit: one.unit, vintage: one.valuesAsOf, actual: one.actual, previous: one.previous }),
      ...(isKnown(one) && { previousBeforeRevision: one.revisedFrom, modelForecast: one.forecastValue }),
    })),
  };
}

function assertPastDay(day: string, today: string): void {
  if (dayPattern.test(day) && !Number.isNaN(Date.parse(day)) && day <= today) return;
  throw invalidRequest([{ field: 'vintage', problem: 'must be a day in the format YYYY-MM-DD, not after today' }]);
}
