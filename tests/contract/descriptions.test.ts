import { readFileSync } from 'node:fs';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';

interface Property {
  path: string;
  description: string;
}

const contract = JSON.parse(readFileSync(resolveProjectPath('server', 'generated', 'openapi.json'), 'utf8'));
const properties = listProperties(contract, 'contract');

it('every property of every schema has a description, or that of the schema it refers to', () => {
  expect(properties.length).toBeGreaterThan(1300);
  expect(properties.filter(({ description }) => description.trim().length < 5).map(({ path }) => path)).toEqual([]);
});

it('a description is a sentence', () => {
  const others = properties.filter(({ description }) => !/^["“`'\p{L}\d].*[.:)]$/su.test(description.trim()));
  expect(others.map(({ path, description }) => `${path}: ${description}`)).toEqual([]);
});

/** Lists the properties of all schemas within a value, also of nested ones. Examples can have any form. */
function listProperties(value: unknown, path: string): Property[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (key === 'example' || key === 'examples') return [];
    const inside = listProperties(part, `${path}.${key}`);
    return key === 'properties' ? [...describeProperties(part, path), ...inside] : inside;
  });
}

function describeProperties(
  schemas: Record<string, { $ref?: string; description?: string }>,
  path: string,
): Property[] {
  return Object.entries(schemas).map(([name, { $ref = '', description }]) => ({
    path: `${path}.${name}`,
    description: description ?? contract.components.schemas[$ref.split('/').at(-1) ?? '']?.description ?? '',
  }));
}
