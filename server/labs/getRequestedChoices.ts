import type { EtsForm } from '../forecasting/ets/form.js';
import type { Choices } from '../forecasting/fittedModel.js';
import type { Schemas } from '../schemas.js';

/** Returns the form or the orders that the request sets; empty when the model chooses them. */
export function getRequestedChoices(options: Schemas['ForecastOptions']): Choices {
  const { form, order, seasonalOrder = [0, 0, 0] } = options;
  if (form) return { form: parseForm(form) };
  if (!order) return {};
  const [p, d, q] = order;
  const [seasonalP, seasonalD, seasonalQ] = seasonalOrder;
  const constant = options.constant ?? countDifferences(options) === 0;
  return { order: { p, d, q, seasonalP, seasonalD, seasonalQ, constant } };
}

/** Parses error, trend and season from a form such as `MAdM`. */
function parseForm(name: string): EtsForm {
  return {
    error: name[0] as EtsForm['error'],
    trend: name.slice(1, -1) as EtsForm['trend'],
    season: name.at(-1) as EtsForm['season'],
  };
}

/** Total number of regular and seasonal differences in the requested orders. */
export function countDifferences({ order = [0, 0, 0], seasonalOrder = [0, 0, 0] }: Schemas['ForecastOptions']): number {
  return order[1] + seasonalOrder[1];
}
