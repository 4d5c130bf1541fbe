interface BaseOption {
  /** Name of the query parameter, which is also the path of the field in the request: `options.confidence`. */
  name: string;
  label: string;
  /** What to enter, shown below the control. */
  hint?: string;
}

/** An option with a fixed set of values. */
export interface ChoiceOption extends BaseOption {
  /** The label of each value. */
  choices: Record<string, string>;
  /** The value used if none is set. */
  defaultValue: string;
}

/** An option that takes a whole number. If it is empty, the method chooses. */
export interface NumberOption extends BaseOption {
  min: number;
  max: number;
  /** The placeholder: what is used if the option is empty. */
  defaultValue: string;
}

/** An option that takes a list of whole numbers. If it is empty, the method chooses. */
export interface NumberListOption extends BaseOption {
  /** The minimum and maximum length of the list. */
  minCount: number;
  maxCount: number;
  min: number;
  /** The maximum of each number: one bound for all, or one bound per index. */
  max: number | number[];
  /** The placeholder: what is used if the option is empty. */
  defaultValue: string;
}

/** An option that takes any number, or `none` for no limit. If it is empty, the method chooses. */
export interface LimitOption extends BaseOption {
  isLimit: true;
  /** The placeholder: what is used if the option is empty. */
  defaultValue: string;
}

export type Option = ChoiceOption | NumberOption | NumberListOption | LimitOption;

const noLimit = 'none';

/** Whether a text from an address is a valid value of an option. */
export function isValidValue(option: Option, text: string): boolean {
  if ('choices' in option) return Object.hasOwn(option.choices, text);
  if ('minCount' in option) return isValidList(option, text.split(','));
  if ('isLimit' in option) return text === noLimit || (text.trim() !== '' && Number.isFinite(Number(text)));
  return isWithin(text, option.min, option.max);
}

function isValidList({ minCount, maxCount, min, max }: NumberListOption, texts: string[]): boolean {
  if (texts.length < minCount || texts.length > maxCount) return false;
  return texts.every((text, index) => isWithin(text, min, Array.isArray(max) ? (max[index] ?? 0) : max));
}

function isWithin(text: string, min: number, max: number): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max;
}

/** Describes the valid values of a numeric option. */
export function describeBounds(option: Exclude<Option, ChoiceOption>): string {
  if ('isLimit' in option) return `a number, or ${noLimit} for no limit`;
  const { min, max } = option;
  if (!('minCount' in option)) return `a whole number from ${min} to ${max.toLocaleString('en-US')}`;
  const count = option.minCount === option.maxCount ? option.minCount : `${option.minCount} to ${option.maxCount}`;
  const bounds = Array.isArray(max) ? `from ${min}, up to ${max.join(', ')}` : `from ${min} to ${max}`;
  return `${count} whole numbers ${bounds}, separated by commas`;
}

/** Returns the default value of an option; an empty text for numeric options. */
export function getDefaultValue(option: Option): string {
  return 'choices' in option ? option.defaultValue : '';
}

/** Returns the valid option values of an address that differ from the defaults, by the name of the option. */
export function parseOptions(parameters: URLSearchParams, options: readonly Option[]): Record<string, string> {
  return Object.fromEntries(
    options.flatMap((option) => {
      const text = parameters.get(option.name) ?? '';
      return isValidValue(option, text) && text !== getDefaultValue(option) ? [[option.name, text]] : [];
    }),
  );
}

/** Describes the invalid option values of an address, one sentence each. */
export function listOptionProblems(parameters: URLSearchParams, options: readonly Option[]): string[] {
  return options.flatMap((option) => {
    const text = parameters.get(option.name) ?? '';
    if (text === '' || isValidValue(option, text)) return [];
    const expected = 'choices' in option ? `one of ${Object.keys(option.choices).join(', ')}` : describeBounds(option);
    return [`“${text}” is not valid for “${option.label}”: enter ${expected}. Using the default.`];
  });
}

/** Builds the request fields of the options that are set, each at its path. */
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

function parseValue(option: Option, text: string): string | number | boolean | number[] | null {
  if ('minCount' in option) return text.split(',').map(Number);
  if ('isLimit' in option) return text === noLimit ? null : Number(text);
  if (text === 'true' || text === 'false') return text === 'true';
  return /^[\d.]+$/.test(text) ? Number(text) : text;
}
