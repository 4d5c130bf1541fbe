import type { ChoiceOption, NumberOption } from '../options/option';

/** The kind of backtest to run. There is no default, because a backtest takes a while. */
export const backtestOption: ChoiceOption = {
  name: 'backtest',
  label: 'Backtest data',
  defaultValue: '',
  choices: { '': '', real_time: 'Real-time vintages', pseudo: 'Latest values, truncated' },
};

export const backtestOriginsOption: NumberOption = {
  name: 'origins',
  label: 'Maximum number of origins',
  min: 1,
  max: 60,
  defaultValue: '20 to 60',
};
