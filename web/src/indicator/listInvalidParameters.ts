import { unitsLabels } from '../labels';
import { dateHint, readPeriodDay } from '../periodDay';
import { ranges } from './view';

const isDate = (text: string) => readPeriodDay(text, 'first') !== '';

/** Lists the parameters of the address that the view cannot use, with what it shows instead. */
export function listInvalidParameters(parameters: URLSearchParams): string[] {
  const problems: string[] = [];
  const check = (name: string, isValid: (text: string) => boolean, describe: (text: string) => string) => {
    const text = parameters.get(name) ?? '';
    if (text !== '' && !isValid(text)) problems.push(`${name}: ${describe(text)}`);
  };
  check('vintage', isDate, (text) => `'${text}' is not ${dateHint}. The page shows the latest values.`);
  check(
    'units',
    (text) => Object.hasOwn(unitsLabels, text),
    (text) => `'${text}' is not a unit. The page shows the default units.`,
  );
  check(
    'range',
    (text) => Object.hasOwn(ranges, text),
    (text) => `'${text}' is not one of ${Object.keys(ranges).join(', ')}. The page shows the default range.`,
  );
  for (const name of ['start', 'end'])
    check(name, isDate, (text) => `'${text}' is not ${dateHint}. The page shows the default range.`);
  return problems;
}
