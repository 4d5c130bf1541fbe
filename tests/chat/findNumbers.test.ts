import { findRejectedNumbers, type KnownNumbers, listNumbers } from '../../server/chat/findNumbers.js';

/** Stands for a value that the server writes. */
const v = '{{value}}';

const known: KnownNumbers = {
  fromUser: new Set(listNumbers('Is inflation above 3.5 % and are 1,200 jobs lost?')),
  days: new Set(['2022-11-15', '2026-12-10', '2026-05-01']),
  years: new Set(['2022', '2026']),
  codes: new Set(['GDPC1', 'us-t10y2y']),
};

describe('Numbers that a model writes', () => {
  test.each([
    `Real GDP was ${v} in Q3 2022, and ${v} in 2022-Q2.`,
    `Real GDP was ${v} in the second quarter of 2022.`,
    `Between 2019 and 2021 it grew by ${v}; in 2008–2010 it fell.`,
    `It peaked in June 2022 (${v}) and in the 1980s.`,
    'As of 15 November 2022, the vintage of 2022-11-15 was the latest.',
    'The next release is on December 10, at the usual time.',
    'It is the 2nd largest, after the 21st.',
    `1. Germany: ${v}\n2. France: ${v}`,
    'Inflation is not above 3.5 %, and 1200 jobs were not lost.',
    'The 10-year yield and the 3-month rate differ; M2 and the G20 are others.',
    'The series GDPC1 and us-t10y2y are seasonally adjusted.',
    'The index has the base 2015=100.',
    'Two series match. One of them is monthly.',
    `The S&P 500 closed at ${v}.`,
    'In the first half of 2022 it rose.',
    'Units are billions of chained 2017 dollars in 2017 prices.',
    'Real GDP is in Billions of chained dollars.',
    `From 2010 to 2020 the mean was ${v}.`,
    `GDP grew in 2019 by ${v}, and ${v} since the 2008 crisis.`,
    `- 2022: ${v}\n- 2026: ${v}`,
    `Germany, 2022: ${v}`,
    `For 2022 (${v}) and 2026 (${v}) the values are final.`,
    'The library has no value for 2022.',
    'The index has the base 1982-1984=100, another one December 1997=100 or 1999 Q1=1.',
    `The U-6 rate is ${v}; M2 is in the release H.6, industrial production in G.17.`,
    `It was higher 12 months earlier, and in each of the last 12 months.`,
    'Employment of people aged 15-24 is monthly.',
    'The unit is dollars per million British thermal units, or millions of euro.',
    'The twenty-seven member states publish it.',
    'There are two. In the last three months, two of the three series rose.',
    `The two-year and the ten-year yield differ by ${v}.`,
    'It rose in the second half of the year, for a third month.',
    `It was ${v} to ${v}, ${v}–${v} before.`,
    `Im dritten Quartal 2022 lag das BIP bei ${v}, am 15. November 2022 bei ${v}.`,
    `Au troisième trimestre 2022, le PIB était de ${v}, le 15 novembre 2022 de ${v}.`,
    `En noviembre de 2022 la tasa era ${v}.`,
    `2022年第3季度为${v}，2022年11月15日。`,
    `**Q3 2022:** ${v}`,
    'The series begins with the first quarter of 1947, in the 1940s.',
    'It is one of the oldest series, and zero lower bound is a term.',
    'In the twenty-first century, the twenty members met after forty days.',
  ])('are allowed as dates, ordinals, names and numbers of the user: %s', (text) => {
    expect(findRejectedNumbers(text.split(v), known)).toEqual([]);
  });

  test.each([
    ['Real GDP was 20,021.7 billion.', '20,021.7'],
    ['Unemployment is 4.2%.', '4.2%'],
    ['Unemployment is 4 %.', '4 %'],
    ['It rose to 2019.', '2019'],
    ['It rose from 2019 billion.', '2019'],
    ['The level in 2019 billion dollars', '2019'],
    ['The index stood at 2021.', '2021'],
    ['It was ٤٫٢ percent.', '٤'],
    ['It was ４．２ per cent.', '4.2'],
    ['It was ⁴ percent.', '4'],
    ['It was 4\u200b.\u200b2.', '4.2'],
    ['It was 1 200 000.', '200'],
    ['It was four percent.', 'four percent'],
    ['It was twenty-one basis points higher.', 'twenty-one basis'],
    ['It was four point two percent.', 'four point two percent'],
    ['Two million jobs were lost.', 'million'],
    ['Output doubled.', 'doubled'],
    ['It is half of what it was.', 'half of'],
    ['Prices rose by a third.', 'a third'],
    ['The release is on 12 December 2026.', '12'],
    ['The release is on 2026-12-11.', '2026-12-11'],
    ['It was 5e3.', '5'],
    ['It was Ⅳ percent.', 'IV percent'],
    ['1. 5 % of people', '5 %'],
    ['Inflation is 3.6 %, not 3.5 %.', '3.6 %'],
    ['The 3rd percent', '3'],
    ['It is l.5 %.', '5 %'],
    ['It is O %.', '%'],
    ['It fell by −0.3.', '0.3'],
    ['It costs $5.', '$5'],
    ['Growth was ½ percent.', '2'],
    ['Unemployment is 10-percent.', '10'],
    // Years that are levels.
    ['Housing starts were at a level of 2022.', '2022'],
    ['The average of 2022 is high.', '2022'],
    ['It had 1700 in May.', '1700'],
    ['It was (1700) in May.', '1700'],
    ['Starts of 1950 are few.', '1950'],
    ['It ranged between 1950 and 2000.', '1950'],
    ['It was 5 in 2022 and 13 in 2026.', '13'],
    ['In 2022 and 13 it rose.', '13'],
    ['It rose in 2022 to 42.', '42'],
    // The user's numbers with another unit, and parts of dates of the user.
    ['There are 3.5 million.', '3.5'],
    ['Inflation is 1200 %.', '1200'],
    ['A rate of 1 may follow.', '1'],
    // Quantities like names.
    ['The workweek has 34 hours.', '34'],
    ['It lasts 22 weeks.', '22'],
    ['An 81-year life is expected.', '81'],
    ['Unemployment is M9.', '9'],
    ['It is G.42.', '42'],
    ['4) is the rate', '4'],
    ['1. Germany\n3. France', '3'],
    ['- 4. percent', '4'],
    // Words.
    ['It was four  percent.', 'four  percent'],
    ['It was **four** percent.', 'four percent'],
    ['It was “four” percent.', 'four percent'],
    ['It was four‑percent.', 'four'],
    ['It was fo\u034fur percent.', 'four percent'],
    ['It was fоur percent.', 'fоur'],
    ['It is nine point nine.', 'nine point nine'],
    ['The rate is nine.', 'is nine'],
    ['The rate is nine', 'nine'],
    ['It rose to six and a half.', 'to six and a half'],
    ['It was minus four.', 'minus four'],
    ['The rate, twenty-one, is high.', 'twenty-one'],
    ['It lasts eighteen weeks.', 'eighteen'],
    ['A reading of forty was published.', 'forty'],
    ['It was nine in 2022.', 'was nine'],
    ['数值为nine point two。', 'nine point two'],
    ['One in ten is unemployed.', 'One in ten'],
    ['It rose by a factor of three.', 'factor of three'],
    ['Two-thirds of it are wages.', 'Two-thirds'],
    ['It is a quarter of GDP.', 'quarter of'],
    ['It was IX.', 'IX'],
    ['Die Quote liegt bei vier Prozent.', 'vier Prozent'],
    ['Die Quote liegt bei vier Komma zwei.', 'vier Komma'],
    ['Le taux est de quatre pour cent.', 'quatre pour cent'],
    ['La tasa es cuatro por ciento.', 'cuatro por ciento'],
    ['失业率是百分之四。', '百分之'],
    ['失業率は四パーセント。', '四パーセント'],
    ['It is 4️⃣.', '4'],
    // What changes the value beside it.
    ['It was -{{value}}.', '-'],
    ['It was minus {{value}}.', 'minus'],
    ['It was {{value}} bn.', 'bn'],
    ['It was 1{{value}}.', '1'],
    ['It was {{value}}.5.', '5'],
  ])('are rejected otherwise: %s', (text, part) => {
    const rejected = findRejectedNumbers(text.split(v), known);
    expect(rejected.join(' | ')).toContain(part);
  });

  test.each(['one ', 'and ', 'a-', 'May 1 ', '2019 ', 'rose to 2019 ', ' ', '1,', 'X'])(
    'are found in a time that does not grow with the square of the length: %j repeated',
    (words) => {
      const start = performance.now();
      findRejectedNumbers([words.repeat(100_000 / words.length)], known);
      // Patterns that look back at all words before a word take more than ten seconds.
      expect(performance.now() - start).toBeLessThan(2_000);
    },
  );
});
