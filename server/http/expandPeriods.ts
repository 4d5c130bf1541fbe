import type { RequestHandler } from 'express';
import { invalidRequest } from '../errors.js';
import { parsePeriodDay } from '../series/periodDays.js';
import { getMatchedOperation } from './dispatch.js';
import { getRequestContext } from './requestContext.js';
import { getPeriodParameters } from './routes.js';
import { periodMessage } from './validatorError.js';

/** Replaces years, months and quarters in date parameters by the day that the contract says (`x-period-day`). */
export const expandPeriods: RequestHandler = (request, _response, next) => {
  const operationId = getMatchedOperation(request);
  if (operationId === undefined) return next();
  const today = new Date(getRequestContext(request).startedAt).toISOString().slice(0, 10);
  for (const [name, periodDay] of getPeriodParameters(operationId)) {
    const text = request.query[name];
    if (typeof text !== 'string') continue;
    const day = parsePeriodDay(text, periodDay, today);
    if (day === undefined) throw invalidRequest([{ field: name, problem: periodMessage }]);
    request.query[name] = day;
  }
  next();
};
