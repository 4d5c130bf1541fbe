/** The server URL in the documentation. Tests replace it with their own. */
export const documentedAddress = 'http://127.0.0.1:3000';

/** The cookie file that the documentation uses. */
const cookieJar = 'cookies.txt';

export interface CurlCommand {
  method: 'get' | 'post' | 'patch' | 'delete';
  /** As JSON. */
  body: string | undefined;
  path: string;
  headers: [name: string, value: string][];
  /** Whether to save the cookies of the response, and whether to send saved ones. */
  keepsCookies: boolean;
  sendsCookies: boolean;
}

/** Parses a curl command of the documentation. Throws if a shell or curl would interpret it differently. */
export function readCurlCommand(command: string, variables: Record<string, string>): CurlCommand {
  const [program, ...words] = splitShellWords(command, variables);
  if (program !== 'curl') throw new Error(`Not a curl command: ${command}`);
  const headers: CurlCommand['headers'] = [];
  const addresses: string[] = [];
  let method: string | undefined;
  let body: string | undefined;
  const jars: Record<string, string | undefined> = {};
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '-H') headers.push(readHeader(words.shift() ?? ''));
    else if (word === '-X') method = (words.shift() ?? '').toLowerCase();
    else if (word === '--json') body = words.shift();
    else if (word === '-b' || word === '-c') jars[word] = words.shift();
    else if (word.startsWith(`${documentedAddress}/`)) addresses.push(word.slice(documentedAddress.length));
    else if (word !== '-i') throw new Error(`Unsupported argument of a curl command: ${word}`);
  }
  const [path, ...more] = addresses;
  if (path === undefined || more.length > 0) throw new Error(`Expected exactly one URL: ${command}`);
  method ??= body === undefined ? 'get' : 'post';
  const cookies = { keepsCookies: jars['-c'] === cookieJar, sendsCookies: jars['-b'] === cookieJar };
  return { method: method as CurlCommand['method'], body, path, headers, ...cookies };
}

function readHeader(text: string): [string, string] {
  const [, name = '', value = ''] = /^([\w-]+): (.*)$/.exec(text) ?? [];
  return [name, value];
}

/** Splits a command into words: in single or double quotes, or bare without special characters of the shell. */
function splitShellWords(command: string, variables: Record<string, string>): string[] {
  const pattern = /\s*(?:'([^']*)'|"((?:[^"`\\]|\\")*)"|([\w./:=,-]+))(?=\s|$)/y;
  const words: string[] = [];
  while (pattern.lastIndex < command.length) {
    const found = pattern.exec(command);
    if (found === null) throw new Error(`Unsupported shell syntax: ${command}`);
    const [, single, double, bare = ''] = found;
    const filled = double?.replace(/\$(\w+)/g, (_text, name: string) => resolveVariable(name, variables));
    words.push(single ?? filled?.replaceAll('\\"', '"') ?? bare);
  }
  return words;
}

function resolveVariable(name: string, variables: Record<string, string>): string {
  const value = variables[name];
  if (value === undefined) throw new Error(`The documentation does not set ${name}.`);
  return value;
}
