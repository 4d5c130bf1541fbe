/**
 * Evaluates the model of a running server with the questions on the bundled library: npm run eval:chat -- --key <key>. Prints the
 * scores by kind, and writes the answers with their problems to var/.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveProjectPath } from '../server/resolveProjectPath.js';
import { formatScores } from '../tests/chat/questions/formatScores.js';
import type { NamedQuestion } from '../tests/chat/questions/readQuestions.js';
import { type Score, scoreAnswer } from '../tests/chat/questions/scoreAnswer.js';
import { ChatServer } from './evalChat/chatServer.js';
import { EvaluationError } from './evalChat/evaluationError.js';
import { readOptions } from './evalChat/options.js';

interface Result extends Score {
  name: string;
  kind: string;
  question: string;
  seconds: number;
  rejectedNumbers: number;
  /** The answer, or the error of the server. */
  response: unknown;
}

async function main(args: string[]): Promise<void> {
  const { baseUrl, key, questions } = readOptions(args);
  const server = new ChatServer(baseUrl, key);
  const model = await server.readModel();
  const results: Result[] = [];
  for (const question of questions) {
    const result = await askQuestion(server, question);
    results.push(result);
    const state = result.problems.length === 0 ? 'right' : result.problems.join(' ');
    console.error(`${results.length}/${questions.length} ${question.name}: ${state}`);
  }
  const rejected = results.reduce((sum, one) => sum + one.rejectedNumbers, 0);
  const seconds = results.reduce((sum, one) => sum + one.seconds, 0) / results.length;
  console.log(`${model}\n\n${formatScores(results)}\n`);
  console.log(`Rejected numbers: ${rejected}. Mean time of an answer: ${seconds.toFixed(1)} s.`);
  console.log(`Details: ${writeResults(model, results)}`);
}

async function askQuestion(server: ChatServer, question: NamedQuestion): Promise<Result> {
  const { name, kind, text } = question;
  const start = performance.now();
  const response = await server.ask(question);
  const seconds = (performance.now() - start) / 1_000;
  const about = { name, kind, question: text, seconds, response };
  if ('status' in response) {
    return { ...about, ...scoreAnswer(question, response), rejectedNumbers: response.rejectedNumbers };
  }
  const problems = [`No answer: ${response.message}`];
  return { ...about, calls: false, values: false, problems, rejectedNumbers: 0 };
}

function writeResults(model: string, results: Result[]): string {
  const folder = resolveProjectPath('var');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `eval-chat-${model.replaceAll(/[^\w.-]+/g, '-')}.json`);
  writeFileSync(path, `${JSON.stringify({ model, at: new Date().toISOString(), results }, null, 2)}\n`);
  return path;
}

try {
  await main(process.argv.slice(2));
} catch (failure) {
  if (!(failure instanceof EvaluationError)) throw failure;
  console.error(failure.message);
  process.exitCode = 1;
}
