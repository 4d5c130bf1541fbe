import { createProgressBar } from '../../server/setup/createProgressBar.js';

function renderBar(isTTY: boolean): string {
  let text = '';
  const write = (some: string | Uint8Array) => {
    text += some;
    return true;
  };
  const reached = createProgressBar({ isTTY, write });
  reached(1, 3, 'bls LNS14000000');
  reached(3, 3);
  return text;
}

it('updates one line on a terminal, ends it when done, and prints nothing elsewhere', () => {
  const first = `${'█'.repeat(10)}${'░'.repeat(20)} 1 of 3  bls LNS14000000`;
  expect(renderBar(true)).toBe(`\r\u001b[K${first}\r\u001b[K${'█'.repeat(30)} 3 of 3  \n`);
  expect(renderBar(false)).toBe('');
});
