import type { RequestHandler } from 'express';
import { invalidRequest } from '../errors.js';
import { parsePeriodDay } from '../series/periodDays.js';
import { getRequestContext } from './requestContext.js';
import { getPeriodParameters } from './routes.js';
import { periodMessage } from './validatorError.js';

/** Replaces years, months and quarters in date parameters by the day that the contract says (`x-period-day`). */
export const expandPeriods: RequestHandler = (request, _response, next) => {
  const { operation, query = {}, startedAt } = getRequestContext(request);
  for (const [name, periodDay] of operation === undefined ? [] : getPeriodParameters(operation)) {
    const text = query[name];
    if (typeof text !== 'string') continue;
    const day = parsePeriodDay(text, periodDay, new Date(startedAt).toISOString().slice(0, 10));
    if (day === undefined) throw invalidRequest([{ field: name, problem: periodMessage }]);
    query[name] = day;
  }
  next();
};
