import type { TransformationName } from 'almanac-sdk';
import { optionRemarks, optionsSet } from '../options/option';
import { useParameters } from '../router';
import { type Sample, sampleIn, sampleRemarks } from '../sample/sample';
import { everyOption } from './options';
import { isTransformation, mostTransformations } from './transformations';

/** How a series is tested; all of it stands in the address. */
export interface Lab extends Sample {
  transformations: TransformationName[];
  /** What was set otherwise than usual, by the name of the option. */
  options: Record<string, string>;
}

/** The lab that the address names, how to change parts of it, and what of the address no lab can do. */
export function useLab() {
  const [parameters, change] = useParameters();
  const set = ({ transformations, options, ...rest }: Partial<Lab>) =>
    change(
      { ...rest, ...(transformations && { transformations: transformations.join(',') }), ...options },
      { replace: true },
    );
  return [labIn(parameters), set, remarksOn(parameters)] as const;
}

export type SetLab = ReturnType<typeof useLab>[1];

function labIn(parameters: URLSearchParams): Lab {
  return {
    ...sampleIn(parameters),
    transformations: namesIn(parameters).filter(isTransformation).slice(0, mostTransformations),
    options: optionsSet(parameters, everyOption),
  };
}

function remarksOn(parameters: URLSearchParams): string[] {
  const names = namesIn(parameters);
  return [
    ...names
      .filter((name) => !isTransformation(name))
      .map((name) => `There is no transformation “${name}”: the series is tested without it.`),
    ...names
      .filter(isTransformation)
      .slice(mostTransformations)
      .map((name) => `“${name}” is left out: a chain has at most ${mostTransformations} transformations.`),
    ...sampleRemarks(parameters),
    ...optionRemarks(parameters, everyOption),
  ];
}

function namesIn(parameters: URLSearchParams): string[] {
  return (parameters.get('transformations') ?? '').split(',').filter(Boolean);
}
