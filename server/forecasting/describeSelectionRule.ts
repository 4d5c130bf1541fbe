import type { FittedModel } from './fittedModel.js';
import type { Forecast } from './forecastResult.js';

type SelectedModel = Pick<FittedModel, 'model' | 'label'> & Pick<Forecast, 'choices' | 'considered' | 'members'>;

/** Describes why a forecast uses its model. */
export function describeSelectionRule({ model, label, choices, considered, members }: SelectedModel): string {
  if (label === 'Constant') return 'All observations are equal: every model repeats that value.';
  if (model === 'auto' || model === 'combination') return describeMeanRule(model, members.length);
  if (considered.length > 0) {
    const searchSpace = model === 'ets' ? 'forms of exponential smoothing' : 'orders tried in a stepwise search';
    const exception =
      model === 'ets' ? ' A trend whose level hardly moves (α up to 0.02) is used only if there is no other form.' : '';
    return `The requested model: of ${considered.length} ${searchSpace}, the one with the lowest corrected Akaike information criterion (AICc).${exception}`;
  }
  if (model === 'ets' && choices.form) return 'The requested model, in the requested form.';
  if (model === 'arima') return 'The requested model, with the requested orders.';
  return 'The requested model, which has no form or orders to choose.';
}

function describeMeanRule(model: 'auto' | 'combination', members: number): string {
  if (members === 0)
    return 'There are too few observations for any member of the mean: the forecast repeats the last value, as in `naive`.';
  const prefix = model === 'auto' ? 'The default model' : 'The requested model';
  const trimming =
    model === 'auto' && members >= 4 ? ', without the lowest and the highest forecast of each period' : '';
  return (
    `${prefix}: the mean of ${members} models with equal weights${trimming}. Combining beats selecting: over series of the M3 competition of all frequencies together, the mean had smaller errors ` +
    'than each of its members, and than the member that was most accurate on the past of each series. The scores of this series do not affect the choice.'
  );
}
