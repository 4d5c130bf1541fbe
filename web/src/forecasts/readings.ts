/** What the tests of a model's errors say. */
export const residualReadings = {
  ljung_box: {
    name: 'Ljung-Box',
    rejected:
      'The errors remember: the model leaves something unused that could be forecast, and its intervals may be off.',
    kept: 'No memory is shown in the errors: the first autocorrelations together differ from zero by no more than chance would have it.',
  },
  jarque_bera: {
    name: 'Jarque-Bera',
    rejected: 'The errors are not normally distributed: intervals far out hold less, or more, than they say.',
    kept: 'The errors may come from a normal distribution, as the intervals assume.',
  },
};
