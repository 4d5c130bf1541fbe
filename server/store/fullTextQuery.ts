import type { Knex } from 'knex';
import type { Condition } from '../search/searchTerms.js';
import { isPostgres } from './dialect.js';

/** How a database writes a condition on terms. The terms consist of letters, digits and underscores. */
interface Notation {
  term(name: string): string;
  prefix(letters: string): string;
  and: string;
  or: string;
}

const sqlite: Notation = {
  term: (name) => `"${name}"`,
  prefix: (letters) => `"${letters}" *`,
  and: ' AND ',
  or: ' OR ',
};
const postgres: Notation = {
  term: (name) => `'${name}'`,
  prefix: (letters) => `'${letters}':*`,
  and: ' & ',
  or: ' | ',
};

/** Writes a condition as a full-text query of the database. */
export function formatFullTextQuery(db: Knex, condition: Condition): string {
  return format(condition, isPostgres(db) ? postgres : sqlite);
}

function format(condition: Condition, notation: Notation): string {
  if (typeof condition === 'string') return notation.term(condition);
  if ('prefix' in condition) return notation.prefix(condition.prefix);
  const [list, operator] = 'all' in condition ? [condition.all, notation.and] : [condition.any, notation.or];
  const parts = list.map((one) => format(one, notation)).filter((part) => part !== '');
  return parts.length > 1 ? `(${parts.join(operator)})` : (parts[0] ?? '');
}
