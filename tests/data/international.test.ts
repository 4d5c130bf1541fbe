import { readBundledLibrary } from './bundledLibrary.js';
import { listSpans } from './spans.js';

const { indicators, observations } = readBundledLibrary();
const lines = new Map(observations.map((line) => [line.series, line]));
const ofBis = observations.filter(({ series }) => series.startsWith('bis/'));

describe('the international series', () => {
  it('name the national bases of earlier vintages of the BIS where its rescaled indices changed throughout', () => {
    const isEarlierBase = ({ unit = '' }) => unit.includes('(definition: national bases before ');
    const withEarlierBase = ofBis.filter(({ vintages }) => vintages.some(isEarlierBase)).map(({ series }) => series);
    expect(withEarlierBase.length).toBeGreaterThan(60);
    expect(withEarlierBase.filter((series) => !/^bis\/(WS_LONG_CPI|WS_SPP\/Q\.\w+\.R)\b/.test(series))).toEqual([]);
    expect(ofBis.filter(({ vintages }) => vintages.length > 1).length).toBeGreaterThan(380);
  });

  it('have no vintage of a file or an edition that lacks the indicator', () => {
    const listDates = (series: string) => lines.get(series)?.vintages.map(({ date }) => date);
    expect(listDates('eurostat/une_rt_m?age=Y25-74&geo=DE&s_adj=SA&sex=T&unit=PC_ACT')).toEqual(['2026-03-04']);
    const editions = listDates('imf/IMF.RES,WEO/DEU.GGXWDG_NGDP.A');
    expect(editions).toEqual(expect.arrayContaining(['2019-10-15', '2020-10-13']));
    expect(editions).not.toContain('2020-04-14');
    expect(listDates('imf/IMF.RES,WEO/DEU.NGDP_RPCH.A')).toContain('2020-04-14');
  });

  it('have real house prices only in vintages in which the BIS published them', () => {
    const real = ofBis.filter(({ series }) => /^bis\/WS_SPP\/Q\.\w+\.R\./.test(series));
    expect(real).toHaveLength(60);
    expect(real.filter(({ vintages }) => vintages.some(({ date }) => date === '2025-06-04'))).toEqual([]);
  });

  it('mark all forecasts of the IMF and the United Nations as projections', () => {
    const forecasts = indicators.filter(({ series }) =>
      series.some(({ provider, providerSeriesId }) => provider === 'un' || /^IMF\.RES,WEO\//.test(providerSeriesId)),
    );
    expect(forecasts).toHaveLength(24);
    expect(forecasts.filter((indicator) => indicator.publishesProjections !== true).map(({ slug }) => slug)).toEqual(
      [],
    );
  });

  it('name the base year of each edition of the Penn World Table as a unit of its vintages', () => {
    const line = lines.get('pwt/RGDPNA.USA');
    const spans = line === undefined ? [] : listSpans(line, 'annual');
    expect(spans.map(({ date, unit, end }) => [date, unit.slice(12, 16), end.slice(0, 4)])).toEqual([
      ['2019-06-12', '2011', '2017'],
      ['2021-01-18', '2017', '2019'],
      ['2023-01-23', '2017', '2019'],
      ['2025-10-07', '2021', '2023'],
    ]);
  });

  it.each(['consumer-prices', 'real-gdp', 'nominal-gdp', 'weo-government-gross-debt', 'population-world-bank'])(
    'cover the G20 in %s',
    (slug) => {
      const g20 = 'AR AU BR CA CN FR DE IN ID IT JP KR MX RU SA ZA TR GB'.split(' ');
      const covered = indicators.find((indicator) => indicator.slug === slug)?.series.map(({ country }) => country);
      expect(g20.filter((country) => !covered?.includes(country))).toEqual([]);
    },
  );
});
