import { isMostlyEmail, isRepetition } from '../../server/access/guessablePasswords.js';

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
