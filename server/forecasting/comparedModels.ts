/*
 * The models compared with the model of a run: its members, the default model, and the baselines that any model should
 * beat.
 */
import type { ModelName } from './fittedModel.js';
import { forecast } from './forecast.js';
import type { Forecast, Member } from './forecastResult.js';
import type { PredictOptions } from './predict.js';

export interface ComparedModel extends Pick<Member, 'model' | 'label' | 'choices' | 'considered'> {
  role: 'used' | 'member' | 'alternative' | 'baseline';
}

/** Lists the model of a forecast and its members. */
export function listModelAndMembers(forecasted: Forecast): ComparedModel[] {
  return [
    { ...forecasted, role: 'used' },
    ...forecasted.members.map((member): ComparedModel => ({ ...member, role: 'member' })),
  ];
}

/**
 * Lists the model of a forecast, its members, `auto` with its members, and the baselines, without duplicates. Always
 * includes Naive 2.
 */
export function fitComparedModels(
  forecasted: Forecast,
  series: readonly (number | null)[],
  options: PredictOptions,
): ComparedModel[] {
  const fitByName = (model: ModelName): Forecast[] => {
    const outcome = forecast(series, { ...options, model });
    return outcome.status === 'computed' ? [outcome] : [];
  };
  const baselines: ModelName[] = ['naive', ...(options.period > 1 ? ['snaive' as const] : []), 'drift', 'naive2'];
  const automatic = forecasted.model === 'auto' ? [] : fitByName('auto');
  const all: ComparedModel[] = [
    ...listModelAndMembers(forecasted),
    ...automatic.flatMap((auto) =>
      listModelAndMembers(auto).map((comparedModel): ComparedModel => ({ ...comparedModel, role: 'alternative' })),
    ),
    ...baselines.flatMap(fitByName).map((baseline): ComparedModel => ({ ...baseline, role: 'baseline' })),
  ];
  const names = all.map(({ model, choices }) => JSON.stringify([model, choices]));
  return all.filter((_, index) => names.indexOf(names[index] as string) === index);
}
