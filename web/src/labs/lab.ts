import type { TransformationName } from 'almanac-sdk';
import { listOptionProblems, parseOptions } from '../options/option';
import { useParameters } from '../router';
import { listSampleProblems, parseSample, type Sample } from '../sample/sample';
import { allOptions } from './options';
import { isTransformation, maxTransformations } from './transformations';

/** How a series is tested; all of it stands in the address. */
export interface Lab extends Sample {
  transformations: TransformationName[];
  /** What was set otherwise than usual, by the name of the option. */
  options: Record<string, string>;
}

/** The lab that the address names, how to change parts of it, and what of the address no lab can do. */
export function useLab() {
  const [parameters, change] = useParameters();
  const setLab = ({ transformations, options, ...rest }: Partial<Lab>) =>
    change(
      { ...rest, ...(transformations && { transformations: transformations.join(',') }), ...options },
      { replace: true },
    );
  return [parseLab(parameters), setLab, listProblems(parameters)] as const;
}

export type SetLab = ReturnType<typeof useLab>[1];

function parseLab(parameters: URLSearchParams): Lab {
  return {
    ...parseSample(parameters),
    transformations: parseNames(parameters).filter(isTransformation).slice(0, maxTransformations),
    options: parseOptions(parameters, allOptions),
  };
}

function listProblems(parameters: URLSearchParams): string[] {
  const names = parseNames(parameters);
  return [
    ...names
      .filter((name) => !isTransformation(name))
      .map((name) => `There is no transformation “${name}”: the series is tested without it.`),
    ...names
      .filter(isTransformation)
      .slice(maxTransformations)
      .map((name) => `“${name}” is left out: a chain has at most ${maxTransformations} transformations.`),
    ...listSampleProblems(parameters),
    ...listOptionProblems(parameters, allOptions),
  ];
}

function parseNames(parameters: URLSearchParams): string[] {
  return (parameters.get('transformations') ?? '').split(',').filter(Boolean);
}
