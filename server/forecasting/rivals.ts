/*
 * The models that the one of a run is seen beside: its members, the baselines that any model should beat, and what is taken unless a model
 * is asked for.
 */
import type { ModelName } from './fittedModel.js';
import { type Forecast, forecast, type Member, type OutlookOptions } from './forecast.js';

export interface Rival extends Pick<Member, 'model' | 'label' | 'choices' | 'considered'> {
  role: 'used' | 'member' | 'alternative' | 'baseline';
}

/** The model of a forecast, and its members. */
export function ownModels(used: Forecast): Rival[] {
  return [{ ...used, role: 'used' }, ...used.members.map((member): Rival => ({ ...member, role: 'member' }))];
}

/** The same, the baselines and `auto` with its members; each once. Naive 2 is always among them. */
export function rivalsOf(used: Forecast, series: readonly (number | null)[], options: OutlookOptions): Rival[] {
  const made = (model: ModelName): Forecast[] => {
    const outcome = forecast(series, { ...options, model });
    return outcome.status === 'computed' ? [outcome] : [];
  };
  const baselines: ModelName[] = ['naive', ...(options.period > 1 ? ['snaive' as const] : []), 'drift', 'naive2'];
  const automatic = used.model === 'auto' ? [] : made('auto');
  const all: Rival[] = [
    ...ownModels(used),
    ...automatic.flatMap((auto) => ownModels(auto).map((rival): Rival => ({ ...rival, role: 'alternative' }))),
    ...baselines.flatMap(made).map((baseline): Rival => ({ ...baseline, role: 'baseline' })),
  ];
  const names = all.map(({ model, choices }) => JSON.stringify([model, choices]));
  return all.filter((_, place) => names.indexOf(names[place] as string) === place);
}
