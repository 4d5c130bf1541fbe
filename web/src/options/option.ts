interface BaseOption {
  /** Its name in the address, which is its path in the request: `options.confidence`. */
  name: string;
  label: string;
}

/** An option with a few values. */
export interface ChoiceOption extends BaseOption {
  /** Each value in words. */
  choices: Record<string, string>;
  /** The value that is taken where none is said. */
  defaultValue: string;
}

/** An option that is a whole number; left empty, the method chooses. */
export interface NumberOption extends BaseOption {
  min: number;
  max: number;
  /** What is taken where it is left empty. */
  defaultValue: string;
}

/** An option that is several whole numbers; left empty, the method chooses. */
export interface NumberListOption extends BaseOption {
  /** How many there may be. */
  minCount: number;
  maxCount: number;
  min: number;
  /** The most each may be: one bound for all of them, or one for each place. */
  max: number | number[];
  /** What is taken where it is left empty. */
  defaultValue: string;
}

export type Option = ChoiceOption | NumberOption | NumberListOption;

/** Whether an option takes a value, as it stands in an address. */
export function isValidValue(option: Option, text: string): boolean {
  if ('choices' in option) return Object.hasOwn(option.choices, text);
  if ('minCount' in option) return isValidList(option, text.split(','));
  return isWithin(text, option.min, option.max);
}

function isValidList({ minCount, maxCount, min, max }: NumberListOption, texts: string[]): boolean {
  if (texts.length < minCount || texts.length > maxCount) return false;
  return texts.every((text, index) => isWithin(text, min, Array.isArray(max) ? (max[index] ?? 0) : max));
}

function isWithin(text: string, min: number, max: number): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max;
}

/** What numbers may be, in words. */
export function describeBounds(option: NumberOption | NumberListOption): string {
  const { min, max } = option;
  if (!('minCount' in option)) return `a whole number from ${min} to ${max.toLocaleString('en-US')}`;
  const count = option.minCount === option.maxCount ? option.minCount : `${option.minCount} to ${option.maxCount}`;
  const bounds = Array.isArray(max) ? `from ${min}, up to ${max.join(', ')}` : `from ${min} to ${max}`;
  return `${count} whole numbers ${bounds}, with commas between`;
}

/** The value that need not be said; an amount has none. */
export function getDefaultValue(option: Option): string {
  return 'choices' in option ? option.defaultValue : '';
}

/** What an address sets otherwise than usual, by the name of the option. */
export function parseOptions(parameters: URLSearchParams, options: readonly Option[]): Record<string, string> {
  return Object.fromEntries(
    options.flatMap((option) => {
      const text = parameters.get(option.name) ?? '';
      return isValidValue(option, text) && text !== getDefaultValue(option) ? [[option.name, text]] : [];
    }),
  );
}

/** What an address asks of options that they do not take, in sentences. */
export function listOptionProblems(parameters: URLSearchParams, options: readonly Option[]): string[] {
  return options.flatMap((option) => {
    const text = parameters.get(option.name) ?? '';
    if (text === '' || isValidValue(option, text)) return [];
    const expected = 'choices' in option ? `one of ${Object.keys(option.choices).join(', ')}` : describeBounds(option);
    return [`${option.label} cannot be “${text}”: it must be ${expected}. It is as usual.`];
  });
}

/** What was set of some options, each at its path in a request. */
export function buildRequestFields(values: Record<string, string>, options: readonly Option[]): object {
  const request: Record<string, unknown> = {};
  for (const option of options) {
    const text = values[option.name];
    if (text === undefined) continue;
    const [group = '', field] = option.name.split('.');
    const value = parseValue(option, text);
    request[group] = field === undefined ? value : { ...(request[group] as object), [field]: value };
  }
  return request;
}

function parseValue(option: Option, text: string): string | number | boolean | number[] {
  if ('minCount' in option) return text.split(',').map(Number);
  if (text === 'true' || text === 'false') return text === 'true';
  return /^[\d.]+$/.test(text) ? Number(text) : text;
}
