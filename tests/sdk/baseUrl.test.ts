import { Almanac } from '../../sdk/src/index.js';

it.each(['', '/api', 'localhost:3000', 'http://', undefined])('rejects %j, which is not a full URL', (baseUrl) => {
  const error = new TypeError('baseUrl must be a full URL, such as http://127.0.0.1:3000.');
  expect(() => new Almanac({ baseUrl: baseUrl as string })).toThrow(error);
});
