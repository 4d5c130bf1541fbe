import { Almanac, type AlmanacOptions } from '../../sdk/src/index.js';

it.each([
  ['', "baseUrl '' is not a full URL: write it like http://127.0.0.1:3000."],
  ['/api', "baseUrl '/api' is not a full URL: write it like http://127.0.0.1:3000."],
  ['http://', "baseUrl 'http://' is not a full URL: write it like http://127.0.0.1:3000."],
  [
    'localhost:4410',
    "baseUrl 'localhost:4410' has no scheme: write 'http://localhost:4410', or 'https://localhost:4410' with TLS.",
  ],
  [
    'data.example.org/almanac',
    "baseUrl 'data.example.org/almanac' has no scheme: write 'http://data.example.org/almanac', or 'https://data.example.org/almanac' with TLS.",
  ],
  [
    'http://127.0.0.1:3000/v1',
    "baseUrl 'http://127.0.0.1:3000/v1' ends with /v1, which the methods add: write 'http://127.0.0.1:3000'.",
  ],
  [
    'https://data.example.org/almanac/v1/',
    "baseUrl 'https://data.example.org/almanac/v1/' ends with /v1, which the methods add: write 'https://data.example.org/almanac'.",
  ],
  [undefined, 'baseUrl is missing: pass it, such as http://127.0.0.1:3000, or set ALMANAC_BASE_URL.'],
])('rejects the base URL %j and states what to write', (baseUrl, message) => {
  expect(() => new Almanac({ baseUrl })).toThrow(new TypeError(message));
});

describe('the environment', () => {
  const before = { ...process.env };
  beforeEach(() => {
    Object.assign(process.env, { ALMANAC_API_KEY: 'alm_environment', ALMANAC_BASE_URL: 'http://environment.test' });
  });
  afterEach(() => {
    process.env = { ...before };
  });

  async function captureRequest(options: AlmanacOptions): Promise<[url: string, key: string | null]> {
    let captured: [string, string | null] = ['', null];
    const fetch = async (input: RequestInfo | URL) => {
      const { url, headers } = input as Request;
      captured = [url, headers.get('X-API-Key')];
      return Response.json({});
    };
    await new Almanac({ ...options, fetch }).indicators.releases();
    return captured;
  }

  it('has the key and the base URL of a client without options', async () => {
    expect(await captureRequest({})).toEqual(['http://environment.test/v1/indicators/releases', 'alm_environment']);
  });

  it('gives way to options', async () => {
    const options = { apiKey: 'alm_option', baseUrl: 'http://option.test/' };
    expect(await captureRequest(options)).toEqual(['http://option.test/v1/indicators/releases', 'alm_option']);
  });

  it('an empty variable counts as not set', () => {
    process.env['ALMANAC_BASE_URL'] = '';
    expect(() => new Almanac()).toThrow('baseUrl is missing');
  });
});
