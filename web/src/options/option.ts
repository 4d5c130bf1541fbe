interface Common {
  /** Its name in the address, which is its path in the request: `options.confidence`. */
  name: string;
  label: string;
}

/** An option with a few values. */
export interface Choice extends Common {
  /** Each value in words. */
  choices: Record<string, string>;
  /** The value that is taken where none is said. */
  usual: string;
}

/** An option that is a whole number; left empty, the method chooses. */
export interface Amount extends Common {
  least: number;
  most: number;
  /** What is taken where it is left empty. */
  usual: string;
}

/** An option that is several whole numbers; left empty, the method chooses. */
export interface Amounts extends Common {
  /** How many there may be. */
  fewest: number;
  highest: number;
  least: number;
  /** The most each may be: one bound for all of them, or one for each place. */
  most: number | number[];
  /** What is taken where it is left empty. */
  usual: string;
}

export type Option = Choice | Amount | Amounts;

/** Whether an option takes a value, as it stands in an address. */
export function takes(option: Option, text: string): boolean {
  if ('choices' in option) return Object.hasOwn(option.choices, text);
  if ('fewest' in option) return takesAll(option, text.split(','));
  return isWithin(text, option.least, option.most);
}

function takesAll({ fewest, highest, least, most }: Amounts, texts: string[]): boolean {
  if (texts.length < fewest || texts.length > highest) return false;
  return texts.every((text, place) => isWithin(text, least, Array.isArray(most) ? (most[place] ?? 0) : most));
}

function isWithin(text: string, least: number, most: number): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most;
}

/** What numbers may be, in words. */
export function amountBounds(option: Amount | Amounts): string {
  const { least, most } = option;
  if (!('fewest' in option)) return `a whole number from ${least} to ${most.toLocaleString('en-US')}`;
  const count = option.fewest === option.highest ? option.fewest : `${option.fewest} to ${option.highest}`;
  const bounds = Array.isArray(most) ? `from ${least}, up to ${most.join(', ')}` : `from ${least} to ${most}`;
  return `${count} whole numbers ${bounds}, with commas between`;
}

/** The value that need not be said; an amount has none. */
export function usualValue(option: Option): string {
  return 'choices' in option ? option.usual : '';
}

/** What an address sets otherwise than usual, by the name of the option. */
export function optionsSet(parameters: URLSearchParams, options: readonly Option[]): Record<string, string> {
  return Object.fromEntries(
    options.flatMap((option) => {
      const text = parameters.get(option.name) ?? '';
      return takes(option, text) && text !== usualValue(option) ? [[option.name, text]] : [];
    }),
  );
}

/** What an address asks of options that they do not take, in sentences. */
export function optionRemarks(parameters: URLSearchParams, options: readonly Option[]): string[] {
  return options.flatMap((option) => {
    const text = parameters.get(option.name) ?? '';
    if (text === '' || takes(option, text)) return [];
    const may = 'choices' in option ? `one of ${Object.keys(option.choices).join(', ')}` : amountBounds(option);
    return [`${option.label} cannot be “${text}”: it must be ${may}. It is as usual.`];
  });
}

/** What was set of some options, each at its path in a request. */
export function atPaths(set: Record<string, string>, options: readonly Option[]): object {
  const request: Record<string, unknown> = {};
  for (const option of options) {
    const text = set[option.name];
    if (text === undefined) continue;
    const [head = '', field] = option.name.split('.');
    const value = literalOf(option, text);
    request[head] = field === undefined ? value : { ...(request[head] as object), [field]: value };
  }
  return request;
}

function literalOf(option: Option, text: string): string | number | boolean | number[] {
  if ('fewest' in option) return text.split(',').map(Number);
  if (text === 'true' || text === 'false') return text === 'true';
  return /^[\d.]+$/.test(text) ? Number(text) : text;
}
