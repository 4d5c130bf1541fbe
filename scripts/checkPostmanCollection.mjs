/** Fails unless a Postman collection generated from openapi.yaml has a request for each operation: node scripts/checkPostmanCollection.mjs <collection.json> */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);
const { paths } = parse(readFileSync('server/generated/openapi.yaml', 'utf8'));
const { item: folders } = JSON.parse(readFileSync(process.argv[2], 'utf8'));

const formatName = (method, path) => `${method.toUpperCase()} ${path.replace(/\{\w+\}|:\w+/g, '{}')}`;
const listRequests = (items) =>
  items.flatMap(({ item, request }) =>
    item ? listRequests(item) : [formatName(request.method, `/${request.url.path.join('/')}`)],
  );
const requests = new Set(listRequests(folders));
const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.keys(item)
    .filter((method) => methods.has(method))
    .map((method) => formatName(method, path)),
);
const missing = operations.filter((name) => !requests.has(name));
if (missing.length > 0) throw new Error(`Not in the collection: ${missing.join(', ')}`);
console.log(`${operations.length} operations: all in the collection`);
