import type { Person } from '../support/person.js';

/** Creates a rule about new values of a series of the library. Returns its id. */
export async function createRule(person: Person, fields: object = {}): Promise<string> {
  const target = { type: 'series', indicator: 'real-gdp' };
  const body = { name: 'A rule', target, condition: { kind: 'new_value' }, ...fields };
  return (await person.post('/api/account/alerts', body).expect(201)).body.id;
}
