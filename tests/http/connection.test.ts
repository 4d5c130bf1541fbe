import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Connection } from '../../server/http/connection.js';

const started: string[] = [];

function createExchange(name: string) {
  const response = new EventEmitter() as unknown as ServerResponse;
  return { request: {} as IncomingMessage, response, handle: () => void started.push(name) };
}

it('handles one request at a time, also if another arrives just after a response ended', () => {
  const connection = new Connection({ destroyed: false } as Socket);
  const [first, second, third] = ['first', 'second', 'third'].map(createExchange);
  if (!first || !second || !third) throw new Error('There are three requests.');
  connection.accept(first, 20);
  connection.accept(second, 20);
  first.response.emit('close');
  connection.accept(third, 20);
  expect(started).toEqual(['first', 'second']);

  second.response.emit('close');
  expect(started).toEqual(['first', 'second', 'third']);
});
