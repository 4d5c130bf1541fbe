// Generated from openapi.yaml and contract/ by `npm run generate`. Do not edit.

export interface paths {
    "/api/indicators/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an indicator
         * @description Returns the metadata, observations, guardrails, release, related indicators, preview quality, standardization and
         *     country availability of an indicator for one country.
         *
         *     With `vintage`, the response is as of that day: unit and date range in `metadata` are those of the vintage, `release`
         *     has the last and next date as of that day, and `guardrails` and `previewQuality` assess the values of the vintage.
         *     `guardrails` and `previewQuality` assess at most the newest 20,000 observations.
         *     Descriptions, methodology, related indicators and country availability are always current.
         */
        get: operations["indicators.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/indicators/{slug}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download observations as CSV
         * @description Returns all observations of an indicator as RFC 4180 CSV with a header row and the columns `date,value,revised`. With
         *     `frequency` the column `observationCount` is added, and for a series with projections the column `projection` (`true` or
         *     `false`). Aggregation is applied before the transformation `units`.
         *
         *     A file of more than one megabyte (1,048,576 bytes) is sent while it is read, without `Content-Length`. If the series changes or a
         *     failure occurs in the meantime, the server resets the connection, so that a file is never taken for complete when it is not.
         */
        get: operations["indicators.download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/charts/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Draw an indicator as a picture
         * @description Returns a chart of an indicator as SVG or PNG, with its title, unit, source and, for the United States, recessions.
         *     The source's projections are dashed. SVG contains a title and a description in words, for readers who do not see the
         *     picture; use the same text for `alt` in HTML. PNG has two pixels for each pixel of `width` and `height`.
         *
         *     The chart has a line for each country and each indicator in `with`, and a second axis if their units differ; lines in a
         *     third unit are left out, and the picture says so. Of the first line, dotted lines mark breaks that the guardrails found
         *     (`UNIT_BREAK`, `LEVEL_SHIFT`), and triangles mark the vintages since which it is published in another unit or base.
         */
        get: operations["charts.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List countries
         * @description Returns the countries and areas that the library knows, by code (with `q`, the best match first) and with the number of their
         *     series, and the groups of countries that `country` accepts.
         */
        get: operations["countries.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/countries/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the headline values of a country
         * @description Returns a country with its headline values: growth, inflation, unemployment, interest and exchange rates, trade, debt and others.
         *     Each has its latest value, the changes since the period before and since a year before, and whether newer values are to be
         *     expected.
         *
         *     A headline has a list of indicators, from the most to the least frequent. It is read from the first that the library holds for
         *     the country. If its next value is overdue, it is read from a later indicator with a later period; the middles of the
         *     periods are compared, so that a month of autumn is later than the average of its year. A value whose period ended more
         *     than two years ago (annual values: three) is no headline.
         *
         *     The forecasts are the projections for the current year. Other headlines from an indicator with projections show the last
         *     period that had ended in the newest edition. `missing` lists the headlines without a value, each with the reason.
         */
        get: operations["countries.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/headlines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the headlines
         * @description Returns the headlines that `GET /v1/headlines/{id}` compares across countries, each with what it measures and the number of
         *     countries for which the library holds it.
         */
        get: operations["headlines.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/headlines/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare a headline value across countries
         * @description Returns one headline value, such as inflation, for several countries, highest first. Each value is selected and described as in
         *     `GET /v1/countries/{code}`. `missing` lists the countries without a value, each with the reason. The values can be of different
         *     periods and units; each states its own.
         */
        get: operations["headlines.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/indicators/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search indicators
         * @description Returns matching indicators with facet counts. Exact names and slugs rank first. Words match in singular and plural
         *     and through common synonyms; misspelled words are corrected, and an unknown last word matches as a prefix. Words for
         *     the form of a value (rate, growth, level, index …) are optional. At most 16 words of `q` are used.
         *
         *     If more than 640 indicators match, a search ranks 250 of them: those whose names contain the words, and among these
         *     the most prominent, before others. `total` and `facets` then count the ranked ones.
         *
         *     A country or region in `q` restricts results to indicators that cover it. A member of the euro area without its own
         *     series matches the euro area series, ranked after own series. A group in `q`, such as G7, restricts results to
         *     indicators that cover a member; those that cover most members rank first, and `query.countryGroups` has the value of
         *     `country` that reads it. A frequency in `q` ranks series of that frequency first.
         *     Without `q`, indicators are listed in order of slug. `country` returns the indicators that cover at least one of the
         *     countries; `EA` stands here for the euro area as a whole only.
         */
        get: operations["indicators.search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/indicators/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List series
         * @description Returns the series of one or more indicators, one per country, ordered by `id` and country code. Without `country`,
         *     the series of all countries are returned. The number of ids times the number of countries in `country` can be at most 250.
         */
        get: operations["indicators.series"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/indicators/observations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get observations
         * @description Returns the observations of one or more indicators, ordered by `id`, country code and date. Select a date range and
         *     a vintage, transform the values with `units`, and aggregate them with `frequency`. Aggregation comes first, then the
         *     transformation, then the date range, so that the first value also has its base one year ago.
         *
         *     The server reads only the rows of the page, and the notes of a series are about them. Get a long series with several
         *     pages or as a download.
         *
         *     `vintage` returns one value per date, as of that day. `firstRelease=true` returns the first value in the library for
         *     each date. `allVintages=true` returns every value of each date with its real-time period. Use at most one of the
         *     three; `firstRelease` and `allVintages` return values in their published units and frequency.
         *
         *     The response is JSON, or CSV with `format=csv` or if `Accept` prefers `text/csv`. For one series the CSV columns are
         *     `date,value,revised`, followed by `realtime_start` (with `firstRelease` or `allVintages`), `realtime_end` (with
         *     `allVintages`), `observationCount` (with `frequency`), `unit` (if the rows have different units) and `projection` (if a
         *     series has projections: `true` or `false`). For several series, `id,country` come first.
         *
         *     A series without values from `start` to `end` has a note that says why. With several countries it is also in `missing`.
         *     A CSV response names missing series in the header `X-Missing-Series`.
         *
         *     A request can select at most 250 series. Rows name their series if it selects several series or countries.
         */
        get: operations["indicators.observations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/indicators/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get indicator metadata
         * @description Returns what each indicator measures, its source agency, licence and methodology, and its unit in each vintage, for
         *     one country or the indicator's default country. Results are in the order of `id`.
         */
        get: operations["indicators.metadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/indicators/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List releases
         * @description Returns the releases of the given countries and indicators, or all releases, each with its dates between `from` and `to`,
         *     ordered by release id.
         *
         *     Past dates are the days on which the library first had new values. Estimated dates are derived from the release's
         *     rule, at the frequency of the series in the library, and include revised estimates. If an estimated date has passed,
         *     the library does not contain its values yet. At most 250 indicators represent a release: those that the library has had
         *     for longest.
         */
        get: operations["indicators.releases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/indicators/vintages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List vintages
         * @description Returns the vintage dates of the indicators, in the order of `id`, oldest first. Each vintage has the number of new
         *     and revised observations, the size of the revisions, and whether the series was rebased. A change of base or unit does
         *     not count as a revision; revisions are measured net of it.
         */
        get: operations["indicators.vintages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/releases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a release
         * @description Returns a release with its next dates, the latest past ones whose values are missing, and a page of its indicators, the most prominent first, each with its latest value. A
         *     worldwide release has one series per indicator: that of the indicator's default country. At most 250 indicators represent a
         *     release: those that the library has had for longest.
         */
        get: operations["releases.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/releases/{id}/vintages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the vintages of a release
         * @description Returns the days on which the library first had new values of the release's indicators, latest first. Each has the number of
         *     new, revised and withdrawn values of all indicators together, and the value of the headline indicator, which is the most
         *     prominent one with a vintage on that day. `releaseDates` are the dates of the release since the vintage before.
         */
        get: operations["releases.vintages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calendar events
         * @description Returns past and upcoming releases between two days, ordered by `scheduledAt` and release id. Events without a time come
         *     first on their day.
         *
         *     A `released` event is taken from the vintages of the library. It has the published value, the value of the previous
         *     period and, if this release revised that value, the value before the revision. A `scheduled` event has a date
         *     announced by the agency. An `estimated` event has a date derived from the release's rule, at the frequency of the
         *     series in the library. Discontinued series have no upcoming events.
         *
         *     If a scheduled or estimated date has passed, the library does not contain the new values yet; `libraryDay` is the last
         *     day it covers. At most 250 indicators represent a release: those that the library has had for longest. A page ends before
         *     its events have more than 500 indicators.
         */
        get: operations["calendar.releases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/releases.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the release calendar as iCalendar
         * @description Returns all events of `/api/calendar/releases` that match the same filters, as iCalendar (RFC 5545). Events with a
         *     known time are instants in UTC; the others last all day. `STATUS` is `TENTATIVE` for estimated dates and `CONFIRMED`
         *     for all others. The release of a period keeps its `UID` when its date changes, and its `SEQUENCE` increases.
         */
        get: operations["calendar.ics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/feeds/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the calendar feed of an account
         * @description Returns the same iCalendar file as `/api/calendar/releases.ics`, with the same filters, for calendar programs, which
         *     cannot send a key. The token in
         *     the path is the only credential: a user with the address can read the feed, and nothing else of the account. Requests
         *     count against the limits of the account. An address that was replaced or deleted returns 404.
         */
        get: operations["calendar.feed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the OpenAPI document
         * @description Returns the OpenAPI document that requests are validated against. No authentication is required.
         */
        get: operations["contract.yaml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the OpenAPI document as JSON
         * @description Returns the same document as `/openapi.yaml`, as JSON. No authentication is required.
         */
        get: operations["contract.json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changelog.rss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the changelog as RSS
         * @description Returns an RSS 2.0 feed with one item per version, newest first. Changes that are not part of a version yet are in the
         *     item "Unreleased". Items keep their `guid`; dated versions have a `pubDate`. No authentication is required.
         */
        get: operations["changelog.rss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the health of the service
         * @description Returns whether the service can serve requests. No authentication is required, and the endpoint responds even if
         *     the database is unavailable. It checks the database at most every two seconds. `library` states how much of the bundled library is loaded; it is absent if the database is
         *     unavailable. An address, or an IPv6 network, can send
         *     1,200 health checks and page requests in any 60 seconds; the operator can change this with `PUBLIC_REQUESTS_PER_MINUTE`.
         */
        get: operations["health.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the process is alive
         * @description Returns 200 while the process runs, without checking the database. No authentication is required.
         *     An address, or an IPv6 network, can send 1,200 health checks and page requests in any 60 seconds; the operator can change this with `PUBLIC_REQUESTS_PER_MINUTE`.
         *     Restart a process that does not respond; use `/api/health` to decide whether to send it requests.
         */
        get: operations["health.live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get metrics
         * @description Returns the metrics of this process in the Prometheus text format: requests by operation and status, their durations,
         *     rate limit decisions, response cache hits, memory, CPU time and event-loop lag. Each node reports its own metrics.
         */
        get: operations["admin.metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description Sends a verification link to the address. The account is created when the link is opened, with the password and the name
         *     of this request. Several requests for one address do not affect each other: the first link that is opened decides, and
         *     the others stop working. A link is valid for 24 hours.
         *
         *     The response is the same whether or not the address already has an account; an existing owner is informed by mail. An
         *     email address gets at most five such mails per hour on requests from one IP address, and 20 in all. Beyond that no mail
         *     is sent, nothing changes and the earlier links stay valid.
         *
         *     A development server without a mail server prints its mails. Only to a request from its own machine, without a proxy, it also
         *     returns the link.
         */
        post: operations["account.signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an email address
         * @description Verifies an email address with the token from the mailed link, creates the account, and signs in.
         */
        post: operations["account.verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Creates a session and sets its cookie.
         *
         *     Wrong passwords block further attempts for a while: five for one account from one address in 15 minutes, or 100 from one
         *     address in a day. After 20 for one account from all addresses in 15 minutes, only addresses from which the account has
         *     signed in before are accepted, the latest 20 of the last 180 days; from any other address, request a sign-in link by
         *     mail. An IPv6 network counts as one address. A sign-in link and a password reset by mail lift the blocks of the account,
         *     but not the block of an address for a day.
         *
         *     The password of a sign-up that is not confirmed returns `email_not_verified` and sends its link again, within the
         *     limits of `account.signUp`. The response does not reveal whether the address has an account.
         */
        post: operations["account.signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sign-in-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a sign-in link
         * @description Sends a link that signs in once, without a password, within 15 minutes. Use it if sign-in is blocked because others have
         *     entered wrong passwords. The response is the same whether or not the address has an account.
         *
         *     A new link replaces the earlier one. A change of the password invalidates it. An email address gets at most five such
         *     mails per hour on requests from one IP address, and 20 in all. IP addresses from which the account has signed in before
         *     can exceed the 20. Beyond a limit, no mail is sent, and the last link stays valid for
         *     its 15 minutes.
         */
        post: operations["account.requestSignInLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sign-in-link/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a link
         * @description Signs in with the token from a mailed sign-in link. The token works once, and invalidates password reset links that were
         *     mailed before.
         */
        post: operations["account.signInWithLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the current session.
         */
        post: operations["account.signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password reset
         * @description Sends a link for setting a new password. The response is the same whether or not the address has an account.
         *
         *     A new link replaces the earlier one. An email address gets at most five such mails per hour on requests from one IP
         *     address, and 20 in all. IP addresses from which the account has signed in before can exceed the 20. Beyond a limit, no
         *     mail is sent and the last link stays valid.
         */
        post: operations["account.requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password-reset/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a password reset link
         * @description Returns whether a reset link is valid, and how many active API keys and share links its account has, so that its holder
         *     can decide whether to revoke them. This also holds for a suspended account. The check does not use up the link and does
         *     not extend its hour.
         */
        post: operations["account.checkPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password-reset/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the password
         * @description Sets a new password with the token from a reset link, ends every session of the account and invalidates other mailed
         *     links. Its API keys and share links are kept unless `keys` is `revoke`. The owner is informed by mail.
         */
        post: operations["account.resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the account
         * @description Returns the signed-in account with its plan and limits.
         */
        get: operations["account.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the account
         * @description Changes the name of the account.
         */
        patch: operations["account.update"];
        trace?: never;
    };
    "/api/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Sets a new password, ends every other session of the account and invalidates mailed links. Its API keys and share
         *     links are kept unless `keys` is `revoke`. The owner is informed by mail.
         *
         *     After five wrong passwords in 15 minutes, this session cannot try again until the 15 minutes have passed; after 100 in a
         *     day, until the day has passed.
         */
        post: operations["account.changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the account
         * @description Deletes the account immediately and permanently. Its keys stop working; its sessions, keys, usage, notifications,
         *     watchlist, jobs and private forecasts are removed, and share links stop working. A computation that is still running
         *     stores nothing. Wrong passwords block further attempts as in `account.changePassword`.
         *
         *     A subscription of the account is canceled first, without a refund; while Stripe does not respond, the account is not deleted.
         *     The owner is informed by mail.
         *
         *     Only entries of the audit log remain, without a time limit: what was done to the account and when, the IP addresses and
         *     user agents of sign-ins, also of failed ones, the names of its keys and the cache keys of forecasts it shared. They do
         *     not contain the email address, the name or values.
         */
        post: operations["account.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export account data
         * @description Returns the data stored about the account, except secrets, which are stored only as hashes. It has the latest 20 private
         *     forecasts; older ones follow at the path `nextForecasts`.
         */
        get: operations["account.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get daily usage
         * @description Returns the number of requests per UTC day and the daily limit of the account.
         */
        get: operations["account.usage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the calendar feed
         * @description Returns when the calendar feed of the account was created. Its address is shown only once, when you create it.
         */
        get: operations["account.calendarFeed"];
        put?: never;
        /**
         * Create or replace the calendar feed
         * @description Creates a secret address to which calendar programs can subscribe without a key, and returns it once. The server stores
         *     only its hash. An earlier address stops working. Add the parameters of `calendar.ics` to filter, such as
         *     `?country=US&importance=high`.
         */
        post: operations["account.createCalendarFeed"];
        /**
         * Delete the calendar feed
         * @description Deletes the calendar feed. Its address stops working with the next request.
         */
        delete: operations["account.deleteCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description Returns notifications about releases and revisions of watched series, created and revoked keys, and the daily quota,
         *     as enabled in the preferences. Unread notifications come first, then newest first. Marking notifications as read
         *     between two pages does not skip any.
         */
        get: operations["notifications.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark notifications as read
         * @description Marks the notifications in `ids` as read or, with `markAll`, all of them. Send exactly one of the two. If an id does
         *     not belong to the account, no notification is marked.
         */
        patch: operations["notifications.update"];
        trace?: never;
    };
    "/api/account/notifications/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get notification preferences
         * @description Returns the channels that are enabled for each kind of notification.
         */
        get: operations["notifications.preferences"];
        /**
         * Set notification preferences
         * @description Sets the channels for each kind of notification. Applies to new notifications; existing ones are not changed.
         */
        put: operations["notifications.setPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/watchlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List watched series
         * @description Returns the watched series of the account.
         */
        get: operations["watchlist.list"];
        put?: never;
        /**
         * Add a series to the watchlist
         * @description Watches a series: its new releases and revisions create notifications. Adding a watched series again has no effect. An
         *     account can watch 100 series. The response names the indicator to which the series belongs, also if another indicator
         *     that includes the series was requested.
         */
        post: operations["watchlist.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/watchlist/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a series from the watchlist
         * @description Stops watching a series.
         */
        delete: operations["watchlist.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sessions
         * @description Returns the active sessions of the account.
         */
        get: operations["sessions.list"];
        put?: never;
        post?: never;
        /**
         * Revoke all sessions
         * @description Ends every session of the account, including the current one.
         */
        delete: operations["sessions.revokeAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a session
         * @description Ends one session of the account.
         */
        delete: operations["sessions.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description Returns the API keys of the account without their values.
         */
        get: operations["keys.list"];
        put?: never;
        /**
         * Create an API key
         * @description Creates an API key and returns its value, which is not shown again. By default an account can have five active keys.
         *     A key that is created after another was revoked continues its rate limit: requests of the revoked key in the last 60
         *     seconds count.
         */
        post: operations["keys.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description The key is rejected from the next request on. Revoking a revoked key has no effect.
         */
        delete: operations["keys.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate an API key
         * @description Creates a key with the same name, scopes and addresses and revokes the old one, in one step. Requests of the old key in
         *     the last 60 seconds count against the limit of the new one.
         */
        post: operations["keys.rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List alert rules
         * @description Returns the alert rules of the account, oldest first, and how many it can have.
         */
        get: operations["alerts.list"];
        put?: never;
        /**
         * Create an alert rule
         * @description Creates a rule. It fires for vintages that the library gets from now on. Preview a rule first: the preview shows when it
         *     would have fired. A rule that can never fire is refused, and so is one above the limit of the plan (409).
         *
         *     A rule is about a series, the series on your watchlist, or the series of a release. See the schema of `condition` for the
         *     fields of each kind.
         */
        post: operations["alerts.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/alerts/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview an alert rule
         * @description Shows when a rule would have fired, by the vintages of the library: only with values that were published at the time. The
         *     evaluation is the same as that of the rule. `repeat` and `quietHours` are not applied.
         *
         *     A rule that can never fire has `canFire: false` and a reason. If the past of a condition is unknown, `pastKnown` is
         *     false and `note` says why. At most 25 series of a watchlist or release are evaluated, with their latest 5,000 vintages that change
         *     up to 100,000 values. For `guardrail`, these are 60 vintages with up to 200,000 values. The latest 200 firings are returned.
         */
        post: operations["alerts.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/alerts/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List fired alerts
         * @description Returns what the rules of the account fired in the last year, newest first.
         */
        get: operations["alerts.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/alerts/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the alert settings
         * @description Returns when the account gets its digests. By default at 8 o'clock UTC, weekly ones on Monday.
         */
        get: operations["alerts.settings"];
        /**
         * Change the alert settings
         * @description Replaces the settings: the hour and the weekday of digests, and their time zone.
         */
        put: operations["alerts.setSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/alerts/digest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a digest
         * @description Returns the digest as it would be sent now: what has fired since the last one, for rules with that digest. Nothing is sent or changed. In the preview, the links that stop mail
         *     lead to the alerts page. The pictures are part of the HTML; in a mail they are attachments.
         */
        get: operations["alerts.previewDigest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/alerts/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the alert feed
         * @description Returns when the alert feed of the account was created. Its address is shown only once, when you create it.
         */
        get: operations["alerts.getFeed"];
        put?: never;
        /**
         * Create or replace the alert feed
         * @description Creates a secret address at which feed readers find the fired alerts as Atom without a key, and returns it once. The server
         *     stores only its hash. An earlier address stops working.
         */
        post: operations["alerts.createFeed"];
        /**
         * Delete the alert feed
         * @description Deletes the alert feed. Its address stops working with the next request.
         */
        delete: operations["alerts.deleteFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/alerts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an alert rule
         * @description Returns one rule of the account.
         */
        get: operations["alerts.get"];
        put?: never;
        post?: never;
        /**
         * Delete an alert rule
         * @description Deletes a rule. What it fired remains in the history. Later mails leave it out.
         */
        delete: operations["alerts.delete"];
        options?: never;
        head?: never;
        /**
         * Change an alert rule
         * @description Changes the given fields of a rule. `status: paused` stops it, and `status: active` starts it again, also after it has
         *     ended; vintages from the time in between do not fire. The target cannot be changed: create another rule.
         */
        patch: operations["alerts.update"];
        trace?: never;
    };
    "/api/alerts/feeds/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the alert feed of an account
         * @description Returns the latest 100 fired alerts as Atom, for feed readers, which cannot send a key. The token in the path is the only
         *     credential: a user with the address can read the feed, and nothing else of the account. Requests count against the
         *     limits of the account. An address that was replaced or deleted returns 404.
         */
        get: operations["alerts.feed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the page that stops alert mail
         * @description Returns a page with a button that stops alert mail, for the links in mails. If the mail is stopped already or the rule was deleted, the page
         *     says so. It changes nothing, because mail programs open links to check them. The token in the path is the only credential.
         */
        get: operations["alerts.describeUnsubscribe"];
        put?: never;
        /**
         * Stop alert mail
         * @description Sets `delivery.mail` of a rule, or of all rules of the account, to `none`, and leaves out of later mails what has fired. The rules stay active.
         *     It can be called again. Mail programs call it with one click, as RFC 8058 defines: the address is in the header `List-Unsubscribe` of each
         *     alert mail, and the body is ignored. The token in the path is the only credential.
         */
        post: operations["alerts.unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream events
         * @description Streams what happens in the library, and the alerts of the account, as server-sent events: `series.released` (new values),
         *     `series.revised` (revised or withdrawn values), `calendar.changed` (a date was added, moved or cancelled) and `alert.fired`. The
         *     data of each event is an `Event`. Events come in the order in which they were written, and no event is left out.
         *
         *     Without a position, the stream begins with the next event. To continue after the last event that you received, send its
         *     id as `Last-Event-ID` or `after`; a browser does so itself when it reconnects. Events are kept for 30 days. If the
         *     position is older, the first event is `gap`: its data states from which event on the stream continues. After a gap, read
         *     the data again.
         *
         *     An `id:` line without an event states the position of the stream: at the beginning, and after events that you did not
         *     select. Send it when you reconnect, as the id of an event.
         *
         *     A comment every 15 seconds keeps the connection open. The stream ends when the server stops; reconnect to continue. An
         *     account can have five open streams.
         */
        get: operations["events.stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Returns the webhook endpoints of the account without their secrets, oldest first.
         */
        get: operations["webhooks.list"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description Creates an endpoint to which events are sent as POST requests, and returns its signing secret, which is not shown again. The URL
         *     must begin with `https://`, unless the operator allows http, and have a public address.
         */
        post: operations["webhooks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook endpoint
         * @description Returns a webhook endpoint without its secret.
         */
        get: operations["webhooks.get"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Deletes the endpoint with its log. Deliveries that wait are not sent. Alert rules that name the endpoint beside others no longer do. While a rule names only
         *     this endpoint, it cannot be deleted, because the rule would then send to all of them.
         */
        delete: operations["webhooks.delete"];
        options?: never;
        head?: never;
        /**
         * Change a webhook endpoint
         * @description Changes the given fields. `paused` stops the deliveries: those that wait, and those of later events, are skipped and can be
         *     redelivered. `active` resumes a paused or disabled endpoint with the next event. While an alert rule names the endpoint, `eventTypes` must
         *     include `alert.fired`.
         */
        patch: operations["webhooks.update"];
        trace?: never;
    };
    "/api/account/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Queues an event of type `webhook.test`, which is sent once, within seconds. The deliveries of the endpoint show the response.
         */
        post: operations["webhooks.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a webhook endpoint
         * @description Creates a new signing secret and returns it. For 24 hours, deliveries are signed with both secrets, so that receivers can change
         *     to the new one without a gap. An even older secret stops working at once.
         */
        post: operations["webhooks.rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries of a webhook endpoint
         * @description Returns the deliveries of the last 30 days with the latest 20 attempts of each, latest delivery first.
         */
        get: operations["webhooks.deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/webhooks/{id}/deliveries/{deliveryId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver an event
         * @description Queues a delivery again, with the same `webhook-id` and the whole schedule of retries. A delivery that waits is sent at once.
         */
        post: operations["webhooks.redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/webhooks/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver events since a time
         * @description Queues the failed and skipped deliveries of events since a time, oldest first, at most 10,000. If there are more, call it again.
         */
        post: operations["webhooks.redeliverSince"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the plans on offer
         * @description Returns the plans with their limits, what they include and their prices. Prices are read from Stripe and kept for an hour; while Stripe does not
         *     respond, the last known prices are returned. No authentication is required.
         */
        get: operations["billing.plans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the subscription
         * @description Returns the plan in force and the subscription of the account, as it was last read from Stripe. It works while Stripe does not respond.
         */
        get: operations["billing.subscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the subscription from Stripe
         * @description Fetches the state of the subscription from Stripe, stores it, and returns it. The pages call it on return from Stripe. The plan applies from the
         *     next request on.
         */
        post: operations["billing.sync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a checkout
         * @description Returns the address of a checkout page at Stripe, where the user enters the payment method. A second call for the same price returns the
         *     same checkout while it is open. Stripe returns the browser to `/settings/billing`.
         */
        post: operations["billing.checkout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the customer portal
         * @description Returns the address of a page of the customer portal at Stripe, where users change the plan and the payment method, cancel, and read invoices.
         *     A change to a larger plan applies at once, with proration. A change to a smaller plan, or from yearly to monthly payment, and a cancellation apply at the end of the paid
         *     period. Stripe returns the browser to `/settings/billing`.
         */
        post: operations["billing.portal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices
         * @description Returns the latest invoices of the account from Stripe.
         */
        get: operations["billing.invoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive an event of Stripe
         * @description Stripe sends events here. The signature in `Stripe-Signature` is the only credential, and its time must not differ from that of the server by more than five minutes. The
         *     event is stored, and the state of its customer is then fetched from Stripe, so that order, repetition and loss of events do not matter. An address can send 1,200 events in any 60 seconds.
         */
        post: operations["billing.webhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subscriptions
         * @description Returns the accounts that are customers at Stripe: who subscribes to what since when, and whose payments failed. The latest customers come first.
         */
        get: operations["admin.billing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/billing/{id}/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the subscription of an account from Stripe
         * @description Fetches the state of the account's subscription from Stripe, stores it, and returns it.
         */
        post: operations["admin.syncBilling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/billing/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the subscription decide the plan
         * @description Lifts the plan that the operator has set for an account (`admin.updateAccount`). From the next request on, the account has the plan of its subscription,
         *     or the Free plan if it has none. An account on the Enterprise plan keeps it until the operator sets another plan.
         */
        post: operations["admin.releasePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description Returns the accounts that match all filters, oldest first.
         */
        get: operations["admin.accounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an account
         * @description Returns an account with its keys and its daily requests of the last 30 days.
         */
        get: operations["admin.account"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an account
         * @description Sets the plan or custom limits of an account, or suspends it. Changes apply from the next request, on every node.
         *     Requests already counted against the minute and the day remain counted.
         *
         *     Custom limits and a custom number of keys require the plan `enterprise`. When an account leaves that plan, its custom
         *     limits are removed. Its keys keep their scope and address restrictions, and lose the scope `import:write`.
         */
        patch: operations["admin.updateAccount"];
        trace?: never;
    };
    "/api/admin/accounts/{id}/keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a key of an account
         * @description The key is rejected from the next request on. Revoking a revoked key has no effect.
         */
        delete: operations["admin.revokeKey"];
        options?: never;
        head?: never;
        /**
         * Restrict a key
         * @description Restricts a key to scopes or addresses. Setting a restriction requires the plan `enterprise`. A restriction stays in
         *     force when the account changes its plan. `null` removes it and is allowed on every plan. Changes apply from the next
         *     request.
         */
        patch: operations["admin.updateKey"];
        trace?: never;
    };
    "/api/admin/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List daily usage by account
         * @description Returns requests per account and UTC day, newest day first, then by account. Days without requests are omitted.
         */
        get: operations["admin.usage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audit log entries
         * @description Returns audit log entries, newest first. The log is append-only; entries of a deleted account remain.
         */
        get: operations["admin.auditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List scheduled jobs
         * @description Returns every scheduled job with its schedule and its last ten runs.
         */
        get: operations["admin.jobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/{name}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a scheduled job
         * @description Runs a scheduled job now and responds when it has finished. After 30 seconds, or immediately with
         *     `Prefer: respond-async`, it responds with status 202 and the job continues to run. A job never runs more than once at
         *     a time, across all nodes.
         */
        post: operations["admin.runJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/quarantine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes in quarantine
         * @description Returns changes of provider data that look wrong, with the reason, and the old and new values. They are not part of any series until the operator accepts
         *     them.
         */
        get: operations["admin.quarantine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/quarantine/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept changes in quarantine
         * @description Fetches the series from its provider again and imports it with these changes. If the provider now returns other values, those are held with a new id, and
         *     the result says so.
         */
        post: operations["admin.acceptQuarantined"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/quarantine/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject changes in quarantine
         * @description The changes are not written, and no longer wait for a decision. If the provider returns other values, those wait again.
         */
        post: operations["admin.rejectQuarantined"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/labs/diagnostics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run diagnostic tests
         * @description Runs autocorrelation (ACF, PACF), Ljung-Box, Jarque-Bera and ARCH-LM tests on an indicator (`seriesId`, with `country`
         *     and `vintage`) or on your own values (`values`, with optional `dates` and `frequency`). Send exactly one of `seriesId`
         *     and `values`. Box-Pierce, Durbin-Watson and Breusch-Godfrey run only if listed in `tests`.
         *
         *     The sample is restricted to `start` and `end` and then transformed from left to right: `[log, diff]` is the log
         *     difference. A test that is not defined for the series returns `not_computable` with the reason and the number of
         *     observations required. See docs/statistics.md for definitions, defaults and sources. The request body can be at most 4
         *     MB.
         *
         *     A computation costs compute seconds. If the account has too few left, the response is 429 `compute_budget_exceeded`. A
         *     request that costs more than the maximum of the plan is invalid (400). Computations of more than 0.01 seconds are queued for up to 20 seconds and run for up
         *     to 30. At most 4 of an account, including its forecasts, can wait or run; further requests return 503.
         */
        post: operations["labs.diagnostics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/labs/stationarity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run stationarity tests
         * @description Runs the augmented Dickey-Fuller, KPSS and Phillips-Perron tests on an indicator or on your own values, and returns
         *     their joint interpretation and the suggested number of differences. Send the series as in `/api/labs/diagnostics`.
         *
         *     A computation costs compute seconds. If the account has too few left, the response is 429 `compute_budget_exceeded`. A
         *     request that costs more than the maximum of the plan is invalid (400).
         */
        post: operations["labs.stationarity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forecast/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List private forecasts
         * @description Returns the forecasts of values that the account sent, newest first. Forecasts of library series belong to no account
         *     and are not listed. A page ends early when its runs reach about 2 MB, but has at least one run.
         */
        get: operations["forecast.list"];
        put?: never;
        /**
         * Run a forecast
         * @description Returns point forecasts with prediction intervals for an indicator (`seriesId`, with `country` and `vintage`) or for
         *     your own values (`values`, with optional `dates` and `frequency`). Send exactly one of `seriesId` and `values`.
         *
         *     The `cacheKey` is derived from the request, the data and the engine version: identical input returns the stored
         *     result, and new data gives a new key. If a forecast cannot be computed, the result is `not_computable` with the
         *     reason. See docs/forecasting.md for the models.
         *
         *     A forecast is stored for 90 days. Every account that has the key can read a forecast of an indicator. A forecast of
         *     your own values is private to your account: its key also depends on the account, other accounts get 404, and it is
         *     deleted with the account. You can share it with a link.
         *
         *     The request body can be at most 4 MB, and the sample at most 3,000 periods after `start` and `end` are applied.
         *     Missing values at either end are dropped: forecasts begin after the last value.
         *
         *     A computation costs compute seconds. If the account has too few left, the response is 429 `compute_budget_exceeded`. A
         *     request that costs more than the maximum of the plan is invalid (400). A stored result costs nothing. A computation waits for up to 20
         *     seconds and runs for up to 30, and stops if you disconnect. An account can have four
         *     computations waiting or running, and 10 jobs in progress; the latest 200 jobs are kept.
         */
        post: operations["forecast.run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forecast/run/{cacheKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a forecast
         * @description Returns a stored forecast. Forecasts are stored for 90 days. Every account can read a forecast of a library series.
         *     Only its owner, and accounts with its share link, can read a forecast of sent values.
         */
        get: operations["forecast.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forecast/run/{cacheKey}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a forecast as CSV
         * @description Returns a stored forecast as CSV. The columns are `date,forecast`, then `lower_80,upper_80` and so on for each
         *     interval level. With `history=true` the column `actual` is added, and the observations that the model was fitted to
         *     precede the forecasts. Anyone who can read the forecast can download it.
         */
        get: operations["forecast.csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forecast/run/{cacheKey}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share a private forecast
         * @description Creates a link with which any account can read a forecast of your own values, and returns it once. A new link replaces
         *     the previous one. A link works for 30 days, but not after the run expires or you stop sharing.
         *
         *     Readers send the token of the link as `X-Share-Token` with their own API key or session. Forecasts of library series
         *     need no link: every account that has their key can read them.
         */
        post: operations["forecast.share"];
        /**
         * Stop sharing a private forecast
         * @description The link stops working with the next request. Has no effect if the run is not shared.
         */
        delete: operations["forecast.stopSharing"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forecast/backtest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a backtest
         * @description Fits each model at every origin to the data available on that day, and compares its forecasts with the first published
         *     value of each period and with the latest value.
         *
         *     If the library contains vintages of the series, the backtest runs in real time: each origin is a vintage date, and
         *     later releases and revisions are not used. Otherwise the latest values are cut off at each origin; `kind` is then
         *     `pseudo` and a note says so.
         *
         *     The response contains the scores of each model, overall and by horizon, a test against Naive 2, a ranking, and all
         *     forecasts with the actual values. All values are in the unit of the latest vintage; forecasts made before a rebase are
         *     multiplied by its factor.
         *
         *     The `cacheKey` is derived from the request, the data and the engine version. A backtest is stored for 90 days, and an
         *     identical request of any account returns the stored result. If the series is too short, the result is `not_computable`. See docs/forecasting.md
         *     for formulas and an example.
         *
         *     A computation costs compute seconds. If the account has too few left, the response is 429 `compute_budget_exceeded`. A
         *     request that costs more than the maximum of the plan is invalid (400). A stored result costs nothing. The backtest stops if you disconnect. An account can run three backtests or background forecasts at
         *     a time, and have 10 jobs in progress; the latest 200 jobs are kept.
         */
        post: operations["forecast.backtest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forecast/backtest/{cacheKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a backtest
         * @description Returns a stored backtest. Backtests are stored for 90 days. Every account can read them: they use only library series.
         */
        get: operations["forecast.getBacktest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forecast/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the progress of a forecast job
         * @description Returns a background forecast or backtest job of the account, whichever of its keys or sessions created it. When the
         *     job is done, `result` is the path of the forecast or backtest. Jobs are kept for seven days.
         *
         *     With `Accept: text/event-stream`, progress is returned as server-sent events: `progress` immediately and after every
         *     change, then `done` or `failed`, after which the stream closes. The data of each event is a `ForecastJob`. The stream
         *     also closes when the server stops; reconnect to continue. An account can have five open streams.
         */
        get: operations["forecast.job"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forecast/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List forecasting models
         * @description Returns every forecasting model with its options.
         */
        get: operations["forecast.models"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List news
         * @description Returns news of statistical agencies and central banks from their feeds, newest first, as plain text: titles of at
         *     most 300 characters and summaries of at most 1,000. An item that appears in several feeds of an agency is returned
         *     once. News is kept for 366 days.
         *
         *     An item is linked to the releases that its feed covers or its title names. If the title names none and the feed is
         *     about releases, the item is linked to the releases of the agency on that day.
         */
        get: operations["news.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List news sources
         * @description Returns the feeds that news items are read from.
         */
        get: operations["news.sources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List providers
         * @description Returns every provider with its terms, whether this server has a key for it, the remaining request budget and the
         *     status of the last request. Keys are never returned.
         */
        get: operations["providers.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/providers/{provider}/series/{seriesId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a provider series
         * @description Fetches a series from its provider and returns it in a common format: dates are the first day of the period (weeks
         *     keep the date of the provider), missing values are `null`, and multipliers are applied.
         *
         *     Data is cached for six hours; see `fetchedAt` and `ageSeconds`. If the provider fails, older data is returned for up
         *     to 30 days and `isStale` is `true`. Data of FRED is not cached unless the operator has permission to store it. Whole
         *     years are fetched, so requests whose `start` and `end` are in the same years share cached data.
         */
        get: operations["providers.series"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discovery/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the catalog
         * @description Searches the indicators of the library and the series that providers list. Results are ranked as in
         *     `/v1/indicators/search`; without `q` everything is listed in a fixed order. At most 16 words of `q` and 1,000
         *     indicators of the library are used. The
         *     scheduled job `refresh-catalogue` reads the lists of the providers; `/api/discovery/providers` states what they cover.
         *
         *     Entries available for every country of their provider have `{country}` in `seriesIdForm` and match every country
         *     filter. To check whether such a series has values, request `/api/discovery/series/{provider}/{seriesId}`.
         */
        get: operations["discovery.catalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discovery/datasets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search provider data sets
         * @description Searches the data sets of providers that publish data sets with many series: Eurostat, OECD, IMF, ECB and BIS. The lists
         *     are those that the scheduled job `refresh-catalogue` last read from the providers; `/api/discovery/providers` states the
         *     day. Without `q` everything is listed in a fixed order. At most 16 words of `q` are used.
         *
         *     To preview a series of a data set, replace `{key}` in `seriesIdForm` and request
         *     `/api/discovery/series/{provider}/{seriesId}`.
         */
        get: operations["discovery.datasets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discovery/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List provider catalogs
         * @description Returns every provider that the library has series of or that this server can import from: the number of series in the
         *     library, and how much of the provider's own catalog is listed here.
         */
        get: operations["discovery.providers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discovery/series/{provider}/{seriesId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a provider series
         * @description Returns the title, unit, frequency and date range of a series, its last observations, the indicators that contain it
         *     and the request that imports it. The whole series is fetched from its provider and cached as described for
         *     `/api/providers/{provider}/series/{seriesId}`.
         */
        get: operations["discovery.series"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/indicators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import series
         * @description Fetches each series with the history its provider keeps, and writes new and changed values as vintages. A series that
         *     the library already has from this provider is extended. Any other series becomes a new indicator, which requires
         *     `category`, and `country` if the provider covers many countries.
         *
         *     Observations that a provider no longer returns stay in the library. Data that cannot belong to the series (another
         *     frequency, magnitude or course) is refused, and the history stays unchanged. Repeat an interrupted import to complete
         *     it.
         *
         *     The import runs as a background job; poll the path in `Location`. An account can have 10 jobs in progress; further requests
         *     return 429. The latest 200 jobs are kept. With `dryRun` nothing is written. Series of FRED are
         *     refused (`storing_not_allowed`) unless the operator has permission to store them. See docs/importing.md.
         */
        post: operations["import.indicators"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/indicators/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an imported indicator
         * @description Removes the imported and uploaded series of an indicator with their whole history, also from every watchlist. If no
         *     series is left, the indicator is removed too. Bundled series are not affected. You cannot undo this, but you can
         *     import the series again.
         */
        delete: operations["import.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the progress of an import job
         * @description Returns an import job of the account. The result of each series is added when that series is done. Jobs are kept for
         *     seven days.
         *
         *     With `Accept: text/event-stream`, progress is returned as server-sent events: `progress` immediately and after every
         *     change, then `done` or `failed`, after which the stream closes. The data of each event is an `ImportJob`. The stream
         *     also closes when the server stops; reconnect to continue. An account can have five open streams.
         */
        get: operations["import.job"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an indicator as CSV
         * @description Writes the observations of a file, as spreadsheets export it, to an indicator of the library: at most 4 MB and 100,000 rows.
         *
         *     The first line names the columns. `date`, `value` and `vintage` are found by name, also in any order and between other columns. In a file
         *     with two columns, the first has the dates. Otherwise name them with `dateColumn` and `valueColumn`.
         *
         *     Separator, decimal mark and order of dates are found in the file, and `file` in the response states them. A file that can be read in two
         *     ways is refused until you send `decimal` or `dateOrder`. Use `dryRun` to check how a file is read.
         *
         *     Dates are the first day of the period, or name it: `2026`, `2026-Q2`, `2026-04`, `Apr 2026`. An empty value, `.`, `-` and `NA` are missing
         *     values. The text is UTF-8, UTF-16 with a byte-order mark, the `charset` of `Content-Type`, or otherwise windows-1252.
         *
         *     Without a `vintage` column the values are those of today, and changed values create a vintage. With it, each row is a
         *     value that was new or revised on that day. Observations that are not in the file stay unchanged.
         *
         *     A new indicator requires `country`, `category`, `unit` and `frequency`. You cannot upload to an indicator that has
         *     another source.
         */
        post: operations["import.csv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/observations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an indicator as JSON
         * @description Writes observations to an indicator of the library, at most 4 MB and 50,000 of them. Dates are the first day of the
         *     period; a value of null is a missing one.
         *
         *     Without `vintage` the values are those of today, and changed values create a vintage. With it, each value is one that
         *     was new or revised on that day. Observations that you do not send stay unchanged.
         *
         *     A new indicator requires `country`, `category`, `unit` and `frequency`. You cannot upload to an indicator that has
         *     another source.
         */
        post: operations["import.observations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/census/variables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List variables of a US Census dataset
         * @description Returns the variables of a US Census Bureau dataset in order of name. Value ranges and codes are not included.
         *
         *     Each list is fetched from the Census Bureau at most once a day; see `fetchedAt` and `ageSeconds`. If the Census Bureau
         *     fails, an earlier list is returned for up to 30 days and `isStale` is `true`.
         *
         *     A computation costs compute seconds. If the account has too few left, the response is 429 `compute_budget_exceeded`. A
         *     request that costs more than the maximum of the plan is invalid (400).
         */
        get: operations["census.variables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the assistant
         * @description Answers a question with data of the library. The model calls tools and refers to the values that they return; the server
         *     writes the values, with unit, period and vintage. The model cannot write a number of its own: an answer with one is
         *     repaired once. If that fails, the answer says that the data do not hold it (`not_held`).
         *
         *     Without `conversationId`, the question begins a conversation. With `asOf`, the conversation is fixed to a day: the tools
         *     return only what was known then. A conversation is private to the account, and answers one question at a time.
         *
         *     With `Accept: text/event-stream`, the answer is streamed as server-sent events: `call` (id, name and arguments of a
         *     tool call that begins), `tool` (the `ChatToolCall` without its result), `text` (the next parts of the text, as
         *     `{"parts": [...], "values": [...]}`), `restart` (discard the text so far), and at the end `answer` (the `ChatAnswer`) or
         *     `error` (`error` and `message` as in an `ApiError`). Closing the connection stops the answer; what was answered until then is
         *     kept.
         *
         *     A question counts as one request, and includes one call of each API operation; each further call of the same
         *     operation counts as another request. Tools need the scopes of their operations, such as `indicators:read`, and cost
         *     the same compute seconds. An answer takes at most 120 seconds and 12 tool calls, and an account has at most two answers
         *     in progress.
         */
        post: operations["chat.ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of the assistant
         * @description Returns whether the assistant is on, which model it uses, its limits, and the tools that it can
         *     call. No authentication is required.
         */
        get: operations["chat.status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conversations
         * @description Returns the conversations of the account with the assistant, the latest first, and how many questions the account can still
         *     ask today.
         */
        get: operations["chat.conversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a conversation
         * @description Returns a conversation with all its answers and what the tools returned, oldest first.
         */
        get: operations["chat.conversation"];
        put?: never;
        post?: never;
        /**
         * Delete a conversation
         * @description Deletes a conversation and all its answers. Fails with `chat_busy` while a question is being answered.
         */
        delete: operations["chat.deleteConversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/conversations/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a conversation
         * @description Returns a conversation as a Markdown file: the questions, the answers, and a list of the cited values with their links.
         */
        get: operations["chat.exportConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an MCP message
         * @description The Model Context Protocol endpoint (Streamable HTTP). It serves revision 2026-07-28 and clients of 2025, without sessions:
         *     each request holds one JSON-RPC message, and the response is JSON. See docs/mcp.md for the tools, resources and prompts.
         *
         *     A request counts as one request of its key, and includes one call of each operation that its tool runs. Further calls
         *     of the same operation, as `compute` makes for each of its series, count as a request each. A tool needs
         *     the scopes of the operations that it runs, and costs the same compute seconds.
         *
         *     A request with the header `Origin` is refused (403) unless the origin is that of `PUBLIC_URL` or listed in
         *     `MCP_ALLOWED_ORIGINS`. A JSON-RPC error has the status that the protocol prescribes; a failed tool call is a result with
         *     `isError`. The server sends no messages on its own: GET, DELETE and `subscriptions/listen` are not supported.
         */
        post: operations["mcp.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description A day (`YYYY-MM-DD`), or the last day of a year (`2024`), a month (`2024-03`) or a quarter (`2024-Q1`). For the current
         *     period it is today.
         */
        AsOfDay: string;
        /**
         * @description Slug of the indicator to which the series belongs. Present only if it is another indicator, whose series the requested
         *     one includes.
         */
        OwnIndicator: string;
        /**
         * @description Area of the economy that an indicator measures.
         * @enum {string}
         */
        Category: "national-accounts" | "income-and-consumption" | "prices" | "labour-market" | "production" | "housing" | "trade" | "government" | "money-and-credit" | "interest-rates" | "exchange-rates" | "energy" | "population" | "productivity";
        /**
         * @description Frequency of the observations.
         * @enum {string}
         */
        Frequency: "daily" | "weekly" | "biweekly" | "monthly" | "quarterly" | "semiannual" | "annual";
        /**
         * @description Transformation code, as in FRED.
         * @enum {string}
         */
        UnitsCode: "lin" | "chg" | "ch1" | "pch" | "pc1" | "pca" | "cch" | "cca" | "log";
        /**
         * @description Whether the values are seasonally adjusted, and whether they are at an annual rate.
         * @enum {string}
         */
        SeasonalAdjustment: "seasonally_adjusted" | "seasonally_adjusted_annual_rate" | "not_seasonally_adjusted" | "not_applicable";
        /**
         * @description How certain it is that the licence applies to the values: `certain` if the terms were read, `likely` if a second source states them, `unconfirmed` if they follow only from general rules of the publisher.
         * @enum {string}
         */
        LicenceCertainty: "certain" | "likely" | "unconfirmed";
        /** @description Terms under which the values may be used. */
        Licence: {
            /** @description Id of the licence. */
            id: string;
            /** @description Name of the licence. */
            name: string;
            /** @description URL of the terms. Null if they are not online. */
            url: string | null;
            /** @description Attribution to show with the values. */
            attribution: string;
            /** @description What the terms allow and require, in plain words. The terms themselves apply. */
            conditions: string;
            certainty: components["schemas"]["LicenceCertainty"];
            /** @description Why the licence is as certain as it is. */
            certaintyNote: string;
        };
        /** @description Where the values come from. */
        Source: {
            /** @description Agency that publishes the data. */
            agency: string;
            /** @description Provider that the data is fetched from. */
            provider: string;
            /** @description Series id of the provider. */
            providerSeriesId: string;
            /** @description Id of the release that publishes the data. */
            release: string;
            licence: components["schemas"]["Licence"];
        };
        /** @description What an indicator measures and the source of its values for one country. */
        IndicatorMetadata: {
            /** @description Slug of the indicator. */
            slug: string;
            ownIndicator?: components["schemas"]["OwnIndicator"];
            /** @description Name of the indicator. */
            name: string;
            /** @description What the indicator measures and how it is used. */
            description: string;
            category: components["schemas"]["Category"];
            /** @description Words that find the indicator in a search. */
            keywords: string[];
            /** @description Country of the series. */
            country: string;
            /** @description Name of the country. */
            countryName: string;
            /** @description Number of countries that the indicator covers. */
            countries: number;
            frequency: components["schemas"]["Frequency"];
            /** @description Unit in the vintage returned. */
            unit: string;
            /** @description Units of the series up to this vintage, each with the first vintage in that unit. */
            unitsByVintage: {
                /**
                 * Format: date
                 * @description First vintage in this unit.
                 */
                from: string;
                /** @description Unit of the values. */
                unit: string;
            }[];
            /**
             * @description Transformation in which the indicator is usually read, for clients that show it: `pc1` (inflation) for price
             *     indexes, `lin` for all others. Reads of observations default to `lin`.
             */
            defaultUnits: components["schemas"]["UnitsCode"];
            /** @description Factor that converts values to the plain unit, for example 1000 for thousands. */
            scale: number;
            /** @description ISO 4217 currency code. */
            currency: string | null;
            seasonalAdjustment: components["schemas"]["SeasonalAdjustment"];
            source: components["schemas"]["Source"];
            /** @description How the values are compiled. */
            methodology: string;
            /**
             * Format: date
             * @description First date with a value.
             */
            firstDate: string | null;
            /**
             * Format: date
             * @description Last date with a value.
             */
            lastDate: string | null;
            /**
             * Format: date
             * @description First period that is a projection of the source: it had not ended on the day of the vintage. Null without projections.
             *     Tests and forecasts use the periods before it.
             */
            projectionsFrom: string | null;
            /** @description Number of dates with a value. */
            observationCount: number;
            /**
             * Format: date
             * @description Vintage returned: the latest, unless `vintage` is given.
             */
            lastUpdated: string | null;
        };
        Observation: {
            /**
             * Format: date
             * @description First day of the period. A week or two weeks have the date of the source, often their last day.
             */
            date: string;
            /** @description Value. Null if the source publishes none. */
            value: number | null;
            /**
             * @description Whether the value was revised since its first release in the library. A change of base or unit alone is not a
             *     revision.
             */
            revised: boolean;
            /**
             * @description The value is a projection of the source: its period had not ended on the day of the vintage. Only on projections.
             * @constant
             */
            projection?: true;
        };
        /**
         * @description `native`: a vintage for each release. `snapshot`: vintages of some days. `none`: one vintage only.
         * @enum {string}
         */
        VintageCapability: "native" | "snapshot" | "none";
        /** @description Vintage that a response was read from. */
        VintageUsed: {
            /**
             * Format: date
             * @description Requested day. Null for the latest vintage.
             */
            requested: string | null;
            /**
             * Format: date
             * @description Vintage that was current on that day.
             */
            resolved: string | null;
            capability: components["schemas"]["VintageCapability"];
            /** @description Note on reading the series as of a day. */
            note: string | null;
        };
        /**
         * @description Code of a check. See the guardrails page.
         * @enum {string}
         */
        GuardrailCode: "UNIT_BREAK" | "DUPLICATE_DATE" | "STALE" | "DISCONTINUED" | "HELD_UNTIL" | "GAP" | "IRREGULAR_DATES" | "FUTURE_DATED" | "LEVEL_SHIFT" | "SA_MIX" | "SEASONALITY_IN_SA" | "FLATLINE" | "SHORT_HISTORY" | "OUTLIER" | "REVISED" | "REBASED" | "SIGN_FLIP" | "PRELIMINARY" | "PROJECTION" | "NEGATIVE_OR_ZERO" | "ANNUAL_RATE" | "CONSTANT_PRICES" | "CURRENT_PRICES" | "CURRENCY" | "PURCHASING_POWER";
        GuardrailFinding: {
            code: components["schemas"]["GuardrailCode"];
            /**
             * @description Severity of the finding.
             * @enum {string}
             */
            severity: "info" | "warning" | "error";
            /** @description The finding in words. */
            message: string;
            /**
             * Format: date
             * @description First period affected. Null if the whole series is affected.
             */
            from: string | null;
            /**
             * Format: date
             * @description Last period affected. Null if the whole series is affected.
             */
            to: string | null;
            /** @description Numbers behind the finding. See the guardrails page for those of each code. */
            evidence: {
                [key: string]: unknown;
            };
        };
        /** @description Data-quality checks of this series as of today or, with `vintage`, as of the vintage that was read. */
        Guardrails: {
            /**
             * @description Highest severity of all findings.
             * @enum {string}
             */
            status: "ok" | "info" | "warning" | "error";
            /** @description Number of findings by severity. */
            counts: {
                /** @description Number of findings with severity `info`. */
                info: number;
                /** @description Number of findings with severity `warning`. */
                warning: number;
                /** @description Number of findings with severity `error`. */
                error: number;
            };
            /** @description What the checks found. */
            findings: components["schemas"]["GuardrailFinding"][];
            /** @description All checks, including those without findings. */
            checks: {
                code: components["schemas"]["GuardrailCode"];
                /**
                 * @description Whether the check raised a finding, passed or does not apply.
                 * @enum {string}
                 */
                status: "raised" | "passed" | "not_applicable";
                /** @description Reason why the check does not apply. */
                reason?: string;
            }[];
            /** @description Version of the rules. */
            ruleVersion: string;
        };
        /**
         * @description Attention that a release usually receives.
         * @enum {string}
         */
        Importance: "high" | "medium" | "low";
        /**
         * @description `exact`: `date` is the official day of the release. `estimated`: derived from the release's rule. `on_or_before`: the
         *     official day is not known; the library first had the values on `date`, so the agency published them on this day or earlier.
         * @enum {string}
         */
        DatePrecision: "exact" | "estimated" | "on_or_before";
        /**
         * @description `released`: the library contains the values. `scheduled`: official date. `estimated`: date derived from the release's
         *     rule. If a scheduled or estimated date has passed, the library does not contain the values yet. `cancelled`: the agency
         *     never published the period, and this was the planned day.
         * @enum {string}
         */
        EventStatus: "scheduled" | "released" | "estimated" | "cancelled";
        /**
         * @description `official`: a date announced by the agency, from its schedule or from FRED. `estimated`: a date derived from the
         *     usual rule of the release, or the day on which the library first had the values.
         * @enum {string}
         */
        ScheduleSource: "official" | "estimated";
        ReleaseDate: {
            /**
             * Format: date
             * @description Day of the release.
             */
            date: string;
            datePrecision: components["schemas"]["DatePrecision"];
            /** @description Local time of the release, `HH:MM`. */
            time: string | null;
            /** @description IANA time zone of the release time. */
            timeZone: string | null;
            /** @description Reference period, for example `2026-10` or `2026-Q3`. */
            referencePeriod: string | null;
            /**
             * @description Estimate of the reference period, for example advance, second or third. Null if there is only one or it is not
             *     known.
             */
            estimate: string | null;
            status: components["schemas"]["EventStatus"];
            scheduleSource: components["schemas"]["ScheduleSource"];
        };
        /** @description The release that publishes the indicator, with its last and next date. */
        IndicatorRelease: {
            /** @description Id of the release. */
            id: string;
            /** @description Name of the release. */
            name: string;
            /** @description Agency that publishes the release. */
            agency: string;
            /** @description Country of the release. Null for an international release. */
            country: string | null;
            /** @description Page of the release. Null if there is none. */
            url: string | null;
            importance: components["schemas"]["Importance"];
            /** @description Frequency of new values in the library. Monthly for a daily release that is stored as monthly averages. */
            frequency: components["schemas"]["Frequency"];
            /** @description Usual number of days from the end of a period to its first release. Null if no release is expected. */
            usualLagDays: number | null;
            /** @description Latest release whose values are in the library. */
            lastRelease: components["schemas"]["ReleaseDate"] | null;
            /** @description Next expected release, of a new period or a revised estimate. Null if none is expected. */
            nextRelease: components["schemas"]["ReleaseDate"] | null;
        };
        /** @description Completeness, length and timeliness of the series. */
        PreviewQuality: {
            /**
             * @description Overall grade from A (best) to E.
             * @enum {string}
             */
            grade: "A" | "B" | "C" | "D" | "E";
            /** @description Reasons for the grade, in words. */
            reasons: string[];
            /** @description Share of periods with a value between the first and the last. */
            sharePresent: number | null;
            /** @description Number of gaps between the first and the last value. */
            gapCount: number;
            /** @description Length of the longest gap, in periods. */
            longestGapPeriods: number;
            /** @description Number of dates with a value. */
            observationCount: number;
            /** @description Length of the series, in years. */
            historyYears: number;
            /** @description Number of periods that the source had not published on time when the library's copy was made. Null without values. */
            periodsLate: number | null;
            /** @description Number of further periods due since the library's copy was made. Null without values. */
            copyPeriodsLate: number | null;
        };
        /**
         * @description Class of the unit: a flow over the period, a stock at its end, a percent rate, an index, a price, or a ratio.
         * @enum {string}
         */
        UnitClass: "flow" | "stock" | "rate" | "index" | "price" | "ratio";
        /**
         * @description Current prices, constant (or chained) prices, or neither.
         * @enum {string}
         */
        PriceBasis: "current" | "constant" | "not_applicable";
        /**
         * @description Aggregation method: average, sum, or end of period.
         * @enum {string}
         */
        AggregationMethod: "avg" | "sum" | "eop";
        /** @description Properties that must match before two series are compared or added. */
        Standardization: {
            /** @description Key of the concept. It is the same in every country. */
            concept: string;
            unitClass: components["schemas"]["UnitClass"];
            /** @description Unit of the returned values. */
            unit: string;
            /** @description Factor that converts values to the plain unit, for example 1000 for thousands. */
            scale: number;
            /** @description ISO 4217 currency code. */
            currency: string | null;
            priceBasis: components["schemas"]["PriceBasis"];
            seasonalAdjustment: components["schemas"]["SeasonalAdjustment"];
            /** @description Whether a flow is stated at an annual rate. */
            annualRate: boolean;
            frequency: components["schemas"]["Frequency"];
            aggregation: components["schemas"]["AggregationMethod"];
        };
        /** @description Countries of the indicator, with the length of each series. */
        CountryAvailability: {
            /** @description Country that is read if a request has no `country`. */
            defaultCountry: string;
            /** @description Number of countries. */
            count: number;
            /** @description Availability by country code. */
            countries: {
                /** @description Code of the country. */
                code: string;
                /** @description Name of the country. */
                name: string;
                /**
                 * Format: date
                 * @description First date with a value. Null if there is none.
                 */
                firstDate: string | null;
                /**
                 * Format: date
                 * @description Last date with a value. Null if there is none.
                 */
                lastDate: string | null;
                /** @description Number of dates with a value. */
                observationCount: number;
            }[];
        };
        IndicatorDetailResponse: {
            metadata: components["schemas"]["IndicatorMetadata"];
            /** @description All observations, oldest first. */
            observations: components["schemas"]["Observation"][];
            vintage: components["schemas"]["VintageUsed"];
            guardrails: components["schemas"]["Guardrails"];
            release: components["schemas"]["IndicatorRelease"];
            /** @description Slugs of related indicators. */
            relatedIndicators: string[];
            previewQuality: components["schemas"]["PreviewQuality"];
            standardization: components["schemas"]["Standardization"];
            countryAvailability: components["schemas"]["CountryAvailability"];
            /**
             * @description States the day of the newest data of the library if it is more than a week ago, and how the series gets later data. Null with
             *     `vintage`.
             */
            libraryNote: string | null;
        };
        /**
         * @description Machine-readable error code. It does not change between versions.
         * @enum {string}
         */
        ErrorCode: "invalid_request" | "invalid_signature" | "missing_api_key" | "invalid_api_key" | "revoked_api_key" | "not_signed_in" | "wrong_credentials" | "payment_failed" | "plan_required" | "email_not_verified" | "csrf_failed" | "origin_not_allowed" | "scope_not_granted" | "address_not_allowed" | "account_suspended" | "not_the_operator" | "not_the_owner" | "operator_calls_off" | "storing_not_allowed" | "indicator_not_found" | "dataset_not_found" | "series_not_found" | "forecast_not_found" | "country_not_found" | "release_not_found" | "country_not_available" | "no_vintage_on_date" | "not_found" | "token_not_found" | "billing_off" | "chat_off" | "route_not_found" | "method_not_allowed" | "request_timeout" | "key_limit_reached" | "watchlist_full" | "alert_limit_reached" | "chat_busy" | "chat_full" | "webhook_limit_reached" | "webhook_inactive" | "webhook_in_use" | "job_running" | "import_refused" | "not_imported" | "already_subscribed" | "no_subscription" | "plan_fixed" | "plan_not_offered" | "payload_too_large" | "unsupported_media_type" | "request_too_large" | "rate_limit_exceeded" | "compute_budget_exceeded" | "chat_limit_reached" | "internal_error" | "job_failed" | "provider_failed" | "provider_quota" | "provider_timeout" | "library_loading" | "billing_unavailable" | "chat_unavailable" | "service_unavailable";
        /**
         * @description Reason of a failed or refused import. The first six are provider failures, `storage_failed` is a database failure,
         *     `busy` means that the server has no time for the import now, and the others are refusals.
         * @enum {string}
         */
        ImportFailureKind: "not_found" | "unauthorized" | "quota" | "invalid" | "unavailable" | "malformed" | "storage_failed" | "busy" | "no_values" | "frequency_differs" | "nothing_in_common" | "other_magnitude" | "other_series" | "unit_unknown" | "unit_changed" | "too_little" | "future_vintage" | "clock_behind" | "earlier_vintage" | "slug_taken" | "source_taken" | "not_allowed" | "not_defined";
        ApiError: {
            error: components["schemas"]["ErrorCode"];
            /** @description Human-readable error message. */
            message: string;
            /** @description Id of the request in the server's log. */
            requestId: string;
            /** @description Invalid fields, for validation errors. */
            details?: {
                /** @description Name of the field. */
                field: string;
                /** @description What is wrong with the field. */
                problem: string;
            }[];
            /** @description Similar slugs, release ids or country codes. */
            suggestions?: string[];
            /** @description Reason of an `import_refused` error. */
            kind?: components["schemas"]["ImportFailureKind"];
        };
        /** @description A day (`YYYY-MM-DD`), or the first day of a year (`2024`), a month (`2024-03`) or a quarter (`2024-Q1`). */
        FirstDay: string;
        /** @description A day (`YYYY-MM-DD`), or the last day of a year (`2024`), a month (`2024-03`) or a quarter (`2024-Q1`). */
        LastDay: string;
        /** @description A country or area, and what the library holds of it. */
        CountryRecord: {
            /** @description ISO 3166-1 alpha-2 code; `EA` for the euro area. */
            code: string;
            /** @description ISO 3166-1 alpha-3 code. */
            code3: string;
            /** @description Name of the country or area. */
            name: string;
            /** @description Region by the World Bank. */
            region: string | null;
            /** @description Income group by the World Bank. */
            incomeGroup: string | null;
            /** @description Codes of the groups to which it belongs. */
            groups: string[];
            /** @description Number of series in the library. */
            series: number;
            /**
             * Format: date
             * @description The last date with a value in any of its series, without those that contain projections.
             */
            lastDate: string | null;
        };
        /** @description A group of countries. */
        CountryGroup: {
            /** @description Code of the group, a value of the parameter `country`. */
            code: string;
            /** @description Name of the group. */
            name: string;
            /**
             * Format: date
             * @description The day as of which the members are stated.
             */
            asOf: string;
            /** @description Codes of the members. */
            members: string[];
            /** @description What to know about the members. */
            note: string | null;
        };
        /** @description Cursor of the next page. Send it as `cursor`. Null on the last page. A cursor is opaque, and valid only with the same parameters; `limit` and `format` may change. */
        NextCursor: string | null;
        CountriesResponse: {
            /** @description Number of countries. */
            count: number;
            /** @description Countries and areas of the library. */
            countries: components["schemas"]["CountryRecord"][];
            /** @description All groups that `group` and `country` accept. */
            groups: components["schemas"]["CountryGroup"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description An earlier value, and the change since then. */
        ComparedHeadline: {
            /**
             * Format: date
             * @description First day of the earlier period.
             */
            date: string;
            /** @description The earlier value. */
            value: number;
            /**
             * @description The latest value less this one, or in percent of it (`changeUnit`). Null where a percent change is not defined, and where the value
             *     fell by more than nine tenths, as after a change of currency.
             */
            change: number | null;
        };
        /**
         * @description Whether newer values are to be expected, judged by the usual publication lag. A series with projections is judged by its editions
         *     (vintages) instead: the next one is due after the usual interval between them and 30 days.
         */
        Freshness: {
            /**
             * @description `current`: the next value is not due yet. `behind_schedule`: it is overdue. `held_until`: the library holds values
             *     only until this date, and so many are missing that it expects no newer ones: the source ended the series, or the
             *     library's copy is old.
             * @enum {string}
             */
            status: "current" | "behind_schedule" | "held_until";
            /**
             * Format: date
             * @description The last day on which the next value is still on time.
             */
            dueDate: string;
        };
        /** @description A headline value of a country. */
        HeadlineValue: {
            /** @description Id of the headline, such as `inflation`. */
            id: string;
            /** @description Name of the headline. */
            name: string;
            /**
             * @description The country or area that the value is for: `EA` for the policy rate and the dollar rate of the members of the euro area,
             *     which they share, otherwise the requested country.
             */
            area: string;
            /** @description Slug of the indicator from which the value is computed. */
            indicator: string;
            /**
             * @description The country under which the indicator lists the series, to be sent with `indicator`. Differs from `area` for exchange rates that
             *     a series of the United States states.
             */
            country: string;
            ownIndicator?: components["schemas"]["OwnIndicator"];
            frequency: components["schemas"]["Frequency"];
            units: components["schemas"]["UnitsCode"];
            /** @description Unit of the value. */
            unit: string;
            /**
             * Format: date
             * @description First day of the latest period.
             */
            date: string;
            /** @description The latest value, in `unit`. */
            value: number;
            /**
             * @description `true`: a projection, since the period had not ended when the value was published. `false`: an actual value, or the
             *     estimate of the source for a period that had ended. Only the forecast headlines have projections.
             */
            isProjection: boolean;
            /**
             * @description Unit of the changes.
             * @enum {string}
             */
            changeUnit: "percentage_points" | "percent";
            /** @description The value of the period before. Null if there is none. */
            previous: components["schemas"]["ComparedHeadline"] | null;
            /** @description The value a year earlier. Null if there is none. */
            yearBefore: components["schemas"]["ComparedHeadline"] | null;
            /**
             * Format: date
             * @description The vintage of the value.
             */
            vintage: string | null;
            /** @description Agency that publishes the data. */
            sourceAgency: string;
            freshness: components["schemas"]["Freshness"];
            /**
             * @description The values of the last 24 periods (daily and weekly: 60), oldest first, for a small chart. Missing values
             *     are left out.
             */
            recent: {
                /**
                 * Format: date
                 * @description First day of the period.
                 */
                date: string;
                /** @description Value of the period, in `unit`. */
                value: number;
            }[];
            /** @description The next expected release of the indicator. Null if none is expected. */
            nextRelease: components["schemas"]["ReleaseDate"] | null;
        };
        /** @description A headline without a value, and why. */
        MissingHeadline: {
            /** @description Id of the headline. */
            id: string;
            /** @description Name of the headline. */
            name: string;
            /**
             * @description `not_held`: the library has no series of it for the country. `own_currency`: it is the price of the country's own currency.
             *     `ended`: the newest value is too old for a headline. `no_projection`: the newest edition has no projection for the
             *     current period.
             * @enum {string}
             */
            reason: "not_held" | "own_currency" | "ended" | "no_projection";
            /** @description The reason in words. */
            message: string;
            /**
             * Format: date
             * @description The date of the newest value held, if there is one.
             */
            lastDate: string | null;
        };
        CountryResponse: {
            country: components["schemas"]["CountryRecord"];
            /** @description The headline values of the country. */
            headlines: components["schemas"]["HeadlineValue"][];
            /** @description The headlines without a value for the country, each with the reason. */
            missing: components["schemas"]["MissingHeadline"][];
        };
        /**
         * @description Id of a headline value.
         * @enum {string}
         */
        HeadlineId: "real-gdp-growth" | "inflation" | "core-inflation" | "unemployment" | "policy-rate" | "ten-year-yield" | "exchange-rate-us-dollar" | "exchange-rate-euro" | "real-effective-exchange-rate" | "house-prices" | "merchandise-exports" | "merchandise-imports" | "government-debt" | "current-account" | "population" | "gdp-forecast" | "inflation-forecast";
        /** @description A headline, and for how many countries the library holds it. */
        HeadlineSummary: {
            id: components["schemas"]["HeadlineId"];
            /** @description Name of the headline. */
            name: string;
            /** @description What the headline measures, in one or two sentences. */
            description: string;
            /** @description Unit of the values. Null if it differs between countries. Each value states its own unit in full. */
            unit: string | null;
            /**
             * @description Unit of the changes of a value.
             * @enum {string}
             */
            changeUnit: "percentage_points" | "percent";
            /** @description Frequencies of the indicators from which the headline is read, highest first. */
            frequencies: components["schemas"]["Frequency"][];
            /**
             * @description Number of countries and areas for which the library holds a series of the headline. The values of some can be too old for a
             *     headline; `headlines.get` says so in `missing`.
             */
            countries: number;
            /** @description Path of the request that returns the values. */
            path: string;
        };
        HeadlinesResponse: {
            /** @description Number of headlines. */
            count: number;
            /** @description The headlines, in the order in which a country shows them. */
            headlines: components["schemas"]["HeadlineSummary"][];
        };
        /** @description A country or an area. */
        CountryName: {
            /** @description ISO 3166-1 alpha-2 code, or a code of the library such as `EA`. */
            code: string;
            /** @description Name of the country or area. */
            name: string;
        };
        HeadlineResponse: {
            id: components["schemas"]["HeadlineId"];
            /** @description Name of the headline. */
            name: string;
            /** @description Number of values. */
            count: number;
            /** @description The values, highest first; equal values in order of country code. */
            values: {
                country: components["schemas"]["CountryName"];
                headline: components["schemas"]["HeadlineValue"];
            }[];
            /** @description The requested countries without a value, each with the reason. */
            missing: {
                country: components["schemas"]["CountryName"];
                /**
                 * @description As in `MissingHeadline`.
                 * @enum {string}
                 */
                reason: "not_held" | "own_currency" | "ended" | "no_projection";
                /** @description The reason in words. */
                message: string;
                /**
                 * Format: date
                 * @description The date of the newest value held, if there is one.
                 */
                lastDate: string | null;
            }[];
        };
        /** @description A group of countries named in a search, or the nearest region. */
        NamedCountryGroup: {
            /** @description The words that name it. */
            text: string;
            /** @description The group that is read. Regions and income groups are those of the World Bank. */
            name: string;
            /**
             * @description The value of the parameter `country` that reads its members: a code, such as `G7`, or a list of countries for a
             *     region.
             */
            country: string;
            /**
             * @description Whether the text names this group. If false, the API does not know the area named, this is the nearest region, and
             *     the words of the area are in `unmatchedWords`.
             */
            isExact: boolean;
            /** @description Members of which the first result has no series, by code. */
            missing: string[];
        };
        /** @description Data that the library does not hold. */
        NotHeld: {
            /** @description What the text asks for. */
            name: string;
            /** @description Why the library does not hold it. */
            reason: string;
            /** @description Slugs of the nearest indicators of the library. */
            nearest: string[];
        };
        /** @description Interpretation of the search text. */
        ReadQuery: {
            /** @description Search text. */
            text: string;
            /**
             * @description Countries and areas named in the text, such as the euro area (`EA`) and the European Union (`EU`), by code. Each is
             *     a value of the parameter `country`.
             */
            countries: string[];
            /**
             * @description Groups of countries named in the text: those that the parameter `country` accepts, regions and income groups. An
             *     area near to several regions has an entry for each.
             */
            countryGroups: components["schemas"]["NamedCountryGroup"][];
            /** @description Frequency named in the text. */
            frequency: components["schemas"]["Frequency"] | null;
            /** @description Corrected words of the text. */
            corrections: {
                /** @description Word of the text. */
                from: string;
                /** @description Word that was searched instead. */
                to: string;
            }[];
            /**
             * @description `all`: the first result matches all of the text: every word matches its name, keywords or an id, it covers every
             *     country named with a series of its own or names it, it covers every member of the groups named, and it has the
             *     frequency named. `some`: only part of the text matches, best first; results still cover a country named in the
             *     text, the area it belongs to, or a member of a group named. `none`: nothing
             *     matches; there are results only with `notHeld`.
             * @enum {string}
             */
            matched: "all" | "some" | "none";
            /** @description Words of the text that do not match the first result. Empty if `matched` is `all`. */
            unmatchedWords: string[];
            /**
             * @description Countries named in the text that the first result does not cover itself, by code. A member of the euro area, or the
             *     European Union, is listed here if the first result has only a series of the euro area.
             */
            unmatchedCountries: string[];
            /**
             * @description Data named in the text that the library does not hold. If it is well known, the results of a search of the library
             *     are the nearest indicators. If the library holds it for other countries only, they are not among the results.
             */
            notHeld: components["schemas"]["NotHeld"][];
        };
        SearchHit: {
            /** @description Slug of the indicator. */
            slug: string;
            /** @description Name of the indicator. */
            name: string;
            /** @description What the indicator measures and how it is used. */
            description: string;
            category: components["schemas"]["Category"];
            frequency: components["schemas"]["Frequency"];
            /**
             * @description Country of the matching series described here: the country named or filtered by, `EA` for a member of the euro
             *     area without its own series, otherwise the default country.
             */
            country: string;
            /** @description Unit of the values. */
            unit: string;
            seasonalAdjustment: components["schemas"]["SeasonalAdjustment"];
            /** @description Agency that publishes the data. */
            sourceAgency: string;
            /** @description Provider of the series. */
            provider: string;
            /** @description Country that is read if a request has no `country`. */
            defaultCountry: string;
            /** @description The requested countries that the indicator covers. Present if `country` names several countries or a group. */
            requestedCountries?: string[];
            /** @description Number of countries that the indicator covers. */
            countries: number;
            /**
             * Format: date
             * @description First date with a value.
             */
            firstDate: string | null;
            /**
             * Format: date
             * @description Last date with a value.
             */
            lastDate: string | null;
            /** @description Relevance score. Higher is better; comparable only within one response. */
            score: number;
        };
        /** @description Number of results by value, over all pages. */
        FacetCounts: {
            /** @description Value of the filter. */
            value: string;
            /** @description Number of results with this value. */
            count: number;
        }[];
        SearchResponse: {
            /** @description Number of indicators in this response. */
            count: number;
            /** @description Number of matching indicators. If more than 640 match, 250: those that are ranked. */
            total: number;
            query: components["schemas"]["ReadQuery"];
            /** @description Matching indicators, best first. */
            indicators: components["schemas"]["SearchHit"][];
            /** @description Number of matches for each filter value, highest first. */
            facets: {
                provider: components["schemas"]["FacetCounts"];
                frequency: components["schemas"]["FacetCounts"];
                country: components["schemas"]["FacetCounts"];
                category: components["schemas"]["FacetCounts"];
                seasonalAdjustment: components["schemas"]["FacetCounts"];
            };
            nextCursor: components["schemas"]["NextCursor"];
        };
        SeriesRecord: {
            /** @description Slug of the indicator. */
            id: string;
            ownIndicator?: components["schemas"]["OwnIndicator"];
            /** @description Country of the series. */
            country: string;
            /** @description Name of the country. */
            countryName: string;
            /** @description Name of the indicator. */
            name: string;
            /** @description Provider of the series. */
            provider: string;
            /** @description Series id of the provider. */
            providerSeriesId: string;
            /** @description Agency that publishes the data. */
            sourceAgency: string;
            /** @description Id of the release that publishes the data. */
            release: string;
            /** @description Id of the licence. */
            licence: string;
            frequency: components["schemas"]["Frequency"];
            /** @description Unit of the latest values. */
            unit: string;
            /** @description Factor that converts values to the plain unit, for example 1000 for thousands. */
            scale: number;
            /** @description ISO 4217 currency code. */
            currency: string | null;
            seasonalAdjustment: components["schemas"]["SeasonalAdjustment"];
            /**
             * Format: date
             * @description First date with a value.
             */
            firstDate: string | null;
            /**
             * Format: date
             * @description Last date with a value.
             */
            lastDate: string | null;
            /** @description Number of dates with a value. */
            observationCount: number;
            /** @description Vintages of the series in the library. */
            vintages: {
                capability: components["schemas"]["VintageCapability"];
                /** @description Number of vintages. */
                count: number;
                /**
                 * Format: date
                 * @description First vintage date.
                 */
                first: string | null;
                /**
                 * Format: date
                 * @description Last vintage date.
                 */
                last: string | null;
            };
            /**
             * Format: date
             * @description Latest vintage. Null if there is none.
             */
            lastUpdated: string | null;
        };
        /** @description A requested series of which the response has no values. */
        MissingSeries: {
            /** @description Slug of the indicator. */
            id: string;
            /** @description Code of the country. */
            country: string;
            /**
             * @description `not_held`: the library has no series of the indicator for the country. `no_vintage_on_date`: it has no vintage of the
             *     series on or before `vintage`. `no_values_in_range`: it holds the series, but not from `start` to `end`.
             * @enum {string}
             */
            reason: "not_held" | "no_vintage_on_date" | "no_values_in_range";
            /** @description The reason in a sentence. */
            message: string;
        };
        SeriesResponse: {
            /** @description Number of series in this response. */
            count: number;
            /** @description Series, ordered by indicator and country. */
            series: components["schemas"]["SeriesRecord"][];
            /**
             * @description The requested series that the library does not hold. Present if `country` names several countries, a group or `all`,
             *     and empty for `all`, unless a series has no vintage on or before `vintage`.
             */
            missing?: components["schemas"]["MissingSeries"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        ObservationRow: {
            /** @description Slug of the indicator. Only if the response has several series. */
            id?: string;
            /** @description Country. Only if the response has several series. */
            country?: string;
            /**
             * Format: date
             * @description First day of the period.
             */
            date: string;
            /** @description Value. Null if the source publishes none or the transformation is not defined. */
            value: number | null;
            /**
             * @description Whether the value was revised since its first release in the library. A change of base or unit alone is not a
             *     revision.
             */
            revised: boolean;
            /**
             * Format: date
             * @description First day on which this value was current. Only with `firstRelease` or `allVintages`.
             */
            realtime_start?: string;
            /**
             * Format: date
             * @description Last day on which this value was current. Null if it still is. Only with `allVintages`.
             */
            realtime_end?: string | null;
            /** @description Unit of this value. Only with `firstRelease` or `allVintages`, if the unit of the series has changed. */
            unit?: string;
            /** @description Number of aggregated values. Only with `frequency`. */
            observationCount?: number;
            /**
             * @description The value is a projection of the source: its period had not ended on the day of the vintage, or of
             *     `realtime_start` if the row has one. Only on projections.
             * @constant
             */
            projection?: true;
        };
        Note: {
            /**
             * @description Machine-readable code. It does not change between versions.
             * @enum {string}
             */
            code: "NON_POSITIVE" | "ZERO_DIVISOR" | "SIGN_CHANGE" | "OVERFLOW" | "PERCENT_OF_PERCENTAGE" | "INCOMPLETE_PERIOD" | "UNIT_CHANGED" | "NO_VALUES_IN_RANGE" | "CONTINUED_BY_EURO_AREA" | "DIFFERENT_UNITS";
            /** @description The note in words. */
            message: string;
        };
        /** @description How the observations of one series were produced. */
        ObservedSeries: {
            /** @description Slug of the indicator. */
            id: string;
            ownIndicator?: components["schemas"]["OwnIndicator"];
            /** @description Country of the series. */
            country: string;
            /** @description Name of the indicator. */
            name: string;
            frequency: components["schemas"]["Frequency"];
            seasonalAdjustment: components["schemas"]["SeasonalAdjustment"];
            /** @description Unit of the values after transformation. If rows have their own unit, that of their newest vintage on the page. */
            unit: string;
            units: components["schemas"]["UnitsCode"];
            /** @description Formula of the transformation. */
            formula: string;
            /** @description Aggregation method. Null if the values were not aggregated. */
            aggregation: components["schemas"]["AggregationMethod"] | null;
            /**
             * Format: date
             * @description Last date with a value in this vintage, in the published frequency. Rows after it are `null`: only earlier vintages
             *     have values for them.
             */
            lastDate: string | null;
            /**
             * Format: date
             * @description First period that is a projection of the source: it had not ended on the day of the vintage. Null without projections.
             *     Tests and forecasts use the periods before it.
             */
            projectionsFrom: string | null;
            vintage: components["schemas"]["VintageUsed"];
            /** @description Notes on the observations of the series on this page. */
            notes: components["schemas"]["Note"][];
        };
        ObservationsResponse: {
            /** @description Number of observations in this response. */
            count: number;
            /** @description Values, ordered by series and date. */
            observations: components["schemas"]["ObservationRow"][];
            /** @description One entry per requested series, in the order of `id` and then by country code. */
            series: components["schemas"]["ObservedSeries"][];
            /**
             * @description The requested series that the library does not hold, or not as of `vintage`, or not from `start` to `end`. Present if
             *     `country` names several countries, a group or `all`.
             */
            missing?: components["schemas"]["MissingSeries"][];
            /** @description Notes on the response as a whole. Each series has its own notes. */
            notes: components["schemas"]["Note"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        MetadataResponse: {
            /** @description Number of indicators. */
            count: number;
            /** @description Metadata of each indicator, in the order of `id`. */
            indicators: {
                metadata: components["schemas"]["IndicatorMetadata"];
                standardization: components["schemas"]["Standardization"];
                /** @description Slugs of related indicators, the nearest first. */
                relatedIndicators: string[];
            }[];
        };
        ReleaseSchedule: {
            release: components["schemas"]["IndicatorRelease"];
            /** @description Slugs of the indicators that the release publishes. */
            indicators: string[];
            /** @description Release dates between `from` and `to`, oldest first. */
            schedule: components["schemas"]["ReleaseDate"][];
        };
        /** @description A requested country for which the library has no release dates. */
        MissingCountry: {
            /** @description Country as requested. */
            country: string;
            /** @description What is missing and which countries have release dates. */
            message: string;
            /** @description Path with the latest values of the country and how fresh they are. */
            readInstead: string;
        };
        ReleasesResponse: {
            /** @description Number of releases in this response. */
            count: number;
            /**
             * Format: date
             * @description First day of the schedules.
             */
            from: string;
            /**
             * Format: date
             * @description Last day of the schedules.
             */
            to: string;
            /** @description Releases with their dates. */
            releases: components["schemas"]["ReleaseSchedule"][];
            /** @description Requested countries for which the library has no release dates. */
            missingCountries: components["schemas"]["MissingCountry"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A vintage of a series with its changes against the previous one. */
        Vintage: {
            /** @description Slug of the indicator. */
            id: string;
            /** @description Country of the series. */
            country: string;
            /**
             * Format: date
             * @description Vintage date.
             */
            date: string;
            /**
             * @description Whether the vintage is that of a publication (`native`) or the values as of some day (`snapshot`).
             * @enum {string}
             */
            kind: "native" | "snapshot";
            /** @description Unit of the values in this vintage. */
            unit: string;
            /** @description Number of dates, including those with a missing value. */
            observationCount: number;
            /** @description Number of dates that the previous vintage does not contain. */
            added: number;
            /** @description Number of dates of the previous vintage that this one does not contain. */
            withdrawn: number;
            /** @description Revised values, net of a rebase, in the unit of this vintage. */
            revised: {
                /** @description Number of revised values. */
                count: number;
                /** @description Mean revision. */
                mean: number | null;
                /** @description Mean absolute revision. */
                meanAbsolute: number | null;
                /** @description Largest absolute revision. */
                largestAbsolute: number | null;
            };
            /** @description Change of base or unit. Null if there was none. */
            rebased: {
                /** @description Approximate ratio of new to old values. */
                factor: number;
                /** @description Unit of the previous vintage. */
                previousUnit: string;
            } | null;
        };
        VintagesResponse: {
            /** @description Number of vintages in this response. */
            count: number;
            /** @description Vintages, ordered by series and vintage date. */
            vintages: components["schemas"]["Vintage"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        DatedValue: {
            /**
             * Format: date
             * @description First day of the period.
             */
            date: string;
            /** @description Value of the period. */
            value: number;
        };
        /** @description An indicator of a release, with its latest values. */
        ReleaseIndicator: {
            /** @description Slug of the indicator. */
            slug: string;
            /** @description Name of the indicator. */
            name: string;
            /** @description Country of the series. */
            country: string;
            category: components["schemas"]["Category"];
            frequency: components["schemas"]["Frequency"];
            /** @description Unit of the values. */
            unit: string;
            unitClass: components["schemas"]["UnitClass"];
            /** @description The latest values, oldest first. The last one is the latest value. */
            recent: components["schemas"]["DatedValue"][];
        };
        ReleaseResponse: {
            release: components["schemas"]["IndicatorRelease"];
            /** @description The next dates in the next year, soonest first. */
            upcoming: components["schemas"]["ReleaseDate"][];
            /** @description The latest past dates of which the library does not have all values yet, oldest first. */
            awaited: components["schemas"]["ReleaseDate"][];
            /** @description Number of indicators that the release publishes. */
            indicatorCount: number;
            /** @description Indicators of the release. */
            indicators: components["schemas"]["ReleaseIndicator"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description The value of the headline indicator in a vintage. */
        ReleaseHeadline: {
            /** @description Slug of the indicator. */
            slug: string;
            /** @description Name of the indicator. */
            name: string;
            /** @description Country of the series. */
            country: string;
            frequency: components["schemas"]["Frequency"];
            /** @description Unit of the values in this vintage. */
            unit: string;
            /** @description The newest value. Null if the vintage has none. */
            actual: components["schemas"]["DatedValue"] | null;
            /** @description The value of the period before, as of this vintage. Null if there is none. */
            previous: components["schemas"]["DatedValue"] | null;
            /** @description What the value of the period before was until this vintage revised it. Null if it was not revised. */
            revisedFrom: number | null;
        };
        /** @description A day on which the library first had new values of a release, and what changed. */
        ReleaseVintage: {
            /**
             * Format: date
             * @description Vintage date.
             */
            date: string;
            /** @description Dates of the release after the vintage before and until this one, oldest first. */
            releaseDates: components["schemas"]["ReleaseDate"][];
            /** @description Number of indicators with a vintage on this day. */
            indicatorCount: number;
            /** @description Number of new values. */
            added: number;
            /** @description Number of revised values, net of a rebase. */
            revised: number;
            /** @description Number of withdrawn values. */
            withdrawn: number;
            /** @description Number of indicators whose base or unit changed. */
            rebased: number;
            headline: components["schemas"]["ReleaseHeadline"];
        };
        ReleaseVintagesResponse: {
            /** @description Number of vintages in this response. */
            count: number;
            /** @description Vintages of the release. */
            vintages: components["schemas"]["ReleaseVintage"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description Forecasting model. `auto` averages several models. See docs/forecasting.md.
         * @enum {string}
         */
        ForecastModel: "auto" | "naive" | "snaive" | "drift" | "naive2" | "ses" | "holt" | "damped" | "ets" | "theta" | "dynamic_theta" | "arima" | "combination";
        EventIndicator: {
            /** @description Slug of the indicator. */
            slug: string;
            /** @description Name of the indicator. */
            name: string;
            /** @description Country of the series. */
            country: string;
            /** @description Unit of the values. */
            unit: string;
            frequency: components["schemas"]["Frequency"];
            /** @description Whether the indicator is one of those for which the release is known. Each event with indicators has one to three. */
            isHeadline: boolean;
            /**
             * @description Period of `actual`, or the one that the release will publish, at the frequency of the indicator: `2026-Q4` for a quarterly
             *     indicator in a monthly release. It can be earlier than that of the event: continued claims cover the week before that
             *     of initial claims. Null if it is not known.
             */
            referencePeriod: string | null;
            /**
             * @description Value of the previous period as of this release, or as of now before the release. Null if the library does not
             *     contain it.
             */
            previous: components["schemas"]["DatedValue"] | null;
            /** @description Value of the released period in the vintage of `valuesAsOf`. Null before the release. */
            actual: components["schemas"]["DatedValue"] | null;
            /**
             * @description Value of the previous period before this release revised it. Null if it was not revised, or if the vintage contains
             *     later releases.
             */
            revisedFrom: number | null;
            /**
             * Format: date
             * @description Day of the library's first vintage with these values. If it is later than the release, values may have been revised
             *     in between. Null before the release.
             */
            valuesAsOf: string | null;
            /**
             * @description Model forecast of the released period, made from data available before the release. Null if there is none. It is
             *     not a consensus forecast.
             */
            forecastValue: number | null;
            /**
             * Format: date
             * @description Period of `forecastValue`.
             */
            forecastPeriod: string | null;
            /** @description Model of `forecastValue`. */
            forecastModel: components["schemas"]["ForecastModel"] | null;
            /** @description Cache key of the forecast run, for `forecast.get`. */
            forecastCacheKey: string | null;
        };
        CalendarEvent: {
            /** @description Id of the event. It does not change for a release and its date. */
            id: string;
            /** @description The release that is published. */
            release: {
                /** @description Id of the release. */
                id: string;
                /** @description Name of the release. */
                name: string;
            };
            /** @description Agency that publishes the release. */
            agency: string;
            /** @description Country of the release. Null for an international release. */
            country: string | null;
            /** @description Page of the release. Null if there is none. */
            url: string | null;
            /**
             * Format: date
             * @description Day of the release, as precise as `datePrecision` states.
             */
            scheduledDate: string;
            datePrecision: components["schemas"]["DatePrecision"];
            /** @description Local time of the release, `HH:MM`. */
            scheduledTime: string | null;
            /** @description IANA time zone of the release time. */
            timeZone: string | null;
            /**
             * Format: date-time
             * @description Time of the release. Null if the time is not known.
             */
            scheduledAt: string | null;
            importance: components["schemas"]["Importance"];
            /** @description Reference period, for example `2026-10` or `2026-Q3`. */
            referencePeriod: string | null;
            /**
             * @description Estimate of the reference period, for example advance, second or third. Null if there is only one or it is not
             *     known.
             */
            estimate: string | null;
            status: components["schemas"]["EventStatus"];
            scheduleSource: components["schemas"]["ScheduleSource"];
            /** @description Where the date comes from, in words. */
            scheduleNote: string;
            /** @description Number of indicators of the event, also of those not returned. */
            indicatorCount: number;
            /** @description Indicators that the release publishes. Headline indicators first, then by prominence. */
            indicators: components["schemas"]["EventIndicator"][];
        };
        CalendarResponse: {
            /** @description Number of events in this response. */
            count: number;
            /**
             * Format: date-time
             * @description Time since when this response is valid: the last change of the library or the last midnight (UTC).
             */
            generatedAt: string;
            /**
             * Format: date
             * @description Latest day as of which the library has values.
             */
            libraryDay: string | null;
            /** @description Counts of all events between the two days, over all pages. */
            summary: {
                /**
                 * Format: date
                 * @description First day of the calendar.
                 */
                from: string;
                /**
                 * Format: date
                 * @description Last day of the calendar.
                 */
                to: string;
                /** @description Number of events by status. */
                byStatus: {
                    /** @description Number of events whose values the library holds. */
                    released: number;
                    /** @description Number of events on an official day, without values yet. */
                    scheduled: number;
                    /** @description Number of events on an estimated day. */
                    estimated: number;
                    /** @description Number of events that were cancelled. */
                    cancelled: number;
                };
                /** @description Number of events by importance. */
                byImportance: {
                    /** @description Number of events of high importance. */
                    high: number;
                    /** @description Number of events of medium importance. */
                    medium: number;
                    /** @description Number of events of low importance. */
                    low: number;
                };
                byCountry: components["schemas"]["FacetCounts"];
                /** @description Id of the first event after today. */
                nextEvent: string | null;
            };
            /** @description Events, ordered by day. */
            events: components["schemas"]["CalendarEvent"][];
            /** @description Requested countries for which the library has no release dates. */
            missingCountries: components["schemas"]["MissingCountry"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description State of loading the bundled library. The server loads it in the background after its first start and after an upgrade. */
        LibraryLoad: {
            /**
             * @description `loading` while series are loaded: reading a series that has no values yet returns 503 `library_loading`. `ready` when all
             *     are. `failed` if they could not be loaded; the next start tries again.
             * @enum {string}
             */
            state: "loading" | "ready" | "failed";
            /** @description Present if `state` is `failed`: what is wrong and what to do, as sentences. */
            problem?: string;
            /** @description Number of series of the bundled library that are loaded. */
            series: number;
            /** @description Number of series of the bundled library. */
            totalSeries: number;
            /** @description Number of values in the latest vintages of the loaded series. */
            observations: number;
        };
        Health: {
            /**
             * @description Name of the service.
             * @constant
             */
            service: "almanac";
            /**
             * @description Status of the service. `starting` while it migrates the database, `degraded` if the database cannot be read or written, `stopping` if
             *     the process is about to end.
             * @enum {string}
             */
            status: "starting" | "ok" | "degraded" | "stopping";
            /**
             * Format: date-time
             * @description Time of the response.
             */
            time: string;
            /** @description Present if the database is unavailable: what is wrong with it, as a sentence. */
            problem?: string;
            /** @description State of each part. */
            checks: {
                /** @description Whether a FRED API key is set. */
                fredConfigured: boolean;
                /** @description Whether some operations require a paid plan. */
                paywallsEnabled: boolean;
                /** @description Whether a model for the assistant is set. */
                assistantConfigured: boolean;
                /** @description Whether the SQLite database is available. */
                sqliteConfigured?: boolean;
                /** @description Whether the PostgreSQL database is available. */
                postgresConfigured?: boolean;
            };
            library?: components["schemas"]["LibraryLoad"];
            /**
             * @description Present if users can buy plans on this server.
             * @constant
             */
            plansForSale?: true;
        };
        Liveness: {
            /**
             * @description Name of the service.
             * @constant
             */
            service: "almanac";
            /**
             * @description Always `ok`.
             * @constant
             */
            status: "ok";
        };
        /** Format: email */
        Email: string;
        /**
         * @description Password. Any characters are allowed. Common passwords (a list of about 44,000, regardless of case), repetitions of up to six
         *     characters, and passwords that are mostly the email address are refused.
         */
        Password: string;
        PersonName: string;
        SignUp: {
            /** @description Address to which the confirmation mail goes. */
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            /** @description Your name, as in mails and on the pages. */
            name?: components["schemas"]["PersonName"];
        };
        SignUpAccepted: {
            /**
             * @description Always `mail_sent`, whether or not the address has an account.
             * @constant
             */
            status: "mail_sent";
            /**
             * Format: uri
             * @description The link that activates the account. Only a development server without a mail server returns it, and only to a request
             *     from its own machine.
             */
            confirmationLink?: string;
        };
        /** @description Token from the mailed link. */
        Token: string;
        TokenOnly: {
            token: components["schemas"]["Token"];
        };
        /**
         * @description Plan of the account. It determines the limits.
         * @enum {string}
         */
        Plan: "free" | "starter" | "pro" | "enterprise";
        Account: {
            /** @description Id of the account. */
            id: string;
            /** @description Email address. */
            email: string;
            /** @description Name of the person. */
            name: string;
            plan: components["schemas"]["Plan"];
            /** @description Whether the account owns the server, so that its session may import data and act as the operator. */
            isOwner: boolean;
            /** @description Maximum number of requests per key in any 60 seconds. */
            limitPerMinute: number;
            /** @description Maximum number of requests per UTC day. */
            limitPerDay: number;
            /** @description Maximum number of active keys. */
            keyLimit: number;
            /** @description Maximum number of compute seconds that the account can have. */
            computeLimit: number;
            /** @description Compute seconds that are refilled per minute. */
            computePerMinute: number;
            /** @description Maximum number of alert rules. */
            maxAlertRules: number;
            /** @description Maximum number of webhook endpoints. */
            maxWebhookEndpoints: number;
            /** @description Maximum number of webhook deliveries per UTC day. Retries do not count. */
            webhookDeliveriesPerDay: number;
            /**
             * Format: date-time
             * @description Time at which the account was created.
             */
            createdAt: string;
        };
        SignIn: {
            /** @description Email address of the account. */
            email: components["schemas"]["Email"];
            /** @description Password of the account. */
            password: string;
        };
        EmailOnly: {
            /** @description Email address of the account. */
            email: components["schemas"]["Email"];
        };
        MailSent: {
            /**
             * @description Always `mail_sent`, whether or not a mail was sent.
             * @constant
             */
            status: "mail_sent";
        };
        PasswordResetCheck: {
            /** @description Number of active API keys of the account. */
            activeKeys: number;
            /** @description Number of links that share private forecasts of the account. */
            activeShareLinks: number;
        };
        /**
         * @description What happens to the API keys of the account, and to the links that share its private forecasts. `keep`: they continue to
         *     work. `revoke`: all of them stop working with the next request. Revoke them if someone else may know the old password.
         * @default keep
         * @enum {string}
         */
        KeysAfterPassword: "keep" | "revoke";
        PasswordReset: {
            token: components["schemas"]["Token"];
            password: components["schemas"]["Password"];
            keys?: components["schemas"]["KeysAfterPassword"];
        };
        AccountChange: {
            /** @description The new name. */
            name: components["schemas"]["PersonName"];
        };
        PasswordChange: {
            /** @description The current password of the account. */
            currentPassword: string;
            newPassword: components["schemas"]["Password"];
            keys?: components["schemas"]["KeysAfterPassword"];
        };
        PasswordOnly: {
            /** @description Password of the account, as confirmation. */
            password: string;
        };
        /** @description Custom limit. Null if the limit of the plan applies. */
        OwnLimit: number | null;
        /** @description An account with its limits. */
        AccountRecord: {
            /** @description Id of the account. */
            id: string;
            /** @description Email address. */
            email: string;
            /** @description Name of the person. */
            name: string;
            plan: components["schemas"]["Plan"];
            /** @description Whether the account owns the server, so that its session may import data and act as the operator. */
            isOwner: boolean;
            /** @description Maximum number of requests per key in any 60 seconds. */
            limitPerMinute: number;
            /** @description Maximum number of requests per UTC day. */
            limitPerDay: number;
            /** @description Maximum number of active keys. */
            keyLimit: number;
            /** @description Maximum number of compute seconds that the account can have. */
            computeLimit: number;
            /** @description Compute seconds that are refilled per minute. */
            computePerMinute: number;
            /** @description Maximum number of alert rules. */
            maxAlertRules: number;
            /** @description Maximum number of webhook endpoints. */
            maxWebhookEndpoints: number;
            /** @description Maximum number of webhook deliveries per UTC day. Retries do not count. */
            webhookDeliveriesPerDay: number;
            /** @description Custom limits of this account. */
            ownLimits: {
                limitPerMinute: components["schemas"]["OwnLimit"];
                limitPerDay: components["schemas"]["OwnLimit"];
                keyLimit: components["schemas"]["OwnLimit"];
            };
            /**
             * Format: date-time
             * @description Time at which the account was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time at which the email address was verified. Null if it is not verified.
             */
            emailVerifiedAt: string | null;
            /**
             * Format: date-time
             * @description Time at which the account was suspended. Null if it is active.
             */
            suspendedAt: string | null;
        };
        SessionRecord: {
            /** @description Id of the session. */
            id: string;
            /** @description Whether this is the session of the request. */
            current: boolean;
            /**
             * Format: date-time
             * @description Time of the sign-in.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time of the last request, accurate to ten minutes.
             */
            lastSeenAt: string;
            /**
             * Format: date-time
             * @description Time at which the session ends.
             */
            expiresAt: string;
            /** @description IP address of the sign-in. */
            address: string;
            /** @description Browser of the sign-in, as it names itself. */
            userAgent: string;
        };
        /**
         * @description Permission of a restricted key. `import:write` changes data for all users; a key has it only if it is listed
         *     explicitly.
         * @enum {string}
         */
        Scope: "indicators:read" | "calendar:read" | "news:read" | "providers:read" | "labs:run" | "forecast:run" | "alerts:write" | "chat:use" | "import:write";
        /** @description An API key, without its value. */
        KeyRecord: {
            /** @description Id of the key. */
            id: string;
            /** @description Name of the key. */
            name: string;
            /** @description First characters of the key's value. */
            prefix: string;
            /**
             * Format: date-time
             * @description Time at which the key was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time of the last request, accurate to a few seconds. Null if the key was never used.
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description Time at which the key was revoked. Null if it is active.
             */
            revokedAt: string | null;
            /** @description Number of requests in this UTC day, accurate to a few seconds. */
            requestsToday: number;
            /** @description IP addresses and CIDR ranges from which the key can be used. Null for any address. */
            allowedAddresses: string[] | null;
            /** @description Scopes of the key. Null if the key is not restricted. */
            scopes: components["schemas"]["Scope"][] | null;
        };
        /** @description The calendar feed of an account, without its secret address. */
        CalendarFeed: {
            /**
             * Format: date-time
             * @description Null if the account has no feed.
             */
            createdAt: string | null;
        };
        /** @description What a rule is about. `series` needs `indicator`; `release` needs `release`; `watchlist` needs neither. */
        AlertTarget: {
            /**
             * @description Kind of the target.
             * @enum {string}
             */
            type: "series" | "watchlist" | "release";
            /** @description Slug of the indicator of a series. */
            indicator?: string | null;
            /** @description Country of the series. Defaults to the default country of the indicator. */
            country?: string | null;
            /** @description Id of a release. */
            release?: string | null;
        };
        /**
         * @description When a rule fires. Each kind has its own fields; others must be null or absent.
         *
         *     - `new_value`: a period gets its first value.
         *     - `revised`: a value is revised or withdrawn. With `minChange` or `minPercent`, only if it is revised by at least that
         *       much. A change of base, unit or definition is no revision.
         *     - `level`: the latest value is `above` or `below` `level`, or `crosses` it, in the `units` of observations. Above and
         *       below fire for each new period.
         *     - `unusual_change`: the change of a new period, in `units` (`chg` by default), differs from the usual one by more than
         *       `standardDeviations`.
         *     - `outside_forecast`: a new value is outside the 80% interval of the stored forecast.
         *     - `release_due`: a release is due within `hours` hours. If several are when the rule is created, it fires at once for the next one,
         *       and for each of the others when it becomes the next.
         *     - `release_moved`: an official date of a release has moved or was cancelled.
         *     - `stale`: the next value is overdue.
         *     - `guardrail`: a vintage raises a guardrail, or the given one.
         */
        AlertCondition: {
            /**
             * @description Kind of the condition.
             * @enum {string}
             */
            kind: "new_value" | "revised" | "level" | "unusual_change" | "outside_forecast" | "release_due" | "release_moved" | "stale" | "guardrail";
            /** @description Minimum size of a revision, in the unit of the series. */
            minChange?: number | null;
            /** @description Minimum size of a revision, in percent. */
            minPercent?: number | null;
            /**
             * @description Transformation, in the codes of observations.
             * @enum {string|null}
             */
            units?: "lin" | "chg" | "ch1" | "pch" | "pc1" | "pca" | "cch" | "cca" | "log" | null;
            /**
             * @description How the value is compared with the level.
             * @enum {string|null}
             */
            operator?: "above" | "below" | "crosses" | null;
            /** @description The level, in the units. */
            level?: number | null;
            /** @description Number of standard deviations. */
            standardDeviations?: number | null;
            /** @description Hours before the release. */
            hours?: number | null;
            /** @description Code of a guardrail. Null for any. */
            guardrail?: components["schemas"]["GuardrailCode"] | null;
        };
        AlertRule: {
            /** @description Id of the rule. */
            id: string;
            /** @description Name of the rule. */
            name: string;
            target: components["schemas"]["AlertTarget"];
            condition: components["schemas"]["AlertCondition"];
            /**
             * @description Whether the rule ends after it has fired, or goes on.
             * @enum {string}
             */
            repeat: "once" | "always";
            /** @description For how many hours the rule stays quiet after it has fired. */
            quietHours: number;
            /**
             * @description `ended`: the rule has fired once, or its series was removed.
             * @enum {string}
             */
            status: "active" | "paused" | "ended";
            /** @description How fired alerts reach you. */
            delivery: {
                /** @description Whether they appear among the notifications. */
                inApp: boolean;
                /**
                 * @description Whether they are mailed at once, in a digest, or not.
                 * @enum {string}
                 */
                mail: "none" | "now" | "daily" | "weekly";
                /** @description Webhook endpoints to call. Empty for all that take alerts. */
                webhookIds: string[];
            };
            /**
             * Format: date-time
             * @description Time at which the rule was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time at which the rule last fired. Null if it has not.
             */
            lastFiredAt: string | null;
        };
        AlertFiring: {
            /** @description Id of the fired alert. */
            id: string;
            /** @description Id of the rule. */
            ruleId: string;
            /** @description Name of the rule at that time. */
            ruleName: string;
            /** @description Slug of the indicator. Null if the alert is about a release. */
            indicator: string | null;
            /** @description Country of the series. Null if the alert is about a release. */
            country: string | null;
            /** @description Id of the release. Null if the alert is about a series. */
            release: string | null;
            /**
             * Format: date
             * @description The vintage that made the rule fire, or the day.
             */
            vintage: string;
            /**
             * Format: date
             * @description First day of the period. Null if the alert is not about one.
             */
            period: string | null;
            /** @description The value that was compared, in the units of the condition. */
            value: number | null;
            /** @description The value of the period before. Null if there was none. */
            previousValue: number | null;
            /**
             * Format: date
             * @description Day of the release that is due. Null for other conditions, and in alerts that an earlier version of the server stored.
             */
            scheduledDate: string | null;
            /**
             * Format: date-time
             * @description Time of the release that is due. Null if the time is not known.
             */
            scheduledAt: string | null;
            /** @description Reference period of the release that is due, for example `2026-10` or `2026-Q3`. Null if it is not known. */
            referencePeriod: string | null;
            /** @description What happened. */
            sentence: string;
            /**
             * Format: date-time
             * @description Time at which the rule fired.
             */
            firedAt: string;
        };
        /** @description When the account gets its digests of alerts. */
        AlertSettings: {
            /** @description Hour of the day at which digests are sent. */
            digestHour: number;
            /**
             * @description Day on which weekly digests are sent.
             * @enum {string}
             */
            digestWeekday: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
            /** @description Time zone of the hour, by its IANA name, such as `Europe/Berlin`. */
            timeZone: string;
        };
        DayUsage: {
            /**
             * Format: date
             * @description UTC day.
             */
            day: string;
            /** @description Number of accepted requests. Today's number can lag by a few seconds. */
            requests: number;
        };
        /** @description Id of the notification. */
        NotificationId: string;
        /**
         * @description `release`: a watched series has new values. `revision`: values of a watched series were revised. `key_created`: a key
         *     was created or rotated. `key_revoked`: a key was revoked. `quota_80`, `quota_100`: 80 or 100 percent of the daily
         *     requests are used. `alert`: an alert rule fired.
         * @enum {string}
         */
        NotificationKind: "release" | "revision" | "key_created" | "key_revoked" | "quota_80" | "quota_100" | "alert";
        Notification: {
            id: components["schemas"]["NotificationId"];
            kind: components["schemas"]["NotificationKind"];
            /** @description Title of the notification. */
            title: string;
            /** @description Text of the notification. */
            body: string;
            /** @description Page of this server with details. */
            link: string;
            /** @description Slug of the indicator. Null if the notification is not about a series. */
            indicator: string | null;
            /** @description Country of the series. Null if the notification is not about a series. */
            country: string | null;
            /**
             * Format: date
             * @description Vintage of the series. Null if the notification is not about a series.
             */
            vintage: string | null;
            /**
             * Format: date-time
             * @description Time of the notification.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time at which the notification was marked as read. Null if it is unread.
             */
            readAt: string | null;
        };
        NotificationChannels: {
            /** @description Whether the notification appears in the list of notifications. */
            in_app: boolean;
            /** @description Whether the notification is sent to the account's email address. */
            email: boolean;
        };
        /** @description How you get each kind of notification. */
        NotificationPreferences: {
            /** @description New values of a watched series. */
            release: components["schemas"]["NotificationChannels"];
            /** @description Revised values of a watched series. */
            revision: components["schemas"]["NotificationChannels"];
            /** @description A new API key of the account. */
            key_created: components["schemas"]["NotificationChannels"];
            /** @description A revoked API key of the account. */
            key_revoked: components["schemas"]["NotificationChannels"];
            /** @description 80 percent of the daily limit is used. */
            quota_80: components["schemas"]["NotificationChannels"];
            /** @description The daily limit is used up. */
            quota_100: components["schemas"]["NotificationChannels"];
        };
        WatchedSeries: {
            /** @description Id of the entry, which removes it. */
            id: string;
            /** @description Slug of the indicator. */
            indicator: string;
            /** @description Country of the series. */
            country: string;
            /** @description Name of the indicator. */
            name: string;
            frequency: components["schemas"]["Frequency"];
            /**
             * Format: date
             * @description Last date with a value.
             */
            lastDate: string | null;
            /**
             * Format: date-time
             * @description Time at which the series was added.
             */
            createdAt: string;
        };
        /**
         * @description A plan that can be bought.
         * @enum {string}
         */
        PaidPlan: "starter" | "pro";
        /**
         * @description Status of a subscription at Stripe.
         * @enum {string}
         */
        SubscriptionStatus: "active" | "trialing" | "past_due" | "unpaid" | "canceled" | "incomplete" | "incomplete_expired" | "paused";
        /**
         * @description How often a subscription is paid.
         * @enum {string}
         */
        BillingInterval: "month" | "year";
        BillingAmount: {
            /** @description Amount in the smallest unit of the currency, such as cents. */
            amount: number;
            /** @description ISO 4217 code of the currency. */
            currency: string;
            /** @description Number of decimals of the currency: 2 for USD, 0 for JPY. */
            decimals: number;
        };
        Subscription: {
            /** @description The plan that is subscribed to. Null if its price belongs to none of the plans on offer. */
            plan: components["schemas"]["PaidPlan"] | null;
            status: components["schemas"]["SubscriptionStatus"];
            /** @description How often it is paid. Null for a price with another interval. */
            interval: components["schemas"]["BillingInterval"] | null;
            /**
             * Format: date-time
             * @description Time at which the subscription started.
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description Time at which it renews, or ends if `cancelAt` is set.
             */
            periodEnd: string | null;
            /**
             * Format: date-time
             * @description Time at which it ends. Null if it renews.
             */
            cancelAt: string | null;
            /**
             * Format: date-time
             * @description Time at which the free trial ends. Null without one.
             */
            trialEnd: string | null;
            /**
             * Format: date-time
             * @description Since when a payment is due that has failed.
             */
            pastDueSince: string | null;
            /**
             * Format: date-time
             * @description Time at which the plan falls to Free unless the payment succeeds.
             */
            graceUntil: string | null;
            /** @description The smaller plan that applies from `periodEnd` on. Null if the plan stays. */
            nextPlan: components["schemas"]["PaidPlan"] | null;
            /** @description The amount that is due at `periodEnd`. Null if none is, or if it is not known. */
            nextPayment: components["schemas"]["BillingAmount"] | null;
        };
        BillingAccount: {
            /** @description Id of the account. */
            accountId: string;
            /** @description Email address of the account. */
            email: string;
            /** @description The plan in force. */
            plan: components["schemas"]["Plan"];
            /**
             * @description Who decides the plan.
             * @enum {string}
             */
            planSource: "operator" | "subscription";
            /** @description Id of the customer at Stripe. Null after it was deleted there. */
            customerId: string | null;
            /** @description Number of failed payments that Stripe has reported. */
            failedPayments: number;
            /**
             * Format: date-time
             * @description Time of the last of them.
             */
            lastFailedPaymentAt: string | null;
            /**
             * Format: date-time
             * @description Time at which the state was last fetched from Stripe.
             */
            syncedAt: string | null;
            /** @description The latest subscription. Null if there was none. */
            subscription: components["schemas"]["Subscription"] | null;
        };
        ChatConversation: {
            /** @description Id of the conversation. */
            id: string;
            /** @description The beginning of its first question. */
            title: string;
            /**
             * Format: date
             * @description The day to which it is fixed. Null if it is not.
             */
            asOf: string | null;
            /** @description Number of its questions. */
            questions: number;
            /**
             * Format: date-time
             * @description Time of its first question.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time of its latest question.
             */
            updatedAt: string;
        };
        /**
         * @description `series.released`: a series on the watchlist has new values. `series.revised`: values of a series on the watchlist were
         *     revised or withdrawn. `calendar.changed`: an official date of a release of a series on the watchlist was added, moved or cancelled.
         *     `alert.fired`: an alert rule of the account fired.
         * @enum {string}
         */
        WebhookEventType: "series.released" | "series.revised" | "calendar.changed" | "alert.fired";
        /**
         * @description Format of the body. `standard`: the event as JSON, signed as Standard Webhooks 1.0.0 defines. `slack`, `discord`: a message for a
         *     webhook of Slack, Discord or a compatible service.
         * @enum {string}
         */
        WebhookFormat: "standard" | "slack" | "discord";
        /** @description A webhook endpoint, without its secret. */
        Webhook: {
            /** @description Id of the endpoint. */
            id: string;
            /** @description URL to which events are sent. */
            url: string;
            /** @description What the endpoint is for. */
            description: string;
            /** @description Types of the events that are sent. */
            eventTypes: components["schemas"]["WebhookEventType"][];
            format: components["schemas"]["WebhookFormat"];
            /**
             * @description `paused`: by its owner. `disabled`: by the server, for `disabledReason`. Events are sent only if it is `active`.
             * @enum {string}
             */
            status: "active" | "paused" | "disabled";
            /**
             * @description `gone`: the endpoint answered 410. `failing`: it failed for five days. Null if it is not disabled.
             * @enum {string|null}
             */
            disabledReason: "gone" | "failing" | null;
            /**
             * Format: date-time
             * @description Time of the first failure since the last success. Null if the last attempt succeeded.
             */
            failingSince: string | null;
            /**
             * Format: date-time
             * @description Nothing is sent before this time, because the endpoint is overloaded, or because the account has used its deliveries of
             *     the UTC day or is suspended. Null if nothing is held.
             */
            heldUntil: string | null;
            /**
             * Format: date-time
             * @description Time until which deliveries are also signed with the previous secret. Null if there is none.
             */
            previousSecretUntil: string | null;
            /**
             * Format: date-time
             * @description Time at which the endpoint was created.
             */
            createdAt: string;
        };
        /**
         * @description Transformation of the series before fitting. Forecasts are in the original unit; notes describe the
         *     back-transformation.
         * @enum {string}
         */
        ForecastTransform: "level" | "log" | "yoy";
        ValueRange: {
            /** @description Lowest possible value. Null for none. */
            min: number | null;
            /** @description Highest possible value. Null for none. */
            max: number | null;
        };
        /** @description Options of the model. `/api/forecast/models` lists the options of each model; any other option is rejected. */
        ForecastOptions: {
            /**
             * @description Form of exponential smoothing: error, trend (`Ad` for damped) and season, each additive, multiplicative or none.
             *     Defaults to the form with the lowest corrected Akaike information criterion. Seasonal forms require a season of 2
             *     to 24 observations.
             * @enum {string}
             */
            form?: "ANN" | "ANA" | "AAN" | "AAA" | "AAdN" | "AAdA" | "MNN" | "MNA" | "MNM" | "MAN" | "MAA" | "MAM" | "MAdN" | "MAdA" | "MAdM";
            /** @description Order [p, d, q] of ARIMA: autoregression, differences, moving average. Defaults to a stepwise search. */
            order?: [
                number,
                number,
                number
            ];
            /** @description Seasonal order [P, D, Q] of ARIMA. Only with `order` and for series with a season. Defaults to [0, 0, 0]. */
            seasonalOrder?: [
                number,
                number,
                number
            ];
            /**
             * @description Whether ARIMA of the given `order` has a mean, or a drift if it is differenced. Not allowed with more than one
             *     difference. Defaults to `true` if there is no difference.
             */
            constant?: boolean;
            /**
             * @description Whether forecasts with `transform` log are means instead of medians, which are lower. Defaults to `false`.
             *     Intervals and fitted values do not change.
             */
            biasAdjusted?: boolean;
            /**
             * @description Number of submitted values per season; 1 for none. Defaults to that of the frequency, and to none for daily and
             *     weekly values.
             */
            seasonalPeriod?: number;
        };
        /** @description Tested series. For submitted values everything is null except the unit and the frequency. */
        LabSeries: {
            /** @description Slug of the indicator. Null for submitted values. */
            id: string | null;
            /** @description Country of the series. Null for submitted values. */
            country: string | null;
            /** @description Name of the indicator. Null for submitted values. */
            name: string | null;
            /** @description Frequency of the values. Null if it was not submitted. */
            frequency: components["schemas"]["Frequency"] | null;
            /** @description Unit of the tested values. If a transformation cannot be applied, the unit before it. */
            unit: string;
            /** @description Vintage that was read. Null for submitted values. */
            vintage: components["schemas"]["VintageUsed"] | null;
        };
        /** @description Sample before transformations. */
        LabSample: {
            /**
             * Format: date
             * @description First day of the first period with a value. Null for values without dates.
             */
            start: string | null;
            /**
             * Format: date
             * @description First day of the last period with a value.
             */
            end: string | null;
            /** @description Number of periods with a value. */
            observations: number;
            /** @description Number of periods without a value between the first and the last. */
            missing: number;
        };
        /** @description Information criteria of the fitted model; lower is better. Comparable only between forms of the same model. */
        InformationCriteria: {
            /** @description Log-likelihood, up to a constant for the kind of model. */
            logLikelihood: number;
            /** @description Akaike information criterion. */
            aic: number;
            /** @description Akaike information criterion corrected for small samples. Null if there are too few observations. */
            aicc: number | null;
            /** @description Bayesian information criterion. */
            bic: number;
            /** @description Number of estimated parameters, including initial states and the variance. */
            parameterCount: number;
        };
        ForecastPoint: {
            /**
             * Format: date
             * @description Date of the forecast. Null for values without dates and after the year 9999.
             */
            date: string | null;
            /** @description Point forecast. Null if it exceeds the range of numbers. */
            forecast: number | null;
            /** @description Prediction intervals by level, in ascending order. Empty if there are too few observations. */
            intervals: {
                /** @description Coverage level, in percent. */
                level: number;
                /** @description Lower bound. Null if it exceeds the range of numbers. */
                lower: number | null;
                /** @description Upper bound. Null if it exceeds the range of numbers. */
                upper: number | null;
            }[];
        };
        FittedPoint: {
            /**
             * Format: date
             * @description First day of the period. Null for values without dates.
             */
            date: string | null;
            /** @description Observed value. Null if there is none. */
            actual: number | null;
            /** @description One-step-ahead forecast of the value. Null if the model has none. */
            fitted: number | null;
            /** @description Actual less fitted value. Null if one of them is null. */
            residual: number | null;
        };
        /** @description One of the models that an average consists of. */
        ForecastMember: {
            model: components["schemas"]["ForecastModel"];
            /** @description Name of the fitted model in the notation of the literature. */
            label: string;
            /** @description Estimated parameters, by name. */
            parameters: {
                [key: string]: number;
            };
            /** @description Information criteria. Null if the model has no likelihood. */
            criteria: components["schemas"]["InformationCriteria"] | null;
            /** @description Point forecasts of this model. */
            point: (number | null)[];
        };
        /** @description Whether the null hypothesis is rejected at each significance level. */
        TestDecision: {
            /** @description Whether it is rejected at the 1 percent level. */
            onePercent: boolean;
            /** @description Whether it is rejected at the 5 percent level. */
            fivePercent: boolean;
            /** @description Whether it is rejected at the 10 percent level. */
            tenPercent: boolean;
        };
        /** @description Notes on how the result was computed. */
        LabNotes: {
            /**
             * @description Machine-readable code. It does not change between versions.
             * @enum {string}
             */
            code: "LAGS_TRUNCATED" | "GAPS_IN_SAMPLE" | "LAGS_WITHOUT_PAIRS" | "DEMEANED" | "NOT_DEMEANED" | "P_CLAMPED" | "P_UNDEFINED" | "P_APPROXIMATE" | "SMALL_SAMPLE" | "ASSUMES_INDEPENDENCE" | "OUTSIDE_UNIT_INTERVAL" | "NON_POSITIVE" | "ZERO_DIVISOR" | "SIGN_CHANGE" | "OVERFLOW";
            /** @description The note in words. */
            message: string;
        }[];
        /** @description Ljung-Box or Box-Pierce test for autocorrelation. */
        PortmanteauTest: {
            /**
             * @description Always `computed`.
             * @constant
             */
            status: "computed";
            /** @description Test statistic. */
            statistic: number;
            /**
             * @description Degrees of freedom. Not positive if the model has at least as many parameters as there are lags; there is no
             *     p-value then.
             */
            degreesOfFreedom: number;
            /** @description Upper-tail probability. Null if it is not defined; 0 if it is below 1e-308, see `log10PValue`. */
            pValue: number | null;
            /** @description Base-10 logarithm of the p-value. */
            log10PValue: number | null;
            /** @description Whether the null hypothesis is rejected at each significance level. Null if there is no p-value. */
            rejected: components["schemas"]["TestDecision"] | null;
            /** @description Null hypothesis, in words. */
            nullHypothesis: string;
            /** @description Number of observations used to compute the statistic. */
            observations: number;
            notes: components["schemas"]["LabNotes"];
            /** @description Number of lags. */
            lags: number;
            /** @description How the number of lags was selected. */
            lagRule: string;
            /** @description The test of the first `lag` autocorrelations, for every lag. */
            table: {
                /** @description Number of autocorrelations tested. */
                lag: number;
                /** @description Test statistic. */
                statistic: number;
                /** @description Degrees of freedom. */
                degreesOfFreedom: number;
                /** @description Upper-tail probability. Null if it is not defined. */
                pValue: number | null;
                /** @description Base-10 logarithm of the p-value. Null if it is not defined. */
                log10PValue: number | null;
            }[];
        };
        /** @description The statistic is not defined for this series. */
        NotComputable: {
            /**
             * @description Always `not_computable`.
             * @constant
             */
            status: "not_computable";
            /**
             * @description Machine-readable reason.
             * @enum {string}
             */
            reason: "TOO_FEW_OBSERVATIONS" | "LAG_EXCEEDS_SAMPLE" | "ZERO_VARIANCE" | "RANK_DEFICIENT" | "PERFECT_FIT" | "MISSING_VALUES" | "NON_POSITIVE_FOR_LOG" | "ZERO_BASE" | "NO_PAIRS_AT_LAG";
            /**
             * @description Number of observations required, without gaps if the statistic uses the longest run. Null if more observations
             *     would not help.
             */
            needs: number | null;
            /** @description Number of observations available. */
            observations: number;
            /** @description The reason in words. */
            message: string;
        };
        /** @description Jarque-Bera test for normality. */
        JarqueBeraTest: {
            /**
             * @description Always `computed`.
             * @constant
             */
            status: "computed";
            /** @description Test statistic. */
            statistic: number;
            /**
             * @description Degrees of freedom, always 2.
             * @constant
             */
            degreesOfFreedom: 2;
            /** @description Upper-tail probability. Null if it is not defined; 0 if it is below 1e-308, see `log10PValue`. */
            pValue: number | null;
            /** @description Base-10 logarithm of the p-value. */
            log10PValue: number | null;
            /** @description Whether the null hypothesis is rejected at each significance level. Null if there is no p-value. */
            rejected: components["schemas"]["TestDecision"] | null;
            /** @description Null hypothesis, in words. */
            nullHypothesis: string;
            /** @description Number of observations used to compute the statistic. */
            observations: number;
            notes: components["schemas"]["LabNotes"];
            /** @description Skewness. 0 for a normal distribution. */
            skewness: number;
            /** @description Kurtosis. 3 for a normal distribution. */
            kurtosis: number;
            /** @description Kurtosis minus 3. */
            excessKurtosis: number;
        };
        ForecastNote: {
            /**
             * @description Machine-readable code. It does not change between versions.
             * @enum {string}
             */
            code: "CONSTANT" | "NO_INTERVALS" | "UNBOUNDED" | "BACK_TRANSFORMED" | "LIMITED_TO_RANGE";
            /** @description The note in words. */
            message: string;
        };
        /** @description Share of actual values within the prediction intervals. */
        ForecastCoverage: {
            /** @description Nominal coverage, in percent. */
            level: number;
            /** @description Actual coverage from 0 to 1, averaged over the origins. Null if there were no intervals. */
            share: number | null;
            /** @description Number of actual values compared with intervals. */
            values: number;
        };
        /**
         * @description Forecast errors, averaged over the origins that could be scored. A score is null if there are none. See
         *     docs/forecasting.md for the formulas.
         */
        ForecastScores: {
            /** @description Number of origins that could be scored. */
            origins: number;
            /** @description Symmetric mean absolute percentage error. */
            smape: number | null;
            /**
             * @description Mean absolute scaled error: mean absolute error divided by the mean seasonal change of the values available at the
             *     origin.
             */
            mase: number | null;
            /**
             * @description Overall weighted average of sMAPE and MASE relative to those of Naive 2 at the same origins. Below 1 is better
             *     than Naive 2.
             */
            owa: number | null;
            /** @description Mean absolute error, in the unit of the series. */
            meanAbsoluteError: number | null;
            /** @description Root mean square error, in the unit of the series. */
            rootMeanSquareError: number | null;
            /** @description Mean of actual value minus forecast, in the unit of the series. Positive if the forecasts were too low. */
            bias: number | null;
            /** @description Mean scaled interval score of the widest interval, scaled as MASE. Lower is better. */
            msis: number | null;
            /** @description Coverage of the intervals by level, in ascending order. */
            coverage: components["schemas"]["ForecastCoverage"][];
        };
        ForecastCandidate: {
            model: components["schemas"]["ForecastModel"];
            /** @description Name of the fitted model in the notation of the literature. */
            label: string;
            /**
             * @description `used`: model of the forecast. `member`: component of its average. `alternative`: `auto` and its members, if
             *     another model was requested. `baseline`: benchmark.
             * @enum {string}
             */
            role: "used" | "member" | "alternative" | "baseline";
            /** @description Model forms or orders that were selected from or averaged, best first. Empty if the model has only one. */
            considered: {
                /** @description Form or orders, in the notation of the literature. */
                label: string;
                /**
                 * @description Corrected Akaike information criterion; lower is better. For ARIMA orders it uses an approximate likelihood
                 *     and is comparable only between orders with the same differences.
                 */
                aicc: number;
                /** @description Weight in the forecast. */
                share: number;
            }[];
            /** @description Scores in the backtest. Null if there was none or the model could not be fitted. */
            scores: components["schemas"]["ForecastScores"] | null;
            /**
             * @description Whether its MASE is the lowest of the models scored at the same number of origins. Never with fewer than eight
             *     origins, which do not suffice to tell models apart.
             */
            best: boolean;
        };
        /** @description Why the model was selected, and how other models would have performed at the same origins. */
        ForecastSelection: {
            /** @description Selection rule, in words. */
            rule: string;
            /** @description Candidate models, the model of the forecast first. */
            candidates: components["schemas"]["ForecastCandidate"][];
        };
        ForecastScoresAhead: {
            /** @description Forecast horizon, in periods. */
            step: number;
            scores: components["schemas"]["ForecastScores"];
        };
        ForecastBacktest: {
            /**
             * @description Always `computed`.
             * @constant
             */
            status: "computed";
            /** @description Backtest horizon, in periods. Shorter than that of the forecast if there are too few observations. */
            horizon: number;
            /** @description Dates up to which values were used, oldest first. */
            origins: {
                /**
                 * Format: date
                 * @description Last date used. Null for values without dates.
                 */
                date: string | null;
                /** @description Number of observations used. */
                observations: number;
            }[];
            /** @description Which parameters were kept from the whole sample and which were estimated again, in words. */
            method: string;
            scores: components["schemas"]["ForecastScores"];
            /** @description Scores by number of periods ahead. */
            byHorizon: components["schemas"]["ForecastScoresAhead"][];
        };
        /**
         * @description Code of a check. See docs/forecasting.md.
         * @enum {string}
         */
        ForecastGuardrailCode: "STALE_INPUT" | "SHORT_HISTORY" | "HORIZON_TOO_LONG" | "NO_SEASON" | "BREAK_IN_TRAINING_WINDOW" | "GAPS_FILLED" | "DOES_NOT_BEAT_NAIVE" | "INTERVALS_UNDERCOVER" | "FORECAST_BEYOND_RANGE" | "RESIDUAL_AUTOCORRELATION" | "TRAINED_ON_PRELIMINARY";
        /** @description Reasons not to rely on this forecast, in the same format as the data-quality checks of an indicator. */
        ForecastGuardrails: {
            /**
             * @description Highest severity of all findings.
             * @enum {string}
             */
            status: "ok" | "info" | "warning" | "error";
            /** @description Number of findings by severity. */
            counts: {
                /** @description Number of findings with severity `info`. */
                info: number;
                /** @description Number of findings with severity `warning`. */
                warning: number;
                /** @description Number of findings with severity `error`. */
                error: number;
            };
            /** @description What the checks found. */
            findings: {
                code: components["schemas"]["ForecastGuardrailCode"];
                /**
                 * @description Severity of the finding.
                 * @enum {string}
                 */
                severity: "info" | "warning" | "error";
                /** @description The finding in words. */
                message: string;
                /**
                 * Format: date
                 * @description First date affected. Null if the whole series is affected or the values have no dates.
                 */
                from: string | null;
                /**
                 * Format: date
                 * @description Last date affected. Null where `from` is null.
                 */
                to: string | null;
                /** @description Numbers behind the finding. See docs/forecasting.md for those of each code. */
                evidence: {
                    [key: string]: unknown;
                };
            }[];
            /** @description All checks, including those without findings. */
            checks: {
                code: components["schemas"]["ForecastGuardrailCode"];
                /**
                 * @description Whether the check raised a finding, passed or does not apply.
                 * @enum {string}
                 */
                status: "raised" | "passed" | "not_applicable";
                /** @description Reason why the check does not apply. */
                reason?: string;
            }[];
            /** @description Version of the rules. */
            ruleVersion: string;
        };
        ForecastResult: {
            /**
             * @description Always `computed`.
             * @constant
             */
            status: "computed";
            model: components["schemas"]["ForecastModel"];
            /** @description Name of the model in the notation of the literature, such as ETS(M,Ad,M). */
            label: string;
            /** @description Estimated parameters, by name. */
            parameters: {
                [key: string]: number;
            };
            /** @description Information criteria. Null if the model has no likelihood. */
            criteria: components["schemas"]["InformationCriteria"] | null;
            /** @description Number of observations per season used by the models; 1 for none. */
            season: number;
            /**
             * @description Whether the intervals are those of the model or widened by calibrated factors.
             * @enum {string}
             */
            intervalKind: "calibrated" | "model";
            /** @description Method for the interval widths, in words. */
            intervalMethod: string;
            /** @description Forecasts by period, the next period first. */
            forecasts: components["schemas"]["ForecastPoint"][];
            /** @description Observations that the model was fitted to. */
            history: components["schemas"]["FittedPoint"][];
            /** @description Models that the forecast averages. Empty for a single model. */
            members: components["schemas"]["ForecastMember"][];
            /** @description Tests of the residuals. */
            residualTests: {
                /** @description Ljung-Box test for autocorrelation. */
                ljung_box: components["schemas"]["PortmanteauTest"] | components["schemas"]["NotComputable"];
                /** @description Jarque-Bera test for normality. */
                jarque_bera: components["schemas"]["JarqueBeraTest"] | components["schemas"]["NotComputable"];
            };
            /** @description Number of observations that the model was fitted to. */
            observations: number;
            /** @description Notes on how the forecast was computed. */
            notes: components["schemas"]["ForecastNote"][];
            selection: components["schemas"]["ForecastSelection"];
            /** @description Accuracy of the model at earlier dates. Null if `backtestOrigins` is 0. */
            backtest: components["schemas"]["ForecastBacktest"] | components["schemas"]["NotComputable"] | null;
            guardrails: components["schemas"]["ForecastGuardrails"];
        };
        /** @description Information required, besides `request`, to reproduce the run. Self-contained: store it with the values. */
        ForecastAudit: {
            /** @description Slug of the indicator. Null for submitted values. */
            seriesId: string | null;
            /** @description Country of the series. Null for submitted values. */
            country: string | null;
            /**
             * Format: date
             * @description Vintage that was read.
             */
            vintage: string | null;
            /** @description Newest value used. */
            lastObservation: {
                /**
                 * Format: date
                 * @description First day of its period. Null for values without dates.
                 */
                date: string | null;
                /** @description The value. */
                value: number;
            } | null;
            /** @description Number of values used. */
            observations: number;
            /**
             * @description SHA-256 hash of the fitted data: of the JSON text of the pairs [date, value] that have a value. The date is null
             *     for values without dates.
             */
            dataHash: string;
            /** @description Version of the forecasting engine. */
            engine: string;
            /** @description Version of the server. */
            codeVersion: string;
            /**
             * Format: date-time
             * @description Time at which the result was computed.
             */
            computedAt: string;
            /** @description Duration in milliseconds, including the time in the queue. */
            durationMs: number;
        };
        ForecastRun: {
            /** @description Key derived from the request, the data and the engine version, and from the account if the values were sent. */
            cacheKey: string;
            /**
             * Format: date-time
             * @description Time at which the result was computed.
             */
            createdAt: string;
            /** @description Version of the forecasting engine. */
            engine: string;
            /** @description The request with all defaults filled in. */
            request: {
                model: components["schemas"]["ForecastModel"];
                /** @description Number of periods to forecast. */
                horizon: number;
                transform: components["schemas"]["ForecastTransform"];
                /** @description Coverage levels of the intervals, in percent. */
                levels: number[];
                /**
                 * @description Method for interval widths.
                 * @enum {string}
                 */
                intervals: "calibrated" | "model";
                /** @description Possible values of the series. Missing in runs of engine 3 and earlier. */
                range?: components["schemas"]["ValueRange"];
                /** @description Number of earlier dates in the backtest. */
                backtestOrigins: number;
                options: components["schemas"]["ForecastOptions"];
            };
            series: components["schemas"]["LabSeries"];
            sample: components["schemas"]["LabSample"];
            /** @description The forecast, or why there is none. */
            result: components["schemas"]["ForecastResult"] | components["schemas"]["NotComputable"];
            audit: components["schemas"]["ForecastAudit"];
            /** @description Present only in a forecast of values that your account sent: it is private to your account. */
            sharing?: {
                /**
                 * Format: date-time
                 * @description Time until which a link shares the forecast. Null if it is not shared.
                 */
                sharedUntil: string | null;
            };
        };
        AuditEntry: {
            /** @description Number of the entry. */
            id: number;
            /**
             * Format: date-time
             * @description Time of the action.
             */
            at: string;
            /** @description Who performed the action: `account`, `operator`, `owner` or `server`. The detail names the account of the `owner`. */
            actor: string;
            /** @description What was done. */
            action: string;
            /** @description Account concerned. Null if there is none. */
            accountId: string | null;
            /** @description Details, depending on the action. */
            detail: {
                [key: string]: unknown;
            };
        };
        AccountExport: {
            account: components["schemas"]["AccountRecord"];
            /** @description Sessions of the account. */
            sessions: components["schemas"]["SessionRecord"][];
            /** @description API keys of the account, without their values. */
            keys: components["schemas"]["KeyRecord"][];
            calendarFeed: components["schemas"]["CalendarFeed"];
            /** @description Alert rules. */
            alerts: components["schemas"]["AlertRule"][];
            /** @description What the alert rules fired, newest first. */
            alertHistory: components["schemas"]["AlertFiring"][];
            alertSettings: components["schemas"]["AlertSettings"];
            /** @description The alert feed. */
            alertFeed: components["schemas"]["CalendarFeed"];
            /** @description Requests per UTC day, oldest first. Days without requests are omitted. */
            usage: components["schemas"]["DayUsage"][];
            /** @description Notifications of the account. */
            notifications: components["schemas"]["Notification"][];
            notificationPreferences: components["schemas"]["NotificationPreferences"];
            /** @description Watched series. */
            watchlist: components["schemas"]["WatchedSeries"][];
            /** @description What is known of the payments of the account. Only if it is, or was, a customer at Stripe. */
            billing?: components["schemas"]["BillingAccount"];
            /** @description Conversations with the assistant, the latest first. `chat.conversation` returns their answers. */
            conversations: components["schemas"]["ChatConversation"][];
            /** @description Webhook endpoints, without their secrets. `webhooks.deliveries` lists their deliveries. */
            webhooks: components["schemas"]["Webhook"][];
            /** @description Background jobs of the account, newest first. The latest 200 are kept. */
            tasks: {
                /** @description Id of the job. */
                id: string;
                /** @description Operation that created the job. */
                operation: string;
                /**
                 * @description State of the job.
                 * @enum {string}
                 */
                state: "queued" | "running" | "done" | "failed";
                /**
                 * Format: date-time
                 * @description Time of the request.
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description Time at which the job ended. Null before that.
                 */
                endedAt: string | null;
                /** @description Path of the job. */
                path: string;
                /**
                 * @description Result, or partial result so far. Null if there is none, and for older jobs once the results of newer ones reach
                 *     2 MB: read those at `path`.
                 */
                result: {
                    [key: string]: unknown;
                } | null;
                /** @description Why the job failed. Null unless it failed. */
                error: {
                    error: components["schemas"]["ErrorCode"];
                    /** @description Human-readable message. */
                    message: string;
                } | null;
            }[];
            /** @description Forecasts of values that the account sent, newest first. At most 20 and about 2 MB, but at least one. */
            forecasts: components["schemas"]["ForecastRun"][];
            /** @description Path of the next page of forecasts. Null if `forecasts` has all. */
            nextForecasts: string | null;
            /** @description Entries of the audit log about the account. */
            audit: components["schemas"]["AuditEntry"][];
        };
        UsageResponse: {
            /** @description Maximum number of requests of the account per UTC day. */
            limitPerDay: number;
            /** @description Number of days. */
            count: number;
            /** @description Requests by UTC day. */
            days: components["schemas"]["DayUsage"][];
            /** @description Always null: all results are on one page. */
            nextCursor: null;
        };
        NewCalendarFeed: {
            /** @description Secret address of the feed. It is shown only once. */
            url: string;
            /**
             * Format: date-time
             * @description Time at which the feed was created.
             */
            createdAt: string;
        };
        NotificationsResponse: {
            /** @description Number of notifications in this response. */
            count: number;
            /** @description Notifications, unread first, then newest first. */
            notifications: components["schemas"]["Notification"][];
            /** @description Total number of unread notifications, over all pages. */
            unread: number;
            nextCursor: components["schemas"]["NextCursor"];
        };
        NotificationUpdate: {
            /** @description Ids of the notifications to mark as read. */
            ids?: components["schemas"]["NotificationId"][];
            /**
             * @description Mark all notifications as read.
             * @enum {boolean}
             */
            markAll?: true;
        };
        NotificationsUpdated: {
            /** @description Number of notifications that were unread before. */
            updated: number;
            /** @description Number of notifications that are still unread. */
            unread: number;
        };
        WatchlistResponse: {
            /** @description Number of watched series. */
            count: number;
            /** @description Watched series. */
            watchlist: components["schemas"]["WatchedSeries"][];
            /** @description Always null: all results are on one page. */
            nextCursor: null;
        };
        SeriesToWatch: {
            /** @description Slug of the indicator. */
            indicator: string;
            /** @description ISO 3166-1 alpha-2 or alpha-3 code, or `EA` for the euro area. Defaults to the indicator's default country. */
            country?: string;
        };
        SessionsResponse: {
            /** @description Number of sessions. */
            count: number;
            /** @description Sessions of the account. */
            sessions: components["schemas"]["SessionRecord"][];
            /** @description Always null: all results are on one page. */
            nextCursor: null;
        };
        KeysResponse: {
            /** @description Number of keys. */
            count: number;
            /** @description API keys of the account, without their values. */
            keys: components["schemas"]["KeyRecord"][];
            /** @description Always null: all results are on one page. */
            nextCursor: null;
        };
        KeyName: {
            /** @description Name of the key. Must not be blank; surrounding spaces are removed. */
            name: string;
        };
        NewKey: {
            key: components["schemas"]["KeyRecord"];
            /** @description Value of the key. It is returned only once. */
            value: string;
        };
        AlertRulesResponse: {
            /** @description Number of rules in this response. */
            count: number;
            /** @description Number of rules of the account. */
            total: number;
            /** @description Maximum number of rules of the account. */
            maxAlertRules: number;
            /** @description The rules. */
            alerts: components["schemas"]["AlertRule"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description How fired alerts reach you. The feed and the stream have all of them. */
        AlertDelivery: {
            /**
             * @description Whether they appear among the notifications.
             * @default true
             */
            inApp: boolean;
            /**
             * @description Whether they are mailed at once, in a digest, or not.
             * @default none
             * @enum {string}
             */
            mail: "none" | "now" | "daily" | "weekly";
            /**
             * @description Webhook endpoints to call. Empty for all endpoints that take alerts.
             * @default []
             */
            webhookIds: string[];
        };
        NewAlertRule: {
            /** @description Name of the rule. */
            name: string;
            target: components["schemas"]["AlertTarget"];
            condition: components["schemas"]["AlertCondition"];
            /**
             * @description Whether the rule ends after it has fired, or goes on.
             * @default always
             * @enum {string}
             */
            repeat: "once" | "always";
            /**
             * @description For how many hours a rule stays quiet after it has fired.
             * @default 0
             */
            quietHours: number;
            /**
             * @description Whether the rule is evaluated.
             * @default active
             * @enum {string}
             */
            status: "active" | "paused";
            delivery?: components["schemas"]["AlertDelivery"];
        };
        AlertPreviewRequest: {
            target: components["schemas"]["AlertTarget"];
            condition: components["schemas"]["AlertCondition"];
            /**
             * @description How many years back to evaluate.
             * @default 10
             */
            years: number;
        };
        AlertMoment: {
            /** @description Slug of the indicator. Null if the alert is about a release. */
            indicator: string | null;
            /** @description Country of the series. Null if the alert is about a release. */
            country: string | null;
            /** @description Id of the release. Null if the alert is about a series. */
            release: string | null;
            /**
             * Format: date
             * @description The vintage that made the rule fire, or the day.
             */
            vintage: string;
            /**
             * Format: date
             * @description First day of the period. Null if the alert is not about one.
             */
            period: string | null;
            /** @description The value that was compared, in the units of the condition. */
            value: number | null;
            /** @description The value of the period before. Null if there was none. */
            previousValue: number | null;
            /**
             * Format: date
             * @description Day of the release that is due. Null for other conditions.
             */
            scheduledDate: string | null;
            /**
             * Format: date-time
             * @description Time of the release that is due. Null if the time is not known.
             */
            scheduledAt: string | null;
            /** @description Reference period of the release that is due, for example `2026-10` or `2026-Q3`. Null if it is not known. */
            referencePeriod: string | null;
            /** @description What happened. */
            sentence: string;
        };
        AlertPreview: {
            /** @description Whether the rule can fire at all. */
            canFire: boolean;
            /** @description Why it cannot. Null if it can. */
            reason: string | null;
            /** @description Whether the past of the condition is known. */
            pastKnown: boolean;
            /** @description What the preview does not cover. Null if there is nothing. */
            note: string | null;
            /**
             * Format: date
             * @description First vintage that was compared with the one before, or first day from which changes of dates are known. Null if there is none.
             */
            from: string | null;
            /** @description Number of series that were evaluated. 0 for conditions about release dates. */
            seriesCount: number;
            /** @description Number of vintages that were evaluated. */
            vintageCount: number;
            /** @description How often the rule would have fired. */
            count: number;
            /** @description When it would have fired, newest first, at most 200. */
            firings: components["schemas"]["AlertMoment"][];
            /** @description The latest value, for a rule about one series. Null otherwise. */
            current: {
                /**
                 * Format: date
                 * @description First day of the period.
                 */
                period: string;
                /** @description The value, in the units of the condition. */
                value: number;
                /** @description Unit of the value. */
                unit: string;
                /** @description How far the value is from the level. Null without a level. */
                distance: number | null;
            } | null;
            /** @description The level of the condition. Null if it has none. */
            level: number | null;
            /** @description The latest values in the units of the condition, by date, for a chart. Empty for several series. */
            points: components["schemas"]["DatedValue"][];
        };
        AlertHistoryResponse: {
            /** @description Number of alerts in this response. */
            count: number;
            /** @description Fired alerts, newest first. */
            firings: components["schemas"]["AlertFiring"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        AlertDigest: {
            /**
             * @description Which digest.
             * @enum {string}
             */
            mail: "daily" | "weekly";
            /**
             * Format: date-time
             * @description When the next digest is due.
             */
            dueAt: string;
            /** @description Number of alerts. The mail lists the latest 30. With none, nothing is sent. */
            count: number;
            /** @description The subject. Null if nothing is sent. */
            subject: string | null;
            /** @description The mail as plain text. Null if nothing is sent. */
            text: string | null;
            /** @description The mail as HTML. Null if nothing is sent. */
            html: string | null;
        };
        AlertRuleChange: {
            /** @description Name of the rule. */
            name?: string;
            condition?: components["schemas"]["AlertCondition"];
            /**
             * @description Whether the rule ends after it has fired, or goes on.
             * @enum {string}
             */
            repeat?: "once" | "always";
            /** @description For how many hours a rule stays quiet after it has fired. */
            quietHours?: number;
            /**
             * @description Whether the rule is evaluated.
             * @enum {string}
             */
            status?: "active" | "paused";
            delivery?: components["schemas"]["AlertDelivery"];
        };
        /** @description Id of an event. Later events have larger numbers. */
        EventId: string;
        WebhooksResponse: {
            /** @description Number of endpoints. */
            count: number;
            /** @description Endpoints of the account. */
            webhooks: components["schemas"]["Webhook"][];
            /** @description Always null: all results are on one page. */
            nextCursor: null;
        };
        NewWebhook: {
            /** @description URL to which events are sent. It must have a public address, the default port or one from 1024 to 65535, and neither a user name nor a password. */
            url: string;
            /**
             * @description What the endpoint is for. Surrounding spaces are removed.
             * @default
             */
            description: string;
            /**
             * @description Types of the events to send.
             * @default [
             *       "series.released",
             *       "series.revised",
             *       "calendar.changed",
             *       "alert.fired"
             *     ]
             */
            eventTypes: components["schemas"]["WebhookEventType"][];
            /**
             * @description Format of the body. It cannot be changed later.
             * @default standard
             */
            format: components["schemas"]["WebhookFormat"];
        };
        WebhookWithSecret: {
            webhook: components["schemas"]["Webhook"];
            /** @description Signing secret: `whsec_` and 32 bytes in base64. It is returned only once. */
            secret: string;
        };
        WebhookChange: {
            /** @description URL to which events are sent. It must have a public address, the default port or one from 1024 to 65535, and neither a user name nor a password. */
            url?: string;
            /** @description What the endpoint is for. Surrounding spaces are removed. */
            description?: string;
            /** @description Types of the events to send. */
            eventTypes?: components["schemas"]["WebhookEventType"][];
            /**
             * @description Whether events are sent.
             * @enum {string}
             */
            status?: "active" | "paused";
        };
        /**
         * @description `waiting`: it is sent at `nextAttemptAt`. `delivered`: the endpoint accepted it. `failed`: all attempts failed, or the endpoint was
         *     gone. `skipped`: the endpoint was paused or disabled.
         * @enum {string}
         */
        WebhookDeliveryStatus: "waiting" | "delivered" | "failed" | "skipped";
        /** @description An attempt to deliver an event. */
        WebhookAttempt: {
            /**
             * Format: date-time
             * @description Time at which the attempt began.
             */
            at: string;
            /** @description HTTP status of the response. Null if there was no response. */
            status: number | null;
            /** @description Why there was no response. Null if there was one. */
            error: string | null;
            /** @description Duration of the attempt in milliseconds. */
            durationMs: number;
            /** @description First kilobyte of the response. Null if there was no response. */
            response: string | null;
        };
        /** @description The delivery of an event to an endpoint. */
        WebhookDelivery: {
            /** @description Id of the delivery. */
            id: string;
            /** @description Value of the header `webhook-id`: the id of the event. */
            webhookId: string;
            /**
             * @description Type of the event.
             * @enum {string}
             */
            eventType: "series.released" | "series.revised" | "calendar.changed" | "alert.fired" | "webhook.test";
            status: components["schemas"]["WebhookDeliveryStatus"];
            /**
             * Format: date-time
             * @description Time of the next attempt, or `heldUntil` of the endpoint if that is later. Null if none follows.
             */
            nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @description Time at which the delivery was queued first.
             */
            createdAt: string;
            /** @description The latest attempts, oldest first. */
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        WebhookDeliveriesResponse: {
            /** @description Number of deliveries on this page. */
            count: number;
            /** @description Deliveries, latest first. */
            deliveries: components["schemas"]["WebhookDelivery"][];
            /** @description Cursor of the next page. Null on the last page. */
            nextCursor: string | null;
        };
        WebhookRedelivery: {
            /**
             * Format: date-time
             * @description Time since which events are redelivered. Deliveries are kept for 30 days.
             */
            since: string;
        };
        WebhookRedeliveryResponse: {
            /** @description Number of deliveries that were queued. */
            queued: number;
            /** @description Whether failed or skipped deliveries since the time are left. */
            hasMore: boolean;
        };
        /** @description What a plan includes besides its limits. Everything is included unless the operator limits it with `PAYWALLS`. */
        PlanFeatures: {
            /** @description Maximum number of forecasts per UTC day. Null if only compute seconds limit them. */
            forecastsPerDay: number | null;
            /** @description Whether alert rules can be created. */
            alerts: boolean;
            /** @description How many years of values a key can read. Null if all. */
            historyYears: number | null;
            /** @description Formats in which data can be read. */
            formats: ("json" | "csv")[];
        };
        BillingPrice: {
            interval: components["schemas"]["BillingInterval"];
            /** @description Price of an interval in the smallest unit of the currency, such as cents. */
            amount: number;
            /** @description ISO 4217 code of the currency. */
            currency: string;
            /** @description Number of decimals of the currency: 2 for USD, 0 for JPY. */
            decimals: number;
        };
        BillingPlan: {
            plan: components["schemas"]["Plan"];
            /** @description Maximum number of requests per key in any 60 seconds. Null: agreed with the operator. */
            limitPerMinute: number | null;
            /** @description Maximum number of requests per UTC day. Null: agreed with the operator. */
            limitPerDay: number | null;
            /** @description Maximum number of active keys. Null: agreed with the operator. */
            keyLimit: number | null;
            /** @description Maximum number of compute seconds that the account can have. */
            computeLimit: number;
            /** @description Compute seconds that are refilled per minute. */
            computePerMinute: number;
            /** @description Maximum number of alert rules. */
            maxAlertRules: number;
            /** @description Maximum number of webhook endpoints. */
            maxWebhookEndpoints: number;
            /** @description Maximum number of webhook deliveries per UTC day. */
            webhookDeliveriesPerDay: number;
            /** @description Maximum number of questions to the assistant per UTC day. */
            chatQuestionsPerDay: number;
            features: components["schemas"]["PlanFeatures"];
            /** @description Prices by interval. Empty for `free` and `enterprise`, and for a plan that has no active price at Stripe. */
            prices: components["schemas"]["BillingPrice"][];
        };
        BillingPlans: {
            /** @description The plans, smallest first. */
            plans: components["schemas"]["BillingPlan"][];
            /** @description Length of the free trial of a first subscription in days. 0 if there is none. */
            trialDays: number;
            /** @description For how many days a plan stays in force after a payment has failed. */
            graceDays: number;
        };
        BillingState: {
            /** @description The plan in force. */
            plan: components["schemas"]["Plan"];
            /**
             * @description Who decides the plan: the operator, or the subscription of the account. An account without a subscription has the Free plan.
             * @enum {string}
             */
            planSource: "operator" | "subscription";
            /** @description Whether the account can start a checkout: it has no subscription that runs, and its plan is not set by the operator. */
            canSubscribe: boolean;
            /** @description The latest subscription. Null if there was none. */
            subscription: components["schemas"]["Subscription"] | null;
        };
        Checkout: {
            plan: components["schemas"]["PaidPlan"];
            interval: components["schemas"]["BillingInterval"];
        };
        BillingLink: {
            /**
             * Format: uri
             * @description Address at Stripe to open in the browser. It can be used once and expires.
             */
            url: string;
        };
        PortalVisit: {
            /**
             * @description The page of the customer portal to open: the overview, the payment method, the cancellation, or the change to another plan, which needs `plan`
             *     and `interval`. The last two need a subscription that runs.
             * @default overview
             * @enum {string}
             */
            page: "overview" | "payment" | "cancel" | "change";
            plan?: components["schemas"]["PaidPlan"];
            interval?: components["schemas"]["BillingInterval"];
        };
        Invoice: {
            /** @description Number of the invoice. */
            number: string | null;
            /**
             * Format: date-time
             * @description Time at which it was created.
             */
            createdAt: string;
            /**
             * @description Status of the invoice.
             * @enum {string}
             */
            status: "draft" | "open" | "paid" | "uncollectible" | "void";
            /** @description Its total. */
            total: components["schemas"]["BillingAmount"];
            /**
             * Format: uri
             * @description Page of the invoice at Stripe, where it can be paid.
             */
            url: string | null;
            /**
             * Format: uri
             * @description The invoice as PDF.
             */
            pdf: string | null;
        };
        Invoices: {
            /** @description Number of invoices. */
            count: number;
            /** @description The latest 24 invoices, newest first. The customer portal lists all. */
            invoices: components["schemas"]["Invoice"][];
        };
        /** @description An event of Stripe. Only its id, type, time and customer are used. The state itself is fetched from Stripe. */
        StripeEvent: {
            /** @description Id of the event. */
            id: string;
            /** @description Type of the event. */
            type: string;
            /** @description What the event is about. */
            data: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        EventReceipt: {
            /**
             * @description The event is stored, or is not about subscriptions.
             * @constant
             */
            received: true;
        };
        BillingAccounts: {
            /** @description Number of accounts in this page. */
            count: number;
            /** @description Accounts that are customers at Stripe, or have a plan set by the operator although they are. Latest first. */
            accounts: components["schemas"]["BillingAccount"][];
            /** @description Number of stored events whose state has not been fetched yet. */
            waitingEvents: number;
            /** @description Cursor of the next page. Null on the last page. */
            nextCursor: string | null;
        };
        AccountsResponse: {
            /** @description Number of accounts in this response. */
            count: number;
            /** @description Matching accounts. */
            accounts: components["schemas"]["AccountRecord"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        AccountDetail: {
            account: components["schemas"]["AccountRecord"];
            /** @description API keys of the account, without their values. */
            keys: components["schemas"]["KeyRecord"][];
            /** @description Requests per UTC day of the last 30 days, oldest first. Days without requests are omitted. */
            usage: components["schemas"]["DayUsage"][];
        };
        AccountSettings: {
            plan?: components["schemas"]["Plan"];
            limitPerMinute?: components["schemas"]["OwnLimit"];
            limitPerDay?: components["schemas"]["OwnLimit"];
            keyLimit?: components["schemas"]["OwnLimit"];
            /** @description Whether the account is suspended. Keys and sessions of a suspended account are rejected. */
            suspended?: boolean;
        };
        KeyRestriction: {
            /** @description Scopes of the key. Null removes the restriction. */
            scopes?: components["schemas"]["Scope"][] | null;
            /** @description IPv4 or IPv6 addresses and CIDR ranges from which the key can be used. Null removes the restriction. */
            allowedAddresses?: string[] | null;
        };
        AdminUsageResponse: {
            /** @description Number of entries in this response. */
            count: number;
            /** @description Requests by account and UTC day. */
            usage: {
                /**
                 * Format: date
                 * @description UTC day.
                 */
                day: string;
                /** @description Id of the account. */
                accountId: string;
                /** @description Email address of the account. */
                email: string;
                /** @description Number of accepted requests. Today's number can lag by a few seconds. */
                requests: number;
            }[];
            nextCursor: components["schemas"]["NextCursor"];
        };
        AuditLogResponse: {
            /** @description Number of entries in this response. */
            count: number;
            /** @description Entries of the audit log, newest first. */
            entries: components["schemas"]["AuditEntry"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        JobRun: {
            /** @description Number of the run. */
            id: number;
            /**
             * @description State of the run. `abandoned` if the process that ran it is gone.
             * @enum {string}
             */
            state: "running" | "succeeded" | "failed" | "abandoned";
            /**
             * Format: date-time
             * @description Start time.
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description End time. Null while the job runs.
             */
            endedAt: string | null;
            /** @description Number of items processed, by kind. Null unless the run succeeded. */
            counts: {
                [key: string]: number;
            } | null;
            /** @description Why the run failed, with one line for each reason. */
            error: string | null;
        };
        JobsResponse: {
            /** @description Number of jobs. */
            count: number;
            /** @description Scheduled jobs. */
            jobs: {
                /** @description Name of the job. */
                name: string;
                /** @description What the job does. */
                summary: string;
                /**
                 * @description Schedule as a cron expression in UTC. Each database adds a fixed offset of a few minutes. Null if the job
                 *     runs only on request.
                 */
                schedule: string | null;
                /**
                 * Format: date-time
                 * @description Next run. Null before a server has scheduled it; in the past if no server with `SCHEDULED_JOBS` is running.
                 */
                nextRunAt: string | null;
                /** @description Last ten runs, newest first. */
                runs: components["schemas"]["JobRun"][];
            }[];
            /** @description Always null: all results are on one page. */
            nextCursor: null;
        };
        /** @description Changes of provider data that the server does not write until the operator accepts them. */
        QuarantinedChanges: {
            /** @description Id of the changes. It changes with the values. */
            id: string;
            /**
             * @description `future_period`: values of periods that the source cannot know yet. `implausible_value`: values far from those next to them. `many_withdrawn`: the provider no
             *     longer returns many values. `other_magnitude`: all values changed by a factor that no new base explains. `unit_changed`: the provider states another unit.
             * @enum {string}
             */
            reason: "future_period" | "implausible_value" | "many_withdrawn" | "other_magnitude" | "unit_changed";
            /** @description Human-readable reason. */
            message: string;
            /** @description Slug of the indicator. */
            indicator: string;
            /** @description Name of the indicator. */
            name: string;
            /** @description Country of the series. */
            country: string;
            /** @description Unit of the series in the library. */
            unit: string;
            /** @description Name of the provider. */
            provider: string;
            /** @description Series id of the provider. */
            seriesId: string;
            /** @description Number of values that are held. */
            count: number;
            /** @description The latest of the values, latest first. */
            values: {
                /**
                 * Format: date
                 * @description First day of the period.
                 */
                date: string;
                /** @description Value of the provider. Null if it no longer returns one. */
                value: number | null;
                /** @description Value that the library keeps. Null if it has none. */
                previousValue: number | null;
            }[];
            /**
             * Format: date-time
             * @description When the server first received the changes.
             */
            heldAt: string;
        };
        QuarantineResponse: {
            /** @description Number of entries in this page. */
            count: number;
            /** @description Held changes, latest first. */
            changes: components["schemas"]["QuarantinedChanges"][];
            /** @description Cursor of the next page. Null on the last page. */
            nextCursor: string | null;
        };
        /**
         * @description What separates the columns of a file.
         * @enum {string}
         */
        UploadSeparator: "comma" | "semicolon" | "tab";
        /**
         * @description The decimal mark of numbers. The other mark, spaces and apostrophes separate thousands.
         * @enum {string}
         */
        UploadDecimal: "point" | "comma";
        /**
         * @description Whether dates such as 3/4/2026 begin with the day (`dmy`) or with the month (`mdy`).
         * @enum {string}
         */
        UploadDateOrder: "dmy" | "mdy";
        /** @description A value of an indicator. */
        UploadedObservation: {
            /**
             * Format: date
             * @description First day of the period. Weeks keep the date you choose.
             */
            date: string;
            /** @description The value. Null if it is missing. */
            value: number | null;
            /**
             * Format: date
             * @description Day on which the value was new or revised. Send it in all rows or in none. Without it, the values are those of
             *     today.
             */
            vintage?: string;
        };
        /** @description How an uploaded file was read, in responses of `import.csv`. Check it in a dry run before you write the file. */
        UploadedFile: {
            /** @description Number of rows below the header. */
            rows: number;
            separator: components["schemas"]["UploadSeparator"];
            decimal: components["schemas"]["UploadDecimal"];
            /** @description Order of day and month. Null if no date depends on it. */
            dateOrder: components["schemas"]["UploadDateOrder"] | null;
            /** @description The names of the columns that were read. */
            columns: {
                /** @description Name of the column with the dates. */
                date: string;
                /** @description Name of the column with the values. */
                value: string;
                /** @description Name of the column with the days of publication. Null if there is none. */
                vintage: string | null;
            };
            /** @description The names of the other columns. */
            ignoredColumns: string[];
            /** @description The first rows as they were read, at most five. */
            firstRows: components["schemas"]["UploadedObservation"][];
        };
        /** @description Result of importing one series. In a dry run, the result that the import would have. */
        ImportResult: {
            /** @description Name of the provider, or `csv` for an upload. */
            provider: string;
            /** @description Series id of the provider. */
            seriesId: string;
            /** @description Slug of the indicator. Null if it does not exist yet. */
            slug: string | null;
            /** @description Country of the series. Null if it is not known. */
            country: string | null;
            /** @description Whether the series is new in the library. */
            created: boolean;
            /**
             * @description `refused`: the data cannot be that of the series, or may not be stored. `failed`: the provider or the database did
             *     not respond. Both leave the history unchanged.
             * @enum {string}
             */
            outcome: "changed" | "unchanged" | "refused" | "failed";
            /** @description Number of vintages written, new or replaced. */
            vintages: number;
            /**
             * Format: date
             * @description Date of the latest vintage if the import replaced it, as with an import on the same day. Null if every vintage is
             *     new.
             */
            replacedVintage: string | null;
            /** @description Number of dates of the latest values that had no value before. */
            added: number;
            /** @description Number of dates whose value was revised, net of a new base. */
            revised: number;
            /** @description Number of dates that lost their value. */
            withdrawn: number;
            /** @description Number of dates that the provider does not return and the library keeps, because they are before its first date or because their withdrawal is held. */
            kept: number;
            /** @description Number of values that wait in quarantine until the operator accepts them. */
            held: number;
            /** @description Factor by which a new base or unit changes the values. Null if there is none. */
            rebaseFactor: number | null;
            /** @description Unit of the values. Null if it is not known. */
            unit: string | null;
            /** @description Why the series was refused or failed. Null otherwise. */
            failure: {
                kind: components["schemas"]["ImportFailureKind"];
                /** @description Human-readable message. */
                message: string;
            } | null;
            file?: components["schemas"]["UploadedFile"];
        };
        /** @description Values in chronological order, at most 100,000. Null for a missing value. */
        LabValues: (number | null)[];
        /**
         * @description Date of each value: any day of its period, each in a later period than the one before. In monthly to annual series a
         *     period without a date is a gap, as is a null value. In daily, weekly and biweekly series the given dates are
         *     consecutive: a day without a date, such as a holiday, is not a gap, but a null value is.
         */
        LabDates: string[];
        /**
         * @description Transformation: the unit codes of FRED and further transformations of time-series analysis. See docs/statistics.md for
         *     the formulas and the meaning of "a year ago" in daily and weekly series. `level`, `diff`, `seasonal_diff`, `pct`,
         *     `yoy` and `standardize` are aliases of `lin`, `chg`, `ch1`, `pch`, `pc1` and `zscore`; `logdiff` is unscaled, `cch` is
         *     100 times that.
         * @enum {string}
         */
        TransformationName: "lin" | "level" | "chg" | "ch1" | "pch" | "pct" | "pc1" | "yoy" | "pca" | "cch" | "cca" | "log" | "diff" | "diff2" | "seasonal_diff" | "logdiff" | "logdiff2" | "log_yoy" | "index" | "cumsum" | "demean" | "detrend" | "zscore" | "standardize" | "ma3" | "ma6" | "ma12" | "annualised_3m3m";
        /**
         * @description Treatment of missing values. `conservative`: use the available pairs of observations (Parzen). `pairwise`: as
         *     `na.pass` in R. `drop`: remove the gaps. `raise`: return `not_computable`. Regressions use the longest run without a
         *     gap.
         * @default conservative
         * @enum {string}
         */
        MissingRule: "conservative" | "pairwise" | "drop" | "raise";
        /** @enum {string} */
        DiagnosticTest: "acf" | "pacf" | "ljung_box" | "jarque_bera" | "arch_lm" | "box_pierce" | "durbin_watson" | "breusch_godfrey";
        DiagnosticsRequest: {
            /** @description Slug of an indicator. */
            seriesId?: string;
            /** @description Country of the indicator's series. Defaults to the indicator's default country. Only with `seriesId`. */
            country?: string;
            /**
             * Format: date
             * @description Day as of which the values are read. Defaults to the latest vintage. Only with `seriesId`.
             */
            vintage?: string;
            values?: components["schemas"]["LabValues"];
            dates?: components["schemas"]["LabDates"];
            /** @description Frequency of `values`. Required with `dates` and for transformations over a year. */
            frequency?: components["schemas"]["Frequency"];
            /**
             * Format: date
             * @description First date of the sample.
             */
            start?: string;
            /**
             * Format: date
             * @description Last date of the sample.
             */
            end?: string;
            /** @description Transformations of the sample, applied from left to right. */
            transformations?: components["schemas"]["TransformationName"][];
            missing?: components["schemas"]["MissingRule"];
            /** @description Tests to run. Defaults to the first five. */
            tests?: components["schemas"]["DiagnosticTest"][];
            /** @description Highest lag of the autocorrelation. Defaults to floor(10 log10 n). */
            acfMaxLag?: number;
            /** @description Highest lag of the partial autocorrelation. Defaults to floor(10 log10 n), below n/2. */
            pacfMaxLag?: number;
            /** @description Number of lags of Ljung-Box and Box-Pierce. Defaults to min(10, n/5). */
            ljungBoxLags?: number;
            /** @description Number of lags of ARCH-LM. Defaults to min(10, n/5). */
            archLmLags?: number;
            /** @description Options of single tests. */
            options?: {
                /** @description Whether to divide by the number of pairs instead of n. Defaults to `false`. */
                acfAdjusted?: boolean;
                /**
                 * @description Method of the partial autocorrelation. Defaults to `ywm`, which stays within [-1, 1] as in R.
                 * @enum {string}
                 */
                pacfMethod?: "ywm" | "ldb" | "yw" | "ywadjusted" | "ld" | "lda" | "ols" | "ols-adjusted" | "ols-inefficient" | "burg";
                /** @description Confidence level of the bands. Defaults to 0.95. */
                confidence?: number;
                /** @description Number of parameters of the ARMA model, if the values are its residuals. Defaults to 0. */
                modelDegreesOfFreedom?: number;
                /** @description Number of observations per season. Ljung-Box then uses min(2 m, n/5) lags by default. */
                seasonalPeriod?: number;
                /** @description Whether to subtract the mean before squaring. Defaults to `true`. */
                archDemean?: boolean;
                /** @description Number of lags of Breusch-Godfrey. Defaults to min(10, n/5). */
                breuschGodfreyLags?: number;
                /**
                 * @description Deterministic terms that Durbin-Watson and Breusch-Godfrey remove: the mean (`c`, the default) or a linear
                 *     trend (`ct`).
                 * @enum {string}
                 */
                deterministic?: "c" | "ct";
            };
            /** @description Whether to include the tested values in the response. Defaults to `false`. */
            includeValues?: boolean;
        };
        /**
         * @description A transformation of the sample. The list ends with the first one that cannot be applied; every test then returns its
         *     reason.
         */
        LabTransformation: {
            name: components["schemas"]["TransformationName"];
            /** @description Formula of the transformation. */
            formula: string;
            /** @description Unit of the result. */
            unit: string;
            /** @description Number of values before the transformation. */
            observationsBefore: number;
            /** @description Number of values after the transformation. */
            observationsAfter: number;
            /** @description Number of observations that the transformation leaves without a value, such as the first one of a difference. */
            dropped: number;
            /** @description Notes on the result. */
            notes: components["schemas"]["LabNotes"];
            /** @description Why the transformation cannot be applied. Null if it can. */
            notComputable: components["schemas"]["NotComputable"] | null;
        };
        Autocorrelation: {
            /**
             * @description Always `computed`.
             * @constant
             */
            status: "computed";
            /** @description Number of lags. */
            lags: number;
            /** @description How the number of lags was selected. */
            lagRule: string;
            /** @description Values by lag, starting at lag 0. */
            values: {
                /** @description Lag, in periods. */
                lag: number;
                /** @description Autocorrelation. Null if gaps leave no pair of observations. */
                value: number | null;
                /** @description Number of pairs of observations at this lag. */
                pairs: number;
                /** @description Half-width of the confidence band around zero for white noise. */
                whiteNoiseBand: number;
                /**
                 * @description Half-width of Bartlett's confidence band around zero, for a moving average of the preceding lags. Null after
                 *     a lag without a value.
                 */
                bartlettBand: number | null;
            }[];
            /** @description Number of observations used. */
            observations: number;
            notes: components["schemas"]["LabNotes"];
        };
        PartialAutocorrelation: {
            /**
             * @description Always `computed`.
             * @constant
             */
            status: "computed";
            /** @description Method of estimation. */
            method: string;
            /** @description Number of lags. */
            lags: number;
            /** @description How the number of lags was selected. */
            lagRule: string;
            /** @description Values by lag, starting at lag 0. */
            values: {
                /** @description Lag, in periods. */
                lag: number;
                /** @description Partial autocorrelation. */
                value: number;
                /** @description Half-width of the confidence band around zero for white noise. */
                whiteNoiseBand: number;
            }[];
            /** @description Number of observations used. */
            observations: number;
            notes: components["schemas"]["LabNotes"];
        };
        /** @description F test of the same regression, which is more accurate in small samples. */
        VariantF: {
            /** @description F statistic. */
            statistic: number;
            /** @description Degrees of freedom of the numerator. */
            numeratorDegrees: number;
            /** @description Degrees of freedom of the denominator. */
            denominatorDegrees: number;
            /** @description Upper-tail probability. Null if it is not defined; 0 if it is below 1e-308, see `log10PValue`. */
            pValue: number | null;
            /** @description Base-10 logarithm of the p-value. */
            log10PValue: number | null;
            /** @description Whether the null hypothesis is rejected at each significance level. Null if there is no p-value. */
            rejected: components["schemas"]["TestDecision"] | null;
        };
        /** @description Engle's ARCH-LM test for conditional heteroskedasticity. */
        ArchLmTest: {
            /**
             * @description Always `computed`.
             * @constant
             */
            status: "computed";
            /** @description Test statistic. */
            statistic: number;
            /** @description Degrees of freedom, equal to the number of lags. */
            degreesOfFreedom: number;
            /** @description Upper-tail probability. Null if it is not defined; 0 if it is below 1e-308, see `log10PValue`. */
            pValue: number | null;
            /** @description Base-10 logarithm of the p-value. */
            log10PValue: number | null;
            /** @description Whether the null hypothesis is rejected at each significance level. Null if there is no p-value. */
            rejected: components["schemas"]["TestDecision"] | null;
            /** @description Null hypothesis, in words. */
            nullHypothesis: string;
            /** @description Number of observations used to compute the statistic. */
            observations: number;
            notes: components["schemas"]["LabNotes"];
            /** @description Number of lags. */
            lags: number;
            /** @description How the number of lags was selected. */
            lagRule: string;
            /** @description R-squared of the regression of the test. */
            rSquared: number;
            f: components["schemas"]["VariantF"];
        };
        /** @description Durbin-Watson test for positive autocorrelation. */
        DurbinWatsonTest: {
            /**
             * @description Always `computed`.
             * @constant
             */
            status: "computed";
            /** @description Test statistic. */
            statistic: number;
            /**
             * @description Lower-tail probability, against positive autocorrelation. Null if it is not defined; 0 if it is below 1e-308, see
             *     `log10PValue`.
             */
            pValue: number | null;
            /** @description Base-10 logarithm of the p-value. */
            log10PValue: number | null;
            /** @description Whether the null hypothesis is rejected at each significance level. Null if there is no p-value. */
            rejected: components["schemas"]["TestDecision"] | null;
            /** @description Null hypothesis, in words. */
            nullHypothesis: string;
            /** @description Number of observations used to compute the statistic. */
            observations: number;
            notes: components["schemas"]["LabNotes"];
            /**
             * @description Regressors: a constant (`c`), or a constant and a trend (`ct`).
             * @enum {string}
             */
            deterministic: "c" | "ct";
        };
        /** @description Breusch-Godfrey test for autocorrelation. */
        BreuschGodfreyTest: {
            /**
             * @description Always `computed`.
             * @constant
             */
            status: "computed";
            /** @description Test statistic. */
            statistic: number;
            /** @description Degrees of freedom, equal to the number of lags. */
            degreesOfFreedom: number;
            /** @description Upper-tail probability. Null if it is not defined; 0 if it is below 1e-308, see `log10PValue`. */
            pValue: number | null;
            /** @description Base-10 logarithm of the p-value. */
            log10PValue: number | null;
            /** @description Whether the null hypothesis is rejected at each significance level. Null if there is no p-value. */
            rejected: components["schemas"]["TestDecision"] | null;
            /** @description Null hypothesis, in words. */
            nullHypothesis: string;
            /** @description Number of observations used to compute the statistic. */
            observations: number;
            notes: components["schemas"]["LabNotes"];
            /** @description Number of lags. */
            lags: number;
            /** @description How the number of lags was selected. */
            lagRule: string;
            /**
             * @description Regressors: a constant (`c`), or a constant and a trend (`ct`).
             * @enum {string}
             */
            deterministic: "c" | "ct";
            f: components["schemas"]["VariantF"];
        };
        LabPoint: {
            /**
             * Format: date
             * @description First day of the period. Null for values without dates.
             */
            date: string | null;
            /** @description Value of the period. Null if there is none. */
            value: number | null;
        };
        DiagnosticsResponse: {
            series: components["schemas"]["LabSeries"];
            sample: components["schemas"]["LabSample"];
            /** @description Transformations, in the order in which they were applied. */
            transformations: components["schemas"]["LabTransformation"][];
            /** @description Results of the requested tests. */
            results: {
                /** @description Autocorrelations. Only if requested. */
                acf?: components["schemas"]["Autocorrelation"] | components["schemas"]["NotComputable"];
                /** @description Partial autocorrelations. Only if requested. */
                pacf?: components["schemas"]["PartialAutocorrelation"] | components["schemas"]["NotComputable"];
                /** @description Ljung-Box test for autocorrelation. Only if requested. */
                ljung_box?: components["schemas"]["PortmanteauTest"] | components["schemas"]["NotComputable"];
                /** @description Jarque-Bera test for normality. Only if requested. */
                jarque_bera?: components["schemas"]["JarqueBeraTest"] | components["schemas"]["NotComputable"];
                /** @description ARCH-LM test for conditional heteroskedasticity. Only if requested. */
                arch_lm?: components["schemas"]["ArchLmTest"] | components["schemas"]["NotComputable"];
                /** @description Box-Pierce test for autocorrelation. Only if requested. */
                box_pierce?: components["schemas"]["PortmanteauTest"] | components["schemas"]["NotComputable"];
                /** @description Durbin-Watson test for positive autocorrelation. Only if requested. */
                durbin_watson?: components["schemas"]["DurbinWatsonTest"] | components["schemas"]["NotComputable"];
                /** @description Breusch-Godfrey test for autocorrelation. Only if requested. */
                breusch_godfrey?: components["schemas"]["BreuschGodfreyTest"] | components["schemas"]["NotComputable"];
            };
            /** @description Tested values. Only with `includeValues`. */
            values?: components["schemas"]["LabPoint"][];
        };
        StationarityRequest: {
            /** @description Slug of an indicator. */
            seriesId?: string;
            /** @description Country of the indicator's series. Defaults to the indicator's default country. Only with `seriesId`. */
            country?: string;
            /**
             * Format: date
             * @description Day as of which the values are read. Defaults to the latest vintage. Only with `seriesId`.
             */
            vintage?: string;
            values?: components["schemas"]["LabValues"];
            dates?: components["schemas"]["LabDates"];
            /** @description Frequency of `values`. Required with `dates` and for transformations over a year. */
            frequency?: components["schemas"]["Frequency"];
            /**
             * Format: date
             * @description First date of the sample.
             */
            start?: string;
            /**
             * Format: date
             * @description Last date of the sample.
             */
            end?: string;
            /** @description Transformations of the sample, applied from left to right. */
            transformations?: components["schemas"]["TransformationName"][];
            missing?: components["schemas"]["MissingRule"];
            /** @description Options of the augmented Dickey-Fuller test. */
            adf?: {
                /**
                 * @description Deterministic terms: none (`n`), constant (`c`, the default), constant and linear trend (`ct`), or also a
                 *     quadratic trend (`ctt`).
                 * @enum {string}
                 */
                deterministic?: "n" | "c" | "ct" | "ctt";
                /** @description Fixed number of lagged differences. By default it is selected. Not allowed with `maxLag` or `criterion`. */
                lags?: number;
                /** @description Maximum number of lags to select from. Defaults to 12 (n/100)^(1/4), rounded up. */
                maxLag?: number;
                /**
                 * @description Criterion that selects the number of lags. Defaults to `AIC`.
                 * @enum {string}
                 */
                criterion?: "AIC" | "BIC" | "t-stat";
            };
            /** @description Options of the KPSS test (Kwiatkowski, Phillips, Schmidt and Shin). */
            kpss?: {
                /**
                 * @description Null hypothesis: stationarity around a level (`c`, the default) or a linear trend (`ct`).
                 * @enum {string}
                 */
                deterministic?: "c" | "ct";
                /** @description Fixed number of lags. By default it follows `lagRule`. Not allowed with `lagRule`. */
                lags?: number;
                /**
                 * @description Rule for the number of lags: `auto` (Hobijn, Franses and Ooms, the default), `legacy` (12 (n/100)^(1/4),
                 *     rounded up) or `short` (4 (n/100)^(1/4), rounded down).
                 * @enum {string}
                 */
                lagRule?: "auto" | "legacy" | "short";
            };
            /** @description Options of the Phillips-Perron test. */
            phillipsPerron?: {
                /**
                 * @description Deterministic terms: none (`n`), constant (`c`, the default) or constant and linear trend (`ct`).
                 * @enum {string}
                 */
                deterministic?: "n" | "c" | "ct";
                /** @description Number of lags. Defaults to 12 (n/100)^(1/4), rounded up. */
                lags?: number;
            };
            /** @description Significance level of the joint interpretation. Defaults to 0.05. */
            significance?: 0.01 | 0.05 | 0.1;
        };
        /** @description Augmented Dickey-Fuller test for a unit root. */
        DickeyFullerTest: {
            /**
             * @description Always `computed`.
             * @constant
             */
            status: "computed";
            /** @description Test statistic. */
            statistic: number;
            /**
             * @description Asymptotic lower-tail probability of MacKinnon (1994). 0 or 1 outside its tables (`P_CLAMPED`). `rejected` uses
             *     the critical values instead.
             */
            pValue: number | null;
            /** @description Base-10 logarithm of the p-value. */
            log10PValue: number | null;
            rejected: components["schemas"]["TestDecision"];
            /** @description Null hypothesis, in words. */
            nullHypothesis: string;
            /** @description Number of observations used to compute the statistic. */
            observations: number;
            notes: components["schemas"]["LabNotes"];
            /** @description Number of lagged differences. */
            lags: number;
            /** @description How the number of lags was selected. */
            lagRule: string;
            /** @description Maximum number of lagged differences considered. */
            maxLag: number;
            /**
             * @description Regressors: none (`n`), a constant (`c`), also a trend (`ct`), also a quadratic trend (`ctt`).
             * @enum {string}
             */
            deterministic: "n" | "c" | "ct" | "ctt";
            /** @description Coefficient of the previous level minus 1. Negative values indicate mean reversion. */
            coefficient: number;
            /** @description Critical values. A lower statistic rejects. */
            criticalValues: {
                /** @description Critical value at the 1 percent level. */
                onePercent: number;
                /** @description Critical value at the 5 percent level. */
                fivePercent: number;
                /** @description Critical value at the 10 percent level. */
                tenPercent: number;
            };
        };
        /** @description KPSS test for stationarity. */
        KpssTest: {
            /**
             * @description Always `computed`.
             * @constant
             */
            status: "computed";
            /** @description Test statistic. */
            statistic: number;
            /** @description Upper-tail probability from a table between 0.01 and 0.10; see `pValueIs`. */
            pValue: number | null;
            /** @description Base-10 logarithm of the p-value. */
            log10PValue: number | null;
            rejected: components["schemas"]["TestDecision"];
            /** @description Null hypothesis, in words. */
            nullHypothesis: string;
            /** @description Number of observations used to compute the statistic. */
            observations: number;
            notes: components["schemas"]["LabNotes"];
            /** @description Number of lags. */
            lags: number;
            /** @description How the number of lags was selected. */
            lagRule: string;
            /**
             * @description Null hypothesis: stationary around a constant (`c`), or around a trend (`ct`).
             * @enum {string}
             */
            deterministic: "c" | "ct";
            /**
             * @description Whether the true p-value equals the one given, or lies below or above it. The table ends at 0.01 and 0.10.
             * @enum {string}
             */
            pValueIs: "exact" | "upper bound" | "lower bound";
            /** @description Critical values. A higher statistic rejects. */
            criticalValues: {
                /** @description Critical value at the 1 percent level. */
                onePercent: number;
                /** @description Critical value at the 2.5 percent level. */
                twoAndAHalfPercent: number;
                /** @description Critical value at the 5 percent level. */
                fivePercent: number;
                /** @description Critical value at the 10 percent level. */
                tenPercent: number;
            };
        };
        /** @description Phillips-Perron test for a unit root. */
        PhillipsPerronTest: {
            /**
             * @description Always `computed`.
             * @constant
             */
            status: "computed";
            /** @description Test statistic. */
            statistic: number;
            /**
             * @description Asymptotic lower-tail probability of MacKinnon (1994). 0 or 1 outside its tables (`P_CLAMPED`). `rejected` uses
             *     the critical values instead.
             */
            pValue: number | null;
            /** @description Base-10 logarithm of the p-value. */
            log10PValue: number | null;
            rejected: components["schemas"]["TestDecision"];
            /** @description Null hypothesis, in words. */
            nullHypothesis: string;
            /** @description Number of observations used to compute the statistic. */
            observations: number;
            notes: components["schemas"]["LabNotes"];
            /** @description Number of lags. */
            lags: number;
            /** @description How the number of lags was selected. */
            lagRule: string;
            /**
             * @description Regressors: none (`n`), a constant (`c`), also a trend (`ct`), also a quadratic trend (`ctt`).
             * @enum {string}
             */
            deterministic: "n" | "c" | "ct" | "ctt";
            /** @description Statistic based on the coefficient. It has its own distribution. */
            normalizedBias: number;
            /** @description Coefficient of the previous level minus 1. Negative values indicate mean reversion. */
            coefficient: number;
            /** @description Critical values. A lower statistic rejects. */
            criticalValues: {
                /** @description Critical value at the 1 percent level. */
                onePercent: number;
                /** @description Critical value at the 5 percent level. */
                fivePercent: number;
                /** @description Critical value at the 10 percent level. */
                tenPercent: number;
            };
        };
        /** @description Suggested number of differences, as in `ndiffs` and `nsdiffs` of R's forecast package. */
        Differencing: {
            /**
             * @description Always `computed`.
             * @constant
             */
            status: "computed";
            /** @description Number of ordinary differences, after seasonal differencing. */
            differences: number;
            /** @description Number of seasonal differences. */
            seasonalDifferences: number;
            /** @description Strength of the seasonality. Null for a series without a season or with at most two cycles. */
            seasonalStrength: number | null;
            notes: components["schemas"]["LabNotes"];
        };
        /** @description Joint interpretation of the Dickey-Fuller and KPSS tests, whose null hypotheses are opposite. */
        StationarityReading: {
            /**
             * @description Joint result of both tests.
             * @enum {string}
             */
            reading: "stationary" | "unit_root" | "both_rejected" | "undecided";
            /** @description Significance level of both tests, such as 0.05. */
            significance: number;
            /** @description Interpretation, in words. */
            message: string;
        };
        StationarityResponse: {
            series: components["schemas"]["LabSeries"];
            sample: components["schemas"]["LabSample"];
            /** @description Transformations, in the order in which they were applied. */
            transformations: components["schemas"]["LabTransformation"][];
            /** @description Result of each test. */
            results: {
                /** @description Augmented Dickey-Fuller test for a unit root. */
                adf: components["schemas"]["DickeyFullerTest"] | components["schemas"]["NotComputable"];
                /** @description KPSS test for stationarity. */
                kpss: components["schemas"]["KpssTest"] | components["schemas"]["NotComputable"];
                /** @description Phillips-Perron test for a unit root. */
                phillipsPerron: components["schemas"]["PhillipsPerronTest"] | components["schemas"]["NotComputable"];
                /** @description Suggested number of differences. */
                differencing: components["schemas"]["Differencing"] | components["schemas"]["NotComputable"];
            };
            /** @description Joint interpretation of the tests. Null if one of them is not computable. */
            reading: components["schemas"]["StationarityReading"] | null;
        };
        ForecastsResponse: {
            /** @description Number of runs in this response. */
            count: number;
            /** @description Forecasts, newest first. */
            runs: components["schemas"]["ForecastRun"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        ForecastRequest: {
            /** @description Slug of an indicator. */
            seriesId?: string;
            /** @description Country of the indicator's series. Defaults to the indicator's default country. Only with `seriesId`. */
            country?: string;
            /**
             * Format: date
             * @description Day as of which the values are read. Defaults to the latest vintage. Only with `seriesId`.
             */
            vintage?: string;
            values?: components["schemas"]["LabValues"];
            dates?: components["schemas"]["LabDates"];
            /** @description Frequency of `values`. Required with `dates` and for transformations over a year. */
            frequency?: components["schemas"]["Frequency"];
            /**
             * Format: date
             * @description First date of the sample.
             */
            start?: string;
            /**
             * Format: date
             * @description Last date of the sample.
             */
            end?: string;
            /** @description Forecast horizon, in periods. */
            horizon: number;
            /** @description Forecasting model. Defaults to `auto`. */
            model?: components["schemas"]["ForecastModel"];
            /** @description Transformation of the series before fitting. Defaults to `level`. */
            transform?: components["schemas"]["ForecastTransform"];
            /** @description Coverage levels of the prediction intervals, in percent. Defaults to 80 and 95. */
            levels?: number[];
            /**
             * @description Method for interval widths. `calibrated` widens intervals by factors estimated from rolling origins over many
             *     series and is the default of `auto` and `combination`. `model` uses the widths of the model.
             * @enum {string}
             */
            intervals?: "calibrated" | "model";
            /**
             * @description Possible values of the series: forecasts and interval bounds beyond are limited to them. Each defaults to that of
             *     the indicator, such as 0 for an unemployment rate, and `min` to 0 for `values` that are whole numbers from 0. Null
             *     for no limit.
             */
            range?: {
                /** @description Lowest possible value. */
                min?: number | null;
                /** @description Highest possible value. */
                max?: number | null;
            };
            /**
             * @description Number of earlier dates at which the models are fitted again and compared with actual values; 0 for none. Defaults
             *     to 8, or fewer for long series. The number is reduced if the backtest would take too long, by a rule that depends
             *     only on length, season and order (docs/forecasting.md).
             */
            backtestOrigins?: number;
            options?: components["schemas"]["ForecastOptions"];
        };
        /** @description A forecast or backtest that is computed in the background. */
        ForecastJob: {
            /**
             * Format: uuid
             * @description Id of the job.
             */
            id: string;
            /**
             * @description Whether the job computes a forecast (`run`) or a backtest.
             * @enum {string}
             */
            kind: "run" | "backtest";
            /**
             * @description State of the job. Also `failed` if the server that computes it has sent no heartbeat for a minute.
             * @enum {string}
             */
            state: "queued" | "running" | "done" | "failed";
            /** @description Progress of a backtest: number of forecasts made, one per origin and model. */
            progress: {
                /** @description Number of forecasts made. */
                done: number;
                /** @description Number of forecasts to make. */
                total: number;
            };
            /**
             * Format: date-time
             * @description Time of the request.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time at which the job started. Null before that.
             */
            startedAt: string | null;
            /**
             * Format: date-time
             * @description Time at which the job ended. Null before that.
             */
            endedAt: string | null;
            /** @description Cache key of the result. Null until the job is done. */
            cacheKey: string | null;
            /** @description Path of the result. Null until the job is done. */
            result: string | null;
            /** @description Why the job failed. Null unless it failed. */
            error: {
                error: components["schemas"]["ErrorCode"];
                /** @description Human-readable message. */
                message: string;
            } | null;
        };
        ForecastShare: {
            /** @description Token of the link. It is returned only once. API clients send it as `X-Share-Token`. */
            token: string;
            /**
             * Format: uri
             * @description Address of a page that shows the run. It ends with the token.
             */
            url: string;
            /**
             * Format: date-time
             * @description Time at which the link expires: after 30 days, or with the run.
             */
            expiresAt: string;
        };
        /**
         * @description `real_time`: each origin is a vintage date, and the models use only the values of that vintage. `pseudo`: the latest
         *     values are cut off at each origin. They include later revisions, so models look better than they would have been in
         *     real time.
         * @enum {string}
         */
        BacktestKind: "real_time" | "pseudo";
        BacktestRequest: {
            /** @description Slug of an indicator. */
            seriesId: string;
            /** @description Country of the indicator's series. Defaults to the indicator's default country. */
            country?: string;
            /**
             * @description Kind of backtest. Defaults to `real_time` if the library has more than one vintage of the series with later
             *     values, otherwise to `pseudo`.
             */
            kind?: components["schemas"]["BacktestKind"];
            /**
             * @description Models to compare. Defaults to `auto`, `ets`, `theta`, `arima`, `naive`, `snaive` (seasonal series only) and
             *     `naive2`.
             */
            models?: components["schemas"]["ForecastModel"][];
            /** @description Forecast horizon, in periods. The product of `origins`, number of models and `horizon` can be at most 6,000. */
            horizon: number;
            /**
             * @description Maximum number of origins. If there are more, they are sampled evenly and include the last one. Defaults to 60, or
             *     fewer for series of more than 300 periods, but at least 20 unless the limit on the number of forecasts is lower.
             */
            origins?: number;
            /**
             * Format: date
             * @description First day that can be an origin: a vintage date in real time, otherwise the date of the last observation used.
             */
            originsStart?: string;
            /**
             * Format: date
             * @description Last day that can be an origin. Must not be before `originsStart`.
             */
            originsEnd?: string;
            /** @description Maximum number of periods before each origin that models are fitted to. Defaults to all, at most 3,000. */
            window?: number;
            /** @description Transformation of the series before fitting. Defaults to `level`. */
            transform?: components["schemas"]["ForecastTransform"];
            /** @description Coverage levels of the prediction intervals, in percent. Defaults to 80 and 95. */
            levels?: number[];
        };
        /**
         * @description Diebold-Mariano test with the small-sample correction of Harvey, Leybourne and Newbold. It compares the mean absolute
         *     errors of a model, scaled as in MASE, with those of Naive 2. A negative statistic favours the model.
         */
        DieboldMarianoTest: {
            /**
             * @description Always `computed`.
             * @constant
             */
            status: "computed";
            /** @description Test statistic. */
            statistic: number;
            /** @description Two-sided p-value. */
            pValue: number | null;
            /** @description Base-10 logarithm of the p-value. */
            log10PValue: number | null;
            /** @description Whether the null hypothesis is rejected at each significance level. Null if there is no p-value. */
            rejected: components["schemas"]["TestDecision"] | null;
            /** @description Null hypothesis, in words. */
            nullHypothesis: string;
            /** @description Number of origins at which both were scored. */
            observations: number;
            notes: components["schemas"]["LabNotes"];
            /** @description Degrees of freedom. */
            degreesOfFreedom: number;
            /** @description Mean scaled error of the model minus that of Naive 2. */
            meanDifference: number;
            /** @description Number of consecutive origins whose forecasts share periods. */
            overlap: number;
            /**
             * @description Estimator of the variance. `bartlett` if the sum of autocovariances is not positive.
             * @enum {string}
             */
            varianceEstimator: "rectangular" | "bartlett";
        };
        /** @description Scores of a model against one set of actual values. */
        BacktestScores: {
            overall: components["schemas"]["ForecastScores"];
            /** @description Test over the whole horizon, on the mean scaled error at each origin. */
            dieboldMariano: components["schemas"]["DieboldMarianoTest"] | components["schemas"]["NotComputable"];
            /** @description Scores by number of periods ahead. */
            byHorizon: {
                /** @description Forecast horizon, in periods. */
                step: number;
                scores: components["schemas"]["ForecastScores"];
                /** @description Test at this horizon. */
                dieboldMariano: components["schemas"]["DieboldMarianoTest"] | components["schemas"]["NotComputable"];
            }[];
        };
        BacktestModel: {
            model: components["schemas"]["ForecastModel"];
            /** @description Scores against the first value of each target in the library. Null in a pseudo backtest. */
            first: components["schemas"]["BacktestScores"] | null;
            /** @description Scores against the latest values. */
            latest: components["schemas"]["BacktestScores"];
        };
        /** @description A forecast period with its actual values. */
        BacktestTarget: {
            /** @description Forecast horizon, in periods. */
            step: number;
            /**
             * Format: date
             * @description First day of the forecast period.
             */
            date: string;
            /**
             * @description First later value of the period in the library, with its vintage. Null if there is none yet, and in a pseudo
             *     backtest.
             */
            first: {
                /** @description The value. */
                value: number;
                /**
                 * Format: date
                 * @description Vintage date of the value.
                 */
                vintage: string;
            } | null;
            /** @description Latest value of the period. Null if there is none. */
            latest: number | null;
        };
        BacktestForecast: {
            model: components["schemas"]["ForecastModel"];
            /** @description Forecasts of the model, or why there are none. */
            result: {
                /**
                 * @description Always `computed`.
                 * @constant
                 */
                status: "computed";
                /** @description Name of the fitted model in the notation of the literature. */
                label: string;
                /** @description Forecasts in the order of the targets. */
                forecasts: components["schemas"]["ForecastPoint"][];
            } | components["schemas"]["NotComputable"];
        };
        BacktestOrigin: {
            /**
             * Format: date
             * @description Vintage date of the values used. Null in a pseudo backtest.
             */
            vintage: string | null;
            /**
             * Format: date
             * @description Date of the last observation used. Forecasts begin with the next period.
             */
            lastDate: string;
            /** @description Number of observations that the models were fitted to. */
            observations: number;
            /** @description Unit of the values that the models were fitted to. */
            unit: string;
            /**
             * @description Factor that converts the forecasts to the unit of the response. If the series was rebased later, it is the ratio
             *     of the latest values to the values of the vintage over the last season; otherwise 1.
             */
            factor: number;
            /** @description Periods forecast from this origin. */
            targets: components["schemas"]["BacktestTarget"][];
            /** @description Forecasts by model. */
            forecasts: components["schemas"]["BacktestForecast"][];
        };
        BacktestNote: {
            /**
             * @description Machine-readable code. It does not change between versions.
             * @enum {string}
             */
            code: "PSEUDO_REAL_TIME" | "FIRST_HELD" | "REBASED" | "NO_SEASON" | "FEW_ORIGINS" | "NOT_ALL_CAME" | "NOT_ALL_COMPUTED";
            /** @description The note in words. */
            message: string;
        };
        BacktestResult: {
            /**
             * @description Always `computed`.
             * @constant
             */
            status: "computed";
            /** @description Number of observations per season, used to scale errors. 1 if there is no season. */
            seasonalPeriod: number;
            /** @description Models ordered by OWA, best first. Models without an OWA are omitted. */
            ranking: {
                /** @description Ranking against the first later values. Null in a pseudo backtest. */
                first: components["schemas"]["ForecastModel"][] | null;
                /** @description Ranking against the latest values. */
                latest: components["schemas"]["ForecastModel"][];
            };
            /** @description Scores by model, in the order of the request. */
            models: components["schemas"]["BacktestModel"][];
            /** @description Origins with their forecasts, oldest first. All values are in the unit of the latest vintage. */
            origins: components["schemas"]["BacktestOrigin"][];
            /** @description Notes on how the backtest was computed. */
            notes: components["schemas"]["BacktestNote"][];
        };
        BacktestRun: {
            /** @description Key derived from the request, the data and the engine version. */
            cacheKey: string;
            /**
             * Format: date-time
             * @description Time at which the result was computed.
             */
            createdAt: string;
            /** @description Version of the forecasting engine. */
            engine: string;
            /** @description The request with all defaults filled in. */
            request: {
                kind: components["schemas"]["BacktestKind"];
                /** @description Models that were evaluated. */
                models: components["schemas"]["ForecastModel"][];
                /** @description Number of periods to forecast from each origin. */
                horizon: number;
                /** @description Maximum number of origins. */
                origins: number;
                /**
                 * Format: date
                 * @description First day of an origin. Null for no limit.
                 */
                originsStart: string | null;
                /**
                 * Format: date
                 * @description Last day of an origin. Null for no limit.
                 */
                originsEnd: string | null;
                /** @description Number of latest observations to fit to. Null for all of them. */
                window: number | null;
                transform: components["schemas"]["ForecastTransform"];
                /** @description Coverage levels of the intervals, in percent. */
                levels: number[];
                /** @description Possible values of the series. Missing in runs of engine 3 and earlier. */
                range?: components["schemas"]["ValueRange"];
            };
            series: components["schemas"]["LabSeries"];
            /** @description The backtest, or why there is none. */
            result: components["schemas"]["BacktestResult"] | components["schemas"]["NotComputable"];
        };
        ForecastModels: {
            /** @description Number of models. */
            count: number;
            /** @description Models, as in the parameter `model`. */
            models: {
                model: components["schemas"]["ForecastModel"];
                /** @description Name of the model. */
                name: string;
                /** @description What the model does. */
                description: string;
                /** @description Publication that defines the model. */
                reference: string;
                /** @description Options of the model. */
                options: {
                    /** @description Name of the option in `options` of a request. */
                    name: string;
                    /** @description JSON Schema of the option, as in this document. */
                    schema: {
                        [key: string]: unknown;
                    };
                }[];
            }[];
        };
        /** @description An indicator that a news item concerns. */
        NewsIndicator: {
            /** @description Slug of the indicator. */
            slug: string;
            /** @description Name of the indicator. */
            name: string;
            /** @description Country of the series that the release publishes. */
            country: string;
        };
        NewsItem: {
            /** @description Id of the item. It does not change while the item keeps its name and date in the feed. */
            id: string;
            /** @description Feeds that contain the item. */
            sources: string[];
            /** @description Agency that published the item. */
            agency: string;
            /** @description Title of the item. */
            title: string;
            /** @description Summary. Null if the feed has none. */
            summary: string | null;
            /**
             * Format: uri
             * @description URL of the full text.
             */
            url: string | null;
            /**
             * Format: date-time
             * @description Time of publication.
             */
            publishedAt: string;
            /** @description Whether the feed states the date. If not, `publishedAt` is the time at which the item was first seen. */
            dateGiven: boolean;
            /** @description Calendar releases that the item is linked to. */
            releases: {
                /** @description Id of the release. */
                id: string;
                /** @description Name of the release. */
                name: string;
            }[];
            /** @description Slugs of the indicators that these releases publish. */
            indicators: string[];
            /** @description The most prominent of these indicators, with names. */
            mainIndicators: components["schemas"]["NewsIndicator"][];
        };
        NewsResponse: {
            /** @description Number of items in this response. */
            count: number;
            /** @description News items, newest first. */
            news: components["schemas"]["NewsItem"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        NewsSource: {
            /** @description Id of the feed, a value of the parameter `source`. */
            id: string;
            /** @description Title of the feed. */
            title: string;
            /** @description Agency that publishes the feed. */
            agency: string;
            /** @description Country of the agency, `EA` for an agency of the euro area. Null for an international agency. */
            country: string | null;
            /**
             * Format: uri
             * @description Website of the agency.
             */
            homepage: string;
            /**
             * Format: uri
             * @description URL of the feed.
             */
            feed: string;
            /** @description Number of stored items of the feed. */
            items: number;
            /**
             * Format: date-time
             * @description Time at which the feed was last read or confirmed unchanged. Null before the first time.
             */
            lastReadAt: string | null;
            /** @description Whether the last attempt to read the feed failed. */
            isFailing: boolean;
        };
        NewsSourcesResponse: {
            /** @description Number of feeds. */
            count: number;
            /** @description Feeds that the server reads. */
            sources: components["schemas"]["NewsSource"][];
        };
        /**
         * @description Name of a provider.
         * @enum {string}
         */
        ProviderName: "fred" | "bls" | "bea" | "worldbank" | "oecd" | "imf" | "eurostat" | "ecb" | "bis" | "eurofxref" | "fed" | "rtdsm";
        /** @description Terms of the provider. */
        ProviderTerms: {
            /** @description Requirements for displaying the data. */
            summary: string;
            /**
             * Format: uri
             * @description URL of the terms.
             */
            url: string;
        };
        ProviderRecord: {
            name: components["schemas"]["ProviderName"];
            /** @description Name of the provider. */
            title: string;
            /**
             * Format: uri
             * @description Website of the provider.
             */
            homepage: string;
            terms: components["schemas"]["ProviderTerms"];
            /** @description Example of a series id. */
            exampleId: string;
            /** @description API key of the provider. Null if it requires none. */
            key: {
                /** @description Server setting that contains the key. */
                setting: string;
                /** @description Whether the provider requires the key. */
                isRequired: boolean;
                /** @description Whether the server has a key. */
                isSet: boolean;
            } | null;
            /**
             * @description Limits on the requests of this server to the provider, over all its processes. Each applies to any span of the
             *     given number of seconds.
             */
            budgets: {
                /** @description Maximum number of requests. */
                calls: number;
                /** @description Length of the time span, in seconds. */
                seconds: number;
                /** @description Whether only failed requests are counted. */
                failuresOnly: boolean;
                /** @description Number of requests left. */
                left: number;
            }[];
            /** @description Whether the last request of any process failed; see `lastFailure`. Remains `true` until a request succeeds. */
            isFailing: boolean;
            /**
             * @description Whether the circuit breaker of this process is open: the provider failed several times in a row and is only
             *     retried occasionally.
             */
            isLeftAlone: boolean;
            /**
             * Format: date-time
             * @description Time of the last successful request. Null if there was none.
             */
            lastSucceededAt: string | null;
            /**
             * Format: date-time
             * @description Time of the last failed request. A series that does not exist is not a failure.
             */
            lastFailedAt: string | null;
            /** @description Last failure, in words. */
            lastFailure: string | null;
            /** @description Whether its series can be stored in the library. Those of FRED require `FRED_STORE_ALLOWED`. */
            mayBeImported: boolean;
        };
        ProvidersResponse: {
            /** @description Number of providers. */
            count: number;
            /** @description Providers with their terms and current state. */
            providers: components["schemas"]["ProviderRecord"][];
        };
        ProviderObservation: {
            /**
             * Format: date
             * @description First day of the period. A week or two weeks have the date of the source, often their last day.
             */
            date: string;
            /** @description Period, as written by the provider. */
            period: string;
            /** @description Value of the period. Null if there is none. */
            value: number | null;
            /**
             * @description What the provider says about the value.
             * @enum {string}
             */
            status: "normal" | "provisional" | "estimate" | "forecast" | "break" | "missing" | "confidential" | "low_reliability";
            /** @description Flag of the provider. Empty if there is none. */
            flag: string;
        };
        /**
         * Format: date-time
         * @description Time at which the data was last fetched from the provider or confirmed unchanged.
         */
        FetchedAt: string;
        /** @description Age of the data in seconds, since `fetchedAt`. */
        AgeSeconds: number;
        /** @description Number of seconds from `fetchedAt` during which the cached data is returned. 0 if data of the provider is not cached. */
        FreshForSeconds: number;
        /** @description Whether the data is older than the cache allows because the provider fails. */
        IsStale: boolean;
        ProviderSeriesResponse: {
            provider: components["schemas"]["ProviderName"];
            /** @description Series id, as used in `/api/providers/{provider}/series/{seriesId}`. */
            id: string;
            /** @description Title of the series. */
            title: string;
            frequency: components["schemas"]["Frequency"];
            /** @description Unit of the values. Empty if the provider does not state it. */
            unit: string;
            /** @description Seasonal adjustment. Null if the provider does not state it. */
            seasonalAdjustment: components["schemas"]["SeasonalAdjustment"] | null;
            /** @description Time of the provider's last update of the series, as written by the provider. */
            updatedAt: string | null;
            terms: components["schemas"]["ProviderTerms"];
            /** @description Number of observations in this response. */
            count: number;
            /** @description Number of observations on all pages. */
            total: number;
            /** @description Values, ordered by date. */
            observations: components["schemas"]["ProviderObservation"][];
            fetchedAt: components["schemas"]["FetchedAt"];
            ageSeconds: components["schemas"]["AgeSeconds"];
            freshForSeconds: components["schemas"]["FreshForSeconds"];
            isStale: components["schemas"]["IsStale"];
            nextCursor: components["schemas"]["NextCursor"];
        };
        CatalogEntry: {
            /** @description Slug of an indicator in the library; otherwise the code under which the provider lists the series. */
            id: string;
            /** @description Name of the indicator or series. */
            name: string;
            /** @description First 300 characters of the provider's description. */
            description: string;
            /** @description Category in the library, or topic as named by the provider. Empty if there is none. */
            topic: string;
            frequency: components["schemas"]["Frequency"];
            /** @description Unit of the values. Empty if it is not known. */
            unit: string;
            /** @description Agency that publishes the data. */
            sourceAgency: string;
            /** @description Provider of the series. */
            provider: string;
            /** @description Country of the library series described here. Null for provider entries. */
            country: string | null;
            /** @description Number of countries in the library. Null for provider entries. */
            countries: number | null;
            /**
             * @description Series id for `/api/discovery/series/{provider}/{seriesId}`. Null if no provider serves the series, or if no
             *     country was given for an entry available for every country.
             */
            seriesId: string | null;
            /** @description Template of the series id for an entry available for every country. Replace `{country}` with an alpha-3 code. */
            seriesIdForm: string | null;
            /** @description Where imports read the series, if from another provider. Null for provider entries. */
            importSource: {
                /** @description Name of the provider. */
                provider: string;
                /** @description ID of the series at this provider. */
                seriesId: string;
            } | null;
            /** @description Slugs of the indicators that contain the series. */
            inLibrary: string[];
            /** @description Relevance score. Higher is better; comparable only within one response. */
            score: number;
        };
        CatalogResponse: {
            /** @description Number of entries in this response. */
            count: number;
            /** @description Number of matching entries. If more than 640 indicators of the library match, 250 of them are among the entries. */
            total: number;
            query: components["schemas"]["ReadQuery"];
            /** @description Matching entries, best first. */
            entries: components["schemas"]["CatalogEntry"][];
            /**
             * @description Number of matches for each filter value, highest first. `country` has the number of matches for each country
             *     filter, whichever country is selected; an entry available for every country counts for all.
             */
            facets: {
                provider: components["schemas"]["FacetCounts"];
                frequency: components["schemas"]["FacetCounts"];
                country: components["schemas"]["FacetCounts"];
                topic: components["schemas"]["FacetCounts"];
            };
            nextCursor: components["schemas"]["NextCursor"];
        };
        DatasetEntry: {
            /** @description Code of the data set at the provider. */
            id: string;
            /** @description Name that the provider gives the data set. */
            name: string;
            /** @description First 300 characters of the provider's description. Empty if there is none. */
            description: string;
            /** @description Topic as named by the provider. Empty if there is none. */
            topic: string;
            /** @description Agency that maintains the data set. */
            agency: string;
            provider: components["schemas"]["ProviderName"];
            /**
             * @description Template of the IDs of its series. Replace `{key}` with the codes that select one series, as described at the
             *     provider.
             */
            seriesIdForm: string;
            /** @description Relevance score. Higher is better; comparable only within one response. */
            score: number;
        };
        DatasetsResponse: {
            /** @description Number of data sets in this response. */
            count: number;
            /** @description Number of matching data sets. */
            total: number;
            query: components["schemas"]["ReadQuery"];
            /** @description The data sets that match, best match first. */
            datasets: components["schemas"]["DatasetEntry"][];
            /** @description Number of matches for each filter value, highest first. */
            facets: {
                provider: components["schemas"]["FacetCounts"];
                topic: components["schemas"]["FacetCounts"];
            };
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description What this server knows of the provider's catalogue. */
        ProviderListing: {
            /**
             * @description `complete`: everything that `subject` names, which is all that the provider offers. `part`: only what `subject`
             *     names. `not_read`: the scheduled job `refresh-catalogue` reads the catalogue, but has not yet. `none`: the catalogue
             *     is not read, so only series in the library are listed; others can be previewed by their ID.
             * @enum {string}
             */
            scope: "complete" | "part" | "not_read" | "none";
            /**
             * @description Whether the list has series (see `discovery.catalog`) or data sets (see `discovery.datasets`). Null with the scope
             *     `none`.
             * @enum {string|null}
             */
            contents: "series" | "datasets" | null;
            /** @description Number of entries in the list. If a provider has one series per country, they are one entry. Null if there is no list. */
            count: number | null;
            /** @description What the list covers. Null with the scope `none`. */
            subject: string | null;
            /**
             * Format: date
             * @description Day on which the list was last read from the provider, in UTC. Null if there is no list, or if it is the one bundled
             *     with Almanac.
             */
            readOn: string | null;
        };
        CatalogProvider: {
            /** @description Name of the provider, as in the filter `provider`. */
            name: string;
            /** @description Full name of the provider. */
            title: string;
            /**
             * Format: uri
             * @description Website of the provider. Null if there is none.
             */
            homepage: string | null;
            /**
             * @description Whether this server can import series from the provider. `key_missing`: the provider requires an API key, and the
             *     server has none. `storage_not_allowed`: the terms of the provider do not allow storing its data without permission.
             *     `not_supported`: the data were bundled from a publication or uploaded.
             * @enum {string}
             */
            import: "allowed" | "key_missing" | "storage_not_allowed" | "not_supported";
            /** @description Number of series in the library that come from the provider or are imported from it. */
            held: number;
            listing: components["schemas"]["ProviderListing"];
        };
        CatalogProvidersResponse: {
            /** @description Number of providers. */
            count: number;
            /** @description All providers. */
            providers: components["schemas"]["CatalogProvider"][];
        };
        DiscoveredSeriesResponse: {
            provider: components["schemas"]["ProviderName"];
            /** @description Series id, as used in `/api/providers/{provider}/series/{seriesId}`. */
            id: string;
            /** @description Title of the series. */
            title: string;
            frequency: components["schemas"]["Frequency"];
            /** @description Unit of the values. Empty if the provider does not state it. */
            unit: string;
            /** @description Seasonal adjustment. Null if the provider does not state it. */
            seasonalAdjustment: components["schemas"]["SeasonalAdjustment"] | null;
            /** @description Time of the provider's last update of the series, as written by the provider. */
            updatedAt: string | null;
            terms: components["schemas"]["ProviderTerms"];
            /**
             * Format: date
             * @description First date with a value. Null if there is none.
             */
            startDate: string | null;
            /**
             * Format: date
             * @description Last date with a value.
             */
            endDate: string | null;
            /** @description Number of dates with a value. */
            observationCount: number;
            /** @description Last twelve observations up to `endDate`, oldest first. */
            preview: components["schemas"]["ProviderObservation"][];
            /** @description Indicators of the library that contain this series. */
            inLibrary: {
                /** @description Slug of the indicator. */
                slug: string;
                /** @description Country of the series. */
                country: string;
            }[];
            /** @description Request that imports the series or its new values. Null if the terms of the provider do not allow storing it. */
            import: {
                /**
                 * @description Always `POST`.
                 * @constant
                 */
                method: "POST";
                /** @description Path of the request. */
                path: string;
                /** @description Request body, as far as it is known. */
                body: {
                    [key: string]: unknown;
                };
                /** @description Fields of the `series` entry that you must add because the provider does not supply them. */
                missing: ("category" | "country" | "unit")[];
            } | null;
            fetchedAt: components["schemas"]["FetchedAt"];
            ageSeconds: components["schemas"]["AgeSeconds"];
            freshForSeconds: components["schemas"]["FreshForSeconds"];
            isStale: components["schemas"]["IsStale"];
        };
        /** @description Slug of an indicator: its id in paths and parameters. */
        NewSlug: string;
        /**
         * @description A series of a provider, with the properties of the new indicator if it is not in the library yet. Omitted properties
         *     are derived from the provider or the unit.
         */
        ImportedSeries: {
            provider: components["schemas"]["ProviderName"];
            /** @description Series id of the provider. See `/api/providers` for examples. */
            seriesId: string;
            slug?: components["schemas"]["NewSlug"];
            /**
             * @description ISO 3166-1 alpha-2 or alpha-3 code, or `EA` for the euro area. Defaults to US for FRED, BLS, BEA, `fed` and `rtdsm`, and to EA for
             *     the ECB.
             */
            country?: string;
            category?: components["schemas"]["Category"];
            /** @description Name of the new indicator. Defaults to the title that the provider gives. */
            name?: string;
            /** @description What the new indicator measures. */
            description?: string;
            /** @description Unit of the values. Required if the provider does not state it. */
            unit?: string;
            unitClass?: components["schemas"]["UnitClass"];
            priceBasis?: components["schemas"]["PriceBasis"];
            aggregation?: components["schemas"]["AggregationMethod"];
        };
        ImportRequest: {
            /** @description The series to import, at most 50. */
            series: components["schemas"]["ImportedSeries"][];
            /**
             * @description Whether to report the changes without writing them. Defaults to `false`.
             * @default false
             */
            dryRun: boolean;
        };
        ImportJob: {
            /**
             * Format: uuid
             * @description Id of the job.
             */
            id: string;
            /**
             * @description State of the job. `failed` if the server that runs it has stopped; `results` then has the series that were done. A
             *     series that could not be imported does not make the job fail.
             * @enum {string}
             */
            state: "queued" | "running" | "done" | "failed";
            /** @description Whether the job only reports what it would change. */
            dryRun: boolean;
            /** @description Progress of the job. */
            progress: {
                /** @description Number of series that are done. */
                done: number;
                /** @description Number of series to import. */
                total: number;
            };
            /**
             * Format: date-time
             * @description Time of the request.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time at which the job started. Null before that.
             */
            startedAt: string | null;
            /**
             * Format: date-time
             * @description Time at which the job ended. Null before that.
             */
            endedAt: string | null;
            /** @description Number of series by outcome. */
            counts: {
                /** @description Number of series with new values. */
                changed: number;
                /** @description Number of series without new values. */
                unchanged: number;
                /** @description Number of series that were refused. */
                refused: number;
                /** @description Number of series that could not be read or written. */
                failed: number;
            };
            /** @description Results by series, in the order in which they were done. */
            results: components["schemas"]["ImportResult"][];
            /** @description Why the job failed. Null unless it failed. */
            error: {
                error: components["schemas"]["ErrorCode"];
                /** @description Human-readable message. */
                message: string;
            } | null;
        };
        ObservationsUpload: {
            slug: components["schemas"]["NewSlug"];
            /** @description The values, at most 50,000. Values that you do not send stay unchanged. */
            observations: components["schemas"]["UploadedObservation"][];
            /** @description ISO 3166-1 alpha-2 or alpha-3 code, or `EA` for the euro area. Defaults to the default country of the indicator. */
            country?: string;
            /** @description Name of a new indicator, at most 200 characters. Defaults to its slug. */
            name?: string;
            /** @description Description of a new indicator, at most 2,000 characters. */
            description?: string;
            category?: components["schemas"]["Category"];
            /** @description Unit of the values. A unit that differs from the previous one marks a new base or unit. */
            unit?: string;
            frequency?: components["schemas"]["Frequency"];
            /**
             * @description Whether to report the changes without writing them. Defaults to `false`.
             * @default false
             */
            dryRun: boolean;
        };
        CensusVariable: {
            /** @description Name of the variable. */
            name: string;
            /** @description Levels of the label, broadest first, without the trailing colons of newer lists. */
            path: string[];
            /** @description Subject of the table. Null if the Census Bureau states none. */
            concept: string | null;
            /** @description Tables that contain the variable. Empty for variables that represent a query clause, such as `for` and `in`. */
            groups: string[];
            /** @description Type of the variable in predicates: int, float, string, time and others. */
            type: string | null;
            /** @description Population that is counted. */
            universe: string | null;
            /** @description Whether the variable can only be used as a filter and not be returned. */
            isPredicateOnly: boolean;
            /** @description Whether a query requires the variable, as stated by the Census Bureau. */
            required: string | null;
            /** @description Names of related variables, such as margins of error. */
            attributes: string[];
        };
        CensusVariablesResponse: {
            /** @description Dataset, as requested. */
            dataset: string;
            /** @description Year of the dataset. Null for a dataset without years. */
            year: number | null;
            /** @description Number of variables in this response. */
            count: number;
            /** @description Number of matching variables on all pages. */
            total: number;
            /** @description Matching variables. */
            variables: components["schemas"]["CensusVariable"][];
            /**
             * Format: date-time
             * @description Time at which the list was last fetched or confirmed unchanged.
             */
            fetchedAt: string;
            /** @description Age of the list in seconds, since `fetchedAt`. */
            ageSeconds: number;
            /** @description Whether the list is older than a day because the Census Bureau fails. */
            isStale: boolean;
            nextCursor: components["schemas"]["NextCursor"];
        };
        ChatQuestion: {
            /** @description The question. */
            question: string;
            /** @description The conversation to continue. Without it, the question begins a conversation. */
            conversationId?: string;
            /**
             * @description Fixes a new conversation to a day: only what was known then is used. Not after today. A conversation keeps its
             *     day, so that `asOf` and `conversationId` cannot be sent together.
             */
            asOf?: components["schemas"]["AsOfDay"];
        };
        ChatPart: {
            /** @description Text. Plain text; `**` marks emphasis and lines that begin with `- ` are a list. */
            text: string;
            /** @description The value that the server wrote in this place: `ref` of a `ChatValue`. Null for text of the model. */
            ref: string | null;
        };
        /**
         * @description Where a value comes from: `official` (published by the source, not revised since its first release), `revised` (published by the
         *     source, and revised), `estimate` (a projection of the source), `forecast` (of a model of this server), or `computed`
         *     (from values of the library).
         * @enum {string}
         */
        ChatTrust: "official" | "revised" | "estimate" | "forecast" | "computed";
        ChatValue: {
            /** @description Identifies the value in its conversation. */
            ref: string;
            /** @description The exact value that a tool returned. */
            value: number;
            /** @description The value as it is written in the answer, with its unit. */
            text: string;
            /** @description Unit. Null if the value has none. */
            unit: string | null;
            /** @description First day of the period. Null if the value is of no period. */
            date: string | null;
            /** @description Vintage of the value. Null if it has none. */
            vintage: string | null;
            /** @description Slug of the indicator. Null if the value is of no single series. */
            indicator: string | null;
            /** @description Country. Null if the value is of no single series. */
            country: string | null;
            /** @description Name of the indicator. Null if the value is of no single series. */
            name: string | null;
            /** @description What the value is in the result of its tool, such as `value`, `forecast` or `pValue`. */
            field: string;
            trust: components["schemas"]["ChatTrust"];
            /** @description Page of the indicator at this vintage. Null if the value is of no single series. */
            url: string | null;
        };
        ChatToolCall: {
            /** @description Identifies the call in its answer. */
            id: string;
            /** @description Name of the tool. */
            name: string;
            /** @description The arguments with which the tool ran. In a conversation fixed to a day, the server sets the vintage. */
            arguments: {
                [key: string]: unknown;
            };
            /** @description Whether the call returned a result. */
            succeeded: boolean;
            /** @description What the tool returned, see docs/mcp.md. Null if the call failed, in a `tool` event, and in an answer whose results are larger than 128 kB together. */
            result: {
                [key: string]: unknown;
            } | null;
            /** @description Why the call failed. Null if it succeeded. */
            error: string | null;
        };
        ChatAnswer: {
            /** @description Id of the answer. */
            id: string;
            /** @description Id of the conversation. */
            conversationId: string;
            /**
             * Format: date
             * @description The day to which the conversation is fixed. Null if it is not.
             */
            asOf: string | null;
            /** @description The question. */
            question: string;
            /**
             * @description `answered`: all numbers come from tools. `not_held`: the model wrote numbers that no tool returned, also after a repair,
             *     or wrote nothing, or needed more than 12 tool calls; the text says so. `stopped`: the
             *     client closed the connection, or the server stopped; the text ends where it was then.
             * @enum {string}
             */
            status: "answered" | "not_held" | "stopped";
            /** @description The answer as one text. Each value is followed by its period and vintage in parentheses. */
            text: string;
            /** @description The answer in parts, in order. */
            parts: components["schemas"]["ChatPart"][];
            /** @description The values in the answer, in order of their first use. */
            values: components["schemas"]["ChatValue"][];
            /** @description The kinds of values in the answer, in order of first use. */
            trust: components["schemas"]["ChatTrust"][];
            /** @description The tool calls, in order. */
            toolCalls: components["schemas"]["ChatToolCall"][];
            /** @description How many numbers, links and unknown references of the model the server rejected. */
            rejectedNumbers: number;
            /** @description Name of the model. */
            model: string;
            /**
             * Format: date-time
             * @description Time of the question.
             */
            createdAt: string;
        };
        ChatStatus: {
            /** @description Whether the operator has configured a model. */
            enabled: boolean;
            /** @description Name of the model. Null if the assistant is off. */
            model: string | null;
            /** @description Maximum length of a question in characters. */
            maxQuestionLength: number;
            /** @description Maximum number of questions of a conversation. */
            maxQuestionsPerConversation: number;
            /** @description Maximum number of conversations of an account. */
            maxConversations: number;
            /** @description The tools of the assistant. They can also be called without a model, through `/mcp`. */
            tools: {
                /** @description Name of the tool. */
                name: string;
                /** @description Name for people. */
                title: string;
                /** @description What the tool returns. */
                description: string;
            }[];
        };
        ChatConversationsResponse: {
            /** @description Number of conversations in the response. */
            count: number;
            /** @description The conversations, the latest first. */
            conversations: components["schemas"]["ChatConversation"][];
            /** @description Maximum number of questions of the account per UTC day. */
            questionsPerDay: number;
            /** @description Questions that the account can still ask today. */
            questionsLeft: number;
            nextCursor: components["schemas"]["NextCursor"];
        };
        ChatConversationDetail: {
            /** @description Id of the conversation. */
            id: string;
            /** @description The beginning of its first question. */
            title: string;
            /**
             * Format: date
             * @description The day to which it is fixed. Null if it is not.
             */
            asOf: string | null;
            /** @description Number of its questions. */
            questions: number;
            /**
             * Format: date-time
             * @description Time of its first question.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time of its latest question.
             */
            updatedAt: string;
            /** @description Its answers, oldest first. */
            answers: components["schemas"]["ChatAnswer"][];
        };
        /** @description Id of a JSON-RPC message. Null in an error about a message whose id is not known. */
        McpId: string | number | null;
        /** @description Parameters of the method, with the fields of the protocol. */
        McpParams: {
            [key: string]: unknown;
        };
        /** @description A JSON-RPC 2.0 message of the Model Context Protocol. */
        McpMessage: {
            /**
             * @description Version of JSON-RPC.
             * @constant
             */
            jsonrpc: "2.0";
            id?: components["schemas"]["McpId"];
            /** @description Method, for example `tools/call`. */
            method: string;
            params?: components["schemas"]["McpParams"];
        };
        /** @description A JSON-RPC response with the result of a request. */
        McpResult: {
            /**
             * @description Version of JSON-RPC.
             * @constant
             */
            jsonrpc: "2.0";
            id: components["schemas"]["McpId"];
            /** @description Result of the method, with the fields of the protocol. */
            result: {
                [key: string]: unknown;
            };
        };
        /** @description A JSON-RPC error response. */
        McpError: {
            /**
             * @description Version of JSON-RPC.
             * @constant
             */
            jsonrpc: "2.0";
            id: components["schemas"]["McpId"];
            /** @description What is wrong with the message. */
            error: {
                /** @description JSON-RPC error code. */
                code: number;
                /** @description The error in words. */
                message: string;
                /** @description Details of the error. */
                data?: {
                    [key: string]: unknown;
                };
            };
        };
        /** @description A JSON-RPC response. */
        McpResponse: components["schemas"]["McpResult"] | components["schemas"]["McpError"];
        /** @description A JSON-RPC error, or an error of the API if the request was refused before its message was read. */
        McpFailure: components["schemas"]["McpError"] | components["schemas"]["ApiError"];
    };
    responses: {
        /** @description The response has not changed since the one in `If-None-Match`. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Last-Modified": components["headers"]["LastModified"];
                "Cache-Control": components["headers"]["CacheControl"];
                Vary: components["headers"]["Vary"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request is invalid. `details` lists the invalid fields. */
        InvalidRequest: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The API key is missing or invalid. */
        Unauthenticated: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The plan of the account does not include this request. It happens only where the operator limits plans (`PAYWALLS`). */
        PlanRequired: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The key is valid but not allowed to make this request. */
        Forbidden: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The indicator does not exist, has no series for the country, or has no vintage as of the day. */
        IndicatorNotFound: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Too many requests in 60 seconds or in this UTC day. Retry after `Retry-After` seconds. */
        RateLimited: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The URL and headers exceed 16 kB together. The request was not read, nor its key. */
        RequestTooLarge: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The server failed. The cause is in the server's log under the request id. */
        InternalError: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /**
         * @description The database is unavailable, or the series is not loaded yet: the server loads its library in the background after its first
         *     start and after an upgrade. Retry after `Retry-After` seconds: 300 if loading the library has failed.
         */
        Unavailable: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description No country has this code. The message says which code a name has, and how to read a group. */
        CountryNotFound: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The release does not exist. */
        ReleaseNotFound: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The link is unknown, expired, already used, or replaced by a later one. */
        TokenNotFound: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The cron secret is missing or wrong, or the session has ended. */
        NotTheOperator: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The server has no cron secret. Operator requests are disabled. */
        OperatorCallsOff: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The request comes from another site, or the account is suspended. */
        CrossSite: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The request body exceeds the limit of this operation (`x-max-body-bytes`). The message states it. */
        TooLarge: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The operation does not accept the media type of the request body. */
        UnsupportedMediaType: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /**
         * @description The database is unavailable, too many passwords are being checked, or the server has no mail server. The server checks
         *     two passwords at a time; at most 64 requests wait, at most 16 of them from one IPv4 address or IPv6 site (/48). Without
         *     a mail server, every request gets this response. Retry after `Retry-After` seconds.
         */
        SignUpUnavailable: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The email address or the password is wrong. */
        WrongCredentials: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /**
         * @description The request comes from another site, the account is suspended, or the password is that of a sign-up whose address is not
         *     confirmed.
         */
        SignInRefused: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Too many requests in 60 seconds, or too many wrong passwords. Retry after `Retry-After` seconds. */
        TooManyAttempts: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /**
         * @description The database is unavailable, or too many passwords are being checked. The server checks two at a time; at most 64
         *     requests wait, at most 16 of them from one IPv4 address or IPv6 site (/48). Retry after `Retry-After` seconds.
         */
        PasswordsBusy: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /**
         * @description The database is unavailable, too much work is waiting, or the server has no mail server. Without a mail server, every
         *     request gets this response. Retry after `Retry-After` seconds.
         */
        MailUnavailable: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The session is missing or has ended. */
        NotSignedIn: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The account is suspended. */
        Suspended: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The session is missing or has ended, or the password is wrong. */
        WrongPassword: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /**
         * @description The database is unavailable, too many passwords are being checked, or the subscription of the account could not be canceled, because Stripe
         *     does not respond. Nothing is deleted then. Retry after `Retry-After` seconds.
         */
        PasswordsBusyOrBilling: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The resource does not exist or does not belong to the account. */
        ThingNotFound: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The account has reached its maximum number of watched series. */
        WatchlistFull: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The account has reached its maximum number of active keys. */
        KeyLimitReached: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The key is not allowed to make this request, or the request of a session comes from another site. */
        AlertForbidden: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The indicator, its country or the release does not exist. */
        AlertTargetNotFound: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The account has the maximum number of alert rules. */
        AlertLimitReached: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The account has as many webhook endpoints as its plan allows. */
        WebhookLimitReached: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description An alert rule names this endpoint. */
        WebhookInUse: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The endpoint is paused or disabled. */
        WebhookInactive: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Billing is off on this server. */
        BillingOff: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Stripe does not respond, or the database is unavailable. The plan in force does not change. Retry after `Retry-After` seconds. */
        BillingUnavailable: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Stripe refused the payment. */
        PaymentFailed: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The account cannot subscribe to this plan. */
        CheckoutRefused: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The account has never subscribed, or not to what is to be changed. */
        PortalRefused: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The body is not valid, or its signature is missing, wrong or older than five minutes. */
        InvalidSignature: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /**
         * @description The server has no cron secret and the request has no session, the session is not that of the owner, the account is suspended,
         *     or the request of a session comes from another site.
         */
        OperatorForbidden: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Billing is off on this server, or no account has this id. */
        BillingNotFound: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The account is on the Enterprise plan. */
        EnterpriseKept: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The job is already running. */
        JobRunning: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The job failed, as described in its last run, or the server failed. */
        JobFailed: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The request body exceeds 4 MB. */
        SeriesTooLarge: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /**
         * @description The account does not have the compute seconds that the request costs (`compute_budget_exceeded`), or has sent too many
         *     requests in 60 seconds or in this UTC day, or has 10 jobs in progress (`rate_limit_exceeded`). Retry after `Retry-After`
         *     seconds.
         */
        ComputeLimited: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                "X-Compute-Limit": components["headers"]["ComputeLimit"];
                "X-Compute-Remaining": components["headers"]["ComputeRemaining"];
                "X-Compute-Cost": components["headers"]["ComputeCost"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /**
         * @description The database is unavailable, too many computations wait on the server or for this account, or the computation takes longer
         *     than 30 seconds. Retry after `Retry-After` seconds.
         */
        ComputeUnavailable: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The job runs in the background. `Location` is its path. Only with `Prefer: respond-async`. */
        ForecastAccepted: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                "X-Compute-Limit": components["headers"]["ComputeLimit"];
                "X-Compute-Remaining": components["headers"]["ComputeRemaining"];
                "X-Compute-Cost": components["headers"]["ComputeCost"];
                Location: components["headers"]["Location"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ForecastJob"];
            };
        };
        /** @description The result does not exist, has expired, or is private to another account. */
        ForecastNotFound: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The key is not allowed to make this request, or the request of a session comes from another site. */
        OwnerForbidden: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The account has no private forecast with this key, or it has expired. */
        PrivateForecastNotFound: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The provider does not have this series, or has no values in the requested years. */
        ProviderSeriesNotFound: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The provider is unavailable, rejects this server, or returned an unreadable response. */
        ProviderFailed: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                "Retry-After": components["headers"]["ProviderRetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /**
         * @description The request budget of the provider is exhausted, the database is unavailable, or too many computations are running.
         *     Retry after `Retry-After` seconds, if given.
         */
        ProviderQuota: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                "Retry-After": components["headers"]["ProviderRetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The provider did not respond in time. */
        ProviderTimeout: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                "Retry-After": components["headers"]["ProviderRetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /**
         * @description The key lacks the required scope, the session is not that of the owner or its request comes from another site, or the data
         *     of the provider may not be stored.
         */
        ImportForbidden: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The indicator is bundled with the library. Nothing was removed. */
        NotImported: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The values cannot belong to the series. Nothing was written. */
        ImportRefused: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The provider does not have this dataset. */
        DatasetNotFound: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The assistant is off (`chat_off`), or the conversation does not exist or does not belong to the account (`not_found`). */
        ChatNotFound: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description A question of the conversation is being answered (`chat_busy`), or has the maximum number of questions, or the account has the maximum number of conversations (`chat_full`). */
        ChatRefused: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The account has asked as many questions as its plan allows in this UTC day (`chat_limit_reached`), or has two answers in progress, or five open event streams, or has sent too many requests in 60 seconds or in this UTC day (`rate_limit_exceeded`). Retry after `Retry-After` seconds. */
        ChatLimited: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The model does not respond, or too many questions are being answered (`chat_unavailable`), or the database is unavailable (`service_unavailable`). Retry after `Retry-After` seconds. */
        ChatUnavailable: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
    };
    parameters: {
        /**
         * @description Slug of the indicator, or the id of its FRED series, such as `GDPC1`.
         * @example real-gdp
         */
        Slug: string;
        /**
         * @description ISO 3166-1 alpha-2 or alpha-3 code, or `EA` for the euro area (also `EMU` and `EZ`). Case-insensitive; Eurostat's `UK`
         *     and `EL` are read as `GB` and `GR`. Defaults to the indicator's default country, or to all countries if the operation
         *     says so.
         * @example US
         */
        Country: string;
        /**
         * @description Return the values as of this day. Must not be after today. Defaults to the latest vintage.
         * @example 2022-11-15
         */
        Vintage: components["schemas"]["AsOfDay"];
        /**
         * @description Return only observations dated on or after this day.
         * @example 2019-01-01
         */
        Start: components["schemas"]["FirstDay"];
        /**
         * @description Return only observations dated on or before this day. Must not be before `start`.
         * @example 2026-12-31
         */
        End: components["schemas"]["LastDay"];
        /**
         * @description Transformation, in FRED's codes: `lin` as published, `chg` change, `ch1` change from a year ago, `pch` percent change,
         *     `pc1` percent change from a year ago, `pca` compounded annual rate of change, `cch` continuously compounded rate of
         *     change, `cca` continuously compounded annual rate of change, `log` natural logarithm. Defaults to `lin`.
         *
         *     In daily series, a year ago is the same day of the previous year, or the last day with a value up to a week before. In
         *     weekly and biweekly series it is 52 weeks before.
         * @example pc1
         */
        Units: "lin" | "chg" | "ch1" | "pch" | "pc1" | "pca" | "cch" | "cca" | "log";
        /**
         * @description Aggregate to this lower frequency. FRED's codes (`w`, `bw`, `m`, `q`, `sa`, `a`) are aliases. Defaults to the
         *     frequency of the series.
         * @example quarterly
         */
        Frequency: "daily" | "weekly" | "biweekly" | "monthly" | "quarterly" | "semiannual" | "annual" | "d" | "w" | "bw" | "m" | "q" | "sa" | "a";
        /**
         * @description Aggregation method: average, sum or end of period. Only with `frequency`. Defaults to the method for the series
         *     (`standardization.aggregation`): the last value of a stock, the sum of a flow, and the average of everything else,
         *     including flows at an annual rate. Periods with missing values have no sum.
         * @example avg
         */
        Aggregation: components["schemas"]["AggregationMethod"];
        /**
         * @description Whether a CSV response has the column `vintage_date`, the last one, with the vintage date of each row's series. Defaults to `false`.
         *     JSON has it in `series`.
         */
        IncludeVintage: boolean;
        /**
         * @description A country code, a comma-separated list of codes and groups (`US,EA`), or `all`, alone. Codes are ISO 3166-1 alpha-2 or alpha-3, or
         *     `EA` for the euro area as a whole; case and spaces are ignored; `UK` and `EL` are read as `GB` and `GR`. Groups are `G7`, `G20`,
         *     `OECD`, `BRICS` and `EA-MEMBERS`; of a group, the countries for which the indicator has a series. A chart has at most five lines, so more
         *     than five countries are an error (400). Defaults to the indicator's default country.
         * @example US,EA
         */
        ChartCountries: string;
        /**
         * @description Transformation, in FRED's codes, as for observations. Defaults to `defaultUnits` of the indicator: `pc1`, inflation,
         *     for price indexes and `lin` for all others.
         * @example pc1
         */
        ChartUnits: "lin" | "chg" | "ch1" | "pch" | "pc1" | "pca" | "cch" | "cca" | "log";
        /** @description Maximum number of rows to return. Defaults to 100, maximum 1,000. */
        Limit: number;
        /** @description `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
        Cursor: string;
        /**
         * @description A country code, a comma-separated list of codes and groups (`US,JP,G7`), or `all`, alone, for all countries that the
         *     indicators cover. Codes are ISO 3166-1 alpha-2 or alpha-3; case and spaces are ignored; Eurostat's `UK` and `EL` are read as `GB` and
         *     `GR`. Defaults to the indicator's default country, or to all countries if the operation says so.
         *
         *     Groups are `G7`, `G20` (19 countries, the European Union and the euro area), `OECD`, `BRICS` and `EA-MEMBERS` (the members
         *     of the euro area). `GET /v1/countries` lists the members and the date of each list.
         *
         *     `EA` (also `EMU` and `EZ`) is the euro area as a whole. Where an indicator has no series of it, `EA` returns those of its
         *     members instead.
         *
         *     With one code, an indicator without a series for it is an error (404). With several, the response lists such indicators and
         *     countries in `missing`.
         * @example US
         */
        Countries: string;
        /**
         * @description Comma-separated indicator ids (slugs, or ids of FRED series such as `CPIAUCSL`), at most 50, without duplicates. Spaces around them are ignored.
         * @example [
         *       "us-cpi-all-items"
         *     ]
         */
        Id: string[];
        /**
         * @description Return only releases of these countries: a country code, a comma-separated list of codes and groups (`US,EA,G7`), or `all`,
         *     alone. Codes are ISO 3166-1 alpha-2 or alpha-3, or `EA` for the euro area as a whole; case and spaces are ignored; `UK` and
         *     `EL` are read as `GB` and `GR`. Groups are `G7`, `G20`, `OECD`, `BRICS` and `EA-MEMBERS`. Defaults to all releases,
         *     including those that belong to no country. `missingCountries` lists those without release dates.
         * @example US
         */
        ReleaseCountries: string;
        /**
         * @description Id of the release, as in `/v1/indicators/releases`.
         * @example us-consumer-price-index
         */
        ReleaseId: string;
        /**
         * @description First day. Defaults to 30 days before today.
         * @example 2026-10-01
         */
        CalendarFrom: components["schemas"]["FirstDay"];
        /**
         * @description Last day, at most 366 days after `from`. Defaults to 60 days after the later of `from` and today.
         * @example 2026-12-31
         */
        CalendarTo: components["schemas"]["LastDay"];
        /** @description Return only releases that publish an indicator of this category. */
        ReleaseCategory: components["schemas"]["Category"];
        /** @description Return only releases of this importance. */
        ReleaseImportance: components["schemas"]["Importance"];
        /** @description Return only events with this status. */
        EventStatus: components["schemas"]["EventStatus"];
        /**
         * @description `all` returns every indicator of an event; `headline` only those with `isHeadline`, at most three, in a much smaller
         *     response.
         * @example headline
         */
        EventIndicators: "all" | "headline";
        /** @description Id of the resource, as returned in lists. */
        ThingId: string;
        /** @description Only deliveries with this status. */
        DeliveryStatus: components["schemas"]["WebhookDeliveryStatus"];
        /** @description Maximum number of deliveries to return. Defaults to 25, maximum 50. */
        DeliveryLimit: number;
        /**
         * @description Id of the delivery.
         * @example 42
         */
        DeliveryId: string;
        /** @description Id of the key. */
        KeyId: string;
        /** @description Return only entries of the account with this id. */
        AccountId: string;
        /**
         * @description `respond-async` (RFC 7240) runs the work as a background job and returns 202 immediately. Without it, the response
         *     waits up to 30 seconds for the result. Other preferences are ignored.
         * @example respond-async
         */
        Prefer: string;
        /**
         * @description Cache key from the response of a run.
         * @example 0f4b7c1d2e3a4b5c6d7e8f900112233445566778899aabbccddeeff001122334
         */
        CacheKey: string;
        /**
         * @description Token of a share link, to read the private run of another account. It is the part of the link after `#`.
         *     A wrong or ended token returns 404 `forecast_not_found`. Forecasts of indicators and your own forecasts need no token.
         * @example Zm9yZWNhc3Qtc2hhcmUtdG9rZW4tZXhhbXBsZS0wMDE
         */
        ShareToken: string;
        /**
         * @description Id of the job, from `Location`.
         * @example 6f2b1c9e-3a44-4d0e-9a51-0c5f1f0f8a7d
         */
        JobId: string;
        /**
         * @description Return only items of agencies of these countries and items linked to their releases: a country code, a comma-separated list of
         *     codes and groups (`US,EA,G7`), or `all`, alone. Codes are ISO 3166-1 alpha-2 or alpha-3, or `EA` for the euro area as a whole;
         *     case and spaces are ignored; `UK` and `EL` are read as `GB` and `GR`. Groups are `G7`, `G20`, `OECD`, `BRICS` and `EA-MEMBERS`.
         *     Defaults to all items.
         * @example US
         */
        NewsCountries: string;
        /**
         * @description Name of the provider, as listed by `/api/providers`.
         * @example worldbank
         */
        Provider: components["schemas"]["ProviderName"];
        /**
         * @description Series id of the provider, percent-encoded as one path segment: `/` as `%2F`, `?` as `%3F` (`encodeURIComponent` in
         *     JavaScript). The SDK encodes it for you. `/api/providers` has an example for each provider.
         * @example NY.GDP.MKTP.CD/USA
         */
        SeriesId: string;
        /** @description Name of a new indicator, at most 200 characters. Defaults to its slug. */
        NewName: string;
        /** @description Description of a new indicator, at most 2,000 characters. */
        NewDescription: string;
        /**
         * @description Unit of the values. A unit that differs from the previous one marks a new base or unit.
         * @example Percent
         */
        NewUnit: string;
        /** @description What separates the columns. Defaults to what separates most columns in the first lines. */
        UploadSeparator: components["schemas"]["UploadSeparator"];
        /**
         * @description The decimal mark of the values. The other mark, spaces and apostrophes separate thousands. Required if the values do not show it, as
         *     `1,234` does not.
         */
        UploadDecimal: components["schemas"]["UploadDecimal"];
        /** @description Whether dates such as 3/4/2026 begin with the day (`dmy`) or with the month (`mdy`). Required if both give valid dates. */
        UploadDateOrder: components["schemas"]["UploadDateOrder"];
        /**
         * @description Name of the column with the dates. Defaults to `date` or a similar name.
         * @example Month
         */
        UploadDateColumn: string;
        /**
         * @description Name of the column with the values. Defaults to `value` or a similar name.
         * @example Sales
         */
        UploadValueColumn: string;
        /** @description Name of the column with the days of publication. Defaults to `vintage` or a similar name, if there is one. */
        UploadVintageColumn: string;
    };
    requestBodies: never;
    headers: {
        /** @description Strong entity tag of the response body. */
        ETag: string;
        /**
         * @description Time of the last change of the response: the last change of the library, or the last midnight (UTC), because overdue
         *     and upcoming releases change with the day.
         */
        LastModified: string;
        /**
         * @description `private, no-cache`: only the client can store the response, and must revalidate it. `public, no-cache`: shared caches
         *     can store the response, and must revalidate it. `public, max-age=0, s-maxage=…, stale-while-revalidate=…`: shared caches
         *     can serve the response for so many seconds without asking, if the operator allows it. `no-store`: the response must not
         *     be stored, as with errors and health checks.
         */
        CacheControl: string;
        /** @description Request headers that the response depends on. */
        Vary: string;
        /** @description Id of the request in the server's log. Errors also contain it in the body. */
        RequestId: string;
        /** @description Maximum number of requests of this key, or of this IP address, in any 60 seconds. */
        RateLimitLimit: number;
        /** @description Number of requests left in the current 60 seconds. */
        RateLimitRemaining: number;
        /**
         * @description Unix time in seconds at which the next request slot becomes free or, if the daily limit is reached, at which the next
         *     request is accepted.
         */
        RateLimitReset: number;
        /** @description Maximum number of requests per UTC day, over all keys of the account. Only with a valid key. */
        RateLimitLimitDay: number;
        /** @description Number of requests left in this UTC day, over all keys of the account. Only with a valid key. */
        RateLimitRemainingDay: number;
        /** @description Seconds until a request is accepted again. */
        RetryAfter: number;
        /** @description File name of a downloaded response. */
        ContentDisposition: string;
        /**
         * @description The vintage date of the values: the day of the vintage that was read. Absent if the series were read from vintages of different
         *     days, and with `firstRelease` or `allVintages`.
         */
        VintageDate: string;
        /** @description Cursor of the next page of a CSV response. Absent on the last page. */
        NextCursor: string;
        /**
         * @description The requested series of which a CSV response has no values, as a structured list (RFC 9651) of `id/country` with the
         *     parameter `reason`, such as `policy-rate/DE;reason=no_values_in_range`. At most 2,000 characters: if more are missing,
         *     the last item is `more` with their number, as in `more;count=40`. Absent if none are missing.
         */
        MissingSeries: string;
        /** @description Authentication scheme: `Bearer`. Absent if a session has ended. */
        WwwAuthenticate: string;
        /** @description Sets or clears the session cookie. The cookie is HttpOnly and SameSite=Lax, and Secure over HTTPS. */
        SetCookie: string;
        /** @description Set to `no` so that nginx forwards events without buffering. */
        AccelBuffering: string;
        /** @description Path of the job. */
        Location: string;
        /**
         * @description Maximum number of compute seconds that the account can have, set by its plan. Sent only if the request needed a
         *     computation.
         */
        ComputeLimit: number;
        /**
         * @description Compute seconds that the account has left after this request, rounded down to two decimals. They are refilled
         *     continuously, up to `X-Compute-Limit`. Sent only if the request needed a computation.
         */
        ComputeRemaining: number;
        /**
         * @description Compute seconds that this request costs, estimated from its size before it runs, rounded up to two decimals. Sent only
         *     if the request needed a computation: stored results, and results that another request is already computing, cost nothing.
         */
        ComputeCost: number;
        /** @description Preference that was applied. */
        PreferenceApplied: string;
        /** @description Seconds until the provider can be queried again. Only if it is known. */
        ProviderRetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "indicators.get": {
        parameters: {
            query?: {
                /**
                 * @description ISO 3166-1 alpha-2 or alpha-3 code, or `EA` for the euro area (also `EMU` and `EZ`). Case-insensitive; Eurostat's `UK`
                 *     and `EL` are read as `GB` and `GR`. Defaults to the indicator's default country, or to all countries if the operation
                 *     says so.
                 * @example US
                 */
                country?: components["parameters"]["Country"];
                /**
                 * @description Return the values as of this day. Must not be after today. Defaults to the latest vintage.
                 * @example 2022-11-15
                 */
                vintage?: components["parameters"]["Vintage"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the indicator, or the id of its FRED series, such as `GDPC1`.
                 * @example real-gdp
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The indicator. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndicatorDetailResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PlanRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IndicatorNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "indicators.download": {
        parameters: {
            query?: {
                /**
                 * @description ISO 3166-1 alpha-2 or alpha-3 code, or `EA` for the euro area (also `EMU` and `EZ`). Case-insensitive; Eurostat's `UK`
                 *     and `EL` are read as `GB` and `GR`. Defaults to the indicator's default country, or to all countries if the operation
                 *     says so.
                 * @example US
                 */
                country?: components["parameters"]["Country"];
                /**
                 * @description Return only observations dated on or after this day.
                 * @example 2019-01-01
                 */
                start?: components["parameters"]["Start"];
                /**
                 * @description Return only observations dated on or before this day. Must not be before `start`.
                 * @example 2026-12-31
                 */
                end?: components["parameters"]["End"];
                /**
                 * @description Transformation, in FRED's codes: `lin` as published, `chg` change, `ch1` change from a year ago, `pch` percent change,
                 *     `pc1` percent change from a year ago, `pca` compounded annual rate of change, `cch` continuously compounded rate of
                 *     change, `cca` continuously compounded annual rate of change, `log` natural logarithm. Defaults to `lin`.
                 *
                 *     In daily series, a year ago is the same day of the previous year, or the last day with a value up to a week before. In
                 *     weekly and biweekly series it is 52 weeks before.
                 * @example pc1
                 */
                units?: components["parameters"]["Units"];
                /**
                 * @description Aggregate to this lower frequency. FRED's codes (`w`, `bw`, `m`, `q`, `sa`, `a`) are aliases. Defaults to the
                 *     frequency of the series.
                 * @example quarterly
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Aggregation method: average, sum or end of period. Only with `frequency`. Defaults to the method for the series
                 *     (`standardization.aggregation`): the last value of a stock, the sum of a flow, and the average of everything else,
                 *     including flows at an annual rate. Periods with missing values have no sum.
                 * @example avg
                 */
                aggregation?: components["parameters"]["Aggregation"];
                /**
                 * @description Return the values as of this day. Must not be after today. Defaults to the latest vintage.
                 * @example 2022-11-15
                 */
                vintage?: components["parameters"]["Vintage"];
                /**
                 * @description Whether a CSV response has the column `vintage_date`, the last one, with the vintage date of each row's series. Defaults to `false`.
                 *     JSON has it in `series`.
                 */
                includeVintage?: components["parameters"]["IncludeVintage"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the indicator, or the id of its FRED series, such as `GDPC1`.
                 * @example real-gdp
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The observations, oldest first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "X-Vintage-Date": components["headers"]["VintageDate"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PlanRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IndicatorNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "charts.get": {
        parameters: {
            query?: {
                /**
                 * @description Format of the picture. Defaults to `svg`.
                 * @example png
                 */
                format?: "svg" | "png";
                /**
                 * @description A country code, a comma-separated list of codes and groups (`US,EA`), or `all`, alone. Codes are ISO 3166-1 alpha-2 or alpha-3, or
                 *     `EA` for the euro area as a whole; case and spaces are ignored; `UK` and `EL` are read as `GB` and `GR`. Groups are `G7`, `G20`,
                 *     `OECD`, `BRICS` and `EA-MEMBERS`; of a group, the countries for which the indicator has a series. A chart has at most five lines, so more
                 *     than five countries are an error (400). Defaults to the indicator's default country.
                 * @example US,EA
                 */
                country?: components["parameters"]["ChartCountries"];
                /**
                 * @description Other indicators on the same chart, separated by commas: a slug, or a slug and a country as `slug.US`. Without a
                 *     country, the default one of the indicator. At most five lines with the countries.
                 * @example [
                 *       "us-unemployment-rate.US"
                 *     ]
                 */
                with?: string[];
                /**
                 * @description Transformation, in FRED's codes, as for observations. Defaults to `defaultUnits` of the indicator: `pc1`, inflation,
                 *     for price indexes and `lin` for all others.
                 * @example pc1
                 */
                units?: components["parameters"]["ChartUnits"];
                /**
                 * @description Return only observations dated on or after this day.
                 * @example 2019-01-01
                 */
                start?: components["parameters"]["Start"];
                /**
                 * @description Return only observations dated on or before this day. Must not be before `start`.
                 * @example 2026-12-31
                 */
                end?: components["parameters"]["End"];
                /**
                 * @description Return the values as of this day. Must not be after today. Defaults to the latest vintage.
                 * @example 2022-11-15
                 */
                vintage?: components["parameters"]["Vintage"];
                /** @description Whether to index all lines to 100 at the first date on which all have a value. Defaults to `false`. */
                indexed?: boolean;
                /** @description Scale of the value axis. Defaults to `linear`. A chart with values of zero or less is linear. */
                scale?: "linear" | "log";
                /** @description Whether to shade US recessions, as dated by the NBER. Defaults to `true` if the US is shown. */
                recessions?: boolean;
                /** @description Colours for a light or a dark background. Defaults to `light`. */
                theme?: "light" | "dark";
                /**
                 * @description Width in pixels. Defaults to 960.
                 * @example 960
                 */
                width?: number;
                /**
                 * @description Height in pixels. Defaults to 540.
                 * @example 540
                 */
                height?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the indicator, or the id of its FRED series, such as `GDPC1`.
                 * @example real-gdp
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                    "image/png": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IndicatorNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "countries.list": {
        parameters: {
            query?: {
                /**
                 * @description Return only the members of this group.
                 * @example G7
                 */
                group?: "BRICS" | "EA-MEMBERS" | "G20" | "G7" | "OECD";
                /**
                 * @description Return only countries that this text names: first the one with this code, then those with this name or common name (`UK`,
                 *     `Holland`, `euro zone`), then those whose name, a word of it, or code begins with the text. At most 100 characters.
                 * @example united
                 */
                q?: string;
                /** @description Maximum number of rows to return. Defaults to 100, maximum 1,000. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of countries. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountriesResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "countries.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ISO 3166-1 alpha-2 or alpha-3 code, or `EA` for the euro area (also `EMU` and `EZ`). Case-insensitive. The error for a name or
                 *     the code of a group says which code to use.
                 * @example US
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The country and its headline values. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CountryNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "headlines.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All headlines. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeadlinesResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "headlines.get": {
        parameters: {
            query?: {
                /**
                 * @description Codes of countries and groups, separated by commas, as in `GET /v1/indicators/observations`. They can stand for at most 60
                 *     countries. Defaults to `G20`.
                 * @example G7
                 */
                country?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the headline.
                 * @example inflation
                 */
                id: components["schemas"]["HeadlineId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values, highest first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeadlineResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "indicators.search": {
        parameters: {
            query?: {
                /**
                 * @description Search text, at most 200 characters. Without it, all indicators are listed.
                 * @example us inflation
                 */
                q?: string;
                /**
                 * @description Return only indicators with a series from this provider.
                 * @example fred
                 */
                provider?: string;
                /** @description Return only indicators with this frequency. */
                frequency?: components["schemas"]["Frequency"];
                /**
                 * @description A country code, a comma-separated list of codes and groups (`US,JP,G7`), or `all`, alone, for all countries that the
                 *     indicators cover. Codes are ISO 3166-1 alpha-2 or alpha-3; case and spaces are ignored; Eurostat's `UK` and `EL` are read as `GB` and
                 *     `GR`. Defaults to the indicator's default country, or to all countries if the operation says so.
                 *
                 *     Groups are `G7`, `G20` (19 countries, the European Union and the euro area), `OECD`, `BRICS` and `EA-MEMBERS` (the members
                 *     of the euro area). `GET /v1/countries` lists the members and the date of each list.
                 *
                 *     `EA` (also `EMU` and `EZ`) is the euro area as a whole. Where an indicator has no series of it, `EA` returns those of its
                 *     members instead.
                 *
                 *     With one code, an indicator without a series for it is an error (404). With several, the response lists such indicators and
                 *     countries in `missing`.
                 * @example US
                 */
                country?: components["parameters"]["Countries"];
                /** @description Return only indicators of this category. */
                category?: components["schemas"]["Category"];
                /** @description Return only indicators with a series of this seasonal adjustment. */
                seasonalAdjustment?: components["schemas"]["SeasonalAdjustment"];
                /** @description Maximum number of indicators to return. Defaults to 20, maximum 100. */
                limit?: number;
                /** @description `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of matching indicators, best match first; equal matches in order of slug. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "indicators.series": {
        parameters: {
            query: {
                /**
                 * @description Comma-separated indicator ids (slugs, or ids of FRED series such as `CPIAUCSL`), at most 50, without duplicates. Spaces around them are ignored.
                 * @example [
                 *       "us-cpi-all-items"
                 *     ]
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description A country code, a comma-separated list of codes and groups (`US,JP,G7`), or `all`, alone, for all countries that the
                 *     indicators cover. Codes are ISO 3166-1 alpha-2 or alpha-3; case and spaces are ignored; Eurostat's `UK` and `EL` are read as `GB` and
                 *     `GR`. Defaults to the indicator's default country, or to all countries if the operation says so.
                 *
                 *     Groups are `G7`, `G20` (19 countries, the European Union and the euro area), `OECD`, `BRICS` and `EA-MEMBERS` (the members
                 *     of the euro area). `GET /v1/countries` lists the members and the date of each list.
                 *
                 *     `EA` (also `EMU` and `EZ`) is the euro area as a whole. Where an indicator has no series of it, `EA` returns those of its
                 *     members instead.
                 *
                 *     With one code, an indicator without a series for it is an error (404). With several, the response lists such indicators and
                 *     countries in `missing`.
                 * @example US
                 */
                country?: components["parameters"]["Countries"];
                /** @description Maximum number of rows to return. Defaults to 100, maximum 1,000. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of series. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IndicatorNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "indicators.observations": {
        parameters: {
            query: {
                /**
                 * @description Comma-separated indicator ids (slugs, or ids of FRED series such as `CPIAUCSL`), at most 50, without duplicates. Spaces around them are ignored.
                 * @example [
                 *       "us-cpi-all-items"
                 *     ]
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description A country code, a comma-separated list of codes and groups (`US,JP,G7`), or `all`, alone, for all countries that the
                 *     indicators cover. Codes are ISO 3166-1 alpha-2 or alpha-3; case and spaces are ignored; Eurostat's `UK` and `EL` are read as `GB` and
                 *     `GR`. Defaults to the indicator's default country, or to all countries if the operation says so.
                 *
                 *     Groups are `G7`, `G20` (19 countries, the European Union and the euro area), `OECD`, `BRICS` and `EA-MEMBERS` (the members
                 *     of the euro area). `GET /v1/countries` lists the members and the date of each list.
                 *
                 *     `EA` (also `EMU` and `EZ`) is the euro area as a whole. Where an indicator has no series of it, `EA` returns those of its
                 *     members instead.
                 *
                 *     With one code, an indicator without a series for it is an error (404). With several, the response lists such indicators and
                 *     countries in `missing`.
                 * @example US
                 */
                country?: components["parameters"]["Countries"];
                /**
                 * @description Return only observations dated on or after this day.
                 * @example 2019-01-01
                 */
                start?: components["parameters"]["Start"];
                /**
                 * @description Return only observations dated on or before this day. Must not be before `start`.
                 * @example 2026-12-31
                 */
                end?: components["parameters"]["End"];
                /**
                 * @description Transformation, in FRED's codes: `lin` as published, `chg` change, `ch1` change from a year ago, `pch` percent change,
                 *     `pc1` percent change from a year ago, `pca` compounded annual rate of change, `cch` continuously compounded rate of
                 *     change, `cca` continuously compounded annual rate of change, `log` natural logarithm. Defaults to `lin`.
                 *
                 *     In daily series, a year ago is the same day of the previous year, or the last day with a value up to a week before. In
                 *     weekly and biweekly series it is 52 weeks before.
                 * @example pc1
                 */
                units?: components["parameters"]["Units"];
                /**
                 * @description Aggregate to this lower frequency. FRED's codes (`w`, `bw`, `m`, `q`, `sa`, `a`) are aliases. Defaults to the
                 *     frequency of the series.
                 * @example quarterly
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description Aggregation method: average, sum or end of period. Only with `frequency`. Defaults to the method for the series
                 *     (`standardization.aggregation`): the last value of a stock, the sum of a flow, and the average of everything else,
                 *     including flows at an annual rate. Periods with missing values have no sum.
                 * @example avg
                 */
                aggregation?: components["parameters"]["Aggregation"];
                /**
                 * @description Return the values as of this day. Must not be after today. Defaults to the latest vintage.
                 * @example 2022-11-15
                 */
                vintage?: components["parameters"]["Vintage"];
                /**
                 * @description Whether a CSV response has the column `vintage_date`, the last one, with the vintage date of each row's series. Defaults to `false`.
                 *     JSON has it in `series`.
                 */
                includeVintage?: components["parameters"]["IncludeVintage"];
                /** @description Return the first value of each date with the first day on which it was current. Defaults to `false`. */
                firstRelease?: boolean;
                /** @description Return every value of each date with its real-time start and end. Defaults to `false`. */
                allVintages?: boolean;
                /** @description Sort order by date within each series: `asc` (oldest first, the default) or `desc`. */
                order?: "asc" | "desc";
                /** @description Maximum number of observations to return, over all series. Defaults to 10,000, maximum 100,000. */
                limit?: number;
                /** @description `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Response format. Takes precedence over `Accept`. */
                format?: "json" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The observations. For CSV, the headers have the cursor of the next page and the missing series. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "X-Vintage-Date": components["headers"]["VintageDate"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Missing-Series": components["headers"]["MissingSeries"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObservationsResponse"];
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PlanRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IndicatorNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "indicators.metadata": {
        parameters: {
            query: {
                /**
                 * @description Comma-separated indicator ids (slugs, or ids of FRED series such as `CPIAUCSL`), at most 50, without duplicates. Spaces around them are ignored.
                 * @example [
                 *       "us-cpi-all-items"
                 *     ]
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description ISO 3166-1 alpha-2 or alpha-3 code, or `EA` for the euro area (also `EMU` and `EZ`). Case-insensitive; Eurostat's `UK`
                 *     and `EL` are read as `GB` and `GR`. Defaults to the indicator's default country, or to all countries if the operation
                 *     says so.
                 * @example US
                 */
                country?: components["parameters"]["Country"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metadata. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetadataResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IndicatorNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "indicators.releases": {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated indicator ids (slugs), at most 50, without duplicates. Without it, all releases are returned.
                 * @example [
                 *       "us-cpi-all-items"
                 *     ]
                 */
                id?: string[];
                /**
                 * @description Return only releases of these countries: a country code, a comma-separated list of codes and groups (`US,EA,G7`), or `all`,
                 *     alone. Codes are ISO 3166-1 alpha-2 or alpha-3, or `EA` for the euro area as a whole; case and spaces are ignored; `UK` and
                 *     `EL` are read as `GB` and `GR`. Groups are `G7`, `G20`, `OECD`, `BRICS` and `EA-MEMBERS`. Defaults to all releases,
                 *     including those that belong to no country. `missingCountries` lists those without release dates.
                 * @example US
                 */
                country?: components["parameters"]["ReleaseCountries"];
                /**
                 * @description First day of the schedule. Defaults to 365 days before today.
                 * @example 2026-01-01
                 */
                from?: components["schemas"]["FirstDay"];
                /**
                 * @description Last day of the schedule, at most 3,660 days after `from`. Defaults to 180 days after today.
                 * @example 2026-12-31
                 */
                to?: components["schemas"]["LastDay"];
                /** @description Maximum number of rows to return. Defaults to 100, maximum 1,000. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of releases. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleasesResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IndicatorNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "indicators.vintages": {
        parameters: {
            query: {
                /**
                 * @description Comma-separated indicator ids (slugs, or ids of FRED series such as `CPIAUCSL`), at most 50, without duplicates. Spaces around them are ignored.
                 * @example [
                 *       "us-cpi-all-items"
                 *     ]
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description ISO 3166-1 alpha-2 or alpha-3 code, or `EA` for the euro area (also `EMU` and `EZ`). Case-insensitive; Eurostat's `UK`
                 *     and `EL` are read as `GB` and `GR`. Defaults to the indicator's default country, or to all countries if the operation
                 *     says so.
                 * @example US
                 */
                country?: components["parameters"]["Country"];
                /**
                 * @description Return only vintages on or after this day.
                 * @example 2021-01-01
                 */
                start?: components["schemas"]["FirstDay"];
                /**
                 * @description Return only vintages on or before this day.
                 * @example 2026-12-31
                 */
                end?: components["schemas"]["LastDay"];
                /** @description Maximum number of rows to return. Defaults to 100, maximum 1,000. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of vintages. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VintagesResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IndicatorNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "releases.get": {
        parameters: {
            query?: {
                /** @description Maximum number of indicators to return. Defaults to 50, maximum 100. */
                limit?: number;
                /** @description `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the release, as in `/v1/indicators/releases`.
                 * @example us-consumer-price-index
                 */
                id: components["parameters"]["ReleaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The release and a page of its indicators. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ReleaseNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "releases.vintages": {
        parameters: {
            query?: {
                /** @description Maximum number of vintages to return. Defaults to 12, maximum 50. */
                limit?: number;
                /** @description `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the release, as in `/v1/indicators/releases`.
                 * @example us-consumer-price-index
                 */
                id: components["parameters"]["ReleaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of vintages. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseVintagesResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ReleaseNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "calendar.releases": {
        parameters: {
            query?: {
                /**
                 * @description First day. Defaults to 30 days before today.
                 * @example 2026-10-01
                 */
                from?: components["parameters"]["CalendarFrom"];
                /**
                 * @description Last day, at most 366 days after `from`. Defaults to 60 days after the later of `from` and today.
                 * @example 2026-12-31
                 */
                to?: components["parameters"]["CalendarTo"];
                /**
                 * @description Return only releases of these countries: a country code, a comma-separated list of codes and groups (`US,EA,G7`), or `all`,
                 *     alone. Codes are ISO 3166-1 alpha-2 or alpha-3, or `EA` for the euro area as a whole; case and spaces are ignored; `UK` and
                 *     `EL` are read as `GB` and `GR`. Groups are `G7`, `G20`, `OECD`, `BRICS` and `EA-MEMBERS`. Defaults to all releases,
                 *     including those that belong to no country. `missingCountries` lists those without release dates.
                 * @example US
                 */
                country?: components["parameters"]["ReleaseCountries"];
                /** @description Return only releases that publish an indicator of this category. */
                category?: components["parameters"]["ReleaseCategory"];
                /** @description Return only releases of this importance. */
                importance?: components["parameters"]["ReleaseImportance"];
                /** @description Return only events with this status. */
                status?: components["parameters"]["EventStatus"];
                /**
                 * @description `all` returns every indicator of an event; `headline` only those with `isHeadline`, at most three, in a much smaller
                 *     response.
                 * @example headline
                 */
                indicators?: components["parameters"]["EventIndicators"];
                /** @description Maximum number of rows to return. Defaults to 100, maximum 1,000. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of calendar events. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "calendar.ics": {
        parameters: {
            query?: {
                /**
                 * @description First day. Defaults to 30 days before today.
                 * @example 2026-10-01
                 */
                from?: components["parameters"]["CalendarFrom"];
                /**
                 * @description Last day, at most 366 days after `from`. Defaults to 60 days after the later of `from` and today.
                 * @example 2026-12-31
                 */
                to?: components["parameters"]["CalendarTo"];
                /**
                 * @description Return only releases of these countries: a country code, a comma-separated list of codes and groups (`US,EA,G7`), or `all`,
                 *     alone. Codes are ISO 3166-1 alpha-2 or alpha-3, or `EA` for the euro area as a whole; case and spaces are ignored; `UK` and
                 *     `EL` are read as `GB` and `GR`. Groups are `G7`, `G20`, `OECD`, `BRICS` and `EA-MEMBERS`. Defaults to all releases,
                 *     including those that belong to no country. `missingCountries` lists those without release dates.
                 * @example US
                 */
                country?: components["parameters"]["ReleaseCountries"];
                /** @description Return only releases that publish an indicator of this category. */
                category?: components["parameters"]["ReleaseCategory"];
                /** @description Return only releases of this importance. */
                importance?: components["parameters"]["ReleaseImportance"];
                /** @description Return only events with this status. */
                status?: components["parameters"]["EventStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "calendar.feed": {
        parameters: {
            query?: {
                /**
                 * @description First day. Defaults to 30 days before today.
                 * @example 2026-10-01
                 */
                from?: components["parameters"]["CalendarFrom"];
                /**
                 * @description Last day, at most 366 days after `from`. Defaults to 60 days after the later of `from` and today.
                 * @example 2026-12-31
                 */
                to?: components["parameters"]["CalendarTo"];
                /**
                 * @description Return only releases of these countries: a country code, a comma-separated list of codes and groups (`US,EA,G7`), or `all`,
                 *     alone. Codes are ISO 3166-1 alpha-2 or alpha-3, or `EA` for the euro area as a whole; case and spaces are ignored; `UK` and
                 *     `EL` are read as `GB` and `GR`. Groups are `G7`, `G20`, `OECD`, `BRICS` and `EA-MEMBERS`. Defaults to all releases,
                 *     including those that belong to no country. `missingCountries` lists those without release dates.
                 * @example US
                 */
                country?: components["parameters"]["ReleaseCountries"];
                /** @description Return only releases that publish an indicator of this category. */
                category?: components["parameters"]["ReleaseCategory"];
                /** @description Return only releases of this importance. */
                importance?: components["parameters"]["ReleaseImportance"];
                /** @description Return only events with this status. */
                status?: components["parameters"]["EventStatus"];
            };
            header?: never;
            path: {
                /**
                 * @description The secret token of the feed. It is part of the address that `account.createCalendarFeed` returns.
                 * @example Y2FsZW5kYXItZmVlZC10b2tlbi1leGFtcGxlLTAwMDE
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["TokenNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "contract.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The OpenAPI document. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "text/yaml": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    "contract.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The OpenAPI document. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    "changelog.rss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/rss+xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    "health.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service and its database are available. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            /** @description The service runs, but it is starting or stopping, or its database is unavailable. Send requests elsewhere. */
            503: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    "health.live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process is running. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Liveness"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    "admin.metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metrics in the Prometheus text format. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotTheOperator"];
            403: components["responses"]["OperatorCallsOff"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "account.signUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description The request is accepted. The response does not reveal whether a mail is sent. */
            202: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpAccepted"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["SignUpUnavailable"];
        };
    };
    "account.verifyEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenOnly"];
            };
        };
        responses: {
            /** @description The account. `Set-Cookie` carries the session cookie `almanac_session`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["TokenNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "account.signIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description The account. `Set-Cookie` carries the session cookie `almanac_session`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["SignInRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyAttempts"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["PasswordsBusy"];
        };
    };
    "account.requestSignInLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailOnly"];
            };
        };
        responses: {
            /** @description The request is accepted. The response does not reveal whether a mail is sent. */
            202: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailSent"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["MailUnavailable"];
        };
    };
    "account.signInWithLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenOnly"];
            };
        };
        responses: {
            /** @description The account. `Set-Cookie` carries the session cookie `almanac_session`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["TokenNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "account.signOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended and its cookie is cleared. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CrossSite"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "account.requestPasswordReset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailOnly"];
            };
        };
        responses: {
            /** @description The request is accepted. The response does not reveal whether a mail is sent. */
            202: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailSent"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["MailUnavailable"];
        };
    };
    "account.checkPasswordReset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenOnly"];
            };
        };
        responses: {
            /** @description The link is valid. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetCheck"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["TokenNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "account.resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password is changed. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["TokenNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["PasswordsBusy"];
        };
    };
    "account.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Suspended"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "account.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountChange"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CrossSite"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "account.changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password is changed. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPassword"];
            403: components["responses"]["CrossSite"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyAttempts"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["PasswordsBusy"];
        };
    };
    "account.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordOnly"];
            };
        };
        responses: {
            /** @description The account is deleted, except for its audit log entries. The session has ended. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPassword"];
            403: components["responses"]["CrossSite"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyAttempts"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["PasswordsBusyOrBilling"];
        };
    };
    "account.export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account data. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Suspended"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "account.usage": {
        parameters: {
            query?: {
                /** @description Number of UTC days to return, ending today. Defaults to 30, maximum 366. */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry per day, oldest first, including days without requests. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Suspended"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "account.calendarFeed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar feed. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Suspended"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "account.createCalendarFeed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address of the feed. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCalendarFeed"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CrossSite"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "account.deleteCalendarFeed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed was deleted. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["ThingNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "notifications.list": {
        parameters: {
            query?: {
                /** @description Maximum number of rows to return. Defaults to 100, maximum 1,000. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notifications and the total number of unread ones. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Suspended"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "notifications.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationUpdate"];
            };
        };
        responses: {
            /** @description The number of notifications marked as read and of those still unread. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsUpdated"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["ThingNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "notifications.preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channels for each kind of notification. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferences"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Suspended"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "notifications.setPreferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationPreferences"];
            };
        };
        responses: {
            /** @description The channels for each kind of notification. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferences"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CrossSite"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "watchlist.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series in order of slug and country. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchlistResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Suspended"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "watchlist.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeriesToWatch"];
            };
        };
        responses: {
            /** @description The watched series. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchedSeries"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["IndicatorNotFound"];
            409: components["responses"]["WatchlistFull"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "watchlist.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource, as returned in lists. */
                id: components["parameters"]["ThingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series is removed from the watchlist. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["ThingNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "sessions.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions, most recently used first. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Suspended"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "sessions.revokeAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended and its cookie is cleared. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CrossSite"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "sessions.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource, as returned in lists. */
                id: components["parameters"]["ThingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is revoked. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["ThingNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "keys.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys, active ones first, then newest first. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeysResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Suspended"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "keys.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyName"];
            };
        };
        responses: {
            /** @description The key with its value. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewKey"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CrossSite"];
            409: components["responses"]["KeyLimitReached"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "keys.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource, as returned in lists. */
                id: components["parameters"]["ThingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["ThingNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "keys.rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource, as returned in lists. */
                id: components["parameters"]["ThingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key with its value. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewKey"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["ThingNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "alerts.list": {
        parameters: {
            query?: {
                /** @description Maximum number of rows to return. Defaults to 100, maximum 1,000. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rules. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertRulesResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "alerts.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAlertRule"];
            };
        };
        responses: {
            /** @description The rule. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertRule"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PlanRequired"];
            403: components["responses"]["AlertForbidden"];
            404: components["responses"]["AlertTargetNotFound"];
            409: components["responses"]["AlertLimitReached"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "alerts.preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertPreviewRequest"];
            };
        };
        responses: {
            /** @description When the rule would have fired. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertPreview"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AlertForbidden"];
            404: components["responses"]["AlertTargetNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "alerts.history": {
        parameters: {
            query?: {
                /** @description Returns only what this rule fired. */
                rule?: string;
                /** @description Maximum number of rows to return. Defaults to 100, maximum 1,000. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of fired alerts. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertHistoryResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "alerts.settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertSettings"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "alerts.setSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertSettings"];
            };
        };
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertSettings"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AlertForbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "alerts.previewDigest": {
        parameters: {
            query?: {
                /**
                 * @description Which digest. Defaults to `daily`.
                 * @example weekly
                 */
                mail?: "daily" | "weekly";
                /**
                 * @description `json` for all parts of the mail, or `html` for the HTML alone, which a page of this site can show in a frame. Defaults to `json`.
                 * @example json
                 */
                format?: "json" | "html";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The digest. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertDigest"];
                    "text/html": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "alerts.getFeed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alert feed. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "alerts.createFeed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address of the feed. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCalendarFeed"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AlertForbidden"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "alerts.deleteFeed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed was deleted. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AlertForbidden"];
            404: components["responses"]["ThingNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "alerts.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource, as returned in lists. */
                id: components["parameters"]["ThingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertRule"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ThingNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "alerts.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource, as returned in lists. */
                id: components["parameters"]["ThingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule was deleted. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AlertForbidden"];
            404: components["responses"]["ThingNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "alerts.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource, as returned in lists. */
                id: components["parameters"]["ThingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertRuleChange"];
            };
        };
        responses: {
            /** @description The changed rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertRule"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AlertForbidden"];
            404: components["responses"]["ThingNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "alerts.feed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret token of the feed. It is part of the address that `alerts.createFeed` returns.
                 * @example YWxlcnRzLWZlZWQtdG9rZW4tZXhhbXBsZS0wMDAwMDE
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["TokenNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "alerts.describeUnsubscribe": {
        parameters: {
            query?: {
                /**
                 * @description Id of the rule whose mail to stop. Without it, the mail of all rules of the account.
                 * @example 0b5e6e0c-3f0e-4d3b-9a53-0d9d6c1f7a10
                 */
                rule?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The secret token of the mail. It is part of the links in it, and valid for a year.
                 * @example YWxlcnQtbWFpbC10b2tlbi1leGFtcGxlLTAwMDAwMDE
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description A page that says that the link is not valid. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "alerts.unsubscribe": {
        parameters: {
            query?: {
                /**
                 * @description Id of the rule whose mail to stop. Without it, the mail of all rules of the account.
                 * @example 0b5e6e0c-3f0e-4d3b-9a53-0d9d6c1f7a10
                 */
                rule?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The secret token of the mail. It is part of the links in it, and valid for a year.
                 * @example YWxlcnQtbWFpbC10b2tlbi1leGFtcGxlLTAwMDAwMDE
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alert mail is stopped. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["TokenNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "events.stream": {
        parameters: {
            query?: {
                /**
                 * @description Id of the last event that you received. `Last-Event-ID` takes precedence. `evt_0` begins with the oldest event.
                 * @example evt_0
                 */
                after?: components["schemas"]["EventId"];
                /**
                 * @description Types of events, separated by commas. Defaults to all.
                 * @example [
                 *       "series.released",
                 *       "series.revised"
                 *     ]
                 */
                types?: ("series.released" | "series.revised" | "calendar.changed" | "alert.fired")[];
                /**
                 * @description Slugs of indicators, at most 50, separated by commas: only events about their series. Changes of the calendar are left
                 *     out, since they are about releases.
                 * @example [
                 *       "real-gdp"
                 *     ]
                 */
                indicators?: string[];
            };
            header?: {
                /**
                 * @description Id of the last event that you received.
                 * @example evt_0
                 */
                "Last-Event-ID"?: components["schemas"]["EventId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-Accel-Buffering": components["headers"]["AccelBuffering"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IndicatorNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoints. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhooksResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebhook"];
            };
        };
        responses: {
            /** @description The endpoint with its secret. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["WebhookLimitReached"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource, as returned in lists. */
                id: components["parameters"]["ThingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ThingNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource, as returned in lists. */
                id: components["parameters"]["ThingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint is deleted. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ThingNotFound"];
            409: components["responses"]["WebhookInUse"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource, as returned in lists. */
                id: components["parameters"]["ThingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookChange"];
            };
        };
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ThingNotFound"];
            409: components["responses"]["WebhookInUse"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource, as returned in lists. */
                id: components["parameters"]["ThingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The queued delivery. */
            202: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ThingNotFound"];
            409: components["responses"]["WebhookInactive"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.rotateSecret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource, as returned in lists. */
                id: components["parameters"]["ThingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint with its new secret. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ThingNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.deliveries": {
        parameters: {
            query?: {
                /** @description Only deliveries with this status. */
                status?: components["parameters"]["DeliveryStatus"];
                /** @description Maximum number of deliveries to return. Defaults to 25, maximum 50. */
                limit?: components["parameters"]["DeliveryLimit"];
                /** @description `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description Id of the resource, as returned in lists. */
                id: components["parameters"]["ThingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deliveries. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveriesResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ThingNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource, as returned in lists. */
                id: components["parameters"]["ThingId"];
                /**
                 * @description Id of the delivery.
                 * @example 42
                 */
                deliveryId: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The queued delivery. */
            202: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ThingNotFound"];
            409: components["responses"]["WebhookInactive"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.redeliverSince": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource, as returned in lists. */
                id: components["parameters"]["ThingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRedelivery"];
            };
        };
        responses: {
            /** @description The number of deliveries that were queued. */
            202: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRedeliveryResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ThingNotFound"];
            409: components["responses"]["WebhookInactive"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "billing.plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingPlans"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["BillingOff"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["BillingUnavailable"];
        };
    };
    "billing.subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan and the subscription. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingState"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Suspended"];
            404: components["responses"]["BillingOff"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "billing.sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan and the subscription. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingState"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["BillingOff"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["BillingUnavailable"];
        };
    };
    "billing.checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Checkout"];
            };
        };
        responses: {
            /** @description The checkout page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingLink"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["PaymentFailed"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["BillingOff"];
            409: components["responses"]["CheckoutRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["BillingUnavailable"];
        };
    };
    "billing.portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortalVisit"];
            };
        };
        responses: {
            /** @description The page of the portal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingLink"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["PaymentFailed"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["BillingOff"];
            409: components["responses"]["PortalRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["BillingUnavailable"];
        };
    };
    "billing.invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoices. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoices"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Suspended"];
            404: components["responses"]["BillingOff"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["BillingUnavailable"];
        };
    };
    "billing.webhook": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Time and signatures of the body, as Stripe sends them.
                 * @example t=1763726400,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd
                 */
                "Stripe-Signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StripeEvent"];
            };
        };
        responses: {
            /** @description The event is stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventReceipt"];
                };
            };
            400: components["responses"]["InvalidSignature"];
            403: components["responses"]["CrossSite"];
            404: components["responses"]["BillingOff"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "admin.billing": {
        parameters: {
            query?: {
                /**
                 * @description Return only subscriptions with this status.
                 * @example past_due
                 */
                status?: components["schemas"]["SubscriptionStatus"];
                /** @description Maximum number of rows to return. Defaults to 100, maximum 1,000. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of accounts. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingAccounts"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotTheOperator"];
            403: components["responses"]["OperatorForbidden"];
            404: components["responses"]["BillingOff"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "admin.syncBilling": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource, as returned in lists. */
                id: components["parameters"]["ThingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingAccount"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotTheOperator"];
            403: components["responses"]["OperatorForbidden"];
            404: components["responses"]["BillingNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["BillingUnavailable"];
        };
    };
    "admin.releasePlan": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource, as returned in lists. */
                id: components["parameters"]["ThingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingAccount"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotTheOperator"];
            403: components["responses"]["OperatorForbidden"];
            404: components["responses"]["BillingNotFound"];
            409: components["responses"]["EnterpriseKept"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "admin.accounts": {
        parameters: {
            query?: {
                /**
                 * @description Return only accounts whose email address begins with this text, ignoring case.
                 * @example ada@example.org
                 */
                email?: string;
                /** @description Return only accounts on this plan. */
                plan?: components["schemas"]["Plan"];
                /** @description Return only suspended accounts (`true`) or only active ones (`false`). */
                suspended?: boolean;
                /** @description Maximum number of rows to return. Defaults to 100, maximum 1,000. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of accounts. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountsResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotTheOperator"];
            403: components["responses"]["OperatorForbidden"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "admin.account": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource, as returned in lists. */
                id: components["parameters"]["ThingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDetail"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotTheOperator"];
            403: components["responses"]["OperatorForbidden"];
            404: components["responses"]["ThingNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "admin.updateAccount": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource, as returned in lists. */
                id: components["parameters"]["ThingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountSettings"];
            };
        };
        responses: {
            /** @description The account after the change. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountRecord"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotTheOperator"];
            403: components["responses"]["OperatorForbidden"];
            404: components["responses"]["ThingNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "admin.revokeKey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource, as returned in lists. */
                id: components["parameters"]["ThingId"];
                /** @description Id of the key. */
                keyId: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotTheOperator"];
            403: components["responses"]["OperatorForbidden"];
            404: components["responses"]["ThingNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "admin.updateKey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource, as returned in lists. */
                id: components["parameters"]["ThingId"];
                /** @description Id of the key. */
                keyId: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyRestriction"];
            };
        };
        responses: {
            /** @description The key after the change. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyRecord"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotTheOperator"];
            403: components["responses"]["OperatorForbidden"];
            404: components["responses"]["ThingNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "admin.usage": {
        parameters: {
            query?: {
                /** @description Return only entries of the account with this id. */
                account?: components["parameters"]["AccountId"];
                /** @description First UTC day, at most 366 days before `to`. Defaults to 29 days before `to`. */
                from?: components["schemas"]["FirstDay"];
                /** @description Last UTC day. Defaults to today. */
                to?: components["schemas"]["LastDay"];
                /** @description Maximum number of rows to return. Defaults to 100, maximum 1,000. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of daily usage. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUsageResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotTheOperator"];
            403: components["responses"]["OperatorForbidden"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "admin.auditLog": {
        parameters: {
            query?: {
                /** @description Return only entries of the account with this id. */
                account?: components["parameters"]["AccountId"];
                /**
                 * @description Return only entries with this action. Most actions are named after an operation id.
                 * @example admin.updateAccount
                 */
                action?: string;
                /** @description Return only entries on or after this UTC day. */
                from?: components["schemas"]["FirstDay"];
                /** @description Return only entries on or before this UTC day. */
                to?: components["schemas"]["LastDay"];
                /** @description Maximum number of rows to return. Defaults to 100, maximum 1,000. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of audit log entries. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLogResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotTheOperator"];
            403: components["responses"]["OperatorForbidden"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "admin.jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scheduled jobs in order of name. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobsResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotTheOperator"];
            403: components["responses"]["OperatorForbidden"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "admin.runJob": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `respond-async` (RFC 7240) runs the work as a background job and returns 202 immediately. Without it, the response
                 *     waits up to 30 seconds for the result. Other preferences are ignored.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /**
                 * @description Name of the scheduled job, as listed by `/api/admin/jobs`.
                 * @example clean-up
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The finished run. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobRun"];
                };
            };
            /** @description The job is still running. `Location` is the path that lists its runs. */
            202: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    Location: components["headers"]["Location"];
                    /** @description `respond-async` if the request sent this preference. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobRun"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotTheOperator"];
            403: components["responses"]["OperatorForbidden"];
            404: components["responses"]["ThingNotFound"];
            409: components["responses"]["JobRunning"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["JobFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "admin.quarantine": {
        parameters: {
            query?: {
                /**
                 * @description Return the changes that wait for a decision, or those that were rejected.
                 * @example waiting
                 */
                state?: "waiting" | "rejected";
                /** @description Maximum number of rows to return. Defaults to 100, maximum 1,000. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuarantineResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotTheOperator"];
            403: components["responses"]["OperatorForbidden"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "admin.acceptQuarantined": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource, as returned in lists. */
                id: components["parameters"]["ThingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result of the import. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotTheOperator"];
            403: components["responses"]["OperatorForbidden"];
            404: components["responses"]["ThingNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "admin.rejectQuarantined": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource, as returned in lists. */
                id: components["parameters"]["ThingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes are rejected. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotTheOperator"];
            403: components["responses"]["OperatorForbidden"];
            404: components["responses"]["ThingNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "labs.diagnostics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiagnosticsRequest"];
            };
        };
        responses: {
            /** @description The test results. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-Compute-Limit": components["headers"]["ComputeLimit"];
                    "X-Compute-Remaining": components["headers"]["ComputeRemaining"];
                    "X-Compute-Cost": components["headers"]["ComputeCost"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiagnosticsResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IndicatorNotFound"];
            413: components["responses"]["SeriesTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["ComputeLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ComputeUnavailable"];
        };
    };
    "labs.stationarity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StationarityRequest"];
            };
        };
        responses: {
            /** @description The test results. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-Compute-Limit": components["headers"]["ComputeLimit"];
                    "X-Compute-Remaining": components["headers"]["ComputeRemaining"];
                    "X-Compute-Cost": components["headers"]["ComputeCost"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StationarityResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IndicatorNotFound"];
            413: components["responses"]["SeriesTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["ComputeLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ComputeUnavailable"];
        };
    };
    "forecast.list": {
        parameters: {
            query?: {
                /** @description Maximum number of runs to return. Defaults to 20, maximum 100. */
                limit?: number;
                /** @description `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of runs. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForecastsResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forecast.run": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `respond-async` (RFC 7240) runs the work as a background job and returns 202 immediately. Without it, the response
                 *     waits up to 30 seconds for the result. Other preferences are ignored.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForecastRequest"];
            };
        };
        responses: {
            /** @description The forecast. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-Compute-Limit": components["headers"]["ComputeLimit"];
                    "X-Compute-Remaining": components["headers"]["ComputeRemaining"];
                    "X-Compute-Cost": components["headers"]["ComputeCost"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForecastRun"];
                };
            };
            202: components["responses"]["ForecastAccepted"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PlanRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IndicatorNotFound"];
            413: components["responses"]["SeriesTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["ComputeLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ComputeUnavailable"];
        };
    };
    "forecast.get": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Token of a share link, to read the private run of another account. It is the part of the link after `#`.
                 *     A wrong or ended token returns 404 `forecast_not_found`. Forecasts of indicators and your own forecasts need no token.
                 * @example Zm9yZWNhc3Qtc2hhcmUtdG9rZW4tZXhhbXBsZS0wMDE
                 */
                "X-Share-Token"?: components["parameters"]["ShareToken"];
            };
            path: {
                /**
                 * @description Cache key from the response of a run.
                 * @example 0f4b7c1d2e3a4b5c6d7e8f900112233445566778899aabbccddeeff001122334
                 */
                cacheKey: components["parameters"]["CacheKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The forecast. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForecastRun"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ForecastNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forecast.csv": {
        parameters: {
            query?: {
                /** @description Whether to include the observations before the forecasts. Defaults to `false`. */
                history?: boolean;
            };
            header?: {
                /**
                 * @description Token of a share link, to read the private run of another account. It is the part of the link after `#`.
                 *     A wrong or ended token returns 404 `forecast_not_found`. Forecasts of indicators and your own forecasts need no token.
                 * @example Zm9yZWNhc3Qtc2hhcmUtdG9rZW4tZXhhbXBsZS0wMDE
                 */
                "X-Share-Token"?: components["parameters"]["ShareToken"];
            };
            path: {
                /**
                 * @description Cache key from the response of a run.
                 * @example 0f4b7c1d2e3a4b5c6d7e8f900112233445566778899aabbccddeeff001122334
                 */
                cacheKey: components["parameters"]["CacheKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The CSV file. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PlanRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ForecastNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forecast.share": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Cache key from the response of a run.
                 * @example 0f4b7c1d2e3a4b5c6d7e8f900112233445566778899aabbccddeeff001122334
                 */
                cacheKey: components["parameters"]["CacheKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForecastShare"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OwnerForbidden"];
            404: components["responses"]["PrivateForecastNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forecast.stopSharing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Cache key from the response of a run.
                 * @example 0f4b7c1d2e3a4b5c6d7e8f900112233445566778899aabbccddeeff001122334
                 */
                cacheKey: components["parameters"]["CacheKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run is not shared. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OwnerForbidden"];
            404: components["responses"]["PrivateForecastNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forecast.backtest": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `respond-async` (RFC 7240) runs the work as a background job and returns 202 immediately. Without it, the response
                 *     waits up to 30 seconds for the result. Other preferences are ignored.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BacktestRequest"];
            };
        };
        responses: {
            /** @description The backtest. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-Compute-Limit": components["headers"]["ComputeLimit"];
                    "X-Compute-Remaining": components["headers"]["ComputeRemaining"];
                    "X-Compute-Cost": components["headers"]["ComputeCost"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BacktestRun"];
                };
            };
            202: components["responses"]["ForecastAccepted"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IndicatorNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["ComputeLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ComputeUnavailable"];
        };
    };
    "forecast.getBacktest": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Cache key from the response of a run.
                 * @example 0f4b7c1d2e3a4b5c6d7e8f900112233445566778899aabbccddeeff001122334
                 */
                cacheKey: components["parameters"]["CacheKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The backtest. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BacktestRun"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ForecastNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forecast.job": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the job, from `Location`.
                 * @example 6f2b1c9e-3a44-4d0e-9a51-0c5f1f0f8a7d
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-Accel-Buffering": components["headers"]["AccelBuffering"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForecastJob"];
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ThingNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forecast.models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The models with their options. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForecastModels"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "news.list": {
        parameters: {
            query?: {
                /**
                 * @description Return only items of this feed, as listed by `/api/news/sources`.
                 * @example bls-cpi
                 */
                source?: string;
                /**
                 * @description Return only items of this agency, as named by `/api/news/sources`.
                 * @example U.S. Bureau of Labor Statistics
                 */
                agency?: string;
                /**
                 * @description Return only items of agencies of these countries and items linked to their releases: a country code, a comma-separated list of
                 *     codes and groups (`US,EA,G7`), or `all`, alone. Codes are ISO 3166-1 alpha-2 or alpha-3, or `EA` for the euro area as a whole;
                 *     case and spaces are ignored; `UK` and `EL` are read as `GB` and `GR`. Groups are `G7`, `G20`, `OECD`, `BRICS` and `EA-MEMBERS`.
                 *     Defaults to all items.
                 * @example US
                 */
                country?: components["parameters"]["NewsCountries"];
                /**
                 * @description Return only items whose title or summary contains every word, ignoring case.
                 * @example consumer prices
                 */
                q?: string;
                /**
                 * @description Return only items on or after this UTC day.
                 * @example 2026-11-01
                 */
                from?: components["schemas"]["FirstDay"];
                /**
                 * @description Return only items on or before this UTC day. Must not be before `from`.
                 * @example 2026-11-30
                 */
                to?: components["schemas"]["LastDay"];
                /**
                 * @description Return only items linked to a release of this indicator (slug).
                 * @example us-cpi-all-items
                 */
                indicator?: string;
                /** @description Maximum number of rows to return. Defaults to 100, maximum 1,000. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of news items. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IndicatorNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "news.sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feeds in order of id. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsSourcesResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "providers.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The providers in a fixed order. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProvidersResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "providers.series": {
        parameters: {
            query?: {
                /**
                 * @description Return only observations dated on or after this day.
                 * @example 2019-01-01
                 */
                start?: components["parameters"]["Start"];
                /**
                 * @description Return only observations dated on or before this day. Must not be before `start`.
                 * @example 2026-12-31
                 */
                end?: components["parameters"]["End"];
                /** @description Maximum number of observations to return. Defaults to 1,000, maximum 10,000. */
                limit?: number;
                /** @description `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Name of the provider, as listed by `/api/providers`.
                 * @example worldbank
                 */
                provider: components["parameters"]["Provider"];
                /**
                 * @description Series id of the provider, percent-encoded as one path segment: `/` as `%2F`, `?` as `%3F` (`encodeURIComponent` in
                 *     JavaScript). The SDK encodes it for you. `/api/providers` has an example for each provider.
                 * @example NY.GDP.MKTP.CD/USA
                 */
                seriesId: components["parameters"]["SeriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series with its observations, oldest first. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderSeriesResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProviderSeriesNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ProviderFailed"];
            503: components["responses"]["ProviderQuota"];
            504: components["responses"]["ProviderTimeout"];
        };
    };
    "discovery.catalog": {
        parameters: {
            query?: {
                /**
                 * @description Search text, at most 200 characters. Without it, everything is listed.
                 * @example france co2 emissions
                 */
                q?: string;
                /**
                 * @description Return only entries of this provider, as listed in the facets. Includes the indicators that are imported from it.
                 * @example worldbank
                 */
                provider?: string;
                /** @description Return only entries with this frequency. */
                frequency?: components["schemas"]["Frequency"];
                /**
                 * @description ISO 3166-1 alpha-2 or alpha-3 code, or `EA` for the euro area (also `EMU` and `EZ`). Case-insensitive; Eurostat's `UK`
                 *     and `EL` are read as `GB` and `GR`. Defaults to the indicator's default country, or to all countries if the operation
                 *     says so.
                 * @example US
                 */
                country?: components["parameters"]["Country"];
                /**
                 * @description Return only entries of this topic, as listed in the facets.
                 * @example Environment
                 */
                topic?: string;
                /** @description Return only entries that are in the library (`true`) or only entries that are not (`false`). */
                inLibrary?: boolean;
                /** @description Maximum number of entries to return. Defaults to 20, maximum 100. */
                limit?: number;
                /** @description `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of matching entries, best match first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "discovery.datasets": {
        parameters: {
            query?: {
                /**
                 * @description Search text, at most 200 characters. Without it, everything is listed.
                 * @example house prices
                 */
                q?: string;
                /**
                 * @description Return only data sets of this provider.
                 * @example eurostat
                 */
                provider?: components["schemas"]["ProviderName"];
                /**
                 * @description Return only data sets of this topic, as listed in the facets.
                 * @example Economy and finance
                 */
                topic?: string;
                /** @description Maximum number of data sets to return. Defaults to 20, maximum 100. */
                limit?: number;
                /** @description `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of matching data sets, best match first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetsResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "discovery.providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The providers, those with the most series in the library first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    Vary: components["headers"]["Vary"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogProvidersResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "discovery.series": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the provider, as listed by `/api/providers`.
                 * @example worldbank
                 */
                provider: components["parameters"]["Provider"];
                /**
                 * @description Series id of the provider, percent-encoded as one path segment: `/` as `%2F`, `?` as `%3F` (`encodeURIComponent` in
                 *     JavaScript). The SDK encodes it for you. `/api/providers` has an example for each provider.
                 * @example NY.GDP.MKTP.CD/USA
                 */
                seriesId: components["parameters"]["SeriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscoveredSeriesResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProviderSeriesNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ProviderFailed"];
            503: components["responses"]["ProviderQuota"];
            504: components["responses"]["ProviderTimeout"];
        };
    };
    "import.indicators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportRequest"];
            };
        };
        responses: {
            /** @description The import job is created. `Location` is its path. */
            202: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportJob"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ImportForbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "import.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the indicator, or the id of its FRED series, such as `GDPC1`.
                 * @example real-gdp
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The indicator is removed. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ImportForbidden"];
            404: components["responses"]["IndicatorNotFound"];
            409: components["responses"]["NotImported"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "import.job": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the job, from `Location`.
                 * @example 6f2b1c9e-3a44-4d0e-9a51-0c5f1f0f8a7d
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-Accel-Buffering": components["headers"]["AccelBuffering"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportJob"];
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ImportForbidden"];
            404: components["responses"]["ThingNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "import.csv": {
        parameters: {
            query: {
                /**
                 * @description Slug of the indicator.
                 * @example own-survey
                 */
                slug: components["schemas"]["NewSlug"];
                /**
                 * @description ISO 3166-1 alpha-2 or alpha-3 code, or `EA` for the euro area. Defaults to the default country of the indicator.
                 * @example US
                 */
                country?: string;
                /** @description Name of a new indicator, at most 200 characters. Defaults to its slug. */
                name?: components["parameters"]["NewName"];
                /** @description Description of a new indicator, at most 2,000 characters. */
                description?: components["parameters"]["NewDescription"];
                /** @description Category of a new indicator. */
                category?: components["schemas"]["Category"];
                /**
                 * @description Unit of the values. A unit that differs from the previous one marks a new base or unit.
                 * @example Percent
                 */
                unit?: components["parameters"]["NewUnit"];
                /** @description Frequency of a new indicator. */
                frequency?: components["schemas"]["Frequency"];
                /** @description Whether to report the changes without writing them. Defaults to `false`. */
                dryRun?: boolean;
                /** @description What separates the columns. Defaults to what separates most columns in the first lines. */
                separator?: components["parameters"]["UploadSeparator"];
                /**
                 * @description The decimal mark of the values. The other mark, spaces and apostrophes separate thousands. Required if the values do not show it, as
                 *     `1,234` does not.
                 */
                decimal?: components["parameters"]["UploadDecimal"];
                /** @description Whether dates such as 3/4/2026 begin with the day (`dmy`) or with the month (`mdy`). Required if both give valid dates. */
                dateOrder?: components["parameters"]["UploadDateOrder"];
                /**
                 * @description Name of the column with the dates. Defaults to `date` or a similar name.
                 * @example Month
                 */
                dateColumn?: components["parameters"]["UploadDateColumn"];
                /**
                 * @description Name of the column with the values. Defaults to `value` or a similar name.
                 * @example Sales
                 */
                valueColumn?: components["parameters"]["UploadValueColumn"];
                /** @description Name of the column with the days of publication. Defaults to `vintage` or a similar name, if there is one. */
                vintageColumn?: components["parameters"]["UploadVintageColumn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description The changes that were written or, in a dry run, would be written. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ImportForbidden"];
            409: components["responses"]["ImportRefused"];
            413: components["responses"]["SeriesTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "import.observations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ObservationsUpload"];
            };
        };
        responses: {
            /** @description The changes that were written or, in a dry run, would be written. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ImportForbidden"];
            409: components["responses"]["ImportRefused"];
            413: components["responses"]["SeriesTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "census.variables": {
        parameters: {
            query: {
                /**
                 * @description Path of the dataset in the Census Bureau's API, without the year.
                 * @example acs/acs5
                 */
                dataset: string;
                /**
                 * @description Year of the dataset. Omit it for time series (`timeseries/…`).
                 * @example 2023
                 */
                year?: number;
                /**
                 * @description Return only variables whose name, label or concept contains every word, ignoring case.
                 * @example household income
                 */
                q?: string;
                /**
                 * @description Return only variables of this group, written as in the Census Bureau's API.
                 * @example B19013
                 */
                group?: string;
                /** @description Maximum number of rows to return. Defaults to 100, maximum 1,000. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of variables. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-Compute-Limit": components["headers"]["ComputeLimit"];
                    "X-Compute-Remaining": components["headers"]["ComputeRemaining"];
                    "X-Compute-Cost": components["headers"]["ComputeCost"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CensusVariablesResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["DatasetNotFound"];
            429: components["responses"]["ComputeLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ProviderFailed"];
            503: components["responses"]["ProviderQuota"];
            504: components["responses"]["ProviderTimeout"];
        };
    };
    "chat.ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatQuestion"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-Compute-Limit": components["headers"]["ComputeLimit"];
                    "X-Compute-Remaining": components["headers"]["ComputeRemaining"];
                    "X-Compute-Cost": components["headers"]["ComputeCost"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatAnswer"];
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ChatNotFound"];
            409: components["responses"]["ChatRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["ChatLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ChatUnavailable"];
        };
    };
    "chat.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the assistant. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatStatus"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chat.conversations": {
        parameters: {
            query?: {
                /** @description Maximum number of rows to return. Defaults to 100, maximum 1,000. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the previous page. All other parameters except `limit` and `format` must be unchanged. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of conversations. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatConversationsResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chat.conversation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource, as returned in lists. */
                id: components["parameters"]["ThingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatConversationDetail"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ThingNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chat.deleteConversation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource, as returned in lists. */
                id: components["parameters"]["ThingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation was deleted. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ThingNotFound"];
            409: components["responses"]["ChatRefused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "chat.exportConversation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the resource, as returned in lists. */
                id: components["parameters"]["ThingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ThingNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mcp.send": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Revision of the protocol. Required from revision 2026-07-28 on.
                 * @example 2026-07-28
                 */
                "MCP-Protocol-Version"?: string;
                /**
                 * @description The `method` of the message. Required from revision 2026-07-28 on.
                 * @example tools/call
                 */
                "Mcp-Method"?: string;
                /**
                 * @description The name of the tool or prompt, or the URI of the resource. Required from revision 2026-07-28 on for `tools/call`,
                 *     `prompts/get` and `resources/read`.
                 * @example search_indicators
                 */
                "Mcp-Name"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["McpMessage"];
            };
        };
        responses: {
            /** @description The JSON-RPC response. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-Compute-Limit": components["headers"]["ComputeLimit"];
                    "X-Compute-Remaining": components["headers"]["ComputeRemaining"];
                    "X-Compute-Cost": components["headers"]["ComputeCost"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpResponse"];
                };
            };
            /** @description The message was a notification, which has no response. */
            202: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body is not a JSON-RPC message (`ApiError`), or the message is invalid (JSON-RPC error). */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpFailure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /** @description The origin is not allowed, or the key may not be used. */
            403: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The server does not know the method of the message. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpFailure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
