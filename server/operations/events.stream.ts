import type { Knex } from 'knex';
import { requireAccountId } from '../caller.js';
import { combineSignals } from '../combineSignals.js';
import type { Operation } from '../contract.js';
import { invalidRequest } from '../errors.js';
import { parseEventId } from '../events/apiEvent.js';
import { streamEvents } from '../events/streamEvents.js';
import { findIndicators } from '../indicators/findIndicators.js';
import { findLastEventId } from '../store/events.js';
import { listListedSeries } from '../store/listedSeries.js';

/** The credentials are checked when a stream begins, so that it must begin again from time to time. */
const maxStreamMs = 30 * 60_000;

/** Streams events of the library and the alerts of the account. */
export const eventsStream: Operation<'events.stream'> = async ({ db }, { caller, query, lastEventId }) => {
  const readerId = requireAccountId(caller);
  const seriesIds = await findSeriesIds(db, query.indicators);
  const after = parsePosition(lastEventId ?? query.after, await findLastEventId(db));
  return {
    async *events(signal) {
      const limited = combineSignals([signal], maxStreamMs);
      const selection = { readerId, types: query.types, seriesIds };
      try {
        yield* streamEvents(db, after, selection, limited.signal);
      } finally {
        limited.release();
      }
    },
  };
};

function parsePosition(id: string | undefined, lastId: number): number | undefined {
  if (id === undefined || parseEventId(id) <= lastId) return id === undefined ? undefined : parseEventId(id);
  const problem = `must be the id of an event; ${id} does not exist yet. Omit it to begin with the next event`;
  throw invalidRequest([{ field: 'after', problem }]);
}

async function findSeriesIds(db: Knex, slugs: string[] | undefined): Promise<Set<number> | undefined> {
  if (slugs === undefined) return undefined;
  const indicators = await findIndicators(db, slugs);
  const listed = await listListedSeries(db, { indicatorIds: indicators.map(({ id }) => id) });
  return new Set(listed.map(({ series }) => series.id));
}
