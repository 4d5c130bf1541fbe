/** Log-likelihood and information criteria of a fit. Lower criteria are better. */
export interface InformationCriteria {
  /**
   * Up to a constant that depends on the kind of model: comparable among ETS forms and among ARIMA orders, not between
   * the two.
   */
  logLikelihood: number;
  aic: number;
  /** Corrected for small samples; null with too few observations for the correction. */
  aicc: number | null;
  bic: number;
  /** Number of estimated parameters, including initial states and the variance. */
  parameterCount: number;
}

/** Computes AIC, AICc (Hurvich and Tsai 1989) and BIC. */
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
