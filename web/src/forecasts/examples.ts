/** Example forecasts. */
export const examples = [
  {
    address: '/forecasts/real-gdp',
    name: 'US real GDP, two years ahead',
    question: 'Where is it heading, and how uncertain is that?',
  },
  {
    address: '/forecasts/us-unemployment-rate?vintage=2020-02-01',
    name: 'US unemployment, before the pandemic',
    question: 'What would the forecast have been in early 2020?',
  },
  {
    address: '/forecasts/us-cpi-all-items?transform=log',
    name: 'US consumer prices, a year ahead',
    question: 'Which model would have performed best?',
  },
];
