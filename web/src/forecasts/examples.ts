/** Forecasts to begin with. */
export const examples = [
  {
    address: '/forecasts/real-gdp',
    name: 'US real GDP, two years ahead',
    question: 'How far may it go, and how sure is that?',
  },
  {
    address: '/forecasts/us-unemployment-rate?vintage=2020-02-01',
    name: 'US unemployment, before the pandemic',
    question: 'What would have been said in early 2020?',
  },
  {
    address: '/forecasts/us-cpi-all-items?transform=log',
    name: 'US consumer prices, a year ahead',
    question: 'Which model would have done best?',
  },
];
