import type { Knex } from 'knex';

/** Names of the series that `fillLargeDatabase` replaces. */
export const longSeries = 'usd-jpy-daily';
export const revisedSeries = 'us-unemployment-rate';
/** An indicator of 182 countries, whose series have 100,000 rows together. */
export const worldwideIndicator = 'population-total';

const rows = 120_000;
const vintages = 8_000;
const rowsPerVintage = rows / vintages;
const datesRevised = 1_000;
/** Each release has new values on each day of a year. */
const releaseDays = 400;
const accountRows = 10_000;
/** 2026-11-01, the last day of the library, in days since 1970. */
const lastDay = 20_758;

/** Numbers from 0 to `count` - 1 as the column n of the table `numbers`. */
const count = (size: number) =>
  `with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < ${size - 1})`;

/** Adds to a SQLite database what makes reads expensive: two series with more rows than a page, one of them with 8,000 vintages, 20,000 calendar events, news, and accounts. */
export async function fillLargeDatabase(db: Knex): Promise<void> {
  await db.transaction(async (trx) => {
    await insertLongSeries(trx, await findSeriesId(trx, longSeries));
    await insertRevisedSeries(trx, await findSeriesId(trx, revisedSeries));
    await insertWorldwideSeries(trx);
    await insertEvents(trx);
    await insertNews(trx);
    await insertAccounts(trx);
  });
}

async function findSeriesId(trx: Knex, slug: string): Promise<number> {
  const query = trx('series').join('indicators', 'indicators.id', 'series.indicator_id').where({ slug });
  const [series] = await query.select({ id: 'series.id' });
  await trx('observations').where({ series_id: series.id }).delete();
  return series.id;
}

/** A daily series of 328 years in one vintage. */
async function insertLongSeries(trx: Knex, id: number): Promise<void> {
  await trx.raw(
    `${count(rows)} insert into observations (series_id, date, realtime_start, realtime_end, value, revision)
     select ?, n - ${rows - lastDay}, 20000, 2932896, (n * n) % 99991 / 100.0, 0 from numbers`,
    [id],
  );
}

/** Annual series of 550 years, one for each country. */
async function insertWorldwideSeries(trx: Knex): Promise<void> {
  const ids: number[] = await trx('series')
    .join('indicators', 'indicators.id', 'series.indicator_id')
    .where({ slug: worldwideIndicator })
    .pluck('series.id');
  await trx('observations').whereIn('series_id', ids).delete();
  for (const id of ids) {
    await trx.raw(
      `${count(550)} insert into observations (series_id, date, realtime_start, realtime_end, value, revision)
       select ?, cast(julianday(date('1470-01-01', n || ' years')) - 2440587.5 as integer), 17957, 2932896, n / 100.0, 0
       from numbers`,
      [id],
    );
  }
}

/** A monthly series of 83 years, of which a part is revised on each day. */
async function insertRevisedSeries(trx: Knex, id: number): Promise<void> {
  const first = lastDay - vintages + 1;
  const day = (n: string) => `${first} + (${n}) / ${rowsPerVintage}`;
  const month = `cast(julianday(date('1943-07-01', (n % ${datesRevised}) || ' months')) - 2440587.5 as integer)`;
  await trx.raw(
    `${count(rows)} insert into observations (series_id, date, realtime_start, realtime_end, value, revision)
     select ?, ${month}, ${day('n')}, case when n >= ${rows - datesRevised} then 2932896
       else ${day(`n + ${datesRevised}`)} - 1 end, (n * n) % 99991 / 100.0, n / ${datesRevised} from numbers`,
    [id],
  );
  await trx('vintages').where({ series_id: id }).delete();
  await insertVintages(trx, [id], first, vintages);
  await trx('series').where({ id }).update({ observation_count: datesRevised });
}

async function insertVintages(trx: Knex, seriesIds: number[], first: number, days: number): Promise<void> {
  for (const id of seriesIds)
    await trx.raw(
      `${count(days)} insert or ignore into vintages (series_id, vintage_date, unit, kind, observations, last_date,
         rebase_factor, added, revised, withdrawn, mean_revision, mean_absolute_revision, largest_absolute_revision, ingested_at)
       select ?, date('1970-01-01', (${first} + n) || ' days'), 'Percent', 'native', 1000,
         date('1970-01-01', (${first} + n) || ' days', '-1 month'), null, 0, ${rowsPerVintage}, 0, 0.1, 0.2, 0.3,
         '2026-11-01T00:00:00.000Z' from numbers`,
      [id],
    );
}

