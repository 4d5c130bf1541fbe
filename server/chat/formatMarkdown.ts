import type { Schemas } from '../schemas.js';
import type { Conversation } from '../store/chat.js';

type ChatAnswer = Schemas['ChatAnswer'];

/** Formats a conversation as a Markdown file: its questions and answers, and the cited values with their links as notes. */
export function formatMarkdown({ title, asOf }: Conversation, answers: ChatAnswer[]): string {
  const day = asOf === null ? [] : [`Data as of ${asOf}.`];
  return `${[`# ${escapeMarkdown(title)}`, ...day, ...answers.flatMap(formatAnswer)].join('\n\n')}\n`;
}

function formatAnswer({ question, parts, values, createdAt, model, status }: ChatAnswer): string[] {
  const numbers = new Map(values.map(({ ref }, index) => [ref, index + 1]));
  const texts = parts.map(({ text, ref }) =>
    ref === null ? escapeMarkdown(text) : `${escapeMarkdown(text)} [${numbers.get(ref)}]`,
  );
  const about = `Answered on ${createdAt.slice(0, 10)} by ${escapeMarkdown(model)}${status === 'stopped' ? ', stopped' : ''}.`;
  const notes = values.map((value, index) => `${index + 1}. ${formatNote(value)}`).join('\n');
  return [`## ${escapeMarkdown(question)}`, texts.join('').trim(), notes, about].filter((one) => one !== '');
}

function formatNote({ name, indicator, country, date, vintage, field, trust, url }: Schemas['ChatValue']): string {
  const title = [name ?? indicator ?? field, country, date].filter(Boolean).join(', ');
  const link = url === null ? escapeMarkdown(title) : `[${escapeMarkdown(title)}](${url})`;
  return [link, vintage && `vintage ${vintage}`, trust].filter(Boolean).join(', ');
}

/** Markdown in texts of the model, and of the library, has no effect. */
function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#|~]/g, '\\$&');
}
