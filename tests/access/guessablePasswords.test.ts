import { isMostlyEmail, isPartOfYear, isRepetition } from '../../server/access/guessablePasswords.js';
import { isCommonPassword } from '../../server/accounts/commonPasswords.js';

it.each([
  ['ada@example.org', 'ada@example.org', true],
  ['Lovelace12345', 'lovelace@example.org', true],
  ['adalovelace-2026', 'ada.lovelace@example.org', true],
  ['ada likes big machines', 'ada@example.org', false],
  ['correct horse battery', 'ada@example.org', false],
  ['12345678', 'a@b.cd', false],
])('%s for %s is mostly the email address: %s', (password, email, expected) => {
  expect(isMostlyEmail(password, email)).toBe(expected);
});

it.each([
  ['aaaaaaaaaaaa', true],
  ['abcabcabcabca', true],
  ['secretsecret', true],
  ['abcdefgabcdefg', false],
  ['correct horse battery', false],
])('%s repeats a few characters: %s', (password, expected) => {
  expect(isRepetition(password)).toBe(expected);
});

it.each([
  ['Summer2026!!', true],
  ['Sommer2026!!', true],
  ['november-2026', true],
  ['summer holidays 2026', false],
  ['correct horse battery', false],
])('%s is a season or a month with a number: %s', (password, expected) => {
  expect(isPartOfYear(password)).toBe(expected);
});

it.each([
  ['passwordpassword', true],
  ['letmein123456', true],
  ['Password2026!', true],
  ['correct horse battery', false],
  ['x7-kX2pqLw9Zt', false],
  ['9481 2047 3385 1102', false],
])('%s is common, apart from digits and symbols at its end: %s', (password, expected) => {
  expect(isCommonPassword(password)).toBe(expected);
});
