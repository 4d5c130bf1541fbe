import type { Command, CommandOption } from './command.js';
import { getTerminalWidth } from './formatOutput.js';
import { program } from './program.js';

/** Options that every command accepts. */
export const commonOptions = {
  json: { type: 'boolean', help: 'Print the result as JSON.' },
  tsv: { type: 'boolean', help: 'Print a table as tab-separated values, with all cells in full.' },
  help: { type: 'boolean', short: 'h', help: 'Show this help.' },
} satisfies Record<string, CommandOption>;

const exitCodes = 'Exit codes: 0 success, 1 failure, 2 invalid command line.';

/** Lists commands with their summaries. */
export function formatCommandList(commands: [name: string, command: Command][]): string {
  return [
    `Usage: ${program} <command> [options]`,
    `Commands:\n${formatTerms(commands.map(([name, { summary }]) => [name, summary]))}`,
    wrap(
      `For the options of a command, run: ${program} <command> --help. Commands use the database of DATABASE_URL. A running server applies changes from its next request on.`,
    ),
    exitCodes,
  ].join('\n\n');
}

/** Explains a command: usage, options and an example. */
export function formatCommandHelp(name: string, { summary, parameters = '', options, example }: Command): string {
  const own = Object.entries(options);
  const required = own.filter(([, { isRequired }]) => isRequired).map(formatOption);
  const usage = [program, name, parameters, ...required, '[options]'].filter(Boolean).join(' ');
  const all: [string, CommandOption][] = [...own, ...Object.entries(commonOptions)];
  const explained = all.map(([option, form]): [string, string] => [
    formatOption([option, form]),
    `${form.help}${form.isRequired ? ' Required.' : ''}`,
  ]);
  return [
    `Usage: ${usage}`,
    wrap(summary),
    `Options:\n${formatTerms(explained)}`,
    `Example:\n  ${program} ${example}`,
    exitCodes,
  ].join('\n\n');
}

function formatOption([name, { value }]: [string, CommandOption]): string {
  return `--${name}${value === undefined ? '' : ` <${value}>`}`;
}

/** Formats terms with their explanations in a second column. */
function formatTerms(terms: [term: string, explanation: string][]): string {
  const termWidth = Math.max(...terms.map(([term]) => term.length));
  const indent = ' '.repeat(termWidth + 4);
  return terms.map(([term, text]) => `  ${term.padEnd(termWidth)}  ${wrap(text, indent)}`).join('\n');
}

/** Breaks a text at spaces, so that each line fits the terminal after the indent. */
function wrap(text: string, indent = ''): string {
  const width = Math.max(20, getTerminalWidth() - indent.length);
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join(`\n${indent}`);
}
