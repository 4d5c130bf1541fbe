import type { Knex } from 'knex';
import { type ErrorDetail, invalidRequest } from '../errors.js';
import { type FoundSeries, findOneSeries } from '../indicators/findSeries.js';
import { findRelease } from '../releases/findRelease.js';
import type { ReleaseInfo } from '../releases/releaseInfo.js';
import type { Schemas } from '../schemas.js';
import type { AlertTarget } from '../store/alertRules.js';

/** A target with what it names in the library. */
export type ResolvedTarget = { target: AlertTarget; release: ReleaseInfo | undefined } & (
  | { type: 'series'; found: FoundSeries }
  | { type: 'release'; release: ReleaseInfo }
  | { type: 'watchlist' }
);

/** The field that each type of target needs. */
const neededFields = { series: 'indicator', release: 'release', watchlist: undefined } as const;

/**
 * Finds what a target names. Throws `invalid_request` for fields that do not fit its type, and `indicator_not_found`,
 * `country_not_available` or `release_not_found`. A series is named after the indicator to which it belongs.
 */
export async function resolveTarget(db: Knex, body: Schemas['AlertTarget'], day: string): Promise<ResolvedTarget> {
  const problems = findFieldProblems(body);
  if (problems.length > 0) throw invalidRequest(problems);
  const { type } = body;
  const target: AlertTarget = { type, indicator: null, country: null, release: null };
  if (type === 'watchlist') return { type, target, release: undefined };
  if (type === 'release') {
    const release = await findRelease(db, body.release ?? '', day);
    return { type, target: { ...target, release: release.release.id }, release };
  }
  const found = await findOneSeries(db, body.indicator ?? '', body.country ?? undefined);
  const { ownIndicator, series } = found;
  const release = await findRelease(db, series.releaseId, day);
  return { type, target: { ...target, indicator: ownIndicator.slug, country: series.country }, found, release };
}

function findFieldProblems({ type, indicator, country, release }: Schemas['AlertTarget']): ErrorDetail[] {
  const given = { indicator: indicator ?? null, country: country ?? null, release: release ?? null };
  const needed = neededFields[type];
  const problems: ErrorDetail[] = [];
  for (const [field, value] of Object.entries(given)) {
    const applies = field === needed || (field === 'country' && type === 'series');
    if (field === needed && value === null)
      problems.push({ field: `target/${field}`, problem: `is required for a target of type \`${type}\`` });
    if (!applies && value !== null)
      problems.push({ field: `target/${field}`, problem: `does not apply to a target of type \`${type}\`` });
  }
  return problems;
}