/** New values of each release on each day, and twenty releases more. */
async function insertEvents(trx: Knex): Promise<void> {
  const [release] = await trx('releases').whereNotNull('rule').limit(1);
  const [series] = await trx('series').where({ release_id: release.id }).limit(1);
  const { id: _, ...copied } = series;
  for (let index = 0; index < 20; index++) {
    const id = `release-${index}`;
    await trx('releases').insert({ ...release, id, country: series.country });
    const [indicator] = await trx('indicators').where({ id: series.indicator_id });
    const { id: __, ...fields } = indicator;
    const [inserted] = await trx('indicators').insert({ ...fields, slug: `indicator-${index}` });
    const row = { ...copied, indicator_id: inserted, release_id: id, provider_series_id: id };
    await trx('series').insert(row);
  }
  const ids: { id: number }[] = await trx('series')
    .groupBy('release_id')
    .select({ id: trx.raw('min(id)') });
  const all = ids.map(({ id }) => id);
  await insertVintages(trx, all, lastDay - releaseDays, releaseDays);
}

async function insertNews(trx: Knex): Promise<void> {
  await trx.raw(
    `${count(20_000)} insert into news_items (id, key, agency, title, summary, url, published_at, date_given)
     select n + 1, 'news-' || n, 'Agency', 'Consumer prices rise ' || n, 'A summary of the news of the day.', null,
       strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-01', '-' || n || ' minutes'), 'true' from numbers`,
  );
  await trx.raw(`insert into news_sightings (item_id, feed) select id, 'bls' from news_items`);
  await trx.raw(`insert into news_releases (item_id, release_id)
    select n.id, r.id from news_items n join releases r on (r.rowid + n.id) % 19 = 0`);
}

/** 10,000 accounts with usage, and entries of the audit log. */
async function insertAccounts(trx: Knex): Promise<void> {
  const at = "'2026-10-01T00:00:00.000Z'";
  await trx.raw(`${count(accountRows)} insert into accounts (id, email, plan, created_at, name)
    select 'account-' || n, 'account-' || n || '@example.org', 'free', ${at}, 'Account' from numbers`);
  await trx.raw(`${count(30 * accountRows)} insert into usage_days (account_id, key_id, day, requests)
    select 'account-' || (n / 30), 'key', date('2026-11-22', '-' || (n % 30) || ' days'), n from numbers`);
  await trx.raw(`${count(10 * accountRows)} insert into audit_log (at, actor, action, account_id, detail)
    select ${at}, 'owner', 'sign_in', 'account-' || (n % ${accountRows}), '{}' from numbers`);
}

/** Gives an account the most that it can have of everything. */
export async function fillAccount(db: Knex, accountId: string): Promise<void> {
  const at = "'2026-11-20T00:00:00.000Z'";
  const insert = (size: number, text: string) => db.raw(`${count(size)} ${text}`, [accountId]);
  await insert(
    accountRows,
    `insert into notifications (account_id, kind, occasion, title, body, link, listed, created_at)
     select ?, 'release', 'occasion-' || n, 'New values', 'The series has new values and revised ones.', '/indicators', 'true', ${at} from numbers`,
  );
  await insert(
    100,
    `insert into watchlist (id, account_id, series_id, told_until, created_at)
     select 'watch-' || n, ?, n + 1, '2026-11-20', ${at} from numbers`,
  );
  await insert(
    accountRows,
    `insert into sessions (id, account_id, hash, created_at, last_seen_at, expires_at, address, user_agent)
     select 'session-' || n, ?, 'session-' || n, ${at}, ${at}, '2036-01-01T00:00:00.000Z', '127.0.0.1', 'Browser' from numbers`,
  );
  await insert(
    accountRows,
    `insert into api_keys (id, account_id, name, prefix, hash, created_at, revoked_at, scopes)
     select 'key-' || n, ?, 'Key ' || n, 'alm_' || n, 'key-' || n, ${at}, case when n % 10 = 0 then null else ${at} end, '["read"]' from numbers`,
  );
  await insert(
    200,
    `insert into jobs (id, account_id, kind, state, done, total, created_at, seen_at, ended_at, result)
     select 'job-' || n, ?, 'forecast.run', 'done', 1, 1, ${at}, ${at}, ${at},
       '{"text":"' || replace(hex(zeroblob(50000)), '00', 'ab') || '"}' from numbers`,
  );
  await insert(
    3 * accountRows,
    `insert into usage_days (account_id, key_id, day, requests)
     select ?, 'key-' || (n / 100), date('2026-11-22', '-' || (n % 100) || ' days'), n from numbers`,
  );
  await insert(
    accountRows,
    `insert into audit_log (at, actor, action, account_id, detail)
     select ${at}, 'owner', 'sign_in', ?, '{"address":"127.0.0.1","browser":"Browser"}' from numbers`,
  );
  await insert(
    200,
    `insert into forecast_runs (cache_key, kind, account_id, created_at, answer)
     select 'forecast-' || n, 'run', ?, ${at},
       '{"text":"' || replace(hex(zeroblob(100000)), '00', 'ab') || '"}' from numbers`,
  );
}
