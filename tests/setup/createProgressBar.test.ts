import { createProgressBar } from '../../server/setup/createProgressBar.js';

/** Shows three steps, at the given seconds after the start. Returns what is written. */
function show(isTTY: boolean, seconds: [number, number, number]): string {
  let text = '';
  let now = 0;
  const write = (some: string | Uint8Array) => {
    text += some;
    return true;
  };
  const reached = createProgressBar({ isTTY, write }, () => now);
  for (const [index, second] of seconds.entries()) {
    now = second * 1000;
    reached(index + 1, 3, `bls ${index + 1}`);
  }
  return text;
}

it('updates one line on a terminal, ten times a second at most, and ends it when done', () => {
  const first = `\r\u001b[K${'█'.repeat(10)}${'░'.repeat(20)} 1 of 3  bls 1`;
  const second = `\r\u001b[K${'█'.repeat(20)}${'░'.repeat(10)} 2 of 3  bls 2`;
  const last = `\r\u001b[K${'█'.repeat(30)} 3 of 3  bls 3\n`;
  expect(show(true, [0, 0.1, 0.2])).toBe(first + second + last);
  expect(show(true, [0, 0.09, 0.1])).toBe(first + last);
});

it('writes a line every ten seconds elsewhere, and none for short work', () => {
  expect(show(false, [10, 19, 20])).toBe('1 of 3  bls 1\n3 of 3  bls 3\n');
  expect(show(false, [1, 5, 9])).toBe('');
});
