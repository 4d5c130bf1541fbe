import type { Knex } from 'knex';
import type { Schemas } from '../schemas.js';
import type { ForecastReader } from '../store/forecastRuns.js';
import { listOwnForecasts } from '../store/ownForecasts.js';
import { parseForecast } from './forecastReader.js';

/** Bounds the memory and the time that a page takes. */
const maxCharacters = 2_000_000;

/** Lists the private forecasts of an account, latest first, and whether older ones follow. A page has at least one. */
export async function listForecasts(
  db: Knex,
  accountId: string,
  { offset, limit, at }: { offset: number; limit: number } & Pick<ForecastReader, 'at'>,
): Promise<{ runs: Schemas['ForecastRun'][]; hasMore: boolean }> {
  const { forecasts, hasMore } = await listOwnForecasts(db, accountId, { offset, limit, maxCharacters });
  return { runs: forecasts.map((stored) => parseForecast(stored, { accountId, at })), hasMore };
}
