/** Why a model cannot be evaluated, as a sentence for the person at the command line. */
export class EvaluationError extends Error {}
