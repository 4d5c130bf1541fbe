import { type Case, changesNothing, type Known } from './case.js';
import { exampleCases } from './exampleCases.js';
import type { Operation } from './operations.js';
import { refusalCases } from './refusalCases.js';

/** What an operation is asked. What changes something is asked only so that it has to be refused. */
export function casesOf(operation: Operation, known: Known): Case[] {
  return [...(changesNothing(operation) ? exampleCases(operation, known) : []), ...refusalCases(operation, known)];
}
