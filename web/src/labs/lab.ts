import type { TransformationName } from 'almanac-sdk';
import { listOptionProblems, parseOptions } from '../options/option';
import { useParameters } from '../router';
import { listSampleProblems, parseSample, type Sample } from '../sample/sample';
import { allOptions } from './options';
import { isTransformation, maxTransformations } from './transformations';

/** The sample, transformations and options of a lab, as stored in the address. */
export interface Lab extends Sample {
  transformations: TransformationName[];
  /** The values that differ from the defaults, by the name of the option. */
  options: Record<string, string>;
}

/** Returns the lab of the address, a function that changes it, and the problems of invalid parameters. */
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
      .map((name) => `Unknown transformation “${name}”. It is ignored.`),
    ...names
      .filter(isTransformation)
      .slice(maxTransformations)
      .map((name) => `“${name}” is ignored: the maximum is ${maxTransformations} transformations.`),
    ...listSampleProblems(parameters),
    ...listOptionProblems(parameters, allOptions),
  ];
}

function parseNames(parameters: URLSearchParams): string[] {
  return (parameters.get('transformations') ?? '').split(',').filter(Boolean);
}
