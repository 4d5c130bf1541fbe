import type { Schemas } from '../contract.js';
import type { EtsForm } from '../forecasting/ets/form.js';
import type { Choices } from '../forecasting/fittedModel.js';

/** The form or the orders that the options of a request ask for; nothing where the model is to choose. */
export function chosenByRequest(options: Schemas['ForecastOptions']): Choices {
  const { form, order, seasonalOrder = [0, 0, 0] } = options;
  if (form) return { form: formOf(form) };
  if (!order) return {};
  const [p, d, q] = order;
  const [seasonalP, seasonalD, seasonalQ] = seasonalOrder;
  const constant = options.constant ?? differencesOf(options) === 0;
  return { order: { p, d, q, seasonalP, seasonalD, seasonalQ, constant } };
}

/** Error, trend and season of a form such as MAdM. */
function formOf(name: string): EtsForm {
  return {
    error: name[0] as EtsForm['error'],
    trend: name.slice(1, -1) as EtsForm['trend'],
    season: name.at(-1) as EtsForm['season'],
  };
}

/** Differences that the order of a request takes, by the period and by the season. */
export function differencesOf({ order = [0, 0, 0], seasonalOrder = [0, 0, 0] }: Schemas['ForecastOptions']): number {
  return order[1] + seasonalOrder[1];
}
