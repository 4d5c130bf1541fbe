import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as endTurn } from 'node:timers/promises';
import { Connection } from '../../server/http/connection.js';

function createExchange(name: string) {
  const response = Object.assign(new EventEmitter(), { name });
  return { request: {} as IncomingMessage, response: response as unknown as ServerResponse, name };
}

it('handles one request at a time, also if another arrives just after a response ended', async () => {
  const connection = new Connection({ destroyed: false } as Socket);
  const started: unknown[] = [];
  const application = (_request: IncomingMessage, response: ServerResponse) => {
    started.push((response as unknown as { name: string }).name);
  };
  const [first, second, third] = ['first', 'second', 'third'].map(createExchange);
  if (!first || !second || !third) throw new Error('There are three requests.');
  connection.accept(first, application, 20);
  connection.accept(second, application, 20);
  first.response.emit('close');
  connection.accept(third, application, 20);
  await endTurn();
  await endTurn();
  expect(started).toEqual(['first', 'second']);

  second.response.emit('close');
  await endTurn();
  await endTurn();
  expect(started).toEqual(['first', 'second', 'third']);
});
