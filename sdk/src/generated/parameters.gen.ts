// Generated from openapi.yaml and contract/ by `npm run generate`. Do not edit.

import type { AsOfDay, Category, Frequency, SeasonalAdjustment, Importance, EventStatus, AggregationMethod, FirstDay, LastDay, HeadlineId, Plan, SubscriptionStatus, AlertRuleChange, EventId, WebhookChange, WebhookDeliveryStatus, WebhookRedelivery, StripeEvent, AccountSettings, KeyRestriction, UploadSeparator, UploadDecimal, UploadDateOrder, ForecastRequest, BacktestRequest, ProviderName, NewSlug, McpMessage } from './types.gen.js';

/** Parameters of `indicators.get`. */
export interface IndicatorsGetParameters {
  /** Slug of the indicator, or the id of its FRED series, such as `GDPC1`. */
  slug: string;
  /**
   * ISO 3166-1 alpha-2 or alpha-3 code, or `EA` for the euro area (also `EMU` and `EZ`). Case-insensitive; Eurostat's `UK`
   * and `EL` are read as `GB` and `GR`. Defaults to the indicator's default country, or to all countries if the operation
   * says so.
   */
  country?: string;
  /** Return the values as of this day. Must not be after today. Defaults to the latest vintage. */
  vintage?: AsOfDay;
}

/** Parameters of `indicators.download`. */
export interface IndicatorsDownloadParameters {
  /** Slug of the indicator, or the id of its FRED series, such as `GDPC1`. */
  slug: string;
  /**
   * ISO 3166-1 alpha-2 or alpha-3 code, or `EA` for the euro area (also `EMU` and `EZ`). Case-insensitive; Eurostat's `UK`
   * and `EL` are read as `GB` and `GR`. Defaults to the indicator's default country, or to all countries if the operation
   * says so.
   */
  country?: string;
  /** Return only observations dated on or after this day. */
  start?: FirstDay;
  /** Return only observations dated on or before this day. Must not be before `start`. */
  end?: LastDay;
  /**
   * Transformation, in FRED's codes: `lin` as published, `chg` change, `ch1` change from a year ago, `pch` percent change,
   * `pc1` percent change from a year ago, `pca` compounded annual rate of change, `cch` continuously compounded rate of
   * change, `cca` continuously compounded annual rate of change, `log` natural logarithm. Defaults to `lin`.
   *
   * In daily series, a year ago is the same day of the previous year, or the last day with a value up to a week before. In
   * weekly and biweekly series it is 52 weeks before.
   */
  units?: "lin" | "chg" | "ch1" | "pch" | "pc1" | "pca" | "cch" | "cca" | "log";
  /**
   * Aggregate to this lower frequency. FRED's codes (`w`, `bw`, `m`, `q`, `sa`, `a`) are aliases. Defaults to the
   * frequency of the series.
   */
  frequency?: "daily" | "weekly" | "biweekly" | "monthly" | "quarterly" | "semiannual" | "annual" | "d" | "w" | "bw" | "m" | "q" | "sa" | "a";
  /**
   * Aggregation method: average, sum or end of period. Only with `frequency`. Defaults to the method for the series
   * (`standardization.aggregation`): the last value of a stock, the sum of a flow, and the average of everything else,
   * including flows at an annual rate. Periods with missing values have no sum.
   */
  aggregation?: AggregationMethod;
  /** Return the values as of this day. Must not be after today. Defaults to the latest vintage. */
  vintage?: AsOfDay;
  /**
   * Whether a CSV response has the column `vintage_date`, the last one, with the vintage date of each row's series. Defaults to `false`.
   * JSON has it in `series`.
   */
  includeVintage?: boolean;
}

/** Parameters of `charts.get`. */
export interface ChartsGetParameters<Format extends "svg" | "png" = "svg" | "png"> {
  /** Slug of the indicator, or the id of its FRED series, such as `GDPC1`. */
  slug: string;
  /** Format of the picture. Defaults to `svg`. */
  format?: Format;
  /**
   * A country code, a comma-separated list of codes and groups (`US,EA`), or `all`, alone. Codes are ISO 3166-1 alpha-2 or alpha-3, or
   * `EA` for the euro area as a whole; case and spaces are ignored; `UK` and `EL` are read as `GB` and `GR`. Groups are `G7`, `G20`,
   * `OECD`, `BRICS` and `EA-MEMBERS`; of a group, the countries for which the indicator has a series. A chart has at most five lines, so more
   * than five countries are an error (400). Defaults to the indicator's default country.
   */
  country?: string | readonly string[];
  /**
   * Other indicators on the same chart, separated by commas: a slug, or a slug and a country as `slug.US`. Without a
   * country, the default one of the indicator. At most five lines with the countries.
   */
  with?: string | readonly string[];
  /**
   * Transformation, in FRED's codes, as for observations. Defaults to `defaultUnits` of the indicator: `pc1`, inflation,
   * for price indexes and `lin` for all others.
   */
  units?: "lin" | "chg" | "ch1" | "pch" | "pc1" | "pca" | "cch" | "cca" | "log";
  /** Return only observations dated on or after this day. */
  start?: FirstDay;
  /** Return only observations dated on or before this day. Must not be before `start`. */
  end?: LastDay;
  /** Return the values as of this day. Must not be after today. Defaults to the latest vintage. */
  vintage?: AsOfDay;
  /** Whether to index all lines to 100 at the first date on which all have a value. Defaults to `false`. */
  indexed?: boolean;
  /** Scale of the value axis. Defaults to `linear`. A chart with values of zero or less is linear. */
  scale?: "linear" | "log";
  /** Whether to shade US recessions, as dated by the NBER. Defaults to `true` if the US is shown. */
  recessions?: boolean;
  /** Colours for a light or a dark background. Defaults to `light`. */
  theme?: "light" | "dark";
  /** Width in pixels. Defaults to 960. */
  width?: number;
  /** Height in pixels. Defaults to 540. */
  height?: number;
}

