import { checkQuestions } from './questions/checkQuestions.js';
import { readQuestions } from './questions/readQuestions.js';

checkQuestions(readQuestions('world'), { library: 'world' });
