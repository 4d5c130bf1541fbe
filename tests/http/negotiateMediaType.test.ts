import type { IncomingMessage } from 'node:http';
import { negotiateMediaType } from '../../server/http/negotiateMediaType.js';

function negotiate(accept?: string): string {
  return negotiateMediaType({ headers: accept === undefined ? {} : { accept } } as IncomingMessage);
}

it.each([
  'text/csv',
  'Text/CSV',
  'TEXT/csv; charset=utf-8',
  'text/csv, application/json;q=0.9',
  'application/json;q=0.1, text/csv',
  'application/json; q=0.5,text/csv ;q = 0.6',
  'application/json;Q=0.5, text/csv;Q=0.6',
  'text/csv, */*',
  'text/csv;q=0.5, */*;q=0.1',
  'text/*',
  'text/*, */*;q=0.5',
  'application/json;q=0, */*',
  'text/html, text/csv;q=0.2',
])('Accept: %s prefers CSV', (accept) => {
  expect(negotiate(accept)).toBe('text/csv');
});

it.each([
  '*/*',
  '',
  'application/json',
  'Application/JSON, text/csv;q=0.9',
  'application/json, text/csv',
  'application/*, text/csv;q=0.9',
  'text/csv;q=0.1, */*;q=0.9',
  'text/csv;q=0, text/*',
  'text/csv;q=0',
  'text/csv;q=0, */*;q=0',
  'text/plain, */*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'image/png',
  'text/csvx',
  ';;q=,',
])('Accept: %s prefers JSON', (accept) => {
  expect(negotiate(accept)).toBe('application/json');
});

it('a request without an Accept header prefers JSON', () => {
  expect(negotiate()).toBe('application/json');
});

it('reads only the first 100 media ranges and 20 parameters, so that a long header costs little', () => {
  const negotiate = (accept: string) => negotiateMediaType({ headers: { accept } } as never);
  expect(negotiate(`${'a/b,'.repeat(99)}text/csv`)).toBe('text/csv');
  expect(negotiate(`${'a/b,'.repeat(100)}text/csv`)).toBe('application/json');
  expect(negotiate(`application/json;q=0.5, text/csv${';a=b'.repeat(20)};q=0.1`)).toBe('text/csv');
});
