// Generated from openapi.yaml and contract/ by `npm run generate`. Do not edit.

import type { AlmanacCall } from '../call.js';
import type { CallOptions, StreamOptions } from '../callOptions.js';
import type { Csv } from '../csv.js';
import type { AlmanacEvent } from '../eventStream.js';
import type { AlmanacList } from '../list.js';
import type { IndicatorsGetParameters, IndicatorsDownloadParameters, ChartsGetParameters, CountriesListParameters, CountriesGetParameters, HeadlinesGetParameters, IndicatorsSearchParameters, IndicatorsSeriesParameters, IndicatorsObservationsParameters, IndicatorsMetadataParameters, IndicatorsReleasesParameters, IndicatorsVintagesParameters, ReleasesGetParameters, ReleasesVintagesParameters, CalendarReleasesParameters, CalendarIcsParameters, CalendarFeedParameters, AccountUsageParameters, NotificationsListParameters, WatchlistRemoveParameters, SessionsRevokeParameters, KeysRevokeParameters, KeysRotateParameters, AlertsListParameters, AlertsHistoryParameters, AlertsPreviewDigestParameters, AlertsGetParameters, AlertsUpdateParameters, AlertsDeleteParameters, AlertsFeedParameters, AlertsDescribeUnsubscribeParameters, AlertsUnsubscribeParameters, EventsStreamParameters, WebhooksGetParameters, WebhooksUpdateParameters, WebhooksDeleteParameters, WebhooksTestParameters, WebhooksRotateSecretParameters, WebhooksDeliveriesParameters, WebhooksRedeliverParameters, WebhooksRedeliverSinceParameters, BillingWebhookParameters, AdminBillingParameters, AdminSyncBillingParameters, AdminReleasePlanParameters, AdminAccountsParameters, AdminAccountParameters, AdminUpdateAccountParameters, AdminUpdateKeyParameters, AdminRevokeKeyParameters, AdminUsageParameters, AdminAuditLogParameters, AdminRunJobParameters, AdminQuarantineParameters, AdminAcceptQuarantinedParameters, AdminRejectQuarantinedParameters, ForecastRunParameters, ForecastListParameters, ForecastGetParameters, ForecastCsvParameters, ForecastShareParameters, ForecastStopSharingParameters, ForecastBacktestParameters, ForecastGetBacktestParameters, ForecastJobParameters, NewsListParameters, ProvidersSeriesParameters, DiscoveryCatalogParameters, DiscoveryDatasetsParameters, DiscoverySeriesParameters, ImportRemoveParameters, ImportJobParameters, ImportCsvParameters, CensusVariablesParameters, ChatConversationsParameters, ChatConversationParameters, ChatDeleteConversationParameters, ChatExportConversationParameters, McpSendParameters } from './parameters.gen.js';
import type { IndicatorDetailResponse, CountriesResponse, CountryResponse, HeadlinesResponse, HeadlineResponse, SearchResponse, SeriesResponse, ObservationsResponse, MetadataResponse, ReleasesResponse, VintagesResponse, ReleaseResponse, ReleaseVintagesResponse, CalendarResponse, Health, Liveness, SignUp, SignUpAccepted, TokenOnly, Account, SignIn, EmailOnly, MailSent, PasswordResetCheck, PasswordReset, AccountChange, PasswordChange, PasswordOnly, AccountRecord, KeyRecord, CalendarFeed, AlertRule, AlertSettings, NotificationPreferences, WatchedSeries, BillingAccount, Webhook, ForecastRun, AccountExport, UsageResponse, NewCalendarFeed, NotificationsResponse, NotificationUpdate, NotificationsUpdated, WatchlistResponse, SeriesToWatch, SessionsResponse, KeysResponse, KeyName, NewKey, AlertRulesResponse, NewAlertRule, AlertPreviewRequest, AlertPreview, AlertHistoryResponse, AlertDigest, WebhooksResponse, NewWebhook, WebhookWithSecret, WebhookDelivery, WebhookDeliveriesResponse, WebhookRedeliveryResponse, BillingPlans, BillingState, Checkout, BillingLink, PortalVisit, Invoices, EventReceipt, BillingAccounts, AccountsResponse, AccountDetail, AdminUsageResponse, AuditLogResponse, JobRun, JobsResponse, QuarantineResponse, ImportResult, DiagnosticsRequest, DiagnosticsResponse, StationarityRequest, StationarityResponse, ForecastsResponse, ForecastJob, ForecastShare, BacktestRun, ForecastModels, NewsResponse, NewsSourcesResponse, ProvidersResponse, ProviderSeriesResponse, CatalogResponse, DatasetsResponse, CatalogProvidersResponse, DiscoveredSeriesResponse, ImportRequest, ImportJob, ObservationsUpload, CensusVariablesResponse, ChatQuestion, ChatAnswer, ChatStatus, ChatConversationsResponse, ChatConversationDetail, McpResponse } from './types.gen.js';

/** The methods by group and name, as in the operationIds of the contract. */
export interface Operations {
  readonly indicators: IndicatorsOperations;
  readonly charts: ChartsOperations;
  readonly countries: CountriesOperations;
  readonly headlines: HeadlinesOperations;
  readonly releases: ReleasesOperations;
  readonly calendar: CalendarOperations;
  readonly contract: ContractOperations;
  readonly changelog: ChangelogOperations;
  readonly health: HealthOperations;
  readonly admin: AdminOperations;
  readonly account: AccountOperations;
  readonly notifications: NotificationsOperations;
  readonly watchlist: WatchlistOperations;
  readonly sessions: SessionsOperations;
  readonly keys: KeysOperations;
  readonly alerts: AlertsOperations;
  readonly events: EventsOperations;
  readonly webhooks: WebhooksOperations;
  readonly billing: BillingOperations;
  readonly labs: LabsOperations;
  readonly forecast: ForecastOperations;
  readonly news: NewsOperations;
  readonly providers: ProvidersOperations;
  readonly discovery: DiscoveryOperations;
  readonly import: ImportOperations;
  readonly census: CensusOperations;
  readonly chat: ChatOperations;
  readonly mcp: McpOperations;
}

