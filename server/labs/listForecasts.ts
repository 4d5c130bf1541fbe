import type { Knex } from 'knex';
import type { Schemas } from '../schemas.js';
import type { ForecastReader } from '../store/forecastRuns.js';
import { listOwnForecasts } from '../store/ownForecasts.js';
import { takeTurn } from '../takeTurn.js';
import { parseForecast } from './forecastReader.js';

/** Bounds the memory and the time that a page takes. */
const maxBytes = 2_000_000;

/** Lists the private forecasts of an account, latest first, and whether older ones follow. A page has at least one. Takes a turn before each. */
export async function listForecasts(
  db: Knex,
  accountId: string,
  { offset, limit, at }: { offset: number; limit: number } & Pick<ForecastReader, 'at'>,
): Promise<{ runs: Schemas['ForecastRun'][]; hasMore: boolean }> {
  const { forecasts, hasMore } = await listOwnForecasts(db, accountId, { offset, limit, maxBytes });
  const runs: Schemas['ForecastRun'][] = [];
  for (const stored of forecasts) {
    await takeTurn();
    runs.push(parseForecast(stored, { accountId, at }));
  }
  return { runs, hasMore };
}