/** Parameters of `countries.list`. */
export interface CountriesListParameters {
  /** Return only the members of this group. */
  group?: "BRICS" | "EA-MEMBERS" | "G20" | "G7" | "OECD";
  /**
   * Return only countries that this text names: first the one with this code, then those with this name or common name (`UK`,
   * `Holland`, `euro zone`), then those whose name, a word of it, or code begins with the text. At most 100 characters.
   */
  q?: string;
  /** Maximum number of rows to return. Defaults to 100, maximum 1,000. */
  limit?: number;
  /** `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
  cursor?: string;
}

/** Parameters of `countries.get`. */
export interface CountriesGetParameters {
  /**
   * ISO 3166-1 alpha-2 or alpha-3 code, or `EA` for the euro area (also `EMU` and `EZ`). Case-insensitive. The error for a name or
   * the code of a group says which code to use.
   */
  code: string;
}

/** Parameters of `headlines.get`. */
export interface HeadlinesGetParameters {
  /** Id of the headline. */
  id: HeadlineId;
  /**
   * Codes of countries and groups, separated by commas, as in `GET /v1/indicators/observations`. They can stand for at most 60
   * countries. Defaults to `G20`.
   */
  country?: string | readonly string[];
}

/** Parameters of `indicators.search`. */
export interface IndicatorsSearchParameters {
  /** Search text, at most 200 characters. Without it, all indicators are listed. */
  q?: string;
  /** Return only indicators with a series from this provider. */
  provider?: string;
  /** Return only indicators with this frequency. */
  frequency?: Frequency;
  /**
   * A country code, a comma-separated list of codes and groups (`US,JP,G7`), or `all`, alone, for all countries that the
   * indicators cover. Codes are ISO 3166-1 alpha-2 or alpha-3; case and spaces are ignored; Eurostat's `UK` and `EL` are read as `GB` and
   * `GR`. Defaults to the indicator's default country, or to all countries if the operation says so.
   *
   * Groups are `G7`, `G20` (19 countries, the European Union and the euro area), `OECD`, `BRICS` and `EA-MEMBERS` (the members
   * of the euro area). `GET /v1/countries` lists the members and the date of each list.
   *
   * `EA` (also `EMU` and `EZ`) is the euro area as a whole. Where an indicator has no series of it, `EA` returns those of its
   * members instead.
   *
   * With one code, an indicator without a series for it is an error (404). With several, the response lists such indicators and
   * countries in `missing`.
   */
  country?: string | readonly string[];
  /** Return only indicators of this category. */
  category?: Category;
  /** Return only indicators with a series of this seasonal adjustment. */
  seasonalAdjustment?: SeasonalAdjustment;
  /** Maximum number of indicators to return. Defaults to 20, maximum 100. */
  limit?: number;
  /** `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
  cursor?: string;
}

/** Parameters of `indicators.series`. */
export interface IndicatorsSeriesParameters {
  /** Comma-separated indicator ids (slugs, or ids of FRED series such as `CPIAUCSL`), at most 50, without duplicates. Spaces around them are ignored. */
  id: string | readonly string[];
  /**
   * A country code, a comma-separated list of codes and groups (`US,JP,G7`), or `all`, alone, for all countries that the
   * indicators cover. Codes are ISO 3166-1 alpha-2 or alpha-3; case and spaces are ignored; Eurostat's `UK` and `EL` are read as `GB` and
   * `GR`. Defaults to the indicator's default country, or to all countries if the operation says so.
   *
   * Groups are `G7`, `G20` (19 countries, the European Union and the euro area), `OECD`, `BRICS` and `EA-MEMBERS` (the members
   * of the euro area). `GET /v1/countries` lists the members and the date of each list.
   *
   * `EA` (also `EMU` and `EZ`) is the euro area as a whole. Where an indicator has no series of it, `EA` returns those of its
   * members instead.
   *
   * With one code, an indicator without a series for it is an error (404). With several, the response lists such indicators and
   * countries in `missing`.
   */
  country?: string | readonly string[];
  /** Maximum number of rows to return. Defaults to 100, maximum 1,000. */
  limit?: number;
  /** `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
  cursor?: string;
}

/** Parameters of `indicators.observations`. */
export interface IndicatorsObservationsParameters<Format extends 'json' | 'csv' = 'json' | 'csv'> {
  /** Comma-separated indicator ids (slugs, or ids of FRED series such as `CPIAUCSL`), at most 50, without duplicates. Spaces around them are ignored. */
  id: string | readonly string[];
  /**
   * A country code, a comma-separated list of codes and groups (`US,JP,G7`), or `all`, alone, for all countries that the
   * indicators cover. Codes are ISO 3166-1 alpha-2 or alpha-3; case and spaces are ignored; Eurostat's `UK` and `EL` are read as `GB` and
   * `GR`. Defaults to the indicator's default country, or to all countries if the operation says so.
   *
   * Groups are `G7`, `G20` (19 countries, the European Union and the euro area), `OECD`, `BRICS` and `EA-MEMBERS` (the members
   * of the euro area). `GET /v1/countries` lists the members and the date of each list.
   *
   * `EA` (also `EMU` and `EZ`) is the euro area as a whole. Where an indicator has no series of it, `EA` returns those of its
   * members instead.
   *
   * With one code, an indicator without a series for it is an error (404). With several, the response lists such indicators and
   * countries in `missing`.
   */
  country?: string | readonly string[];
  /** Return only observations dated on or after this day. */
  start?: FirstDay;
  /** Return only observations dated on or before this day. Must not be before `start`. */
  end?: LastDay;
  /**
   * Transformation, in FRED's codes: `lin` as published, `chg` change, `ch1` change from a year ago, `pch` percent change,
   * `pc1` percent change from a year ago, `pca` compounded annual rate of change, `cch` continuously compounded rate of
   * change, `cca` continuously compounded annual rate of change, `log` natural logarithm. Defaults to `lin`.
   *
   * In daily series, a year ago is the same day of the previous year, or the last day with a value up to a week before. In
   * weekly and biweekly series it is 52 weeks before.
   */
  units?: "lin" | "chg" | "ch1" | "pch" | "pc1" | "pca" | "cch" | "cca" | "log";
  /**
   * Aggregate to this lower frequency. FRED's codes (`w`, `bw`, `m`, `q`, `sa`, `a`) are aliases. Defaults to the
   * frequency of the series.
   */
  frequency?: "daily" | "weekly" | "biweekly" | "monthly" | "quarterly" | "semiannual" | "annual" | "d" | "w" | "bw" | "m" | "q" | "sa" | "a";
  /**
   * Aggregation method: average, sum or end of period. Only with `frequency`. Defaults to the method for the series
   * (`standardization.aggregation`): the last value of a stock, the sum of a flow, and the average of everything else,
   * including flows at an annual rate. Periods with missing values have no sum.
   */
  aggregation?: AggregationMethod;
  /** Return the values as of this day. Must not be after today. Defaults to the latest vintage. */
  vintage?: AsOfDay;
  /**
   * Whether a CSV response has the column `vintage_date`, the last one, with the vintage date of each row's series. Defaults to `false`.
   * JSON has it in `series`.
   */
  includeVintage?: boolean;
  /** Return the first value of each date with the first day on which it was current. Defaults to `false`. */
  firstRelease?: boolean;
  /** Return every value of each date with its real-time start and end. Defaults to `false`. */
  allVintages?: boolean;
  /** Sort order by date within each series: `asc` (oldest first, the default) or `desc`. */
  order?: "asc" | "desc";
  /** Maximum number of observations to return, over all series. Defaults to 10,000, maximum 100,000. */
  limit?: number;
  /** `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
  cursor?: string;
  /** Response format. Takes precedence over `Accept`. */
  format?: Format;
}

/** Parameters of `indicators.metadata`. */
export interface IndicatorsMetadataParameters {
  /** Comma-separated indicator ids (slugs, or ids of FRED series such as `CPIAUCSL`), at most 50, without duplicates. Spaces around them are ignored. */
  id: string | readonly string[];
  /**
   * ISO 3166-1 alpha-2 or alpha-3 code, or `EA` for the euro area (also `EMU` and `EZ`). Case-insensitive; Eurostat's `UK`
   * and `EL` are read as `GB` and `GR`. Defaults to the indicator's default country, or to all countries if the operation
   * says so.
   */
  country?: string;
}

/** Parameters of `indicators.releases`. */
export interface IndicatorsReleasesParameters {
  /** Comma-separated indicator ids (slugs), at most 50, without duplicates. Without it, all releases are returned. */
  id?: string | readonly string[];
  /**
   * Return only releases of these countries: a country code, a comma-separated list of codes and groups (`US,EA,G7`), or `all`,
   * alone. Codes are ISO 3166-1 alpha-2 or alpha-3, or `EA` for the euro area as a whole; case and spaces are ignored; `UK` and
   * `EL` are read as `GB` and `GR`. Groups are `G7`, `G20`, `OECD`, `BRICS` and `EA-MEMBERS`. Defaults to all releases,
   * including those that belong to no country. `missingCountries` lists those without release dates.
   */
  country?: string | readonly string[];
  /** First day of the schedule. Defaults to 365 days before today. */
  from?: FirstDay;
  /** Last day of the schedule, at most 3,660 days after `from`. Defaults to 180 days after today. */
  to?: LastDay;
  /** Maximum number of rows to return. Defaults to 100, maximum 1,000. */
  limit?: number;
  /** `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
  cursor?: string;
}

/** Parameters of `indicators.vintages`. */
export interface IndicatorsVintagesParameters {
  /** Comma-separated indicator ids (slugs, or ids of FRED series such as `CPIAUCSL`), at most 50, without duplicates. Spaces around them are ignored. */
  id: string | readonly string[];
  /**
   * ISO 3166-1 alpha-2 or alpha-3 code, or `EA` for the euro area (also `EMU` and `EZ`). Case-insensitive; Eurostat's `UK`
   * and `EL` are read as `GB` and `GR`. Defaults to the indicator's default country, or to all countries if the operation
   * says so.
   */
  country?: string;
  /** Return only vintages on or after this day. */
  start?: FirstDay;
  /** Return only vintages on or before this day. */
  end?: LastDay;
  /** Maximum number of rows to return. Defaults to 100, maximum 1,000. */
  limit?: number;
  /** `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
  cursor?: string;
}

/** Parameters of `releases.get`. */
export interface ReleasesGetParameters {
  /** Id of the release, as in `/v1/indicators/releases`. */
  id: string;
  /** Maximum number of indicators to return. Defaults to 50, maximum 100. */
  limit?: number;
  /** `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
  cursor?: string;
}

/** Parameters of `releases.vintages`. */
export interface ReleasesVintagesParameters {
  /** Id of the release, as in `/v1/indicators/releases`. */
  id: string;
  /** Maximum number of vintages to return. Defaults to 12, maximum 50. */
  limit?: number;
  /** `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
  cursor?: string;
}

/** Parameters of `calendar.releases`. */
export interface CalendarReleasesParameters {
  /** First day. Defaults to 30 days before today. */
  from?: FirstDay;
  /** Last day, at most 366 days after `from`. Defaults to 60 days after the later of `from` and today. */
  to?: LastDay;
  /**
   * Return only releases of these countries: a country code, a comma-separated list of codes and groups (`US,EA,G7`), or `all`,
   * alone. Codes are ISO 3166-1 alpha-2 or alpha-3, or `EA` for the euro area as a whole; case and spaces are ignored; `UK` and
   * `EL` are read as `GB` and `GR`. Groups are `G7`, `G20`, `OECD`, `BRICS` and `EA-MEMBERS`. Defaults to all releases,
   * including those that belong to no country. `missingCountries` lists those without release dates.
   */
  country?: string | readonly string[];
  /** Return only releases that publish an indicator of this category. */
  category?: Category;
  /** Return only releases of this importance. */
  importance?: Importance;
  /** Return only events with this status. */
  status?: EventStatus;
  /**
   * `all` returns every indicator of an event; `headline` only those with `isHeadline`, at most three, in a much smaller
   * response.
   */
  indicators?: "all" | "headline";
  /** Maximum number of rows to return. Defaults to 100, maximum 1,000. */
  limit?: number;
  /** `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
  cursor?: string;
}

/** Parameters of `calendar.ics`. */
export interface CalendarIcsParameters {
  /** First day. Defaults to 30 days before today. */
  from?: FirstDay;
  /** Last day, at most 366 days after `from`. Defaults to 60 days after the later of `from` and today. */
  to?: LastDay;
  /**
   * Return only releases of these countries: a country code, a comma-separated list of codes and groups (`US,EA,G7`), or `all`,
   * alone. Codes are ISO 3166-1 alpha-2 or alpha-3, or `EA` for the euro area as a whole; case and spaces are ignored; `UK` and
   * `EL` are read as `GB` and `GR`. Groups are `G7`, `G20`, `OECD`, `BRICS` and `EA-MEMBERS`. Defaults to all releases,
   * including those that belong to no country. `missingCountries` lists those without release dates.
   */
  country?: string | readonly string[];
  /** Return only releases that publish an indicator of this category. */
  category?: Category;
  /** Return only releases of this importance. */
  importance?: Importance;
  /** Return only events with this status. */
  status?: EventStatus;
}

/** Parameters of `calendar.feed`. */
export interface CalendarFeedParameters {
  /** The secret token of the feed. It is part of the address that `account.createCalendarFeed` returns. */
  token: string;
  /** First day. Defaults to 30 days before today. */
  from?: FirstDay;
  /** Last day, at most 366 days after `from`. Defaults to 60 days after the later of `from` and today. */
  to?: LastDay;
  /**
   * Return only releases of these countries: a country code, a comma-separated list of codes and groups (`US,EA,G7`), or `all`,
   * alone. Codes are ISO 3166-1 alpha-2 or alpha-3, or `EA` for the euro area as a whole; case and spaces are ignored; `UK` and
   * `EL` are read as `GB` and `GR`. Groups are `G7`, `G20`, `OECD`, `BRICS` and `EA-MEMBERS`. Defaults to all releases,
   * including those that belong to no country. `missingCountries` lists those without release dates.
   */
  country?: string | readonly string[];
  /** Return only releases that publish an indicator of this category. */
  category?: Category;
  /** Return only releases of this importance. */
  importance?: Importance;
  /** Return only events with this status. */
  status?: EventStatus;
}

/** Parameters of `account.usage`. */
export interface AccountUsageParameters {
  /** Number of UTC days to return, ending today. Defaults to 30, maximum 366. */
  days?: number;
}

/** Parameters of `notifications.list`. */
export interface NotificationsListParameters {
  /** Maximum number of rows to return. Defaults to 100, maximum 1,000. */
  limit?: number;
  /** `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
  cursor?: string;
}

/** Parameters of `watchlist.remove`. */
export interface WatchlistRemoveParameters {
  /** Id of the resource, as returned in lists. */
  id: string;
}

/** Parameters of `sessions.revoke`. */
export interface SessionsRevokeParameters {
  /** Id of the resource, as returned in lists. */
  id: string;
}

/** Parameters of `keys.revoke`. */
export interface KeysRevokeParameters {
  /** Id of the resource, as returned in lists. */
  id: string;
}

/** Parameters of `keys.rotate`. */
export interface KeysRotateParameters {
  /** Id of the resource, as returned in lists. */
  id: string;
}

/** Parameters of `alerts.list`. */
export interface AlertsListParameters {
  /** Maximum number of rows to return. Defaults to 100, maximum 1,000. */
  limit?: number;
  /** `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
  cursor?: string;
}

/** Parameters of `alerts.history`. */
export interface AlertsHistoryParameters {
  /** Returns only what this rule fired. */
  rule?: string;
  /** Maximum number of rows to return. Defaults to 100, maximum 1,000. */
  limit?: number;
  /** `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
  cursor?: string;
}

/** Parameters of `alerts.previewDigest`. */
export interface AlertsPreviewDigestParameters {
  /** Which digest. Defaults to `daily`. */
  mail?: "daily" | "weekly";
  /** `json` for all parts of the mail, or `html` for the HTML alone, which a page of this site can show in a frame. Defaults to `json`. */
  format?: "json" | "html";
}

/** Parameters of `alerts.get`. */
export interface AlertsGetParameters {
  /** Id of the resource, as returned in lists. */
  id: string;
}

/** Parameters of `alerts.update`. */
export interface AlertsUpdateParameters extends AlertRuleChange {
  /** Id of the resource, as returned in lists. */
  id: string;
}

/** Parameters of `alerts.delete`. */
export interface AlertsDeleteParameters {
  /** Id of the resource, as returned in lists. */
  id: string;
}

/** Parameters of `alerts.feed`. */
export interface AlertsFeedParameters {
  /** The secret token of the feed. It is part of the address that `alerts.createFeed` returns. */
  token: string;
}

/** Parameters of `alerts.describeUnsubscribe`. */
export interface AlertsDescribeUnsubscribeParameters {
  /** The secret token of the mail. It is part of the links in it, and valid for a year. */
  token: string;
  /** Id of the rule whose mail to stop. Without it, the mail of all rules of the account. */
  rule?: string;
}

/** Parameters of `alerts.unsubscribe`. */
export interface AlertsUnsubscribeParameters {
  /** The secret token of the mail. It is part of the links in it, and valid for a year. */
  token: string;
  /** Id of the rule whose mail to stop. Without it, the mail of all rules of the account. */
  rule?: string;
}

/** Parameters of `events.stream`. */
export interface EventsStreamParameters {
  /** Id of the last event that you received. `Last-Event-ID` takes precedence. `evt_0` begins with the oldest event. */
  after?: EventId;
  /** Types of events, separated by commas. Defaults to all. */
  types?: string | readonly string[];
  /**
   * Slugs of indicators, at most 50, separated by commas: only events about their series. Changes of the calendar are left
   * out, since they are about releases.
   */
  indicators?: string | readonly string[];
  /** Id of the last event that you received. */
  lastEventID?: EventId;
}

/** Parameters of `webhooks.get`. */
export interface WebhooksGetParameters {
  /** Id of the resource, as returned in lists. */
  id: string;
}

/** Parameters of `webhooks.update`. */
export interface WebhooksUpdateParameters extends WebhookChange {
  /** Id of the resource, as returned in lists. */
  id: string;
}

/** Parameters of `webhooks.delete`. */
export interface WebhooksDeleteParameters {
  /** Id of the resource, as returned in lists. */
  id: string;
}

/** Parameters of `webhooks.test`. */
export interface WebhooksTestParameters {
  /** Id of the resource, as returned in lists. */
  id: string;
}

/** Parameters of `webhooks.rotateSecret`. */
export interface WebhooksRotateSecretParameters {
  /** Id of the resource, as returned in lists. */
  id: string;
}

/** Parameters of `webhooks.deliveries`. */
export interface WebhooksDeliveriesParameters {
  /** Id of the resource, as returned in lists. */
  id: string;
  /** Only deliveries with this status. */
  status?: WebhookDeliveryStatus;
  /** Maximum number of deliveries to return. Defaults to 25, maximum 50. */
  limit?: number;
  /** `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
  cursor?: string;
}

/** Parameters of `webhooks.redeliver`. */
export interface WebhooksRedeliverParameters {
  /** Id of the resource, as returned in lists. */
  id: string;
  /** Id of the delivery. */
  deliveryId: string;
}

/** Parameters of `webhooks.redeliverSince`. */
export interface WebhooksRedeliverSinceParameters extends WebhookRedelivery {
  /** Id of the resource, as returned in lists. */
  id: string;
}

/** Parameters of `billing.webhook`. */
export interface BillingWebhookParameters extends StripeEvent {
  /** Time and signatures of the body, as Stripe sends them. */
  stripeSignature?: string;
}

/** Parameters of `admin.billing`. */
export interface AdminBillingParameters {
  /** Return only subscriptions with this status. */
  status?: SubscriptionStatus;
  /** Maximum number of rows to return. Defaults to 100, maximum 1,000. */
  limit?: number;
  /** `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
  cursor?: string;
}

/** Parameters of `admin.syncBilling`. */
export interface AdminSyncBillingParameters {
  /** Id of the resource, as returned in lists. */
  id: string;
}

/** Parameters of `admin.releasePlan`. */
export interface AdminReleasePlanParameters {
  /** Id of the resource, as returned in lists. */
  id: string;
}

/** Parameters of `admin.accounts`. */
export interface AdminAccountsParameters {
  /** Return only accounts whose email address begins with this text, ignoring case. */
  email?: string;
  /** Return only accounts on this plan. */
  plan?: Plan;
  /** Return only suspended accounts (`true`) or only active ones (`false`). */
  suspended?: boolean;
  /** Maximum number of rows to return. Defaults to 100, maximum 1,000. */
  limit?: number;
  /** `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
  cursor?: string;
}

/** Parameters of `admin.account`. */
export interface AdminAccountParameters {
  /** Id of the resource, as returned in lists. */
  id: string;
}

/** Parameters of `admin.updateAccount`. */
export interface AdminUpdateAccountParameters extends AccountSettings {
  /** Id of the resource, as returned in lists. */
  id: string;
}

/** Parameters of `admin.updateKey`. */
export interface AdminUpdateKeyParameters extends KeyRestriction {
  /** Id of the resource, as returned in lists. */
  id: string;
  /** Id of the key. */
  keyId: string;
}

/** Parameters of `admin.revokeKey`. */
export interface AdminRevokeKeyParameters {
  /** Id of the resource, as returned in lists. */
  id: string;
  /** Id of the key. */
  keyId: string;
}

/** Parameters of `admin.usage`. */
export interface AdminUsageParameters {
  /** Return only entries of the account with this id. */
  account?: string;
  /** First UTC day, at most 366 days before `to`. Defaults to 29 days before `to`. */
  from?: FirstDay;
  /** Last UTC day. Defaults to today. */
  to?: LastDay;
  /** Maximum number of rows to return. Defaults to 100, maximum 1,000. */
  limit?: number;
  /** `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
  cursor?: string;
}

/** Parameters of `admin.auditLog`. */
export interface AdminAuditLogParameters {
  /** Return only entries of the account with this id. */
  account?: string;
  /** Return only entries with this action. Most actions are named after an operation id. */
  action?: string;
  /** Return only entries on or after this UTC day. */
  from?: FirstDay;
  /** Return only entries on or before this UTC day. */
  to?: LastDay;
  /** Maximum number of rows to return. Defaults to 100, maximum 1,000. */
  limit?: number;
  /** `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
  cursor?: string;
}

/** Parameters of `admin.runJob`. */
export interface AdminRunJobParameters {
  /**
   * `respond-async` (RFC 7240) runs the work as a background job and returns 202 immediately. Without it, the response
   * waits up to 30 seconds for the result. Other preferences are ignored.
   */
  prefer?: string;
  /** Name of the scheduled job, as listed by `/api/admin/jobs`. */
  name: string;
}

/** Parameters of `admin.quarantine`. */
export interface AdminQuarantineParameters {
  /** Return the changes that wait for a decision, or those that were rejected. */
  state?: "waiting" | "rejected";
  /** Maximum number of rows to return. Defaults to 100, maximum 1,000. */
  limit?: number;
  /** `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
  cursor?: string;
}

/** Parameters of `admin.acceptQuarantined`. */
export interface AdminAcceptQuarantinedParameters {
  /** Id of the resource, as returned in lists. */
  id: string;
}

/** Parameters of `admin.rejectQuarantined`. */
export interface AdminRejectQuarantinedParameters {
  /** Id of the resource, as returned in lists. */
  id: string;
}

/** Parameters of `forecast.run`. */
export interface ForecastRunParameters<Prefer extends string | undefined = string | undefined> extends ForecastRequest {
  /**
   * `respond-async` (RFC 7240) runs the work as a background job and returns 202 immediately. Without it, the response
   * waits up to 30 seconds for the result. Other preferences are ignored.
   */
  prefer?: Prefer;
}

/** Parameters of `forecast.list`. */
export interface ForecastListParameters {
  /** Maximum number of runs to return. Defaults to 20, maximum 100. */
  limit?: number;
  /** `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
  cursor?: string;
}

/** Parameters of `forecast.get`. */
export interface ForecastGetParameters {
  /** Cache key from the response of a run. */
  cacheKey: string;
  /**
   * Token of a share link, to read the private run of another account. It is the part of the link after `#`.
   * A wrong or ended token returns 404 `forecast_not_found`. Forecasts of indicators and your own forecasts need no token.
   */
  shareToken?: string;
}

/** Parameters of `forecast.csv`. */
export interface ForecastCsvParameters {
  /** Cache key from the response of a run. */
  cacheKey: string;
  /**
   * Token of a share link, to read the private run of another account. It is the part of the link after `#`.
   * A wrong or ended token returns 404 `forecast_not_found`. Forecasts of indicators and your own forecasts need no token.
   */
  shareToken?: string;
  /** Whether to include the observations before the forecasts. Defaults to `false`. */
  history?: boolean;
}

/** Parameters of `forecast.share`. */
export interface ForecastShareParameters {
  /** Cache key from the response of a run. */
  cacheKey: string;
}

/** Parameters of `forecast.stopSharing`. */
export interface ForecastStopSharingParameters {
  /** Cache key from the response of a run. */
  cacheKey: string;
}

/** Parameters of `forecast.backtest`. */
export interface ForecastBacktestParameters<Prefer extends string | undefined = string | undefined> extends BacktestRequest {
  /**
   * `respond-async` (RFC 7240) runs the work as a background job and returns 202 immediately. Without it, the response
   * waits up to 30 seconds for the result. Other preferences are ignored.
   */
  prefer?: Prefer;
}

/** Parameters of `forecast.getBacktest`. */
export interface ForecastGetBacktestParameters {
  /** Cache key from the response of a run. */
  cacheKey: string;
}

/** Parameters of `forecast.job`. */
export interface ForecastJobParameters {
  /** Id of the job, from `Location`. */
  jobId: string;
}

/** Parameters of `news.list`. */
export interface NewsListParameters {
  /** Return only items of this feed, as listed by `/api/news/sources`. */
  source?: string;
  /** Return only items of this agency, as named by `/api/news/sources`. */
  agency?: string;
  /**
   * Return only items of agencies of these countries and items linked to their releases: a country code, a comma-separated list of
   * codes and groups (`US,EA,G7`), or `all`, alone. Codes are ISO 3166-1 alpha-2 or alpha-3, or `EA` for the euro area as a whole;
   * case and spaces are ignored; `UK` and `EL` are read as `GB` and `GR`. Groups are `G7`, `G20`, `OECD`, `BRICS` and `EA-MEMBERS`.
   * Defaults to all items.
   */
  country?: string | readonly string[];
  /** Return only items whose title or summary contains every word, ignoring case. */
  q?: string;
  /** Return only items on or after this UTC day. */
  from?: FirstDay;
  /** Return only items on or before this UTC day. Must not be before `from`. */
  to?: LastDay;
  /** Return only items linked to a release of this indicator (slug). */
  indicator?: string;
  /** Maximum number of rows to return. Defaults to 100, maximum 1,000. */
  limit?: number;
  /** `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
  cursor?: string;
}

/** Parameters of `providers.series`. */
export interface ProvidersSeriesParameters {
  /** Name of the provider, as listed by `/api/providers`. */
  provider: ProviderName;
  /**
   * Series id of the provider, percent-encoded as one path segment: `/` as `%2F`, `?` as `%3F` (`encodeURIComponent` in
   * JavaScript). The SDK encodes it for you. `/api/providers` has an example for each provider.
   */
  seriesId: string;
  /** Return only observations dated on or after this day. */
  start?: FirstDay;
  /** Return only observations dated on or before this day. Must not be before `start`. */
  end?: LastDay;
  /** Maximum number of observations to return. Defaults to 1,000, maximum 10,000. */
  limit?: number;
  /** `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
  cursor?: string;
}

/** Parameters of `discovery.catalog`. */
export interface DiscoveryCatalogParameters {
  /** Search text, at most 200 characters. Without it, everything is listed. */
  q?: string;
  /** Return only entries of this provider, as listed in the facets. Includes the indicators that are imported from it. */
  provider?: string;
  /** Return only entries with this frequency. */
  frequency?: Frequency;
  /**
   * ISO 3166-1 alpha-2 or alpha-3 code, or `EA` for the euro area (also `EMU` and `EZ`). Case-insensitive; Eurostat's `UK`
   * and `EL` are read as `GB` and `GR`. Defaults to the indicator's default country, or to all countries if the operation
   * says so.
   */
  country?: string;
  /** Return only entries of this topic, as listed in the facets. */
  topic?: string;
  /** Return only entries that are in the library (`true`) or only entries that are not (`false`). */
  inLibrary?: boolean;
  /** Maximum number of entries to return. Defaults to 20, maximum 100. */
  limit?: number;
  /** `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
  cursor?: string;
}

/** Parameters of `discovery.datasets`. */
export interface DiscoveryDatasetsParameters {
  /** Search text, at most 200 characters. Without it, everything is listed. */
  q?: string;
  /** Return only data sets of this provider. */
  provider?: ProviderName;
  /** Return only data sets of this topic, as listed in the facets. */
  topic?: string;
  /** Maximum number of data sets to return. Defaults to 20, maximum 100. */
  limit?: number;
  /** `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
  cursor?: string;
}

/** Parameters of `discovery.series`. */
export interface DiscoverySeriesParameters {
  /** Name of the provider, as listed by `/api/providers`. */
  provider: ProviderName;
  /**
   * Series id of the provider, percent-encoded as one path segment: `/` as `%2F`, `?` as `%3F` (`encodeURIComponent` in
   * JavaScript). The SDK encodes it for you. `/api/providers` has an example for each provider.
   */
  seriesId: string;
}

/** Parameters of `import.remove`. */
export interface ImportRemoveParameters {
  /** Slug of the indicator, or the id of its FRED series, such as `GDPC1`. */
  slug: string;
}

/** Parameters of `import.job`. */
export interface ImportJobParameters {
  /** Id of the job, from `Location`. */
  jobId: string;
}

/** Parameters of `import.csv`. */
export interface ImportCsvParameters {
  /** Slug of the indicator. */
  slug: NewSlug;
  /** ISO 3166-1 alpha-2 or alpha-3 code, or `EA` for the euro area. Defaults to the default country of the indicator. */
  country?: string;
  /** Name of a new indicator, at most 200 characters. Defaults to its slug. */
  name?: string;
  /** Description of a new indicator, at most 2,000 characters. */
  description?: string;
  /** Category of a new indicator. */
  category?: Category;
  /** Unit of the values. A unit that differs from the previous one marks a new base or unit. */
  unit?: string;
  /** Frequency of a new indicator. */
  frequency?: Frequency;
  /** Whether to report the changes without writing them. Defaults to `false`. */
  dryRun?: boolean;
  /** What separates the columns. Defaults to what separates most columns in the first lines. */
  separator?: UploadSeparator;
  /**
   * The decimal mark of the values. The other mark, spaces and apostrophes separate thousands. Required if the values do not show it, as
   * `1,234` does not.
   */
  decimal?: UploadDecimal;
  /** Whether dates such as 3/4/2026 begin with the day (`dmy`) or with the month (`mdy`). Required if both give valid dates. */
  dateOrder?: UploadDateOrder;
  /** Name of the column with the dates. Defaults to `date` or a similar name. */
  dateColumn?: string;
  /** Name of the column with the values. Defaults to `value` or a similar name. */
  valueColumn?: string;
  /** Name of the column with the days of publication. Defaults to `vintage` or a similar name, if there is one. */
  vintageColumn?: string;
  /** The CSV file. */
  csv: string;
}

/** Parameters of `census.variables`. */
export interface CensusVariablesParameters {
  /** Path of the dataset in the Census Bureau's API, without the year. */
  dataset: string;
  /** Year of the dataset. Omit it for time series (`timeseries/…`). */
  year?: number;
  /** Return only variables whose name, label or concept contains every word, ignoring case. */
  q?: string;
  /** Return only variables of this group, written as in the Census Bureau's API. */
  group?: string;
  /** Maximum number of rows to return. Defaults to 100, maximum 1,000. */
  limit?: number;
  /** `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
  cursor?: string;
}

/** Parameters of `chat.conversations`. */
export interface ChatConversationsParameters {
  /** Maximum number of rows to return. Defaults to 100, maximum 1,000. */
  limit?: number;
  /** `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
  cursor?: string;
}

/** Parameters of `chat.conversation`. */
export interface ChatConversationParameters {
  /** Id of the resource, as returned in lists. */
  id: string;
}

/** Parameters of `chat.deleteConversation`. */
export interface ChatDeleteConversationParameters {
  /** Id of the resource, as returned in lists. */
  id: string;
}

/** Parameters of `chat.exportConversation`. */
export interface ChatExportConversationParameters {
  /** Id of the resource, as returned in lists. */
  id: string;
}

/** Parameters of `mcp.send`. */
export interface McpSendParameters extends McpMessage {
  /** Revision of the protocol. Required from revision 2026-07-28 on. */
  mCPProtocolVersion?: string;
  /** The `method` of the message. Required from revision 2026-07-28 on. */
  mcpMethod?: string;
  /**
   * The name of the tool or prompt, or the URI of the resource. Required from revision 2026-07-28 on for `tools/call`,
   * `prompts/get` and `resources/read`.
   */
  mcpName?: string;
}
