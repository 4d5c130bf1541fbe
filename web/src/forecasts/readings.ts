/** The interpretation of each residual test. */
export const residualReadings = {
  ljung_box: {
    name: 'Ljung-Box',
    rejected:
      'The residuals are autocorrelated: the model misses predictable structure, and its intervals may be inaccurate.',
    retained:
      'No autocorrelation of the residuals is detected: the first autocorrelations do not jointly differ from zero by more than chance.',
  },
  jarque_bera: {
    name: 'Jarque-Bera',
    rejected: 'The residuals are not normally distributed: wide intervals may cover less, or more, than stated.',
    retained: 'The residuals may come from a normal distribution, as the intervals assume.',
  },
};
