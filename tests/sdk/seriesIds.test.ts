import { Almanac } from '../../sdk/src/index.js';

it.each([
  ['worldbank', 'NY.GDP.MKTP.CD/USA', 'NY.GDP.MKTP.CD%2FUSA'],
  [
    'oecd',
    'OECD.SDD.STES,DSD_STES@DF_CLI,4.1/USA.M.LI.IX._Z.AA.IX._Z.H',
    'OECD.SDD.STES%2CDSD_STES%40DF_CLI%2C4.1%2FUSA.M.LI.IX._Z.AA.IX._Z.H',
  ],
  ['eurostat', 'une_rt_m?geo=EA20&sex=T', 'une_rt_m%3Fgeo%3DEA20%26sex%3DT'],
] as const)('percent-encodes a series id of %s in the path', async (provider, seriesId, encoded) => {
  const paths: string[] = [];
  const fetch = async (request: RequestInfo | URL) => {
    paths.push(new URL((request as Request).url).pathname);
    return new Response('{}', { headers: { 'Content-Type': 'application/json' } });
  };
  await new Almanac({ baseUrl: 'http://almanac.test', fetch }).providers.series({ provider, seriesId });
  expect(paths).toEqual([`/api/providers/${provider}/series/${encoded}`]);
});
