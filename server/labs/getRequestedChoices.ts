import type { EtsForm } from '../forecasting/ets/form.js';
import type { Choices } from '../forecasting/fittedModel.js';
import type { Schemas } from '../schemas.js';

/** The form or the orders that the options of a request ask for; nothing where the model is to choose. */
export function getRequestedChoices(options: Schemas['ForecastOptions']): Choices {
  const { form, order, seasonalOrder = [0, 0, 0] } = options;
  if (form) return { form: parseForm(form) };
  if (!order) return {};
  const [p, d, q] = order;
  const [seasonalP, seasonalD, seasonalQ] = seasonalOrder;
  const constant = options.constant ?? countDifferences(options) === 0;
  return { order: { p, d, q, seasonalP, seasonalD, seasonalQ, constant } };
}

/** Error, trend and season of a form such as MAdM. */
function parseForm(name: string): EtsForm {
  return {
    error: name[0] as EtsForm['error'],
    trend: name.slice(1, -1) as EtsForm['trend'],
    season: name.at(-1) as EtsForm['season'],
  };
}

/** Differences that the order of a request takes, by the period and by the season. */
export function countDifferences({ order = [0, 0, 0], seasonalOrder = [0, 0, 0] }: Schemas['ForecastOptions']): number {
  return order[1] + seasonalOrder[1];
}
