import type { FittedModel } from './fittedModel.js';
import type { Forecast } from './forecastResult.js';

type SelectedModel = Pick<FittedModel, 'model' | 'label'> & Pick<Forecast, 'choices' | 'considered' | 'members'>;

/** Why a forecast is by this model, in words. */
export function describeSelectionRule({ model, label, choices, considered, members }: SelectedModel): string {
  if (label === 'Constant') return 'All observations are equal: every model says that they stay as they are.';
  if (model === 'auto' || model === 'combination') return describeMeanRule(model, members.length);
  if (considered.length > 0) {
    const searchSpace = model === 'ets' ? 'forms of exponential smoothing' : 'orders, found by a stepwise search,';
    return `As asked for: of ${considered.length} ${searchSpace} the one with the lowest corrected criterion of Akaike (AICc).`;
  }
  if (model === 'ets' && choices.form) return 'As asked for, in the form asked for.';
  if (model === 'arima') return 'As asked for, of the orders asked for.';
  return 'As asked for; the model has nothing to choose.';
}

function describeMeanRule(model: 'auto' | 'combination', members: number): string {
  if (members === 0)
    return 'There are too few observations for any member of the mean: the last value, as `naive` has it.';
  const prefix = model === 'auto' ? 'Taken unless a model is asked for' : 'As asked for';
  return (
    `${prefix}: the mean of ${members} models, each with the same share. Combining beats choosing: over the series of the M3 competition the mean had smaller errors ` +
    'than any of its members, and than the one that had done best on the past of each series. The scores of this series had no say.'
  );
}
