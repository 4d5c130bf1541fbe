/** Fails unless each operation of openapi.yaml is a request of a collection that was made of it: node scripts/checkPostmanCollection.mjs <collection.json> */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);
const { paths } = parse(readFileSync('server/generated/openapi.yaml', 'utf8'));
const { item: folders } = JSON.parse(readFileSync(process.argv[2], 'utf8'));

const nameOf = (method, path) => `${method.toUpperCase()} ${path.replace(/\{\w+\}|:\w+/g, '{}')}`;
const requestsIn = (items) =>
  items.flatMap(({ item, request }) =>
    item ? requestsIn(item) : [nameOf(request.method, `/${request.url.path.join('/')}`)],
  );
const requests = new Set(requestsIn(folders));
const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.keys(item)
    .filter((method) => methods.has(method))
    .map((method) => nameOf(method, path)),
);
const missing = operations.filter((name) => !requests.has(name));
if (missing.length > 0) throw new Error(`Not in the collection: ${missing.join(', ')}`);
console.log(`${operations.length} operations, each a request of the collection`);
