import { AlmanacError } from 'almanac-sdk';

/** What is wrong with fields, by their path in the API, such as `condition/level`. */
export type FieldProblems = Record<string, string>;

/** Reads the problems of fields from the error of a call. */
export function readFieldProblems(failure: unknown): FieldProblems {
  const details = failure instanceof AlmanacError ? failure.details : [];
  return Object.fromEntries(details.map(({ field, problem }) => [field, toSentence(problem)]));
}

/** Reads the problems of options, by the name of the option: its path in the API with dots. */
export function readOptionProblems(failure: unknown): Record<string, string> {
  const problems = Object.entries(readFieldProblems(failure));
  return Object.fromEntries(problems.map(([field, problem]) => [field.replaceAll('/', '.'), problem]));
}

/** Reads the problem of a field from the reason for which a rule can never fire: "`condition/level` must be above -100." */
export function readReason(reason: string | null): FieldProblems {
  const [, field, problem] = /^`([^`]+)` (.+?)\.?$/.exec(reason ?? '') ?? [];
  return field === undefined || problem === undefined ? {} : { [field]: toSentence(problem) };
}

function toSentence(problem: string): string {
  return `This ${problem.replaceAll('`', '')}.`;
}