export interface IndicatorsOperations {
  /**
   * Get an indicator
   *
   * Returns the metadata, observations, guardrails, release, related indicators, preview quality, standardization and
   * country availability of an indicator for one country.
   *
   * With `vintage`, the response is as of that day: unit and date range in `metadata` are those of the vintage, `release`
   * has the last and next date as of that day, and `guardrails` and `previewQuality` assess the values of the vintage.
   * `guardrails` and `previewQuality` assess at most the newest 20,000 observations.
   * Descriptions, methodology, related indicators and country availability are always current.
   *
   * @param parameters.slug Slug of the indicator, or the id of its FRED series, such as `GDPC1`.
   * @param parameters.country ISO 3166-1 alpha-2 or alpha-3 code, or `EA` for the euro area (also `EMU` and `EZ`). Case-insensitive; Eurostat's `UK` and `EL` are read as `GB` and `GR`. Defaults to the indicator's default country, or to all countries if the operation says so.
   * @param parameters.vintage Return the values as of this day. Must not be after today. Defaults to the latest vintage.
   * @returns The indicator.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {AlmanacError} 402, 431: The plan of the account does not include this request.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The indicator does not exist, has no series for the country, or has no vintage as of the day.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  get(parameters: IndicatorsGetParameters, options?: CallOptions): AlmanacCall<IndicatorDetailResponse>;

  /**
   * Download observations as CSV
   *
   * Returns all observations of an indicator as RFC 4180 CSV with a header row and the columns `date,value,revised`. With
   * `frequency` the column `observationCount` is added, and for a series with projections the column `projection` (`true` or
   * `false`). Aggregation is applied before the transformation `units`.
   *
   * A file of more than one megabyte (1,048,576 bytes) is sent while it is read, without `Content-Length`. If the series changes or a
   * failure occurs in the meantime, the server resets the connection, so that a file is never taken for complete when it is not.
   *
   * @param parameters.slug Slug of the indicator, or the id of its FRED series, such as `GDPC1`.
   * @param parameters.country ISO 3166-1 alpha-2 or alpha-3 code, or `EA` for the euro area (also `EMU` and `EZ`). Case-insensitive; Eurostat's `UK` and `EL` are read as `GB` and `GR`. Defaults to the indicator's default country, or to all countries if the operation says so.
   * @param parameters.start Return only observations dated on or after this day.
   * @param parameters.end Return only observations dated on or before this day. Must not be before `start`.
   * @param parameters.units Transformation, in FRED's codes: `lin` as published, `chg` change, `ch1` change from a year ago, `pch` percent change, `pc1` percent change from a year ago, `pca` compounded annual rate of change, `cch` continuously compounded rate of change, `cca` continuously compounded annual rate of change, `log` natural logarithm. Defaults to `lin`.
   * @param parameters.frequency Aggregate to this lower frequency. FRED's codes (`w`, `bw`, `m`, `q`, `sa`, `a`) are aliases. Defaults to the frequency of the series.
   * @param parameters.aggregation Aggregation method: average, sum or end of period. Only with `frequency`. Defaults to the method for the series (`standardization.aggregation`): the last value of a stock, the sum of a flow, and the average of everything else, including flows at an annual rate. Periods with missing values have no sum.
   * @param parameters.vintage Return the values as of this day. Must not be after today. Defaults to the latest vintage.
   * @param parameters.includeVintage Whether a CSV response has the column `vintage_date`, the last one, with the vintage date of each row's series. Defaults to `false`. JSON has it in `series`.
   * @returns The observations, oldest first.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {AlmanacError} 402, 431: The plan of the account does not include this request.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The indicator does not exist, has no series for the country, or has no vintage as of the day.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  download(parameters: IndicatorsDownloadParameters, options?: CallOptions): AlmanacCall<Csv>;

  /**
   * Search indicators
   *
   * Returns matching indicators with facet counts. Exact names and slugs rank first. Words match in singular and plural
   * and through common synonyms; misspelled words are corrected, and an unknown last word matches as a prefix. Words for
   * the form of a value (rate, growth, level, index …) are optional. At most 16 words of `q` are used.
   *
   * If more than 640 indicators match, a search ranks 250 of them: those whose names contain the words, and among these
   * the most prominent, before others. `total` and `facets` then count the ranked ones.
   *
   * A country or region in `q` restricts results to indicators that cover it. A member of the euro area without its own
   * series matches the euro area series, ranked after own series. A group in `q`, such as G7, restricts results to
   * indicators that cover a member; those that cover most members rank first, and `query.countryGroups` has the value of
   * `country` that reads it. A frequency in `q` ranks series of that frequency first.
   * Without `q`, indicators are listed in order of slug. `country` returns the indicators that cover at least one of the
   * countries; `EA` stands here for the euro area as a whole only.
   *
   * @param parameters.q Search text, at most 200 characters. Without it, all indicators are listed.
   * @param parameters.provider Return only indicators with a series from this provider.
   * @param parameters.frequency Return only indicators with this frequency.
   * @param parameters.country A country code, a comma-separated list of codes and groups (`US,JP,G7`), or `all`, alone, for all countries that the indicators cover. Codes are ISO 3166-1 alpha-2 or alpha-3; case and spaces are ignored; Eurostat's `UK` and `EL` are read as `GB` and `GR`. Defaults to the indicator's default country, or to all countries if the operation says so.
   * @param parameters.category Return only indicators of this category.
   * @param parameters.seasonalAdjustment Return only indicators with a series of this seasonal adjustment.
   * @param parameters.limit Maximum number of indicators to return. Defaults to 20, maximum 100.
   * @param parameters.cursor `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged.
   * @returns A page of matching indicators, best match first; equal matches in order of slug.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  search(parameters?: IndicatorsSearchParameters, options?: CallOptions): AlmanacList<SearchResponse>;

  /**
   * List series
   *
   * Returns the series of one or more indicators, one per country, ordered by `id` and country code. Without `country`,
   * the series of all countries are returned. The number of ids times the number of countries in `country` can be at most 250.
   *
   * @param parameters.id Comma-separated indicator ids (slugs, or ids of FRED series such as `CPIAUCSL`), at most 50, without duplicates. Spaces around them are ignored.
   * @param parameters.country A country code, a comma-separated list of codes and groups (`US,JP,G7`), or `all`, alone, for all countries that the indicators cover. Codes are ISO 3166-1 alpha-2 or alpha-3; case and spaces are ignored; Eurostat's `UK` and `EL` are read as `GB` and `GR`. Defaults to the indicator's default country, or to all countries if the operation says so.
   * @param parameters.limit Maximum number of rows to return. Defaults to 100, maximum 1,000.
   * @param parameters.cursor `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged.
   * @returns A page of series.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The indicator does not exist, has no series for the country, or has no vintage as of the day.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  series(parameters: IndicatorsSeriesParameters, options?: CallOptions): AlmanacList<SeriesResponse>;

  /**
   * Get observations
   *
   * Returns the observations of one or more indicators, ordered by `id`, country code and date. Select a date range and
   * a vintage, transform the values with `units`, and aggregate them with `frequency`. Aggregation comes first, then the
   * transformation, then the date range, so that the first value also has its base one year ago.
   *
   * The server reads only the rows of the page, and the notes of a series are about them. Get a long series with several
   * pages or as a download.
   *
   * `vintage` returns one value per date, as of that day. `firstRelease=true` returns the first value in the library for
   * each date. `allVintages=true` returns every value of each date with its real-time period. Use at most one of the
   * three; `firstRelease` and `allVintages` return values in their published units and frequency.
   *
   * The response is JSON, or CSV with `format=csv` or if `Accept` prefers `text/csv`. For one series the CSV columns are
   * `date,value,revised`, followed by `realtime_start` (with `firstRelease` or `allVintages`), `realtime_end` (with
   * `allVintages`), `observationCount` (with `frequency`), `unit` (if the rows have different units) and `projection` (if a
   * series has projections: `true` or `false`). For several series, `id,country` come first.
   *
   * A series without values from `start` to `end` has a note that says why. With several countries it is also in `missing`.
   * A CSV response names missing series in the header `X-Missing-Series`.
   *
   * A request can select at most 250 series. Rows name their series if it selects several series or countries.
   *
   * @param parameters.id Comma-separated indicator ids (slugs, or ids of FRED series such as `CPIAUCSL`), at most 50, without duplicates. Spaces around them are ignored.
   * @param parameters.country A country code, a comma-separated list of codes and groups (`US,JP,G7`), or `all`, alone, for all countries that the indicators cover. Codes are ISO 3166-1 alpha-2 or alpha-3; case and spaces are ignored; Eurostat's `UK` and `EL` are read as `GB` and `GR`. Defaults to the indicator's default country, or to all countries if the operation says so.
   * @param parameters.start Return only observations dated on or after this day.
   * @param parameters.end Return only observations dated on or before this day. Must not be before `start`.
   * @param parameters.units Transformation, in FRED's codes: `lin` as published, `chg` change, `ch1` change from a year ago, `pch` percent change, `pc1` percent change from a year ago, `pca` compounded annual rate of change, `cch` continuously compounded rate of change, `cca` continuously compounded annual rate of change, `log` natural logarithm. Defaults to `lin`.
   * @param parameters.frequency Aggregate to this lower frequency. FRED's codes (`w`, `bw`, `m`, `q`, `sa`, `a`) are aliases. Defaults to the frequency of the series.
   * @param parameters.aggregation Aggregation method: average, sum or end of period. Only with `frequency`. Defaults to the method for the series (`standardization.aggregation`): the last value of a stock, the sum of a flow, and the average of everything else, including flows at an annual rate. Periods with missing values have no sum.
   * @param parameters.vintage Return the values as of this day. Must not be after today. Defaults to the latest vintage.
   * @param parameters.includeVintage Whether a CSV response has the column `vintage_date`, the last one, with the vintage date of each row's series. Defaults to `false`. JSON has it in `series`.
   * @param parameters.firstRelease Return the first value of each date with the first day on which it was current. Defaults to `false`.
   * @param parameters.allVintages Return every value of each date with its real-time start and end. Defaults to `false`.
   * @param parameters.order Sort order by date within each series: `asc` (oldest first, the default) or `desc`.
   * @param parameters.limit Maximum number of observations to return, over all series. Defaults to 10,000, maximum 100,000.
   * @param parameters.cursor `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged.
   * @param parameters.format Response format. Takes precedence over `Accept`.
   * @returns The observations. For CSV, the headers have the cursor of the next page and the missing series.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {AlmanacError} 402, 431: The plan of the account does not include this request.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The indicator does not exist, has no series for the country, or has no vintage as of the day.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  observations<Format extends 'json' | 'csv' = 'json'>(parameters: IndicatorsObservationsParameters<Format>, options?: CallOptions): Format extends 'csv' ? AlmanacCall<Csv> : AlmanacList<ObservationsResponse>;

  /**
   * Get indicator metadata
   *
   * Returns what each indicator measures, its source agency, licence and methodology, and its unit in each vintage, for
   * one country or the indicator's default country. Results are in the order of `id`.
   *
   * @param parameters.id Comma-separated indicator ids (slugs, or ids of FRED series such as `CPIAUCSL`), at most 50, without duplicates. Spaces around them are ignored.
   * @param parameters.country ISO 3166-1 alpha-2 or alpha-3 code, or `EA` for the euro area (also `EMU` and `EZ`). Case-insensitive; Eurostat's `UK` and `EL` are read as `GB` and `GR`. Defaults to the indicator's default country, or to all countries if the operation says so.
   * @returns The metadata.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The indicator does not exist, has no series for the country, or has no vintage as of the day.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  metadata(parameters: IndicatorsMetadataParameters, options?: CallOptions): AlmanacCall<MetadataResponse>;

  /**
   * List releases
   *
   * Returns the releases of the given countries and indicators, or all releases, each with its dates between `from` and `to`,
   * ordered by release id.
   *
   * Past dates are the days on which the library first had new values. Estimated dates are derived from the release's
   * rule, at the frequency of the series in the library, and include revised estimates. If an estimated date has passed,
   * the library does not contain its values yet. At most 250 indicators represent a release: those that the library has had
   * for longest.
   *
   * @param parameters.id Comma-separated indicator ids (slugs), at most 50, without duplicates. Without it, all releases are returned.
   * @param parameters.country Return only releases of these countries: a country code, a comma-separated list of codes and groups (`US,EA,G7`), or `all`, alone. Codes are ISO 3166-1 alpha-2 or alpha-3, or `EA` for the euro area as a whole; case and spaces are ignored; `UK` and `EL` are read as `GB` and `GR`. Groups are `G7`, `G20`, `OECD`, `BRICS` and `EA-MEMBERS`. Defaults to all releases, including those that belong to no country. `missingCountries` lists those without release dates.
   * @param parameters.from First day of the schedule. Defaults to 365 days before today.
   * @param parameters.to Last day of the schedule, at most 3,660 days after `from`. Defaults to 180 days after today.
   * @param parameters.limit Maximum number of rows to return. Defaults to 100, maximum 1,000.
   * @param parameters.cursor `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged.
   * @returns A page of releases.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The indicator does not exist, has no series for the country, or has no vintage as of the day.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  releases(parameters?: IndicatorsReleasesParameters, options?: CallOptions): AlmanacList<ReleasesResponse>;

  /**
   * List vintages
   *
   * Returns the vintage dates of the indicators, in the order of `id`, oldest first. Each vintage has the number of new
   * and revised observations, the size of the revisions, and whether the series was rebased. A change of base or unit does
   * not count as a revision; revisions are measured net of it.
   *
   * @param parameters.id Comma-separated indicator ids (slugs, or ids of FRED series such as `CPIAUCSL`), at most 50, without duplicates. Spaces around them are ignored.
   * @param parameters.country ISO 3166-1 alpha-2 or alpha-3 code, or `EA` for the euro area (also `EMU` and `EZ`). Case-insensitive; Eurostat's `UK` and `EL` are read as `GB` and `GR`. Defaults to the indicator's default country, or to all countries if the operation says so.
   * @param parameters.start Return only vintages on or after this day.
   * @param parameters.end Return only vintages on or before this day.
   * @param parameters.limit Maximum number of rows to return. Defaults to 100, maximum 1,000.
   * @param parameters.cursor `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged.
   * @returns A page of vintages.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The indicator does not exist, has no series for the country, or has no vintage as of the day.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  vintages(parameters: IndicatorsVintagesParameters, options?: CallOptions): AlmanacList<VintagesResponse>;
}

export interface ChartsOperations {
  /**
   * Draw an indicator as a picture
   *
   * Returns a chart of an indicator as SVG or PNG, with its title, unit, source and, for the United States, recessions.
   * The source's projections are dashed. SVG contains a title and a description in words, for readers who do not see the
   * picture; use the same text for `alt` in HTML. PNG has two pixels for each pixel of `width` and `height`.
   *
   * The chart has a line for each country and each indicator in `with`, and a second axis if their units differ; lines in a
   * third unit are left out, and the picture says so. Of the first line, dotted lines mark breaks that the guardrails found
   * (`UNIT_BREAK`, `LEVEL_SHIFT`), and triangles mark the vintages since which it is published in another unit or base.
   *
   * @param parameters.slug Slug of the indicator, or the id of its FRED series, such as `GDPC1`.
   * @param parameters.format Format of the picture. Defaults to `svg`.
   * @param parameters.country A country code, a comma-separated list of codes and groups (`US,EA`), or `all`, alone. Codes are ISO 3166-1 alpha-2 or alpha-3, or `EA` for the euro area as a whole; case and spaces are ignored; `UK` and `EL` are read as `GB` and `GR`. Groups are `G7`, `G20`, `OECD`, `BRICS` and `EA-MEMBERS`; of a group, the countries for which the indicator has a series. A chart has at most five lines, so more than five countries are an error (400). Defaults to the indicator's default country.
   * @param parameters.with Other indicators on the same chart, separated by commas: a slug, or a slug and a country as `slug.US`. Without a country, the default one of the indicator. At most five lines with the countries.
   * @param parameters.units Transformation, in FRED's codes, as for observations. Defaults to `defaultUnits` of the indicator: `pc1`, inflation, for price indexes and `lin` for all others.
   * @param parameters.start Return only observations dated on or after this day.
   * @param parameters.end Return only observations dated on or before this day. Must not be before `start`.
   * @param parameters.vintage Return the values as of this day. Must not be after today. Defaults to the latest vintage.
   * @param parameters.indexed Whether to index all lines to 100 at the first date on which all have a value. Defaults to `false`.
   * @param parameters.scale Scale of the value axis. Defaults to `linear`. A chart with values of zero or less is linear.
   * @param parameters.recessions Whether to shade US recessions, as dated by the NBER. Defaults to `true` if the US is shown.
   * @param parameters.theme Colours for a light or a dark background. Defaults to `light`.
   * @param parameters.width Width in pixels. Defaults to 960.
   * @param parameters.height Height in pixels. Defaults to 540.
   * @returns The picture.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The indicator does not exist, has no series for the country, or has no vintage as of the day.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  get<Format extends "svg" | "png" = "svg">(parameters: ChartsGetParameters<Format>, options?: CallOptions): Format extends 'png' ? AlmanacCall<Uint8Array<ArrayBuffer>> : AlmanacCall<string>;
}

export interface CountriesOperations {
  /**
   * List countries
   *
   * Returns the countries and areas that the library knows, by code (with `q`, the best match first) and with the number of their
   * series, and the groups of countries that `country` accepts.
   *
   * @param parameters.group Return only the members of this group.
   * @param parameters.q Return only countries that this text names: first the one with this code, then those with this name or common name (`UK`, `Holland`, `euro zone`), then those whose name, a word of it, or code begins with the text. At most 100 characters.
   * @param parameters.limit Maximum number of rows to return. Defaults to 100, maximum 1,000.
   * @param parameters.cursor `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged.
   * @returns A page of countries.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  list(parameters?: CountriesListParameters, options?: CallOptions): AlmanacList<CountriesResponse>;

  /**
   * Get the headline values of a country
   *
   * Returns a country with its headline values: growth, inflation, unemployment, interest and exchange rates, trade, debt and others.
   * Each has its latest value, the changes since the period before and since a year before, and whether newer values are to be
   * expected.
   *
   * A headline has a list of indicators, from the most to the least frequent. It is read from the first that the library holds for
   * the country. If its next value is overdue, it is read from a later indicator with a later period; the middles of the
   * periods are compared, so that a month of autumn is later than the average of its year. A value whose period ended more
   * than two years ago (annual values: three) is no headline.
   *
   * The forecasts are the projections for the current year. Other headlines from an indicator with projections show the last
   * period that had ended in the newest edition. `missing` lists the headlines without a value, each with the reason.
   *
   * @param parameters.code ISO 3166-1 alpha-2 or alpha-3 code, or `EA` for the euro area (also `EMU` and `EZ`). Case-insensitive. The error for a name or the code of a group says which code to use.
   * @returns The country and its headline values.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: No country has this code.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  get(parameters: CountriesGetParameters, options?: CallOptions): AlmanacCall<CountryResponse>;
}

export interface HeadlinesOperations {
  /**
   * List the headlines
   *
   * Returns the headlines that `GET /v1/headlines/{id}` compares across countries, each with what it measures and the number of
   * countries for which the library holds it.
   *
   * @returns All headlines.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  list(options?: CallOptions): AlmanacCall<HeadlinesResponse>;

  /**
   * Compare a headline value across countries
   *
   * Returns one headline value, such as inflation, for several countries, highest first. Each value is selected and described as in
   * `GET /v1/countries/{code}`. `missing` lists the countries without a value, each with the reason. The values can be of different
   * periods and units; each states its own.
   *
   * @param parameters.id Id of the headline.
   * @param parameters.country Codes of countries and groups, separated by commas, as in `GET /v1/indicators/observations`. They can stand for at most 60 countries. Defaults to `G20`.
   * @returns The values, highest first.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  get(parameters: HeadlinesGetParameters, options?: CallOptions): AlmanacCall<HeadlineResponse>;
}

export interface ReleasesOperations {
  /**
   * Get a release
   *
   * Returns a release with its next dates, the latest past ones whose values are missing, and a page of its indicators, the most prominent first, each with its latest value. A
   * worldwide release has one series per indicator: that of the indicator's default country. At most 250 indicators represent a
   * release: those that the library has had for longest.
   *
   * @param parameters.id Id of the release, as in `/v1/indicators/releases`.
   * @param parameters.limit Maximum number of indicators to return. Defaults to 50, maximum 100.
   * @param parameters.cursor `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged.
   * @returns The release and a page of its indicators.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The release does not exist.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  get(parameters: ReleasesGetParameters, options?: CallOptions): AlmanacList<ReleaseResponse>;

  /**
   * List the vintages of a release
   *
   * Returns the days on which the library first had new values of the release's indicators, latest first. Each has the number of
   * new, revised and withdrawn values of all indicators together, and the value of the headline indicator, which is the most
   * prominent one with a vintage on that day. `releaseDates` are the dates of the release since the vintage before.
   *
   * @param parameters.id Id of the release, as in `/v1/indicators/releases`.
   * @param parameters.limit Maximum number of vintages to return. Defaults to 12, maximum 50.
   * @param parameters.cursor `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged.
   * @returns A page of vintages.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The release does not exist.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  vintages(parameters: ReleasesVintagesParameters, options?: CallOptions): AlmanacList<ReleaseVintagesResponse>;
}

export interface CalendarOperations {
  /**
   * List calendar events
   *
   * Returns past and upcoming releases between two days, ordered by `scheduledAt` and release id. Events without a time come
   * first on their day.
   *
   * A `released` event is taken from the vintages of the library. It has the published value, the value of the previous
   * period and, if this release revised that value, the value before the revision. A `scheduled` event has a date
   * announced by the agency. An `estimated` event has a date derived from the release's rule, at the frequency of the
   * series in the library. Discontinued series have no upcoming events.
   *
   * If a scheduled or estimated date has passed, the library does not contain the new values yet; `libraryDay` is the last
   * day it covers. At most 250 indicators represent a release: those that the library has had for longest. A page ends before
   * its events have more than 500 indicators.
   *
   * @param parameters.from First day. Defaults to 30 days before today.
   * @param parameters.to Last day, at most 366 days after `from`. Defaults to 60 days after the later of `from` and today.
   * @param parameters.country Return only releases of these countries: a country code, a comma-separated list of codes and groups (`US,EA,G7`), or `all`, alone. Codes are ISO 3166-1 alpha-2 or alpha-3, or `EA` for the euro area as a whole; case and spaces are ignored; `UK` and `EL` are read as `GB` and `GR`. Groups are `G7`, `G20`, `OECD`, `BRICS` and `EA-MEMBERS`. Defaults to all releases, including those that belong to no country. `missingCountries` lists those without release dates.
   * @param parameters.category Return only releases that publish an indicator of this category.
   * @param parameters.importance Return only releases of this importance.
   * @param parameters.status Return only events with this status.
   * @param parameters.indicators `all` returns every indicator of an event; `headline` only those with `isHeadline`, at most three, in a much smaller response.
   * @param parameters.limit Maximum number of rows to return. Defaults to 100, maximum 1,000.
   * @param parameters.cursor `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged.
   * @returns A page of calendar events.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  releases(parameters?: CalendarReleasesParameters, options?: CallOptions): AlmanacList<CalendarResponse>;

  /**
   * Export the release calendar as iCalendar
   *
   * Returns all events of `/api/calendar/releases` that match the same filters, as iCalendar (RFC 5545). Events with a
   * known time are instants in UTC; the others last all day. `STATUS` is `TENTATIVE` for estimated dates and `CONFIRMED`
   * for all others. The release of a period keeps its `UID` when its date changes, and its `SEQUENCE` increases.
   *
   * @param parameters.from First day. Defaults to 30 days before today.
   * @param parameters.to Last day, at most 366 days after `from`. Defaults to 60 days after the later of `from` and today.
   * @param parameters.country Return only releases of these countries: a country code, a comma-separated list of codes and groups (`US,EA,G7`), or `all`, alone. Codes are ISO 3166-1 alpha-2 or alpha-3, or `EA` for the euro area as a whole; case and spaces are ignored; `UK` and `EL` are read as `GB` and `GR`. Groups are `G7`, `G20`, `OECD`, `BRICS` and `EA-MEMBERS`. Defaults to all releases, including those that belong to no country. `missingCountries` lists those without release dates.
   * @param parameters.category Return only releases that publish an indicator of this category.
   * @param parameters.importance Return only releases of this importance.
   * @param parameters.status Return only events with this status.
   * @returns The calendar.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  ics(parameters?: CalendarIcsParameters, options?: CallOptions): AlmanacCall<string>;

  /**
   * Read the calendar feed of an account
   *
   * Returns the same iCalendar file as `/api/calendar/releases.ics`, with the same filters, for calendar programs, which
   * cannot send a key. The token in
   * the path is the only credential: a user with the address can read the feed, and nothing else of the account. Requests
   * count against the limits of the account. An address that was replaced or deleted returns 404.
   *
   * @param parameters.token The secret token of the feed. It is part of the address that `account.createCalendarFeed` returns.
   * @param parameters.from First day. Defaults to 30 days before today.
   * @param parameters.to Last day, at most 366 days after `from`. Defaults to 60 days after the later of `from` and today.
   * @param parameters.country Return only releases of these countries: a country code, a comma-separated list of codes and groups (`US,EA,G7`), or `all`, alone. Codes are ISO 3166-1 alpha-2 or alpha-3, or `EA` for the euro area as a whole; case and spaces are ignored; `UK` and `EL` are read as `GB` and `GR`. Groups are `G7`, `G20`, `OECD`, `BRICS` and `EA-MEMBERS`. Defaults to all releases, including those that belong to no country. `missingCountries` lists those without release dates.
   * @param parameters.category Return only releases that publish an indicator of this category.
   * @param parameters.importance Return only releases of this importance.
   * @param parameters.status Return only events with this status.
   * @returns The calendar.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {NotFoundError} 404: The link is unknown, expired, already used, or replaced by a later one.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  feed(parameters: CalendarFeedParameters, options?: CallOptions): AlmanacCall<string>;
}

export interface ContractOperations {
  /**
   * Get the OpenAPI document
   *
   * Returns the OpenAPI document that requests are validated against. No authentication is required.
   *
   * @returns The OpenAPI document.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500: The server failed.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  yaml(options?: CallOptions): AlmanacCall<string>;

  /**
   * Get the OpenAPI document as JSON
   *
   * Returns the same document as `/openapi.yaml`, as JSON. No authentication is required.
   *
   * @returns The OpenAPI document.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500: The server failed.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  json(options?: CallOptions): AlmanacCall<Record<string, unknown>>;
}

export interface ChangelogOperations {
  /**
   * Get the changelog as RSS
   *
   * Returns an RSS 2.0 feed with one item per version, newest first. Changes that are not part of a version yet are in the
   * item "Unreleased". Items keep their `guid`; dated versions have a `pubDate`. No authentication is required.
   *
   * @returns The feed.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500: The server failed.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  rss(options?: CallOptions): AlmanacCall<string>;
}

export interface HealthOperations {
  /**
   * Check the health of the service
   *
   * Returns whether the service can serve requests. No authentication is required, and the endpoint responds even if
   * the database is unavailable. It checks the database at most every two seconds. `library` states how much of the bundled library is loaded; it is absent if the database is
   * unavailable. An address, or an IPv6 network, can send
   * 1,200 health checks and page requests in any 60 seconds; the operator can change this with `PUBLIC_REQUESTS_PER_MINUTE`.
   *
   * @returns The service and its database are available.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The service runs, but it is starting or stopping, or its database is unavailable.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  get(options?: CallOptions): AlmanacCall<Health>;

  /**
   * Check that the process is alive
   *
   * Returns 200 while the process runs, without checking the database. No authentication is required.
   * An address, or an IPv6 network, can send 1,200 health checks and page requests in any 60 seconds; the operator can change this with `PUBLIC_REQUESTS_PER_MINUTE`.
   * Restart a process that does not respond; use `/api/health` to decide whether to send it requests.
   *
   * @returns The process is running.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500: The server failed.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  live(options?: CallOptions): AlmanacCall<Liveness>;
}

export interface AdminOperations {
  /**
   * Get metrics
   *
   * Returns the metrics of this process in the Prometheus text format: requests by operation and status, their durations,
   * rate limit decisions, response cache hits, memory, CPU time and event-loop lag. Each node reports its own metrics.
   *
   * @returns The metrics in the Prometheus text format.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The cron secret is missing or wrong, or the session has ended.
   * @throws {PermissionError} 403: The server has no cron secret.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  metrics(options?: CallOptions): AlmanacCall<string>;

  /**
   * List subscriptions
   *
   * Returns the accounts that are customers at Stripe: who subscribes to what since when, and whose payments failed. The latest customers come first.
   *
   * @param parameters.status Return only subscriptions with this status.
   * @param parameters.limit Maximum number of rows to return. Defaults to 100, maximum 1,000.
   * @param parameters.cursor `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged.
   * @returns A page of accounts.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The cron secret is missing or wrong, or the session has ended.
   * @throws {PermissionError} 403: The server has no cron secret and the request has no session, the session is not that of the owner, the account is suspended, or the request of a session comes from another site.
   * @throws {NotFoundError} 404: Billing is off on this server.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  billing(parameters?: AdminBillingParameters, options?: CallOptions): AlmanacList<BillingAccounts>;

  /**
   * Read the subscription of an account from Stripe
   *
   * Fetches the state of the account's subscription from Stripe, stores it, and returns it.
   *
   * @param parameters.id Id of the resource, as returned in lists.
   * @returns The account.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The cron secret is missing or wrong, or the session has ended.
   * @throws {PermissionError} 403: The server has no cron secret and the request has no session, the session is not that of the owner, the account is suspended, or the request of a session comes from another site.
   * @throws {NotFoundError} 404: Billing is off on this server, or no account has this id.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: Stripe does not respond, or the database is unavailable.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  syncBilling(parameters: AdminSyncBillingParameters, options?: CallOptions): AlmanacCall<BillingAccount>;

  /**
   * Let the subscription decide the plan
   *
   * Lifts the plan that the operator has set for an account (`admin.updateAccount`). From the next request on, the account has the plan of its subscription,
   * or the Free plan if it has none. An account on the Enterprise plan keeps it until the operator sets another plan.
   *
   * @param parameters.id Id of the resource, as returned in lists.
   * @returns The account.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The cron secret is missing or wrong, or the session has ended.
   * @throws {PermissionError} 403: The server has no cron secret and the request has no session, the session is not that of the owner, the account is suspended, or the request of a session comes from another site.
   * @throws {NotFoundError} 404: Billing is off on this server, or no account has this id.
   * @throws {ConflictError} 409: The account is on the Enterprise plan.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  releasePlan(parameters: AdminReleasePlanParameters, options?: CallOptions): AlmanacCall<BillingAccount>;

  /**
   * List accounts
   *
   * Returns the accounts that match all filters, oldest first.
   *
   * @param parameters.email Return only accounts whose email address begins with this text, ignoring case.
   * @param parameters.plan Return only accounts on this plan.
   * @param parameters.suspended Return only suspended accounts (`true`) or only active ones (`false`).
   * @param parameters.limit Maximum number of rows to return. Defaults to 100, maximum 1,000.
   * @param parameters.cursor `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged.
   * @returns A page of accounts.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The cron secret is missing or wrong, or the session has ended.
   * @throws {PermissionError} 403: The server has no cron secret and the request has no session, the session is not that of the owner, the account is suspended, or the request of a session comes from another site.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  accounts(parameters?: AdminAccountsParameters, options?: CallOptions): AlmanacList<AccountsResponse>;

  /**
   * Get an account
   *
   * Returns an account with its keys and its daily requests of the last 30 days.
   *
   * @param parameters.id Id of the resource, as returned in lists.
   * @returns The account.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The cron secret is missing or wrong, or the session has ended.
   * @throws {PermissionError} 403: The server has no cron secret and the request has no session, the session is not that of the owner, the account is suspended, or the request of a session comes from another site.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  account(parameters: AdminAccountParameters, options?: CallOptions): AlmanacCall<AccountDetail>;

  /**
   * Update an account
   *
   * Sets the plan or custom limits of an account, or suspends it. Changes apply from the next request, on every node.
   * Requests already counted against the minute and the day remain counted.
   *
   * Custom limits and a custom number of keys require the plan `enterprise`. When an account leaves that plan, its custom
   * limits are removed. Its keys keep their scope and address restrictions, and lose the scope `import:write`.
   *
   * @param parameters.id Id of the resource, as returned in lists.
   * @param parameters.plan Plan of the account. It determines the limits.
   * @param parameters.limitPerMinute Custom limit. Null if the limit of the plan applies.
   * @param parameters.limitPerDay Custom limit. Null if the limit of the plan applies.
   * @param parameters.keyLimit Custom limit. Null if the limit of the plan applies.
   * @param parameters.suspended Whether the account is suspended. Keys and sessions of a suspended account are rejected.
   * @returns The account after the change.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The cron secret is missing or wrong, or the session has ended.
   * @throws {PermissionError} 403: The server has no cron secret and the request has no session, the session is not that of the owner, the account is suspended, or the request of a session comes from another site.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  updateAccount(parameters: AdminUpdateAccountParameters, options?: CallOptions): AlmanacCall<AccountRecord>;

  /**
   * Restrict a key
   *
   * Restricts a key to scopes or addresses. Setting a restriction requires the plan `enterprise`. A restriction stays in
   * force when the account changes its plan. `null` removes it and is allowed on every plan. Changes apply from the next
   * request.
   *
   * @param parameters.id Id of the resource, as returned in lists.
   * @param parameters.keyId Id of the key.
   * @param parameters.scopes Scopes of the key. Null removes the restriction.
   * @param parameters.allowedAddresses IPv4 or IPv6 addresses and CIDR ranges from which the key can be used. Null removes the restriction.
   * @returns The key after the change.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The cron secret is missing or wrong, or the session has ended.
   * @throws {PermissionError} 403: The server has no cron secret and the request has no session, the session is not that of the owner, the account is suspended, or the request of a session comes from another site.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  updateKey(parameters: AdminUpdateKeyParameters, options?: CallOptions): AlmanacCall<KeyRecord>;

  /**
   * Revoke a key of an account
   *
   * The key is rejected from the next request on. Revoking a revoked key has no effect.
   *
   * @param parameters.id Id of the resource, as returned in lists.
   * @param parameters.keyId Id of the key.
   * @returns The key is revoked.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The cron secret is missing or wrong, or the session has ended.
   * @throws {PermissionError} 403: The server has no cron secret and the request has no session, the session is not that of the owner, the account is suspended, or the request of a session comes from another site.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  revokeKey(parameters: AdminRevokeKeyParameters, options?: CallOptions): AlmanacCall<void>;

  /**
   * List daily usage by account
   *
   * Returns requests per account and UTC day, newest day first, then by account. Days without requests are omitted.
   *
   * @param parameters.account Return only entries of the account with this id.
   * @param parameters.from First UTC day, at most 366 days before `to`. Defaults to 29 days before `to`.
   * @param parameters.to Last UTC day. Defaults to today.
   * @param parameters.limit Maximum number of rows to return. Defaults to 100, maximum 1,000.
   * @param parameters.cursor `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged.
   * @returns A page of daily usage.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The cron secret is missing or wrong, or the session has ended.
   * @throws {PermissionError} 403: The server has no cron secret and the request has no session, the session is not that of the owner, the account is suspended, or the request of a session comes from another site.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  usage(parameters?: AdminUsageParameters, options?: CallOptions): AlmanacList<AdminUsageResponse>;

  /**
   * List audit log entries
   *
   * Returns audit log entries, newest first. The log is append-only; entries of a deleted account remain.
   *
   * @param parameters.account Return only entries of the account with this id.
   * @param parameters.action Return only entries with this action. Most actions are named after an operation id.
   * @param parameters.from Return only entries on or after this UTC day.
   * @param parameters.to Return only entries on or before this UTC day.
   * @param parameters.limit Maximum number of rows to return. Defaults to 100, maximum 1,000.
   * @param parameters.cursor `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged.
   * @returns A page of audit log entries.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The cron secret is missing or wrong, or the session has ended.
   * @throws {PermissionError} 403: The server has no cron secret and the request has no session, the session is not that of the owner, the account is suspended, or the request of a session comes from another site.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  auditLog(parameters?: AdminAuditLogParameters, options?: CallOptions): AlmanacList<AuditLogResponse>;

  /**
   * List scheduled jobs
   *
   * Returns every scheduled job with its schedule and its last ten runs.
   *
   * @returns The scheduled jobs in order of name.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The cron secret is missing or wrong, or the session has ended.
   * @throws {PermissionError} 403: The server has no cron secret and the request has no session, the session is not that of the owner, the account is suspended, or the request of a session comes from another site.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  jobs(options?: CallOptions): AlmanacList<JobsResponse>;

  /**
   * Run a scheduled job
   *
   * Runs a scheduled job now and responds when it has finished. After 30 seconds, or immediately with
   * `Prefer: respond-async`, it responds with status 202 and the job continues to run. A job never runs more than once at
   * a time, across all nodes.
   *
   * @param parameters.prefer `respond-async` (RFC 7240) runs the work as a background job and returns 202 immediately. Without it, the response waits up to 30 seconds for the result. Other preferences are ignored.
   * @param parameters.name Name of the scheduled job, as listed by `/api/admin/jobs`.
   * @returns The finished run.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The cron secret is missing or wrong, or the session has ended.
   * @throws {PermissionError} 403: The server has no cron secret and the request has no session, the session is not that of the owner, the account is suspended, or the request of a session comes from another site.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {ConflictError} 409: The job is already running.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  runJob(parameters: AdminRunJobParameters, options?: CallOptions): AlmanacCall<JobRun>;

  /**
   * List changes in quarantine
   *
   * Returns changes of provider data that look wrong, with the reason, and the old and new values. They are not part of any series until the operator accepts
   * them.
   *
   * @param parameters.state Return the changes that wait for a decision, or those that were rejected.
   * @param parameters.limit Maximum number of rows to return. Defaults to 100, maximum 1,000.
   * @param parameters.cursor `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged.
   * @returns A page of changes.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The cron secret is missing or wrong, or the session has ended.
   * @throws {PermissionError} 403: The server has no cron secret and the request has no session, the session is not that of the owner, the account is suspended, or the request of a session comes from another site.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  quarantine(parameters?: AdminQuarantineParameters, options?: CallOptions): AlmanacList<QuarantineResponse>;

  /**
   * Accept changes in quarantine
   *
   * Fetches the series from its provider again and imports it with these changes. If the provider now returns other values, those are held with a new id, and
   * the result says so.
   *
   * @param parameters.id Id of the resource, as returned in lists.
   * @returns The result of the import.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The cron secret is missing or wrong, or the session has ended.
   * @throws {PermissionError} 403: The server has no cron secret and the request has no session, the session is not that of the owner, the account is suspended, or the request of a session comes from another site.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  acceptQuarantined(parameters: AdminAcceptQuarantinedParameters, options?: CallOptions): AlmanacCall<ImportResult>;

  /**
   * Reject changes in quarantine
   *
   * The changes are not written, and no longer wait for a decision. If the provider returns other values, those wait again.
   *
   * @param parameters.id Id of the resource, as returned in lists.
   * @returns The changes are rejected.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The cron secret is missing or wrong, or the session has ended.
   * @throws {PermissionError} 403: The server has no cron secret and the request has no session, the session is not that of the owner, the account is suspended, or the request of a session comes from another site.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  rejectQuarantined(parameters: AdminRejectQuarantinedParameters, options?: CallOptions): AlmanacCall<void>;
}

export interface AccountOperations {
  /**
   * Create an account
   *
   * Sends a verification link to the address. The account is created when the link is opened, with the password and the name
   * of this request. Several requests for one address do not affect each other: the first link that is opened decides, and
   * the others stop working. A link is valid for 24 hours.
   *
   * The response is the same whether or not the address already has an account; an existing owner is informed by mail. An
   * email address gets at most five such mails per hour on requests from one IP address, and 20 in all. Beyond that no mail
   * is sent, nothing changes and the earlier links stay valid.
   *
   * A development server without a mail server prints its mails. Only to a request from its own machine, without a proxy, it also
   * returns the link.
   *
   * @param parameters.email Address to which the confirmation mail goes.
   * @param parameters.password Password. Any characters are allowed. Common passwords (a list of about 44,000, regardless of case), repetitions of up to six characters, and passwords that are mostly the email address are refused.
   * @param parameters.name Your name, as in mails and on the pages.
   * @returns The request is accepted. The response does not reveal whether a mail is sent.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {PermissionError} 403: The request comes from another site, or the account is suspended.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, too many passwords are being checked, or the server has no mail server.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  signUp(parameters: SignUp, options?: CallOptions): AlmanacCall<SignUpAccepted>;

  /**
   * Verify an email address
   *
   * Verifies an email address with the token from the mailed link, creates the account, and signs in.
   *
   * @param parameters.token Token from the mailed link.
   * @returns The account. `Set-Cookie` carries the session cookie `almanac_session`.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {PermissionError} 403: The request comes from another site, or the account is suspended.
   * @throws {NotFoundError} 404: The link is unknown, expired, already used, or replaced by a later one.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  verifyEmail(parameters: TokenOnly, options?: CallOptions): AlmanacCall<Account>;

  /**
   * Sign in
   *
   * Creates a session and sets its cookie.
   *
   * Wrong passwords block further attempts for a while: five for one account from one address in 15 minutes, or 100 from one
   * address in a day. After 20 for one account from all addresses in 15 minutes, only addresses from which the account has
   * signed in before are accepted, the latest 20 of the last 180 days; from any other address, request a sign-in link by
   * mail. An IPv6 network counts as one address. A sign-in link and a password reset by mail lift the blocks of the account,
   * but not the block of an address for a day.
   *
   * The password of a sign-up that is not confirmed returns `email_not_verified` and sends its link again, within the
   * limits of `account.signUp`. The response does not reveal whether the address has an account.
   *
   * @param parameters.email Email address of the account.
   * @param parameters.password Password of the account.
   * @returns The account. `Set-Cookie` carries the session cookie `almanac_session`.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The email address or the password is wrong.
   * @throws {PermissionError} 403: The request comes from another site, the account is suspended, or the password is that of a sign-up whose address is not confirmed.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds, or too many wrong passwords.
   * @throws {ServerError} 500, 503: The database is unavailable, or too many passwords are being checked.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  signIn(parameters: SignIn, options?: CallOptions): AlmanacCall<Account>;

  /**
   * Request a sign-in link
   *
   * Sends a link that signs in once, without a password, within 15 minutes. Use it if sign-in is blocked because others have
   * entered wrong passwords. The response is the same whether or not the address has an account.
   *
   * A new link replaces the earlier one. A change of the password invalidates it. An email address gets at most five such
   * mails per hour on requests from one IP address, and 20 in all. IP addresses from which the account has signed in before
   * can exceed the 20. Beyond a limit, no mail is sent, and the last link stays valid for
   * its 15 minutes.
   *
   * @param parameters.email Email address of the account.
   * @returns The request is accepted. The response does not reveal whether a mail is sent.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {PermissionError} 403: The request comes from another site, or the account is suspended.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, too much work is waiting, or the server has no mail server.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  requestSignInLink(parameters: EmailOnly, options?: CallOptions): AlmanacCall<MailSent>;

  /**
   * Sign in with a link
   *
   * Signs in with the token from a mailed sign-in link. The token works once, and invalidates password reset links that were
   * mailed before.
   *
   * @param parameters.token Token from the mailed link.
   * @returns The account. `Set-Cookie` carries the session cookie `almanac_session`.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {PermissionError} 403: The request comes from another site, or the account is suspended.
   * @throws {NotFoundError} 404: The link is unknown, expired, already used, or replaced by a later one.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  signInWithLink(parameters: TokenOnly, options?: CallOptions): AlmanacCall<Account>;

  /**
   * Sign out
   *
   * Ends the current session.
   *
   * @returns The session has ended and its cookie is cleared.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended.
   * @throws {PermissionError} 403: The request comes from another site, or the account is suspended.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  signOut(options?: CallOptions): AlmanacCall<void>;

  /**
   * Request a password reset
   *
   * Sends a link for setting a new password. The response is the same whether or not the address has an account.
   *
   * A new link replaces the earlier one. An email address gets at most five such mails per hour on requests from one IP
   * address, and 20 in all. IP addresses from which the account has signed in before can exceed the 20. Beyond a limit, no
   * mail is sent and the last link stays valid.
   *
   * @param parameters.email Email address of the account.
   * @returns The request is accepted. The response does not reveal whether a mail is sent.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {PermissionError} 403: The request comes from another site, or the account is suspended.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, too much work is waiting, or the server has no mail server.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  requestPasswordReset(parameters: EmailOnly, options?: CallOptions): AlmanacCall<MailSent>;

  /**
   * Check a password reset link
   *
   * Returns whether a reset link is valid, and how many active API keys and share links its account has, so that its holder
   * can decide whether to revoke them. This also holds for a suspended account. The check does not use up the link and does
   * not extend its hour.
   *
   * @param parameters.token Token from the mailed link.
   * @returns The link is valid.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {PermissionError} 403: The request comes from another site, or the account is suspended.
   * @throws {NotFoundError} 404: The link is unknown, expired, already used, or replaced by a later one.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  checkPasswordReset(parameters: TokenOnly, options?: CallOptions): AlmanacCall<PasswordResetCheck>;

  /**
   * Reset the password
   *
   * Sets a new password with the token from a reset link, ends every session of the account and invalidates other mailed
   * links. Its API keys and share links are kept unless `keys` is `revoke`. The owner is informed by mail.
   *
   * @param parameters.token Token from the mailed link.
   * @param parameters.password Password. Any characters are allowed. Common passwords (a list of about 44,000, regardless of case), repetitions of up to six characters, and passwords that are mostly the email address are refused.
   * @param parameters.keys What happens to the API keys of the account, and to the links that share its private forecasts. `keep`: they continue to work. `revoke`: all of them stop working with the next request. Revoke them if someone else may know the old password.
   * @returns The password is changed.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {PermissionError} 403: The request comes from another site, or the account is suspended.
   * @throws {NotFoundError} 404: The link is unknown, expired, already used, or replaced by a later one.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, or too many passwords are being checked.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  resetPassword(parameters: PasswordReset, options?: CallOptions): AlmanacCall<void>;

  /**
   * Get the account
   *
   * Returns the signed-in account with its plan and limits.
   *
   * @returns The account.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended.
   * @throws {PermissionError} 403: The account is suspended.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  get(options?: CallOptions): AlmanacCall<Account>;

  /**
   * Update the account
   *
   * Changes the name of the account.
   *
   * @param parameters.name The new name.
   * @returns The account.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended.
   * @throws {PermissionError} 403: The request comes from another site, or the account is suspended.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  update(parameters: AccountChange, options?: CallOptions): AlmanacCall<Account>;

  /**
   * Change the password
   *
   * Sets a new password, ends every other session of the account and invalidates mailed links. Its API keys and share
   * links are kept unless `keys` is `revoke`. The owner is informed by mail.
   *
   * After five wrong passwords in 15 minutes, this session cannot try again until the 15 minutes have passed; after 100 in a
   * day, until the day has passed.
   *
   * @param parameters.currentPassword The current password of the account.
   * @param parameters.newPassword Password. Any characters are allowed. Common passwords (a list of about 44,000, regardless of case), repetitions of up to six characters, and passwords that are mostly the email address are refused.
   * @param parameters.keys What happens to the API keys of the account, and to the links that share its private forecasts. `keep`: they continue to work. `revoke`: all of them stop working with the next request. Revoke them if someone else may know the old password.
   * @returns The password is changed.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended, or the password is wrong.
   * @throws {PermissionError} 403: The request comes from another site, or the account is suspended.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds, or too many wrong passwords.
   * @throws {ServerError} 500, 503: The database is unavailable, or too many passwords are being checked.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  changePassword(parameters: PasswordChange, options?: CallOptions): AlmanacCall<void>;

  /**
   * Delete the account
   *
   * Deletes the account immediately and permanently. Its keys stop working; its sessions, keys, usage, notifications,
   * watchlist, jobs and private forecasts are removed, and share links stop working. A computation that is still running
   * stores nothing. Wrong passwords block further attempts as in `account.changePassword`.
   *
   * A subscription of the account is canceled first, without a refund; while Stripe does not respond, the account is not deleted.
   * The owner is informed by mail.
   *
   * Only entries of the audit log remain, without a time limit: what was done to the account and when, the IP addresses and
   * user agents of sign-ins, also of failed ones, the names of its keys and the cache keys of forecasts it shared. They do
   * not contain the email address, the name or values.
   *
   * @param parameters.password Password of the account, as confirmation.
   * @returns The account is deleted, except for its audit log entries. The session has ended.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended, or the password is wrong.
   * @throws {PermissionError} 403: The request comes from another site, or the account is suspended.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds, or too many wrong passwords.
   * @throws {ServerError} 500, 503: The database is unavailable, too many passwords are being checked, or the subscription of the account could not be canceled, because Stripe does not respond.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  delete(parameters: PasswordOnly, options?: CallOptions): AlmanacCall<void>;

  /**
   * Export account data
   *
   * Returns the data stored about the account, except secrets, which are stored only as hashes. It has the latest 20 private
   * forecasts; older ones follow at the path `nextForecasts`.
   *
   * @returns The account data.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended.
   * @throws {PermissionError} 403: The account is suspended.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  export(options?: CallOptions): AlmanacCall<AccountExport>;

  /**
   * Get daily usage
   *
   * Returns the number of requests per UTC day and the daily limit of the account.
   *
   * @param parameters.days Number of UTC days to return, ending today. Defaults to 30, maximum 366.
   * @returns One entry per day, oldest first, including days without requests.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended.
   * @throws {PermissionError} 403: The account is suspended.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  usage(parameters?: AccountUsageParameters, options?: CallOptions): AlmanacList<UsageResponse>;

  /**
   * Get the calendar feed
   *
   * Returns when the calendar feed of the account was created. Its address is shown only once, when you create it.
   *
   * @returns The calendar feed.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended.
   * @throws {PermissionError} 403: The account is suspended.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  calendarFeed(options?: CallOptions): AlmanacCall<CalendarFeed>;

  /**
   * Create or replace the calendar feed
   *
   * Creates a secret address to which calendar programs can subscribe without a key, and returns it once. The server stores
   * only its hash. An earlier address stops working. Add the parameters of `calendar.ics` to filter, such as
   * `?country=US&importance=high`.
   *
   * @returns The address of the feed.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended.
   * @throws {PermissionError} 403: The request comes from another site, or the account is suspended.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  createCalendarFeed(options?: CallOptions): AlmanacCall<NewCalendarFeed>;

  /**
   * Delete the calendar feed
   *
   * Deletes the calendar feed. Its address stops working with the next request.
   *
   * @returns The feed was deleted.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended.
   * @throws {PermissionError} 403: The request comes from another site, or the account is suspended.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  deleteCalendarFeed(options?: CallOptions): AlmanacCall<void>;
}

export interface NotificationsOperations {
  /**
   * List notifications
   *
   * Returns notifications about releases and revisions of watched series, created and revoked keys, and the daily quota,
   * as enabled in the preferences. Unread notifications come first, then newest first. Marking notifications as read
   * between two pages does not skip any.
   *
   * @param parameters.limit Maximum number of rows to return. Defaults to 100, maximum 1,000.
   * @param parameters.cursor `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged.
   * @returns A page of notifications and the total number of unread ones.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended.
   * @throws {PermissionError} 403: The account is suspended.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  list(parameters?: NotificationsListParameters, options?: CallOptions): AlmanacList<NotificationsResponse>;

  /**
   * Mark notifications as read
   *
   * Marks the notifications in `ids` as read or, with `markAll`, all of them. Send exactly one of the two. If an id does
   * not belong to the account, no notification is marked.
   *
   * @param parameters.ids Ids of the notifications to mark as read.
   * @param parameters.markAll Mark all notifications as read.
   * @returns The number of notifications marked as read and of those still unread.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended.
   * @throws {PermissionError} 403: The request comes from another site, or the account is suspended.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  update(parameters: NotificationUpdate, options?: CallOptions): AlmanacCall<NotificationsUpdated>;

  /**
   * Get notification preferences
   *
   * Returns the channels that are enabled for each kind of notification.
   *
   * @returns The channels for each kind of notification.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended.
   * @throws {PermissionError} 403: The account is suspended.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  preferences(options?: CallOptions): AlmanacCall<NotificationPreferences>;

  /**
   * Set notification preferences
   *
   * Sets the channels for each kind of notification. Applies to new notifications; existing ones are not changed.
   *
   * @param parameters.release New values of a watched series.
   * @param parameters.revision Revised values of a watched series.
   * @param parameters.key_created A new API key of the account.
   * @param parameters.key_revoked A revoked API key of the account.
   * @param parameters.quota_80 80 percent of the daily limit is used.
   * @param parameters.quota_100 The daily limit is used up.
   * @returns The channels for each kind of notification.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended.
   * @throws {PermissionError} 403: The request comes from another site, or the account is suspended.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  setPreferences(parameters: NotificationPreferences, options?: CallOptions): AlmanacCall<NotificationPreferences>;
}

export interface WatchlistOperations {
  /**
   * List watched series
   *
   * Returns the watched series of the account.
   *
   * @returns The series in order of slug and country.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended.
   * @throws {PermissionError} 403: The account is suspended.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  list(options?: CallOptions): AlmanacList<WatchlistResponse>;

  /**
   * Add a series to the watchlist
   *
   * Watches a series: its new releases and revisions create notifications. Adding a watched series again has no effect. An
   * account can watch 100 series. The response names the indicator to which the series belongs, also if another indicator
   * that includes the series was requested.
   *
   * @param parameters.indicator Slug of the indicator.
   * @param parameters.country ISO 3166-1 alpha-2 or alpha-3 code, or `EA` for the euro area. Defaults to the indicator's default country.
   * @returns The watched series.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended.
   * @throws {PermissionError} 403: The request comes from another site, or the account is suspended.
   * @throws {NotFoundError} 404: The indicator does not exist, has no series for the country, or has no vintage as of the day.
   * @throws {ConflictError} 409: The account has reached its maximum number of watched series.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  add(parameters: SeriesToWatch, options?: CallOptions): AlmanacCall<WatchedSeries>;

  /**
   * Remove a series from the watchlist
   *
   * Stops watching a series.
   *
   * @param parameters.id Id of the resource, as returned in lists.
   * @returns The series is removed from the watchlist.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended.
   * @throws {PermissionError} 403: The request comes from another site, or the account is suspended.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  remove(parameters: WatchlistRemoveParameters, options?: CallOptions): AlmanacCall<void>;
}

export interface SessionsOperations {
  /**
   * List sessions
   *
   * Returns the active sessions of the account.
   *
   * @returns The sessions, most recently used first.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended.
   * @throws {PermissionError} 403: The account is suspended.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  list(options?: CallOptions): AlmanacList<SessionsResponse>;

  /**
   * Revoke all sessions
   *
   * Ends every session of the account, including the current one.
   *
   * @returns The session has ended and its cookie is cleared.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended.
   * @throws {PermissionError} 403: The request comes from another site, or the account is suspended.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  revokeAll(options?: CallOptions): AlmanacCall<void>;

  /**
   * Revoke a session
   *
   * Ends one session of the account.
   *
   * @param parameters.id Id of the resource, as returned in lists.
   * @returns The session is revoked.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended.
   * @throws {PermissionError} 403: The request comes from another site, or the account is suspended.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  revoke(parameters: SessionsRevokeParameters, options?: CallOptions): AlmanacCall<void>;
}

export interface KeysOperations {
  /**
   * List API keys
   *
   * Returns the API keys of the account without their values.
   *
   * @returns The keys, active ones first, then newest first.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended.
   * @throws {PermissionError} 403: The account is suspended.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  list(options?: CallOptions): AlmanacList<KeysResponse>;

  /**
   * Create an API key
   *
   * Creates an API key and returns its value, which is not shown again. By default an account can have five active keys.
   * A key that is created after another was revoked continues its rate limit: requests of the revoked key in the last 60
   * seconds count.
   *
   * @param parameters.name Name of the key. Must not be blank; surrounding spaces are removed.
   * @returns The key with its value.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended.
   * @throws {PermissionError} 403: The request comes from another site, or the account is suspended.
   * @throws {ConflictError} 409: The account has reached its maximum number of active keys.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  create(parameters: KeyName, options?: CallOptions): AlmanacCall<NewKey>;

  /**
   * Revoke an API key
   *
   * The key is rejected from the next request on. Revoking a revoked key has no effect.
   *
   * @param parameters.id Id of the resource, as returned in lists.
   * @returns The key is revoked.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended.
   * @throws {PermissionError} 403: The request comes from another site, or the account is suspended.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  revoke(parameters: KeysRevokeParameters, options?: CallOptions): AlmanacCall<void>;

  /**
   * Rotate an API key
   *
   * Creates a key with the same name, scopes and addresses and revokes the old one, in one step. Requests of the old key in
   * the last 60 seconds count against the limit of the new one.
   *
   * @param parameters.id Id of the resource, as returned in lists.
   * @returns The key with its value.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended.
   * @throws {PermissionError} 403: The request comes from another site, or the account is suspended.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  rotate(parameters: KeysRotateParameters, options?: CallOptions): AlmanacCall<NewKey>;
}

export interface AlertsOperations {
  /**
   * List alert rules
   *
   * Returns the alert rules of the account, oldest first, and how many it can have.
   *
   * @param parameters.limit Maximum number of rows to return. Defaults to 100, maximum 1,000.
   * @param parameters.cursor `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged.
   * @returns A page of rules.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  list(parameters?: AlertsListParameters, options?: CallOptions): AlmanacList<AlertRulesResponse>;

  /**
   * Create an alert rule
   *
   * Creates a rule. It fires for vintages that the library gets from now on. Preview a rule first: the preview shows when it
   * would have fired. A rule that can never fire is refused, and so is one above the limit of the plan (409).
   *
   * A rule is about a series, the series on your watchlist, or the series of a release. See the schema of `condition` for the
   * fields of each kind.
   *
   * @param parameters.name Name of the rule.
   * @param parameters.target What a rule is about. `series` needs `indicator`; `release` needs `release`; `watchlist` needs neither.
   * @param parameters.condition When a rule fires. Each kind has its own fields; others must be null or absent.
   * @param parameters.repeat Whether the rule ends after it has fired, or goes on.
   * @param parameters.quietHours For how many hours a rule stays quiet after it has fired.
   * @param parameters.status Whether the rule is evaluated.
   * @param parameters.delivery How fired alerts reach you. The feed and the stream have all of them.
   * @returns The rule.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {AlmanacError} 402, 415, 431: The plan of the account does not include this request. The operation does not accept the media type of the request body.
   * @throws {PermissionError} 403: The key is not allowed to make this request, or the request of a session comes from another site.
   * @throws {NotFoundError} 404: The indicator, its country or the release does not exist.
   * @throws {ConflictError} 409: The account has the maximum number of alert rules.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  create(parameters: NewAlertRule, options?: CallOptions): AlmanacCall<AlertRule>;

  /**
   * Preview an alert rule
   *
   * Shows when a rule would have fired, by the vintages of the library: only with values that were published at the time. The
   * evaluation is the same as that of the rule. `repeat` and `quietHours` are not applied.
   *
   * A rule that can never fire has `canFire: false` and a reason. If the past of a condition is unknown, `pastKnown` is
   * false and `note` says why. At most 25 series of a watchlist or release are evaluated, with their latest 5,000 vintages that change
   * up to 100,000 values. For `guardrail`, these are 60 vintages with up to 200,000 values. The latest 200 firings are returned.
   *
   * @param parameters.target What a rule is about. `series` needs `indicator`; `release` needs `release`; `watchlist` needs neither.
   * @param parameters.condition When a rule fires. Each kind has its own fields; others must be null or absent.
   * @param parameters.years How many years back to evaluate.
   * @returns When the rule would have fired.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is not allowed to make this request, or the request of a session comes from another site.
   * @throws {NotFoundError} 404: The indicator, its country or the release does not exist.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  preview(parameters: AlertPreviewRequest, options?: CallOptions): AlmanacCall<AlertPreview>;

  /**
   * List fired alerts
   *
   * Returns what the rules of the account fired in the last year, newest first.
   *
   * @param parameters.rule Returns only what this rule fired.
   * @param parameters.limit Maximum number of rows to return. Defaults to 100, maximum 1,000.
   * @param parameters.cursor `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged.
   * @returns A page of fired alerts.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  history(parameters?: AlertsHistoryParameters, options?: CallOptions): AlmanacList<AlertHistoryResponse>;

  /**
   * Get the alert settings
   *
   * Returns when the account gets its digests. By default at 8 o'clock UTC, weekly ones on Monday.
   *
   * @returns The settings.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  settings(options?: CallOptions): AlmanacCall<AlertSettings>;

  /**
   * Change the alert settings
   *
   * Replaces the settings: the hour and the weekday of digests, and their time zone.
   *
   * @param parameters.digestHour Hour of the day at which digests are sent.
   * @param parameters.digestWeekday Day on which weekly digests are sent.
   * @param parameters.timeZone Time zone of the hour, by its IANA name, such as `Europe/Berlin`.
   * @returns The settings.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is not allowed to make this request, or the request of a session comes from another site.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  setSettings(parameters: AlertSettings, options?: CallOptions): AlmanacCall<AlertSettings>;

  /**
   * Preview a digest
   *
   * Returns the digest as it would be sent now: what has fired since the last one, for rules with that digest. Nothing is sent or changed. In the preview, the links that stop mail
   * lead to the alerts page. The pictures are part of the HTML; in a mail they are attachments.
   *
   * @param parameters.mail Which digest. Defaults to `daily`.
   * @param parameters.format `json` for all parts of the mail, or `html` for the HTML alone, which a page of this site can show in a frame. Defaults to `json`.
   * @returns The digest.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  previewDigest(parameters?: AlertsPreviewDigestParameters, options?: CallOptions): AlmanacCall<AlertDigest>;

  /**
   * Get the alert feed
   *
   * Returns when the alert feed of the account was created. Its address is shown only once, when you create it.
   *
   * @returns The alert feed.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  getFeed(options?: CallOptions): AlmanacCall<CalendarFeed>;

  /**
   * Create or replace the alert feed
   *
   * Creates a secret address at which feed readers find the fired alerts as Atom without a key, and returns it once. The server
   * stores only its hash. An earlier address stops working.
   *
   * @returns The address of the feed.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is not allowed to make this request, or the request of a session comes from another site.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  createFeed(options?: CallOptions): AlmanacCall<NewCalendarFeed>;

  /**
   * Delete the alert feed
   *
   * Deletes the alert feed. Its address stops working with the next request.
   *
   * @returns The feed was deleted.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is not allowed to make this request, or the request of a session comes from another site.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  deleteFeed(options?: CallOptions): AlmanacCall<void>;

  /**
   * Get an alert rule
   *
   * Returns one rule of the account.
   *
   * @param parameters.id Id of the resource, as returned in lists.
   * @returns The rule.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  get(parameters: AlertsGetParameters, options?: CallOptions): AlmanacCall<AlertRule>;

  /**
   * Change an alert rule
   *
   * Changes the given fields of a rule. `status: paused` stops it, and `status: active` starts it again, also after it has
   * ended; vintages from the time in between do not fire. The target cannot be changed: create another rule.
   *
   * @param parameters.id Id of the resource, as returned in lists.
   * @param parameters.name Name of the rule.
   * @param parameters.condition When a rule fires. Each kind has its own fields; others must be null or absent.
   * @param parameters.repeat Whether the rule ends after it has fired, or goes on.
   * @param parameters.quietHours For how many hours a rule stays quiet after it has fired.
   * @param parameters.status Whether the rule is evaluated.
   * @param parameters.delivery How fired alerts reach you. The feed and the stream have all of them.
   * @returns The changed rule.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is not allowed to make this request, or the request of a session comes from another site.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  update(parameters: AlertsUpdateParameters, options?: CallOptions): AlmanacCall<AlertRule>;

  /**
   * Delete an alert rule
   *
   * Deletes a rule. What it fired remains in the history. Later mails leave it out.
   *
   * @param parameters.id Id of the resource, as returned in lists.
   * @returns The rule was deleted.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is not allowed to make this request, or the request of a session comes from another site.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  delete(parameters: AlertsDeleteParameters, options?: CallOptions): AlmanacCall<void>;

  /**
   * Read the alert feed of an account
   *
   * Returns the latest 100 fired alerts as Atom, for feed readers, which cannot send a key. The token in the path is the only
   * credential: a user with the address can read the feed, and nothing else of the account. Requests count against the
   * limits of the account. An address that was replaced or deleted returns 404.
   *
   * @param parameters.token The secret token of the feed. It is part of the address that `alerts.createFeed` returns.
   * @returns The feed.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {NotFoundError} 404: The link is unknown, expired, already used, or replaced by a later one.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  feed(parameters: AlertsFeedParameters, options?: CallOptions): AlmanacCall<string>;

  /**
   * Show the page that stops alert mail
   *
   * Returns a page with a button that stops alert mail, for the links in mails. If the mail is stopped already or the rule was deleted, the page
   * says so. It changes nothing, because mail programs open links to check them. The token in the path is the only credential.
   *
   * @param parameters.token The secret token of the mail. It is part of the links in it, and valid for a year.
   * @param parameters.rule Id of the rule whose mail to stop. Without it, the mail of all rules of the account.
   * @returns The page.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {NotFoundError} 404: A page that says that the link is not valid.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  describeUnsubscribe(parameters: AlertsDescribeUnsubscribeParameters, options?: CallOptions): AlmanacCall<string>;

  /**
   * Stop alert mail
   *
   * Sets `delivery.mail` of a rule, or of all rules of the account, to `none`, and leaves out of later mails what has fired. The rules stay active.
   * It can be called again. Mail programs call it with one click, as RFC 8058 defines: the address is in the header `List-Unsubscribe` of each
   * alert mail, and the body is ignored. The token in the path is the only credential.
   *
   * @param parameters.token The secret token of the mail. It is part of the links in it, and valid for a year.
   * @param parameters.rule Id of the rule whose mail to stop. Without it, the mail of all rules of the account.
   * @returns Alert mail is stopped.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {PermissionError} 403: The request comes from another site, or the account is suspended.
   * @throws {NotFoundError} 404: The link is unknown, expired, already used, or replaced by a later one.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  unsubscribe(parameters: AlertsUnsubscribeParameters, options?: CallOptions): AlmanacCall<string>;
}

export interface EventsOperations {
  /**
   * Stream events
   *
   * Streams what happens in the library, and the alerts of the account, as server-sent events: `series.released` (new values),
   * `series.revised` (revised or withdrawn values), `calendar.changed` (a date was added, moved or cancelled) and `alert.fired`. The
   * data of each event is an `Event`. Events come in the order in which they were written, and no event is left out.
   *
   * Without a position, the stream begins with the next event. To continue after the last event that you received, send its
   * id as `Last-Event-ID` or `after`; a browser does so itself when it reconnects. Events are kept for 30 days. If the
   * position is older, the first event is `gap`: its data states from which event on the stream continues. After a gap, read
   * the data again.
   *
   * An `id:` line without an event states the position of the stream: at the beginning, and after events that you did not
   * select. Send it when you reconnect, as the id of an event.
   *
   * A comment every 15 seconds keeps the connection open. The stream ends when the server stops; reconnect to continue. An
   * account can have five open streams.
   *
   * @param parameters.after Id of the last event that you received. `Last-Event-ID` takes precedence. `evt_0` begins with the oldest event.
   * @param parameters.types Types of events, separated by commas. Defaults to all.
   * @param parameters.indicators Slugs of indicators, at most 50, separated by commas: only events about their series. Changes of the calendar are left out, since they are about releases.
   * @param parameters.lastEventID Id of the last event that you received.
   * @returns The events.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The indicator does not exist, has no series for the country, or has no vintage as of the day.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  stream(parameters?: EventsStreamParameters, options?: StreamOptions): AsyncGenerator<AlmanacEvent, void, undefined>;
}

export interface WebhooksOperations {
  /**
   * List webhook endpoints
   *
   * Returns the webhook endpoints of the account without their secrets, oldest first.
   *
   * @returns The endpoints.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  list(options?: CallOptions): AlmanacList<WebhooksResponse>;

  /**
   * Create a webhook endpoint
   *
   * Creates an endpoint to which events are sent as POST requests, and returns its signing secret, which is not shown again. The URL
   * must begin with `https://`, unless the operator allows http, and have a public address.
   *
   * @param parameters.url URL to which events are sent. It must have a public address, the default port or one from 1024 to 65535, and neither a user name nor a password.
   * @param parameters.description What the endpoint is for. Surrounding spaces are removed.
   * @param parameters.eventTypes Types of the events to send.
   * @param parameters.format Format of the body. It cannot be changed later.
   * @returns The endpoint with its secret.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {ConflictError} 409: The account has as many webhook endpoints as its plan allows.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  create(parameters: NewWebhook, options?: CallOptions): AlmanacCall<WebhookWithSecret>;

  /**
   * Get a webhook endpoint
   *
   * Returns a webhook endpoint without its secret.
   *
   * @param parameters.id Id of the resource, as returned in lists.
   * @returns The endpoint.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  get(parameters: WebhooksGetParameters, options?: CallOptions): AlmanacCall<Webhook>;

  /**
   * Change a webhook endpoint
   *
   * Changes the given fields. `paused` stops the deliveries: those that wait, and those of later events, are skipped and can be
   * redelivered. `active` resumes a paused or disabled endpoint with the next event. While an alert rule names the endpoint, `eventTypes` must
   * include `alert.fired`.
   *
   * @param parameters.id Id of the resource, as returned in lists.
   * @param parameters.url URL to which events are sent. It must have a public address, the default port or one from 1024 to 65535, and neither a user name nor a password.
   * @param parameters.description What the endpoint is for. Surrounding spaces are removed.
   * @param parameters.eventTypes Types of the events to send.
   * @param parameters.status Whether events are sent.
   * @returns The endpoint.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {ConflictError} 409: An alert rule names this endpoint.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  update(parameters: WebhooksUpdateParameters, options?: CallOptions): AlmanacCall<Webhook>;

  /**
   * Delete a webhook endpoint
   *
   * Deletes the endpoint with its log. Deliveries that wait are not sent. Alert rules that name the endpoint beside others no longer do. While a rule names only
   * this endpoint, it cannot be deleted, because the rule would then send to all of them.
   *
   * @param parameters.id Id of the resource, as returned in lists.
   * @returns The endpoint is deleted.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {ConflictError} 409: An alert rule names this endpoint.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  delete(parameters: WebhooksDeleteParameters, options?: CallOptions): AlmanacCall<void>;

  /**
   * Send a test event
   *
   * Queues an event of type `webhook.test`, which is sent once, within seconds. The deliveries of the endpoint show the response.
   *
   * @param parameters.id Id of the resource, as returned in lists.
   * @returns The queued delivery.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {ConflictError} 409: The endpoint is paused or disabled.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  test(parameters: WebhooksTestParameters, options?: CallOptions): AlmanacCall<WebhookDelivery>;

  /**
   * Rotate the secret of a webhook endpoint
   *
   * Creates a new signing secret and returns it. For 24 hours, deliveries are signed with both secrets, so that receivers can change
   * to the new one without a gap. An even older secret stops working at once.
   *
   * @param parameters.id Id of the resource, as returned in lists.
   * @returns The endpoint with its new secret.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  rotateSecret(parameters: WebhooksRotateSecretParameters, options?: CallOptions): AlmanacCall<WebhookWithSecret>;

  /**
   * List deliveries of a webhook endpoint
   *
   * Returns the deliveries of the last 30 days with the latest 20 attempts of each, latest delivery first.
   *
   * @param parameters.id Id of the resource, as returned in lists.
   * @param parameters.status Only deliveries with this status.
   * @param parameters.limit Maximum number of deliveries to return. Defaults to 25, maximum 50.
   * @param parameters.cursor `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged.
   * @returns One page of deliveries.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  deliveries(parameters: WebhooksDeliveriesParameters, options?: CallOptions): AlmanacList<WebhookDeliveriesResponse>;

  /**
   * Redeliver an event
   *
   * Queues a delivery again, with the same `webhook-id` and the whole schedule of retries. A delivery that waits is sent at once.
   *
   * @param parameters.id Id of the resource, as returned in lists.
   * @param parameters.deliveryId Id of the delivery.
   * @returns The queued delivery.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {ConflictError} 409: The endpoint is paused or disabled.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  redeliver(parameters: WebhooksRedeliverParameters, options?: CallOptions): AlmanacCall<WebhookDelivery>;

  /**
   * Redeliver events since a time
   *
   * Queues the failed and skipped deliveries of events since a time, oldest first, at most 10,000. If there are more, call it again.
   *
   * @param parameters.id Id of the resource, as returned in lists.
   * @param parameters.since Time since which events are redelivered. Deliveries are kept for 30 days.
   * @returns The number of deliveries that were queued.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {ConflictError} 409: The endpoint is paused or disabled.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  redeliverSince(parameters: WebhooksRedeliverSinceParameters, options?: CallOptions): AlmanacCall<WebhookRedeliveryResponse>;
}

export interface BillingOperations {
  /**
   * List the plans on offer
   *
   * Returns the plans with their limits, what they include and their prices. Prices are read from Stripe and kept for an hour; while Stripe does not
   * respond, the last known prices are returned. No authentication is required.
   *
   * @returns The plans.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {NotFoundError} 404: Billing is off on this server.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: Stripe does not respond, or the database is unavailable.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  plans(options?: CallOptions): AlmanacCall<BillingPlans>;

  /**
   * Get the subscription
   *
   * Returns the plan in force and the subscription of the account, as it was last read from Stripe. It works while Stripe does not respond.
   *
   * @returns The plan and the subscription.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended.
   * @throws {PermissionError} 403: The account is suspended.
   * @throws {NotFoundError} 404: Billing is off on this server.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  subscription(options?: CallOptions): AlmanacCall<BillingState>;

  /**
   * Read the subscription from Stripe
   *
   * Fetches the state of the subscription from Stripe, stores it, and returns it. The pages call it on return from Stripe. The plan applies from the
   * next request on.
   *
   * @returns The plan and the subscription.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended.
   * @throws {PermissionError} 403: The request comes from another site, or the account is suspended.
   * @throws {NotFoundError} 404: Billing is off on this server.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: Stripe does not respond, or the database is unavailable.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  sync(options?: CallOptions): AlmanacCall<BillingState>;

  /**
   * Start a checkout
   *
   * Returns the address of a checkout page at Stripe, where the user enters the payment method. A second call for the same price returns the
   * same checkout while it is open. Stripe returns the browser to `/settings/billing`.
   *
   * @param parameters.plan A plan that can be bought.
   * @param parameters.interval How often a subscription is paid.
   * @returns The checkout page.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended.
   * @throws {AlmanacError} 402, 415, 431: Stripe refused the payment. The operation does not accept the media type of the request body.
   * @throws {PermissionError} 403: The request comes from another site, or the account is suspended.
   * @throws {NotFoundError} 404: Billing is off on this server.
   * @throws {ConflictError} 409: The account cannot subscribe to this plan.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: Stripe does not respond, or the database is unavailable.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  checkout(parameters: Checkout, options?: CallOptions): AlmanacCall<BillingLink>;

  /**
   * Open the customer portal
   *
   * Returns the address of a page of the customer portal at Stripe, where users change the plan and the payment method, cancel, and read invoices.
   * A change to a larger plan applies at once, with proration. A change to a smaller plan, or from yearly to monthly payment, and a cancellation apply at the end of the paid
   * period. Stripe returns the browser to `/settings/billing`.
   *
   * @param parameters.page The page of the customer portal to open: the overview, the payment method, the cancellation, or the change to another plan, which needs `plan` and `interval`. The last two need a subscription that runs.
   * @param parameters.plan A plan that can be bought.
   * @param parameters.interval How often a subscription is paid.
   * @returns The page of the portal.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended.
   * @throws {AlmanacError} 402, 415, 431: Stripe refused the payment. The operation does not accept the media type of the request body.
   * @throws {PermissionError} 403: The request comes from another site, or the account is suspended.
   * @throws {NotFoundError} 404: Billing is off on this server.
   * @throws {ConflictError} 409: The account has never subscribed, or not to what is to be changed.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: Stripe does not respond, or the database is unavailable.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  portal(parameters: PortalVisit, options?: CallOptions): AlmanacCall<BillingLink>;

  /**
   * List invoices
   *
   * Returns the latest invoices of the account from Stripe.
   *
   * @returns The invoices.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The session is missing or has ended.
   * @throws {PermissionError} 403: The account is suspended.
   * @throws {NotFoundError} 404: Billing is off on this server.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: Stripe does not respond, or the database is unavailable.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  invoices(options?: CallOptions): AlmanacCall<Invoices>;

  /**
   * Receive an event of Stripe
   *
   * Stripe sends events here. The signature in `Stripe-Signature` is the only credential, and its time must not differ from that of the server by more than five minutes. The
   * event is stored, and the state of its customer is then fetched from Stripe, so that order, repetition and loss of events do not matter. An address can send 1,200 events in any 60 seconds.
   *
   * @param parameters.stripeSignature Time and signatures of the body, as Stripe sends them.
   * @param parameters.id Id of the event.
   * @param parameters.type Type of the event.
   * @param parameters.data What the event is about.
   * @returns The event is stored.
   * @throws {InvalidRequestError} 400: The body is not valid, or its signature is missing, wrong or older than five minutes.
   * @throws {PermissionError} 403: The request comes from another site, or the account is suspended.
   * @throws {NotFoundError} 404: Billing is off on this server.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  webhook(parameters: BillingWebhookParameters, options?: CallOptions): AlmanacCall<EventReceipt>;
}

export interface LabsOperations {
  /**
   * Run diagnostic tests
   *
   * Runs autocorrelation (ACF, PACF), Ljung-Box, Jarque-Bera and ARCH-LM tests on an indicator (`seriesId`, with `country`
   * and `vintage`) or on your own values (`values`, with optional `dates` and `frequency`). Send exactly one of `seriesId`
   * and `values`. Box-Pierce, Durbin-Watson and Breusch-Godfrey run only if listed in `tests`.
   *
   * The sample is restricted to `start` and `end` and then transformed from left to right: `[log, diff]` is the log
   * difference. A test that is not defined for the series returns `not_computable` with the reason and the number of
   * observations required. See docs/statistics.md for definitions, defaults and sources. The request body can be at most 4
   * MB.
   *
   * A computation costs compute seconds. If the account has too few left, the response is 429 `compute_budget_exceeded`. A
   * request that costs more than the maximum of the plan is invalid (400). Computations of more than 0.01 seconds are queued for up to 20 seconds and run for up
   * to 30. At most 4 of an account, including its forecasts, can wait or run; further requests return 503.
   *
   * @param parameters.seriesId Slug of an indicator.
   * @param parameters.country Country of the indicator's series. Defaults to the indicator's default country. Only with `seriesId`.
   * @param parameters.vintage Day as of which the values are read. Defaults to the latest vintage. Only with `seriesId`.
   * @param parameters.values Values in chronological order, at most 100,000. Null for a missing value.
   * @param parameters.dates Date of each value: any day of its period, each in a later period than the one before. In monthly to annual series a period without a date is a gap, as is a null value. In daily, weekly and biweekly series the given dates are consecutive: a day without a date, such as a holiday, is not a gap, but a null value is.
   * @param parameters.frequency Frequency of `values`. Required with `dates` and for transformations over a year.
   * @param parameters.start First date of the sample.
   * @param parameters.end Last date of the sample.
   * @param parameters.transformations Transformations of the sample, applied from left to right.
   * @param parameters.missing Treatment of missing values. `conservative`: use the available pairs of observations (Parzen). `pairwise`: as `na.pass` in R. `drop`: remove the gaps. `raise`: return `not_computable`. Regressions use the longest run without a gap.
   * @param parameters.tests Tests to run. Defaults to the first five.
   * @param parameters.acfMaxLag Highest lag of the autocorrelation. Defaults to floor(10 log10 n).
   * @param parameters.pacfMaxLag Highest lag of the partial autocorrelation. Defaults to floor(10 log10 n), below n/2.
   * @param parameters.ljungBoxLags Number of lags of Ljung-Box and Box-Pierce. Defaults to min(10, n/5).
   * @param parameters.archLmLags Number of lags of ARCH-LM. Defaults to min(10, n/5).
   * @param parameters.options Options of single tests.
   * @param parameters.includeValues Whether to include the tested values in the response. Defaults to `false`.
   * @returns The test results.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The indicator does not exist, has no series for the country, or has no vintage as of the day.
   * @throws {TooLargeError} 413: The request body exceeds 4 MB.
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: The account does not have the compute seconds that the request costs (`compute_budget_exceeded`), or has sent too many requests in 60 seconds or in this UTC day, or has 10 jobs in progress (`rate_limit_exceeded`).
   * @throws {ServerError} 500, 503: The database is unavailable, too many computations wait on the server or for this account, or the computation takes longer than 30 seconds.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  diagnostics(parameters: DiagnosticsRequest, options?: CallOptions): AlmanacCall<DiagnosticsResponse>;

  /**
   * Run stationarity tests
   *
   * Runs the augmented Dickey-Fuller, KPSS and Phillips-Perron tests on an indicator or on your own values, and returns
   * their joint interpretation and the suggested number of differences. Send the series as in `/api/labs/diagnostics`.
   *
   * A computation costs compute seconds. If the account has too few left, the response is 429 `compute_budget_exceeded`. A
   * request that costs more than the maximum of the plan is invalid (400).
   *
   * @param parameters.seriesId Slug of an indicator.
   * @param parameters.country Country of the indicator's series. Defaults to the indicator's default country. Only with `seriesId`.
   * @param parameters.vintage Day as of which the values are read. Defaults to the latest vintage. Only with `seriesId`.
   * @param parameters.values Values in chronological order, at most 100,000. Null for a missing value.
   * @param parameters.dates Date of each value: any day of its period, each in a later period than the one before. In monthly to annual series a period without a date is a gap, as is a null value. In daily, weekly and biweekly series the given dates are consecutive: a day without a date, such as a holiday, is not a gap, but a null value is.
   * @param parameters.frequency Frequency of `values`. Required with `dates` and for transformations over a year.
   * @param parameters.start First date of the sample.
   * @param parameters.end Last date of the sample.
   * @param parameters.transformations Transformations of the sample, applied from left to right.
   * @param parameters.missing Treatment of missing values. `conservative`: use the available pairs of observations (Parzen). `pairwise`: as `na.pass` in R. `drop`: remove the gaps. `raise`: return `not_computable`. Regressions use the longest run without a gap.
   * @param parameters.adf Options of the augmented Dickey-Fuller test.
   * @param parameters.kpss Options of the KPSS test (Kwiatkowski, Phillips, Schmidt and Shin).
   * @param parameters.phillipsPerron Options of the Phillips-Perron test.
   * @param parameters.significance Significance level of the joint interpretation. Defaults to 0.05.
   * @returns The test results.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The indicator does not exist, has no series for the country, or has no vintage as of the day.
   * @throws {TooLargeError} 413: The request body exceeds 4 MB.
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: The account does not have the compute seconds that the request costs (`compute_budget_exceeded`), or has sent too many requests in 60 seconds or in this UTC day, or has 10 jobs in progress (`rate_limit_exceeded`).
   * @throws {ServerError} 500, 503: The database is unavailable, too many computations wait on the server or for this account, or the computation takes longer than 30 seconds.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  stationarity(parameters: StationarityRequest, options?: CallOptions): AlmanacCall<StationarityResponse>;
}

export interface ForecastOperations {
  /**
   * Run a forecast
   *
   * Returns point forecasts with prediction intervals for an indicator (`seriesId`, with `country` and `vintage`) or for
   * your own values (`values`, with optional `dates` and `frequency`). Send exactly one of `seriesId` and `values`.
   *
   * The `cacheKey` is derived from the request, the data and the engine version: identical input returns the stored
   * result, and new data gives a new key. If a forecast cannot be computed, the result is `not_computable` with the
   * reason. See docs/forecasting.md for the models.
   *
   * A forecast is stored for 90 days. Every account that has the key can read a forecast of an indicator. A forecast of
   * your own values is private to your account: its key also depends on the account, other accounts get 404, and it is
   * deleted with the account. You can share it with a link.
   *
   * The request body can be at most 4 MB, and the sample at most 3,000 periods after `start` and `end` are applied.
   * Missing values at either end are dropped: forecasts begin after the last value.
   *
   * A computation costs compute seconds. If the account has too few left, the response is 429 `compute_budget_exceeded`. A
   * request that costs more than the maximum of the plan is invalid (400). A stored result costs nothing. A computation waits for up to 20
   * seconds and runs for up to 30, and stops if you disconnect. An account can have four
   * computations waiting or running, and 10 jobs in progress; the latest 200 jobs are kept.
   *
   * @param parameters.prefer `respond-async` (RFC 7240) runs the work as a background job and returns 202 immediately. Without it, the response waits up to 30 seconds for the result. Other preferences are ignored.
   * @param parameters.seriesId Slug of an indicator.
   * @param parameters.country Country of the indicator's series. Defaults to the indicator's default country. Only with `seriesId`.
   * @param parameters.vintage Day as of which the values are read. Defaults to the latest vintage. Only with `seriesId`.
   * @param parameters.values Values in chronological order, at most 100,000. Null for a missing value.
   * @param parameters.dates Date of each value: any day of its period, each in a later period than the one before. In monthly to annual series a period without a date is a gap, as is a null value. In daily, weekly and biweekly series the given dates are consecutive: a day without a date, such as a holiday, is not a gap, but a null value is.
   * @param parameters.frequency Frequency of `values`. Required with `dates` and for transformations over a year.
   * @param parameters.start First date of the sample.
   * @param parameters.end Last date of the sample.
   * @param parameters.horizon Forecast horizon, in periods.
   * @param parameters.model Forecasting model. Defaults to `auto`.
   * @param parameters.transform Transformation of the series before fitting. Defaults to `level`.
   * @param parameters.levels Coverage levels of the prediction intervals, in percent. Defaults to 80 and 95.
   * @param parameters.intervals Method for interval widths. `calibrated` widens intervals by factors estimated from rolling origins over many series and is the default of `auto` and `combination`. `model` uses the widths of the model.
   * @param parameters.range Possible values of the series: forecasts and interval bounds beyond are limited to them. Each defaults to that of the indicator, such as 0 for an unemployment rate, and `min` to 0 for `values` that are whole numbers from 0. Null for no limit.
   * @param parameters.backtestOrigins Number of earlier dates at which the models are fitted again and compared with actual values; 0 for none. Defaults to 8, or fewer for long series. The number is reduced if the backtest would take too long, by a rule that depends only on length, season and order (docs/forecasting.md).
   * @param parameters.options Options of the model. `/api/forecast/models` lists the options of each model; any other option is rejected.
   * @returns The forecast.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {AlmanacError} 402, 415, 431: The plan of the account does not include this request. The operation does not accept the media type of the request body.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The indicator does not exist, has no series for the country, or has no vintage as of the day.
   * @throws {TooLargeError} 413: The request body exceeds 4 MB.
   * @throws {RateLimitError} 429: The account does not have the compute seconds that the request costs (`compute_budget_exceeded`), or has sent too many requests in 60 seconds or in this UTC day, or has 10 jobs in progress (`rate_limit_exceeded`).
   * @throws {ServerError} 500, 503: The database is unavailable, too many computations wait on the server or for this account, or the computation takes longer than 30 seconds.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  run<Prefer extends string | undefined = undefined>(parameters: ForecastRunParameters<Prefer>, options?: CallOptions): AlmanacCall<Prefer extends string ? ForecastRun | ForecastJob : ForecastRun>;

  /**
   * List private forecasts
   *
   * Returns the forecasts of values that the account sent, newest first. Forecasts of library series belong to no account
   * and are not listed. A page ends early when its runs reach about 2 MB, but has at least one run.
   *
   * @param parameters.limit Maximum number of runs to return. Defaults to 20, maximum 100.
   * @param parameters.cursor `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged.
   * @returns A page of runs.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  list(parameters?: ForecastListParameters, options?: CallOptions): AlmanacList<ForecastsResponse>;

  /**
   * Get a forecast
   *
   * Returns a stored forecast. Forecasts are stored for 90 days. Every account can read a forecast of a library series.
   * Only its owner, and accounts with its share link, can read a forecast of sent values.
   *
   * @param parameters.cacheKey Cache key from the response of a run.
   * @param parameters.shareToken Token of a share link, to read the private run of another account. It is the part of the link after `#`. A wrong or ended token returns 404 `forecast_not_found`. Forecasts of indicators and your own forecasts need no token.
   * @returns The forecast.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The result does not exist, has expired, or is private to another account.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  get(parameters: ForecastGetParameters, options?: CallOptions): AlmanacCall<ForecastRun>;

  /**
   * Download a forecast as CSV
   *
   * Returns a stored forecast as CSV. The columns are `date,forecast`, then `lower_80,upper_80` and so on for each
   * interval level. With `history=true` the column `actual` is added, and the observations that the model was fitted to
   * precede the forecasts. Anyone who can read the forecast can download it.
   *
   * @param parameters.cacheKey Cache key from the response of a run.
   * @param parameters.shareToken Token of a share link, to read the private run of another account. It is the part of the link after `#`. A wrong or ended token returns 404 `forecast_not_found`. Forecasts of indicators and your own forecasts need no token.
   * @param parameters.history Whether to include the observations before the forecasts. Defaults to `false`.
   * @returns The CSV file.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {AlmanacError} 402, 431: The plan of the account does not include this request.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The result does not exist, has expired, or is private to another account.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  csv(parameters: ForecastCsvParameters, options?: CallOptions): AlmanacCall<Csv>;

  /**
   * Share a private forecast
   *
   * Creates a link with which any account can read a forecast of your own values, and returns it once. A new link replaces
   * the previous one. A link works for 30 days, but not after the run expires or you stop sharing.
   *
   * Readers send the token of the link as `X-Share-Token` with their own API key or session. Forecasts of library series
   * need no link: every account that has their key can read them.
   *
   * @param parameters.cacheKey Cache key from the response of a run.
   * @returns The link.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is not allowed to make this request, or the request of a session comes from another site.
   * @throws {NotFoundError} 404: The account has no private forecast with this key, or it has expired.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  share(parameters: ForecastShareParameters, options?: CallOptions): AlmanacCall<ForecastShare>;

  /**
   * Stop sharing a private forecast
   *
   * The link stops working with the next request. Has no effect if the run is not shared.
   *
   * @param parameters.cacheKey Cache key from the response of a run.
   * @returns The run is not shared.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is not allowed to make this request, or the request of a session comes from another site.
   * @throws {NotFoundError} 404: The account has no private forecast with this key, or it has expired.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  stopSharing(parameters: ForecastStopSharingParameters, options?: CallOptions): AlmanacCall<void>;

  /**
   * Run a backtest
   *
   * Fits each model at every origin to the data available on that day, and compares its forecasts with the first published
   * value of each period and with the latest value.
   *
   * If the library contains vintages of the series, the backtest runs in real time: each origin is a vintage date, and
   * later releases and revisions are not used. Otherwise the latest values are cut off at each origin; `kind` is then
   * `pseudo` and a note says so.
   *
   * The response contains the scores of each model, overall and by horizon, a test against Naive 2, a ranking, and all
   * forecasts with the actual values. All values are in the unit of the latest vintage; forecasts made before a rebase are
   * multiplied by its factor.
   *
   * The `cacheKey` is derived from the request, the data and the engine version. A backtest is stored for 90 days, and an
   * identical request of any account returns the stored result. If the series is too short, the result is `not_computable`. See docs/forecasting.md
   * for formulas and an example.
   *
   * A computation costs compute seconds. If the account has too few left, the response is 429 `compute_budget_exceeded`. A
   * request that costs more than the maximum of the plan is invalid (400). A stored result costs nothing. The backtest stops if you disconnect. An account can run three backtests or background forecasts at
   * a time, and have 10 jobs in progress; the latest 200 jobs are kept.
   *
   * @param parameters.prefer `respond-async` (RFC 7240) runs the work as a background job and returns 202 immediately. Without it, the response waits up to 30 seconds for the result. Other preferences are ignored.
   * @param parameters.seriesId Slug of an indicator.
   * @param parameters.country Country of the indicator's series. Defaults to the indicator's default country.
   * @param parameters.kind Kind of backtest. Defaults to `real_time` if the library has more than one vintage of the series with later values, otherwise to `pseudo`.
   * @param parameters.models Models to compare. Defaults to `auto`, `ets`, `theta`, `arima`, `naive`, `snaive` (seasonal series only) and `naive2`.
   * @param parameters.horizon Forecast horizon, in periods. The product of `origins`, number of models and `horizon` can be at most 6,000.
   * @param parameters.origins Maximum number of origins. If there are more, they are sampled evenly and include the last one. Defaults to 60, or fewer for series of more than 300 periods, but at least 20 unless the limit on the number of forecasts is lower.
   * @param parameters.originsStart First day that can be an origin: a vintage date in real time, otherwise the date of the last observation used.
   * @param parameters.originsEnd Last day that can be an origin. Must not be before `originsStart`.
   * @param parameters.window Maximum number of periods before each origin that models are fitted to. Defaults to all, at most 3,000.
   * @param parameters.transform Transformation of the series before fitting. Defaults to `level`.
   * @param parameters.levels Coverage levels of the prediction intervals, in percent. Defaults to 80 and 95.
   * @returns The backtest.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The indicator does not exist, has no series for the country, or has no vintage as of the day.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: The account does not have the compute seconds that the request costs (`compute_budget_exceeded`), or has sent too many requests in 60 seconds or in this UTC day, or has 10 jobs in progress (`rate_limit_exceeded`).
   * @throws {ServerError} 500, 503: The database is unavailable, too many computations wait on the server or for this account, or the computation takes longer than 30 seconds.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  backtest<Prefer extends string | undefined = undefined>(parameters: ForecastBacktestParameters<Prefer>, options?: CallOptions): AlmanacCall<Prefer extends string ? BacktestRun | ForecastJob : BacktestRun>;

  /**
   * Get a backtest
   *
   * Returns a stored backtest. Backtests are stored for 90 days. Every account can read them: they use only library series.
   *
   * @param parameters.cacheKey Cache key from the response of a run.
   * @returns The backtest.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The result does not exist, has expired, or is private to another account.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  getBacktest(parameters: ForecastGetBacktestParameters, options?: CallOptions): AlmanacCall<BacktestRun>;

  /**
   * Get the progress of a forecast job
   *
   * Returns a background forecast or backtest job of the account, whichever of its keys or sessions created it. When the
   * job is done, `result` is the path of the forecast or backtest. Jobs are kept for seven days.
   *
   * With `Accept: text/event-stream`, progress is returned as server-sent events: `progress` immediately and after every
   * change, then `done` or `failed`, after which the stream closes. The data of each event is a `ForecastJob`. The stream
   * also closes when the server stops; reconnect to continue. An account can have five open streams.
   *
   * @param parameters.jobId Id of the job, from `Location`.
   * @returns The job.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  job<Events extends boolean = false>(parameters: ForecastJobParameters, options?: CallOptions & { events?: Events }): Events extends true ? AsyncIterable<ForecastJob> : AlmanacCall<ForecastJob>;

  /**
   * List forecasting models
   *
   * Returns every forecasting model with its options.
   *
   * @returns The models with their options.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  models(options?: CallOptions): AlmanacCall<ForecastModels>;
}

export interface NewsOperations {
  /**
   * List news
   *
   * Returns news of statistical agencies and central banks from their feeds, newest first, as plain text: titles of at
   * most 300 characters and summaries of at most 1,000. An item that appears in several feeds of an agency is returned
   * once. News is kept for 366 days.
   *
   * An item is linked to the releases that its feed covers or its title names. If the title names none and the feed is
   * about releases, the item is linked to the releases of the agency on that day.
   *
   * @param parameters.source Return only items of this feed, as listed by `/api/news/sources`.
   * @param parameters.agency Return only items of this agency, as named by `/api/news/sources`.
   * @param parameters.country Return only items of agencies of these countries and items linked to their releases: a country code, a comma-separated list of codes and groups (`US,EA,G7`), or `all`, alone. Codes are ISO 3166-1 alpha-2 or alpha-3, or `EA` for the euro area as a whole; case and spaces are ignored; `UK` and `EL` are read as `GB` and `GR`. Groups are `G7`, `G20`, `OECD`, `BRICS` and `EA-MEMBERS`. Defaults to all items.
   * @param parameters.q Return only items whose title or summary contains every word, ignoring case.
   * @param parameters.from Return only items on or after this UTC day.
   * @param parameters.to Return only items on or before this UTC day. Must not be before `from`.
   * @param parameters.indicator Return only items linked to a release of this indicator (slug).
   * @param parameters.limit Maximum number of rows to return. Defaults to 100, maximum 1,000.
   * @param parameters.cursor `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged.
   * @returns A page of news items.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The indicator does not exist, has no series for the country, or has no vintage as of the day.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  list(parameters?: NewsListParameters, options?: CallOptions): AlmanacList<NewsResponse>;

  /**
   * List news sources
   *
   * Returns the feeds that news items are read from.
   *
   * @returns The feeds in order of id.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  sources(options?: CallOptions): AlmanacCall<NewsSourcesResponse>;
}

export interface ProvidersOperations {
  /**
   * List providers
   *
   * Returns every provider with its terms, whether this server has a key for it, the remaining request budget and the
   * status of the last request. Keys are never returned.
   *
   * @returns The providers in a fixed order.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  list(options?: CallOptions): AlmanacCall<ProvidersResponse>;

  /**
   * Get a provider series
   *
   * Fetches a series from its provider and returns it in a common format: dates are the first day of the period (weeks
   * keep the date of the provider), missing values are `null`, and multipliers are applied.
   *
   * Data is cached for six hours; see `fetchedAt` and `ageSeconds`. If the provider fails, older data is returned for up
   * to 30 days and `isStale` is `true`. Data of FRED is not cached unless the operator has permission to store it. Whole
   * years are fetched, so requests whose `start` and `end` are in the same years share cached data.
   *
   * @param parameters.provider Name of the provider, as listed by `/api/providers`.
   * @param parameters.seriesId Series id of the provider, percent-encoded as one path segment: `/` as `%2F`, `?` as `%3F` (`encodeURIComponent` in JavaScript). The SDK encodes it for you. `/api/providers` has an example for each provider.
   * @param parameters.start Return only observations dated on or after this day.
   * @param parameters.end Return only observations dated on or before this day. Must not be before `start`.
   * @param parameters.limit Maximum number of observations to return. Defaults to 1,000, maximum 10,000.
   * @param parameters.cursor `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged.
   * @returns The series with its observations, oldest first.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The provider does not have this series, or has no values in the requested years.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 502, 503, 504: The provider is unavailable, rejects this server, or returned an unreadable response. The request budget of the provider is exhausted, the database is unavailable, or too many computations are running. The provider did not respond in time.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  series(parameters: ProvidersSeriesParameters, options?: CallOptions): AlmanacList<ProviderSeriesResponse>;
}

export interface DiscoveryOperations {
  /**
   * Search the catalog
   *
   * Searches the indicators of the library and the series that providers list. Results are ranked as in
   * `/v1/indicators/search`; without `q` everything is listed in a fixed order. At most 16 words of `q` and 1,000
   * indicators of the library are used. The
   * scheduled job `refresh-catalogue` reads the lists of the providers; `/api/discovery/providers` states what they cover.
   *
   * Entries available for every country of their provider have `{country}` in `seriesIdForm` and match every country
   * filter. To check whether such a series has values, request `/api/discovery/series/{provider}/{seriesId}`.
   *
   * @param parameters.q Search text, at most 200 characters. Without it, everything is listed.
   * @param parameters.provider Return only entries of this provider, as listed in the facets. Includes the indicators that are imported from it.
   * @param parameters.frequency Return only entries with this frequency.
   * @param parameters.country ISO 3166-1 alpha-2 or alpha-3 code, or `EA` for the euro area (also `EMU` and `EZ`). Case-insensitive; Eurostat's `UK` and `EL` are read as `GB` and `GR`. Defaults to the indicator's default country, or to all countries if the operation says so.
   * @param parameters.topic Return only entries of this topic, as listed in the facets.
   * @param parameters.inLibrary Return only entries that are in the library (`true`) or only entries that are not (`false`).
   * @param parameters.limit Maximum number of entries to return. Defaults to 20, maximum 100.
   * @param parameters.cursor `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged.
   * @returns A page of matching entries, best match first.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  catalog(parameters?: DiscoveryCatalogParameters, options?: CallOptions): AlmanacList<CatalogResponse>;

  /**
   * Search provider data sets
   *
   * Searches the data sets of providers that publish data sets with many series: Eurostat, OECD, IMF, ECB and BIS. The lists
   * are those that the scheduled job `refresh-catalogue` last read from the providers; `/api/discovery/providers` states the
   * day. Without `q` everything is listed in a fixed order. At most 16 words of `q` are used.
   *
   * To preview a series of a data set, replace `{key}` in `seriesIdForm` and request
   * `/api/discovery/series/{provider}/{seriesId}`.
   *
   * @param parameters.q Search text, at most 200 characters. Without it, everything is listed.
   * @param parameters.provider Return only data sets of this provider.
   * @param parameters.topic Return only data sets of this topic, as listed in the facets.
   * @param parameters.limit Maximum number of data sets to return. Defaults to 20, maximum 100.
   * @param parameters.cursor `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged.
   * @returns A page of matching data sets, best match first.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  datasets(parameters?: DiscoveryDatasetsParameters, options?: CallOptions): AlmanacList<DatasetsResponse>;

  /**
   * List provider catalogs
   *
   * Returns every provider that the library has series of or that this server can import from: the number of series in the
   * library, and how much of the provider's own catalog is listed here.
   *
   * @returns The providers, those with the most series in the library first.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  providers(options?: CallOptions): AlmanacCall<CatalogProvidersResponse>;

  /**
   * Preview a provider series
   *
   * Returns the title, unit, frequency and date range of a series, its last observations, the indicators that contain it
   * and the request that imports it. The whole series is fetched from its provider and cached as described for
   * `/api/providers/{provider}/series/{seriesId}`.
   *
   * @param parameters.provider Name of the provider, as listed by `/api/providers`.
   * @param parameters.seriesId Series id of the provider, percent-encoded as one path segment: `/` as `%2F`, `?` as `%3F` (`encodeURIComponent` in JavaScript). The SDK encodes it for you. `/api/providers` has an example for each provider.
   * @returns The series.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The provider does not have this series, or has no values in the requested years.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 502, 503, 504: The provider is unavailable, rejects this server, or returned an unreadable response. The request budget of the provider is exhausted, the database is unavailable, or too many computations are running. The provider did not respond in time.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  series(parameters: DiscoverySeriesParameters, options?: CallOptions): AlmanacCall<DiscoveredSeriesResponse>;
}

export interface ImportOperations {
  /**
   * Import series
   *
   * Fetches each series with the history its provider keeps, and writes new and changed values as vintages. A series that
   * the library already has from this provider is extended. Any other series becomes a new indicator, which requires
   * `category`, and `country` if the provider covers many countries.
   *
   * Observations that a provider no longer returns stay in the library. Data that cannot belong to the series (another
   * frequency, magnitude or course) is refused, and the history stays unchanged. Repeat an interrupted import to complete
   * it.
   *
   * The import runs as a background job; poll the path in `Location`. An account can have 10 jobs in progress; further requests
   * return 429. The latest 200 jobs are kept. With `dryRun` nothing is written. Series of FRED are
   * refused (`storing_not_allowed`) unless the operator has permission to store them. See docs/importing.md.
   *
   * @param parameters.series The series to import, at most 50.
   * @param parameters.dryRun Whether to report the changes without writing them. Defaults to `false`.
   * @returns The import job is created. `Location` is its path.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key lacks the required scope, the session is not that of the owner or its request comes from another site, or the data of the provider may not be stored.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  indicators(parameters: ImportRequest, options?: CallOptions): AlmanacCall<ImportJob>;

  /**
   * Remove an imported indicator
   *
   * Removes the imported and uploaded series of an indicator with their whole history, also from every watchlist. If no
   * series is left, the indicator is removed too. Bundled series are not affected. You cannot undo this, but you can
   * import the series again.
   *
   * @param parameters.slug Slug of the indicator, or the id of its FRED series, such as `GDPC1`.
   * @returns The indicator is removed.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key lacks the required scope, the session is not that of the owner or its request comes from another site, or the data of the provider may not be stored.
   * @throws {NotFoundError} 404: The indicator does not exist, has no series for the country, or has no vintage as of the day.
   * @throws {ConflictError} 409: The indicator is bundled with the library.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  remove(parameters: ImportRemoveParameters, options?: CallOptions): AlmanacCall<void>;

  /**
   * Get the progress of an import job
   *
   * Returns an import job of the account. The result of each series is added when that series is done. Jobs are kept for
   * seven days.
   *
   * With `Accept: text/event-stream`, progress is returned as server-sent events: `progress` immediately and after every
   * change, then `done` or `failed`, after which the stream closes. The data of each event is an `ImportJob`. The stream
   * also closes when the server stops; reconnect to continue. An account can have five open streams.
   *
   * @param parameters.jobId Id of the job, from `Location`.
   * @returns The job.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key lacks the required scope, the session is not that of the owner or its request comes from another site, or the data of the provider may not be stored.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  job<Events extends boolean = false>(parameters: ImportJobParameters, options?: CallOptions & { events?: Events }): Events extends true ? AsyncIterable<ImportJob> : AlmanacCall<ImportJob>;

  /**
   * Upload an indicator as CSV
   *
   * Writes the observations of a file, as spreadsheets export it, to an indicator of the library: at most 4 MB and 100,000 rows.
   *
   * The first line names the columns. `date`, `value` and `vintage` are found by name, also in any order and between other columns. In a file
   * with two columns, the first has the dates. Otherwise name them with `dateColumn` and `valueColumn`.
   *
   * Separator, decimal mark and order of dates are found in the file, and `file` in the response states them. A file that can be read in two
   * ways is refused until you send `decimal` or `dateOrder`. Use `dryRun` to check how a file is read.
   *
   * Dates are the first day of the period, or name it: `2026`, `2026-Q2`, `2026-04`, `Apr 2026`. An empty value, `.`, `-` and `NA` are missing
   * values. The text is UTF-8, UTF-16 with a byte-order mark, the `charset` of `Content-Type`, or otherwise windows-1252.
   *
   * Without a `vintage` column the values are those of today, and changed values create a vintage. With it, each row is a
   * value that was new or revised on that day. Observations that are not in the file stay unchanged.
   *
   * A new indicator requires `country`, `category`, `unit` and `frequency`. You cannot upload to an indicator that has
   * another source.
   *
   * @param parameters.slug Slug of the indicator.
   * @param parameters.country ISO 3166-1 alpha-2 or alpha-3 code, or `EA` for the euro area. Defaults to the default country of the indicator.
   * @param parameters.name Name of a new indicator, at most 200 characters. Defaults to its slug.
   * @param parameters.description Description of a new indicator, at most 2,000 characters.
   * @param parameters.category Category of a new indicator.
   * @param parameters.unit Unit of the values. A unit that differs from the previous one marks a new base or unit.
   * @param parameters.frequency Frequency of a new indicator.
   * @param parameters.dryRun Whether to report the changes without writing them. Defaults to `false`.
   * @param parameters.separator What separates the columns. Defaults to what separates most columns in the first lines.
   * @param parameters.decimal The decimal mark of the values. The other mark, spaces and apostrophes separate thousands. Required if the values do not show it, as `1,234` does not.
   * @param parameters.dateOrder Whether dates such as 3/4/2026 begin with the day (`dmy`) or with the month (`mdy`). Required if both give valid dates.
   * @param parameters.dateColumn Name of the column with the dates. Defaults to `date` or a similar name.
   * @param parameters.valueColumn Name of the column with the values. Defaults to `value` or a similar name.
   * @param parameters.vintageColumn Name of the column with the days of publication. Defaults to `vintage` or a similar name, if there is one.
   * @param parameters.csv The CSV file.
   * @returns The changes that were written or, in a dry run, would be written.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key lacks the required scope, the session is not that of the owner or its request comes from another site, or the data of the provider may not be stored.
   * @throws {ConflictError} 409: The values cannot belong to the series.
   * @throws {TooLargeError} 413: The request body exceeds 4 MB.
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  csv(parameters: ImportCsvParameters, options?: CallOptions): AlmanacCall<ImportResult>;

  /**
   * Upload an indicator as JSON
   *
   * Writes observations to an indicator of the library, at most 4 MB and 50,000 of them. Dates are the first day of the
   * period; a value of null is a missing one.
   *
   * Without `vintage` the values are those of today, and changed values create a vintage. With it, each value is one that
   * was new or revised on that day. Observations that you do not send stay unchanged.
   *
   * A new indicator requires `country`, `category`, `unit` and `frequency`. You cannot upload to an indicator that has
   * another source.
   *
   * @param parameters.slug Slug of an indicator: its id in paths and parameters.
   * @param parameters.observations The values, at most 50,000. Values that you do not send stay unchanged.
   * @param parameters.country ISO 3166-1 alpha-2 or alpha-3 code, or `EA` for the euro area. Defaults to the default country of the indicator.
   * @param parameters.name Name of a new indicator, at most 200 characters. Defaults to its slug.
   * @param parameters.description Description of a new indicator, at most 2,000 characters.
   * @param parameters.category Area of the economy that an indicator measures.
   * @param parameters.unit Unit of the values. A unit that differs from the previous one marks a new base or unit.
   * @param parameters.frequency Frequency of the observations.
   * @param parameters.dryRun Whether to report the changes without writing them. Defaults to `false`.
   * @returns The changes that were written or, in a dry run, would be written.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key lacks the required scope, the session is not that of the owner or its request comes from another site, or the data of the provider may not be stored.
   * @throws {ConflictError} 409: The values cannot belong to the series.
   * @throws {TooLargeError} 413: The request body exceeds 4 MB.
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  observations(parameters: ObservationsUpload, options?: CallOptions): AlmanacCall<ImportResult>;
}

export interface CensusOperations {
  /**
   * List variables of a US Census dataset
   *
   * Returns the variables of a US Census Bureau dataset in order of name. Value ranges and codes are not included.
   *
   * Each list is fetched from the Census Bureau at most once a day; see `fetchedAt` and `ageSeconds`. If the Census Bureau
   * fails, an earlier list is returned for up to 30 days and `isStale` is `true`.
   *
   * A computation costs compute seconds. If the account has too few left, the response is 429 `compute_budget_exceeded`. A
   * request that costs more than the maximum of the plan is invalid (400).
   *
   * @param parameters.dataset Path of the dataset in the Census Bureau's API, without the year.
   * @param parameters.year Year of the dataset. Omit it for time series (`timeseries/…`).
   * @param parameters.q Return only variables whose name, label or concept contains every word, ignoring case.
   * @param parameters.group Return only variables of this group, written as in the Census Bureau's API.
   * @param parameters.limit Maximum number of rows to return. Defaults to 100, maximum 1,000.
   * @param parameters.cursor `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged.
   * @returns A page of variables.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The provider does not have this dataset.
   * @throws {RateLimitError} 429: The account does not have the compute seconds that the request costs (`compute_budget_exceeded`), or has sent too many requests in 60 seconds or in this UTC day, or has 10 jobs in progress (`rate_limit_exceeded`).
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 502, 503, 504: The provider is unavailable, rejects this server, or returned an unreadable response. The request budget of the provider is exhausted, the database is unavailable, or too many computations are running. The provider did not respond in time.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  variables(parameters: CensusVariablesParameters, options?: CallOptions): AlmanacList<CensusVariablesResponse>;
}

export interface ChatOperations {
  /**
   * Ask the assistant
   *
   * Answers a question with data of the library. The model calls tools and refers to the values that they return; the server
   * writes the values, with unit, period and vintage. The model cannot write a number of its own: an answer with one is
   * repaired once. If that fails, the answer says that the data do not hold it (`not_held`).
   *
   * Without `conversationId`, the question begins a conversation. With `asOf`, the conversation is fixed to a day: the tools
   * return only what was known then. A conversation is private to the account, and answers one question at a time.
   *
   * With `Accept: text/event-stream`, the answer is streamed as server-sent events: `call` (id, name and arguments of a
   * tool call that begins), `tool` (the `ChatToolCall` without its result), `text` (the next parts of the text, as
   * `{"parts": [...], "values": [...]}`), `restart` (discard the text so far), and at the end `answer` (the `ChatAnswer`) or
   * `error` (`error` and `message` as in an `ApiError`). Closing the connection stops the answer; what was answered until then is
   * kept.
   *
   * A question counts as one request, and includes one call of each API operation; each further call of the same
   * operation counts as another request. Tools need the scopes of their operations, such as `indicators:read`, and cost
   * the same compute seconds. An answer takes at most 120 seconds and 12 tool calls, and an account has at most two answers
   * in progress.
   *
   * @param parameters.question The question.
   * @param parameters.conversationId The conversation to continue. Without it, the question begins a conversation.
   * @param parameters.asOf Fixes a new conversation to a day: only what was known then is used. Not after today. A conversation keeps its day, so that `asOf` and `conversationId` cannot be sent together.
   * @returns The answer.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The assistant is off (`chat_off`), or the conversation does not exist or does not belong to the account (`not_found`).
   * @throws {ConflictError} 409: A question of the conversation is being answered (`chat_busy`), or has the maximum number of questions, or the account has the maximum number of conversations (`chat_full`).
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: The account has asked as many questions as its plan allows in this UTC day (`chat_limit_reached`), or has two answers in progress, or five open event streams, or has sent too many requests in 60 seconds or in this UTC day (`rate_limit_exceeded`).
   * @throws {ServerError} 500, 503: The model does not respond, or too many questions are being answered (`chat_unavailable`), or the database is unavailable (`service_unavailable`).
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  ask(parameters: ChatQuestion, options?: CallOptions): AlmanacCall<ChatAnswer>;

  /**
   * Get the state of the assistant
   *
   * Returns whether the assistant is on, which model it uses, its limits, and the tools that it can
   * call. No authentication is required.
   *
   * @returns The state of the assistant.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  status(options?: CallOptions): AlmanacCall<ChatStatus>;

  /**
   * List conversations
   *
   * Returns the conversations of the account with the assistant, the latest first, and how many questions the account can still
   * ask today.
   *
   * @param parameters.limit Maximum number of rows to return. Defaults to 100, maximum 1,000.
   * @param parameters.cursor `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged.
   * @returns A page of conversations.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  conversations(parameters?: ChatConversationsParameters, options?: CallOptions): AlmanacList<ChatConversationsResponse>;

  /**
   * Get a conversation
   *
   * Returns a conversation with all its answers and what the tools returned, oldest first.
   *
   * @param parameters.id Id of the resource, as returned in lists.
   * @returns The conversation.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  conversation(parameters: ChatConversationParameters, options?: CallOptions): AlmanacCall<ChatConversationDetail>;

  /**
   * Delete a conversation
   *
   * Deletes a conversation and all its answers. Fails with `chat_busy` while a question is being answered.
   *
   * @param parameters.id Id of the resource, as returned in lists.
   * @returns The conversation was deleted.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {ConflictError} 409: A question of the conversation is being answered (`chat_busy`), or has the maximum number of questions, or the account has the maximum number of conversations (`chat_full`).
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  deleteConversation(parameters: ChatDeleteConversationParameters, options?: CallOptions): AlmanacCall<void>;

  /**
   * Export a conversation
   *
   * Returns a conversation as a Markdown file: the questions, the answers, and a list of the cited values with their links.
   *
   * @param parameters.id Id of the resource, as returned in lists.
   * @returns The file.
   * @throws {InvalidRequestError} 400: The request is invalid. `details` lists the invalid fields.
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The key is valid but not allowed to make this request.
   * @throws {NotFoundError} 404: The resource does not exist or does not belong to the account.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {AlmanacError} 431: The URL and headers exceed 16 kB together.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  exportConversation(parameters: ChatExportConversationParameters, options?: CallOptions): AlmanacCall<string>;
}

export interface McpOperations {
  /**
   * Send an MCP message
   *
   * The Model Context Protocol endpoint (Streamable HTTP). It serves revision 2026-07-28 and clients of 2025, without sessions:
   * each request holds one JSON-RPC message, and the response is JSON. See docs/mcp.md for the tools, resources and prompts.
   *
   * A request counts as one request of its key, and includes one call of each operation that its tool runs. Further calls
   * of the same operation, as `compute` makes for each of its series, count as a request each. A tool needs
   * the scopes of the operations that it runs, and costs the same compute seconds.
   *
   * A request with the header `Origin` is refused (403) unless the origin is that of `PUBLIC_URL` or listed in
   * `MCP_ALLOWED_ORIGINS`. A JSON-RPC error has the status that the protocol prescribes; a failed tool call is a result with
   * `isError`. The server sends no messages on its own: GET, DELETE and `subscriptions/listen` are not supported.
   *
   * @param parameters.mCPProtocolVersion Revision of the protocol. Required from revision 2026-07-28 on.
   * @param parameters.mcpMethod The `method` of the message. Required from revision 2026-07-28 on.
   * @param parameters.mcpName The name of the tool or prompt, or the URI of the resource. Required from revision 2026-07-28 on for `tools/call`, `prompts/get` and `resources/read`.
   * @param parameters.jsonrpc Version of JSON-RPC.
   * @param parameters.id Id of a JSON-RPC message. Null in an error about a message whose id is not known.
   * @param parameters.method Method, for example `tools/call`.
   * @param parameters.params Parameters of the method, with the fields of the protocol.
   * @returns The JSON-RPC response.
   * @throws {InvalidRequestError} 400: The body is not a JSON-RPC message (`ApiError`), or the message is invalid (JSON-RPC error).
   * @throws {AuthenticationError} 401: The API key is missing or invalid.
   * @throws {PermissionError} 403: The origin is not allowed, or the key may not be used.
   * @throws {NotFoundError} 404: The server does not know the method of the message.
   * @throws {TooLargeError} 413: The request body exceeds the limit of this operation (`x-max-body-bytes`).
   * @throws {AlmanacError} 415, 431: The operation does not accept the media type of the request body.
   * @throws {RateLimitError} 429: Too many requests in 60 seconds or in this UTC day.
   * @throws {ServerError} 500, 503: The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first start and after an upgrade.
   * @throws {ConnectionError} The server could not be reached, or did not respond in time.
   */
  send(parameters: McpSendParameters, options?: CallOptions): AlmanacCall<McpResponse>;
}
