/** The address that the documentation uses; the tests put their own in place. */
export const documentedAddress = 'http://127.0.0.1:3000';

/** The one file in which the documentation keeps cookies. */
const cookieJar = 'cookies.txt';

export interface CurlCommand {
  method: 'get' | 'post' | 'patch' | 'delete';
  /** As JSON. */
  body: string | undefined;
  path: string;
  headers: [name: string, value: string][];
  /** Whether the cookies of the answer are kept, and whether kept ones are sent. */
  keepsCookies: boolean;
  sendsCookies: boolean;
}

/** What a curl command of the documentation asks for; throws at anything that a shell or curl would read otherwise. */
export function readCurlCommand(command: string, variables: Record<string, string>): CurlCommand {
  const [program, ...words] = splitShellWords(command, variables);
  if (program !== 'curl') throw new Error(`This is no curl command: ${command}`);
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
    else if (word !== '-i') throw new Error(`The tests do not know this word of a curl command: ${word}`);
  }
  const [path, ...more] = addresses;
  if (path === undefined || more.length > 0) throw new Error(`This asks not for one address: ${command}`);
  method ??= body === undefined ? 'get' : 'post';
  const cookies = { keepsCookies: jars['-c'] === cookieJar, sendsCookies: jars['-b'] === cookieJar };
  return { method: method as CurlCommand['method'], body, path, headers, ...cookies };
}

function readHeader(text: string): [string, string] {
  const [, name = '', value = ''] = /^([\w-]+): (.*)$/.exec(text) ?? [];
  return [name, value];
}

/** The words of a command: in single or double quotes, or bare and free of what a shell treats specially. */
function splitShellWords(command: string, variables: Record<string, string>): string[] {
  const pattern = /\s*(?:'([^']*)'|"((?:[^"`\\]|\\")*)"|([\w./:=,-]+))(?=\s|$)/y;
  const words: string[] = [];
  while (pattern.lastIndex < command.length) {
    const found = pattern.exec(command);
    if (found === null) throw new Error(`A shell would not read this as it looks: ${command}`);
    const [, single, double, bare = ''] = found;
    const filled = double?.replace(/\$(\w+)/g, (_text, name: string) => resolveVariable(name, variables));
    words.push(single ?? filled?.replaceAll('\\"', '"') ?? bare);
  }
  return words;
}

function resolveVariable(name: string, variables: Record<string, string>): string {
  const value = variables[name];
  if (value === undefined) throw new Error(`The documentation does not say what ${name} is.`);
  return value;
}
