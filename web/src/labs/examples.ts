/** Example labs. */
export const examples = [
  {
    address: '/labs/real-gdp?transformations=log,diff',
    name: 'Growth of US real GDP',
    question: 'Do past values help to predict it?',
  },
  {
    address: '/labs/us-unemployment-rate',
    name: 'US unemployment rate',
    question: 'Is it stationary, or does it have a unit root?',
  },
  {
    address: '/labs/us-cpi-all-items?transformations=logdiff',
    name: 'US inflation, month on month',
    question: 'Does its volatility cluster?',
  },
];
