/** How well a model fits, and how well for its number of parameters: lower criteria are better. */
export interface InformationCriteria {
  /** Up to a constant that depends only on the kind of model: comparable among forms of ETS and among orders of ARIMA, not between. */
  logLikelihood: number;
  aic: number;
  /** Corrected for small samples; null when there are too few observations for the correction. */
  aicc: number | null;
  bic: number;
  /** Parameters estimated, initial states and the variance included. */
  parameterCount: number;
}

/** Akaike's criterion, the same corrected for small samples (Hurvich and Tsai 1989), and Schwarz's. */
export function computeInformationCriteria(
  logLikelihood: number,
  parameterCount: number,
  observations: number,
): InformationCriteria {
  const aic = 2 * parameterCount - 2 * logLikelihood;
  const correctionDenominator = observations - parameterCount - 1;
  return {
    logLikelihood,
    aic,
    aicc: correctionDenominator > 0 ? aic + (2 * parameterCount * (parameterCount + 1)) / correctionDenominator : null,
    bic: aic + parameterCount * (Math.log(observations) - 2),
    parameterCount,
  };
}
