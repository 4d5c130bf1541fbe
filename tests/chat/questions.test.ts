import { checkQuestions } from './questions/checkQuestions.js';
import { readQuestions } from './questions/readQuestions.js';

const questions = readQuestions('core');

test('there are at least 125 questions', () => {
  expect(questions.length).toBeGreaterThanOrEqual(125);
});

checkQuestions(questions, {});
