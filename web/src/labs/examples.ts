/** Labs to begin with. */
export const examples = [
  {
    address: '/labs/real-gdp?transformations=log,diff',
    name: 'Growth of US real GDP',
    question: 'Is it predictable from its own past?',
  },
  {
    address: '/labs/us-unemployment-rate',
    name: 'US unemployment rate',
    question: 'Does it return to a level, or wander?',
  },
  {
    address: '/labs/us-cpi-all-items?transformations=logdiff',
    name: 'US inflation, month on month',
    question: 'Do calm and stormy times cluster?',
  },
];
