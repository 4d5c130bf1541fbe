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
         * One indicator in full
         * @description Metadata, observations, guardrails, release, related indicators, preview quality, standardisation and country
         *     availability of one indicator, for one country, as known now or on the day `vintage`. With `vintage`, the unit and
         *     the reach of the values in `metadata` are those of that vintage, `release` has the last and next date as of that
         *     day, and `guardrails` and `previewQuality` judge the values as of the vintage that was read; words (description,
         *     methodology), related indicators and country availability are always those of today.
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
         * An indicator's observations as CSV
         * @description RFC 4180 CSV with a header row and the columns `date,value,revised`, streamed; aggregated to a lower `frequency`
         *     also `observationCount`. Aggregation comes before the transformation `units`.
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
    "/v1/indicators/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Full-text search across all indicators
         * @description Ranked matches with facet counts. What `q` names in full, by name or slug, comes first. Words match in singular and
         *     plural and by their usual synonyms, and misspelt words are corrected; a last word that is not known matches as a prefix. Words for the form of a figure (rate, growth, level,
         *     index …) need not be met. Names of places narrow to what covers them, by a series of the place itself or, of a member
         *     of the euro area, by the area's; the place's own comes first. A frequency puts what is observed so first. Without
         *     `q` the library is listed by slug. At most 16 words of `q` are read.
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
         * Series records by indicator id
         * @description The series of one or several indicators: one a country, all countries unless `country` names one. In the order of
         *     `id`, then by country code.
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
         * Observations of one or several indicators
         * @description Dated values with a date range, unit transformation, aggregation to a lower frequency and choice of vintage.
         *     Aggregation comes before transformation, and both before the date range, so that the first value asked for has
         *     its year-ago base. Rows come in the order of `id`, then by date.
         *
         *     `vintage` gives one row a date as known on that day; `firstRelease=true` the first value held of each date;
         *     `allVintages=true` every value that was ever current, with the days on which it was. At most one of the three; the
         *     latter two come in the units and frequency as published.
         *
         *     JSON, or CSV when `format=csv` or `Accept` prefers `text/csv`. For one series the columns are `date,value,revised`,
         *     followed by `realtime_start` (with `firstRelease` or `allVintages`), `realtime_end` (with `allVintages`), `unit` (with
         *     either, where it has changed) and `observationCount` (with `frequency`); for several, `id,country` come first.
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
         * Metadata with source attribution and methodology
         * @description What each indicator measures, who publishes it, under which licence, how it is compiled and which units it had in
         *     which vintage; for the country asked for, or the indicator's default country. In the order of `id`.
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
         * Release schedules, past and upcoming
         * @description The releases that publish the indicators asked for, or all releases, each with its dates between `from` and `to`.
         *     Released dates are the days on which the library first held new values; estimated ones follow from the release's rule,
         *     as often as the series held of it are observed, revised estimates included. An estimated date that has passed is one
         *     whose values the library does not hold yet. Ordered by release id.
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
         * Vintage dates with what changed in each
         * @description The days on which the library holds the values of an indicator as known then, for point-in-time work: how many
         *     observations were new, how many were revised and by how much, and whether the vintage was rebased. A change of
         *     base or unit is not counted as a revision; revisions are measured net of it. In the order of `id`, oldest first.
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
    "/api/calendar/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Upcoming and historical economic data releases
         * @description Release events between two days. Released events come from the library's vintages, with the value that was published,
         *     the one before it and what that had been before this release revised it. The others stand on the day that the agency has
         *     announced (`scheduled`), or are estimated from each release's rule and say so, as often as the series held of it are observed; series that
         *     have ended are awaited no more. Where such a day has passed, the library (`libraryDay` says as of when it is) does not hold the values yet. Ordered by
         *     date, time, then release id.
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
         * The release calendar for calendar programs
         * @description The events of `/api/calendar/releases` with the same filters, all of them, as iCalendar (RFC 5545). A time that is known is an instant
         *     in UTC; where none is, the event is of the whole day. `STATUS` is `TENTATIVE` for estimated days, and `CONFIRMED` for others. A release of a
         *     period keeps its `UID` when its day moves, and `SEQUENCE` grows.
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
    "/openapi.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This contract
         * @description The document that every request is checked against, as it is written. Open to everyone.
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
         * This contract as JSON
         * @description The same as `/openapi.yaml`, for programs. Open to everyone.
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
         * The release notes as a feed
         * @description RSS 2.0 with an item for each version of the program, newest first; what is served but not part of a version yet is the item "Unreleased".
         *     An item keeps its `guid`, and has a `pubDate` where the version has a date. Open to everyone.
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
         * Whether the service can answer
         * @description Open to everyone, answered also when the database is away, and never refused by a rate limit.
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
         * Whether the process runs
         * @description Open to everyone; it asks no database and is under no rate limit. A process that does not answer wants to be started again; whether
         *     it should be sent requests, `/api/health` says.
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
         * What this process counts, for Prometheus
         * @description In the text format of Prometheus: requests by operation and status, their durations, what the rate limit decided, answers from memory,
         *     and the process's memory, processor time and event-loop lag. Each node counts its own.
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
         * Ask for an account
         * @description Sends a link to the address, by which it is confirmed and the account can be used. The answer is the same whether
         *     the address has an account already or not; its owner learns it by mail. It is the same also when five mails went to the address
         *     within the hour: then there is no further one, nothing changes, and the last link holds.
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
        /** Confirm the address of an account, and sign in */
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
         * @description Opens a session and sets its cookie. After five wrong passwords for an account from an address, or too many from
         *     one address, further attempts are refused for a while; a new password by the mailed link lets the owner in. For an address that
         *     is not confirmed yet a new link is mailed, at most five in an hour; earlier ones are then void.
         */
        post: operations["account.signIn"];
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
        /** Sign out */
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
         * Ask for a link to set a new password
         * @description The answer is the same whether the address has an account or not. An earlier link is void; but after five mails within an hour
         *     there is no further one, and the last link holds.
         */
        post: operations["account.requestPasswordReset"];
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
         * Set a new password by the token of a mailed link
         * @description Ends every session of the account.
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
        /** The account that is signed in */
        get: operations["account.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the name of the account */
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
         * @description Ends every other session of the account.
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
         * Delete the account with all its data
         * @description At once and for good: keys stop working, and sessions, keys, usage, notifications and the watchlist are removed. What remains is
         *     the audit log, which is final. It keeps what was done with the account and when, the addresses and browsers (user agents) of its
         *     sign-ins, and the names of its keys, under an id that names nobody any more; not the e-mail address.
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
        /** Everything that is kept about the account */
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
        /** Requests a day against the quota */
        get: operations["account.usage"];
        put?: never;
        post?: never;
        delete?: never;
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
         * What there is to know
         * @description Releases and revisions of watched series, keys made and revoked, and the day's quota, as far as the preferences want
         *     them here: unread ones first, then the newest first. Marking some as read between two pages loses none.
         */
        get: operations["notifications.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark notifications as read
         * @description Those that `ids` names, or with `markAll` all of them; exactly one of the two. When the account has not every one that
         *     `ids` names, none is marked.
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
        /** Which notifications come, and how */
        get: operations["notifications.preferences"];
        /**
         * Choose which notifications come, and how
         * @description Holds for what happens from now on; what was told stays.
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
        /** The watched series */
        get: operations["watchlist.list"];
        put?: never;
        /**
         * Watch a series
         * @description From now on its releases and revisions are told. Watching what is watched changes nothing. An account watches at most
         *     100 series.
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
        /** Watch a series no longer */
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
        /** Where the account is signed in */
        get: operations["sessions.list"];
        put?: never;
        post?: never;
        /** Sign out everywhere */
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
        /** End one session */
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
        /** The API keys of the account */
        get: operations["keys.list"];
        put?: never;
        /**
         * Make an API key
         * @description The value is in this answer and nowhere else. An account has at most five active keys, unless its plan says otherwise.
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
         * @description It is refused from the next request on. Revoking it again changes nothing.
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
         * Replace an API key
         * @description In one step, a new key of the same name, scopes and addresses is made and the old one revoked.
         */
        post: operations["keys.rotate"];
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
         * Find accounts
         * @description Oldest first.
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
        /** One account with its keys and its requests of the last 30 days */
        get: operations["admin.account"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set an account's plan, its own limits, or whether it is suspended
         * @description Holds from the next request on, on every node; what was used of minute and day stays used. Limits and a number of keys of
         *     its own can be set for the plan `enterprise` only, and are taken back when an account leaves it; restrictions of its keys to
         *     scopes and addresses are lifted then.
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
         * @description It is refused from the next request on. Revoking it again changes nothing.
         */
        delete: operations["admin.revokeKey"];
        options?: never;
        head?: never;
        /**
         * Restrict a key to scopes or addresses
         * @description For accounts of the plan `enterprise`; null lifts a restriction and may be set for any. Holds from the next request on.
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
         * Requests of accounts a day
         * @description The latest day first, within a day by account. Days without a request are not listed.
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
         * Who did what
         * @description The latest first. The log is only ever added to; entries of an account outlive it.
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
        /** What runs in the background, and how it went */
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
         * Run a job now
         * @description Answers when it is done; after 30 seconds, or at once where `Prefer` wants that, with the run under way, which goes on. A job never
         *     runs twice at the same time, on however many nodes.
         */
        post: operations["admin.runJob"];
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
         * Diagnostics of a series
         * @description Autocorrelation (ACF, PACF), Ljung-Box, Jarque-Bera and ARCH-LM of an indicator (`seriesId`, with `country` and `vintage`)
         *     or of values sent along (`values`, with `dates` and `frequency` where they have them); exactly one of `seriesId` and
         *     `values`. Box-Pierce, Durbin-Watson and Breusch-Godfrey are run when `tests` names them.
         *
         *     The sample is cut to `start` and `end` first, then transformed from left to right: `[log, diff]` is the log difference.
         *     A test that is not defined for the series answers `not_computable` with the reason and the observations it would take.
         *     Definitions, defaults and sources stand in docs/statistics.md. The body may be 4 MB.
         *
         *     Samples of more than 2,000 periods are computed in turn, for up to 30 seconds. Of one account at most 4, its forecasts counted, may wait or be
         *     computed at a time, of all together 64 may wait; more are refused with 503.
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
         * Whether a series is stationary
         * @description Augmented Dickey-Fuller, KPSS and Phillips-Perron tests of an indicator or of values sent along, what they say together, and
         *     how often the series should be differenced. The series is given as in `/api/labs/diagnostics`.
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
        get?: never;
        put?: never;
        /**
         * Forecast a series
         * @description Point forecasts with intervals of an indicator (`seriesId`, with `country` and `vintage`) or of values sent along (`values`, with
         *     `dates` and `frequency` where they have them); exactly one of `seriesId` and `values`.
         *
         *     The `cacheKey` is made of the request, the data and the engine: the same ones give the same key and the same answer, from the
         *     store; new data give a new key. A run is kept for 90 days and can be read by whoever has its key. What cannot be forecast answers
         *     `not_computable` with the reason. docs/forecasting.md has the models. The body may be 4 MB; after `start` and `end` have cut it, a sample
         *     has at most 3,000 periods. Periods without a value at either end are left out: forecasts begin after the last value.
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
        /** A forecast that was made */
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
         * A forecast that was made, as a CSV file
         * @description The columns are `date,forecast`, followed by `lower_80,upper_80` and so on for each level of the run, and by `actual` with
         *     `history=true`, which puts the observations that the model was fitted to before the forecasts.
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
         * Hold models to what came after earlier days
         * @description Each model is fitted anew at every origin to what was known on that day, and its forecasts are held to the first value that came of each
         *     period and to the latest one. Where the library holds vintages of the series, that is in real time: an origin is a day of a vintage, and nothing that
         *     was published or revised later is known. Otherwise the latest values are cut off at each origin, and the answer says so (`kind`, and a note).
         *
         *     The answer has scores of each model, overall and by the number of periods ahead, its test against Naive 2, a ranking, and all forecasts beside
         *     what came. All of it is in the unit of the latest vintage: forecasts made before a rebase are multiplied by its factor.
         *
         *     The `cacheKey` is made of the request, the data and the engine; a backtest is kept for 90 days, and the same one is answered at once. A series that is
         *     too short answers `not_computable`. An account may have three backtests, or forecasts in the background, computed at a time. docs/forecasting.md has
         *     the formulas and an example.
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
        /** A backtest that was made */
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
         * How far a forecast is that is computed in the background
         * @description Of the account that asked for it, whichever key or session it asked by. When it is done, `result` is the path at which the forecast or
         *     backtest is read. A job is kept for seven days.
         *
         *     With `Accept: text/event-stream` the same as server-sent events: `progress` at once and whenever something has changed, then `done` or `failed`, and the stream
         *     ends; it also ends when the server stops, and may be opened again. The data of each event are a `ForecastJob`. An account may have five streams open.
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
        /** The models there are */
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
         * What agencies and central banks announce
         * @description The items of their feeds, newest first, as plain text: titles of at most 300 characters and summaries of at most 1,000. An item that several feeds of
         *     an agency have stands once. It is linked to the releases that its feed is about or its title names; where it names none, and the feed is of
         *     releases, to those of the agency that come on its day. News are kept for 366 days.
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
        /** The feeds that news come from */
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
         * Where series can be fetched from
         * @description Every provider, with what its terms ask, whether this server has a key for it, how many calls it has left, and how it last answered. No key is ever shown.
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
         * One series as its provider has it
         * @description Fetched from the provider, and brought into one form: dates are first days of periods, missing values null, multipliers applied. An answer is kept and handed on for six
         *     hours; `fetchedAt` and `ageSeconds` say how old it is. Where the provider fails, an older one is answered and `isStale` says so, for up to 30 days. What
         *     FRED answers is not kept unless the operator has leave to; it is asked each time. The provider is asked for whole years, so that calls whose `start` and `end` lie in
         *     the same years share an answer.
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
         * Full-text search over what the library has and what providers list
         * @description Ranked like `/v1/indicators/search`, over the indicators of the library and the 1,433 World Development Indicators of the World Bank, which come with the program and
         *     are refreshed by the job `refresh-catalogue`. What is of any country of its provider (`seriesIdForm` has `{country}`) passes every filter by country; whether there are values of it,
         *     `/api/discovery/series/{provider}/{seriesId}` says. Without `q` everything is listed, in one order always. At most 16 words of `q` are read.
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
    "/api/discovery/series/{provider}/{seriesId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What one series of a provider is, with a preview
         * @description Title, unit, frequency and span of the series, its last observations, where the library has it, and the call by which it is imported. It is fetched whole from its provider and
         *     kept as `/api/providers/{provider}/series/{seriesId}` says.
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
         * Import series from providers into the library
         * @description Fetches each series with the history that its provider keeps, and writes what is new: where values changed a vintage, where nothing did nothing. A series that the
         *     library has from this provider is extended; another one becomes an indicator of its own, of which `category` and where the provider covers many countries
         *     `country` have to be said. What a provider no longer answers stays. An answer that cannot be the same series (another frequency, other magnitude, other course) is
         *     refused, and leaves the history as it was. Asking again after an interruption completes what is missing.
         *
         *     It is done in the background: `Location` is where to look. With `dryRun` the same is found out and nothing written. Series of FRED are refused
         *     (`storing_not_allowed`) unless the operator has leave to store them. docs/importing.md has more.
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
         * Take an imported indicator out of the library
         * @description Takes away the series of the indicator that were imported or uploaded, with their whole history and from every watchlist; the indicator with
         *     the last of its series. What came with the library stays. This cannot be undone, but by importing again.
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
         * How far an import is, and what became of each series
         * @description Of the account that asked for it. Results stand there from the moment at which their series is done. A job is kept for seven days.
         *
         *     With `Accept: text/event-stream` the same as server-sent events: `progress` at once and whenever something has changed, then `done` or `failed`, and the stream
         *     ends; it also ends when the server stops, and may be opened again. The data of each event are an `ImportJob`. An account may have five streams open.
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
         * Upload an indicator of your own as CSV
         * @description Columns `date,value`, or `date,value,vintage`, in any order; UTF-8, a header row, at most 4 MB and 100000 rows. Dates are first days of periods, an empty value is
         *     one that is missing. Without vintages the values are those of today, as with a provider that keeps none: what changed becomes a vintage. With vintages each row says
         *     what was new or revised on that day. What is not in the file stays as it is.
         *
         *     An indicator that is new needs `country`, `category`, `unit` and `frequency`. An indicator that comes from elsewhere cannot be written this way.
         */
        post: operations["import.csv"];
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
         * The variables of a data set of the US Census Bureau
         * @description Handed on from the bureau's API, by name. The bureau is asked at most once a day for a data set; `fetchedAt` and `ageSeconds` say how old the list is. Where the
         *     bureau fails, the list of an earlier day is answered and `isStale` says so, for up to 30 days. Ranges and codes of values are left out.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The part of the economy that an indicator describes.
         * @enum {string}
         */
        Category: "national-accounts" | "income-and-consumption" | "prices" | "labour-market" | "production" | "housing" | "trade" | "government" | "money-and-credit" | "interest-rates" | "exchange-rates" | "energy" | "population" | "productivity";
        /**
         * @description How often a series is observed.
         * @enum {string}
         */
        Frequency: "daily" | "weekly" | "biweekly" | "monthly" | "quarterly" | "semiannual" | "annual";
        /**
         * @description Whether seasonal movements were taken out, and whether values are at an annual rate.
         * @enum {string}
         */
        SeasonalAdjustment: "seasonally_adjusted" | "seasonally_adjusted_annual_rate" | "not_seasonally_adjusted" | "not_applicable";
        Licence: {
            id: string;
            name: string;
            url: string | null;
            /** @description The line to show with the figures. */
            attribution: string;
        };
        Source: {
            /** @description Who publishes the figures. */
            agency: string;
            /** @description The route by which they came here. */
            provider: string;
            /** @description The provider's id of the series. */
            providerSeriesId: string;
            /** @description The id of the release that publishes them. */
            release: string;
            licence: components["schemas"]["Licence"];
        };
        /** @description What an indicator measures, and where its values for one country come from. */
        IndicatorMetadata: {
            slug: string;
            name: string;
            description: string;
            category: components["schemas"]["Category"];
            keywords: string[];
            /** @description The country whose series this is. */
            country: string;
            countryName: string;
            /** @description How many countries the indicator covers. */
            countries: number;
            frequency: components["schemas"]["Frequency"];
            /** @description The unit of the vintage answered. */
            unit: string;
            /** @description Each unit the series has had until then, with the first vintage in it. */
            unitsByVintage: {
                /** Format: date */
                from: string;
                unit: string;
            }[];
            /** @description What to multiply by to get the plain unit, for instance 1000 for thousands. */
            scale: number;
            /** @description ISO 4217. */
            currency: string | null;
            seasonalAdjustment: components["schemas"]["SeasonalAdjustment"];
            source: components["schemas"]["Source"];
            methodology: string;
            /** Format: date */
            firstDate: string | null;
            /**
             * Format: date
             * @description The last date that has a value.
             */
            lastDate: string | null;
            observationCount: number;
            /**
             * Format: date
             * @description The vintage answered, the latest unless `vintage` asks for another.
             */
            lastUpdated: string | null;
        };
        Observation: {
            /**
             * Format: date
             * @description The first day of the period.
             */
            date: string;
            /** @description Null where the source publishes no value. */
            value: number | null;
            /** @description Whether the value was revised since its first release; a change of base or unit alone does not count. */
            revised: boolean;
        };
        /**
         * @description `native`: a vintage for each publication. `snapshot`: the values as known on some days. `none`: only one vintage.
         * @enum {string}
         */
        VintageCapability: "native" | "snapshot" | "none";
        /** @description Which vintage an answer was read from. */
        VintageUsed: {
            /**
             * Format: date
             * @description The day asked for; null for the latest.
             */
            requested: string | null;
            /**
             * Format: date
             * @description The vintage that was current on that day.
             */
            resolved: string | null;
            capability: components["schemas"]["VintageCapability"];
            /** @description What to know about reading as of a day. */
            note: string | null;
        };
        /**
         * @description A check; the guardrails page says what each means.
         * @enum {string}
         */
        GuardrailCode: "UNIT_BREAK" | "DUPLICATE_DATE" | "STALE" | "DISCONTINUED" | "GAP" | "IRREGULAR_DATES" | "FUTURE_DATED" | "LEVEL_SHIFT" | "SA_MIX" | "SEASONALITY_IN_SA" | "FLATLINE" | "SHORT_HISTORY" | "OUTLIER" | "REVISED" | "REBASED" | "PRELIMINARY" | "PROJECTION" | "NEGATIVE_OR_ZERO" | "ANNUAL_RATE" | "CONSTANT_PRICES" | "CURRENT_PRICES" | "CURRENCY" | "PURCHASING_POWER";
        GuardrailFinding: {
            code: components["schemas"]["GuardrailCode"];
            /** @enum {string} */
            severity: "info" | "warning" | "error";
            message: string;
            /** Format: date */
            from: string | null;
            /** Format: date */
            to: string | null;
            /** @description The numbers behind the finding; which ones, the guardrails page says for each code. */
            evidence: {
                [key: string]: unknown;
            };
        };
        /** @description Data-quality checks of this series as of today or, with `vintage`, as of the vintage that was read. */
        Guardrails: {
            /**
             * @description The worst severity found.
             * @enum {string}
             */
            status: "ok" | "info" | "warning" | "error";
            counts: {
                info: number;
                warning: number;
                error: number;
            };
            findings: components["schemas"]["GuardrailFinding"][];
            /** @description Every check there is, so that none found is not mistaken for none made. */
            checks: {
                code: components["schemas"]["GuardrailCode"];
                /** @enum {string} */
                status: "raised" | "passed" | "not_applicable";
                /** @description Why a check does not apply. */
                reason?: string;
            }[];
            ruleVersion: string;
        };
        /**
         * @description How much attention a release usually gets.
         * @enum {string}
         */
        Importance: "high" | "medium" | "low";
        /**
         * @description `released`: the library holds its values. `scheduled`: an official date. `estimated`: a date from the release's rule.
         *     One of the two that has passed is of values that the library does not hold yet.
         * @enum {string}
         */
        EventStatus: "scheduled" | "released" | "estimated";
        /**
         * @description `official`: a date that the agency has announced, as it lists it or as FRED does. `estimated`: derived from the release's usual rule, or the day on
         *     which the library first held the values.
         * @enum {string}
         */
        ScheduleSource: "official" | "estimated";
        ReleaseDate: {
            /** Format: date */
            date: string;
            /** @description Local time, HH:MM. */
            time: string | null;
            /** @description IANA time zone. */
            timeZone: string | null;
            /** @description The period it is about, for instance 2026-10 or 2026-Q3. */
            referencePeriod: string | null;
            /** @description Which of the scheduled estimates of the period it is, for instance advance, second or third; null where there is one or it is not known. */
            estimate: string | null;
            status: components["schemas"]["EventStatus"];
            scheduleSource: components["schemas"]["ScheduleSource"];
        };
        /** @description The release that publishes the indicator, and when. */
        IndicatorRelease: {
            id: string;
            name: string;
            agency: string;
            country: string | null;
            url: string | null;
            importance: components["schemas"]["Importance"];
            /** @description How often it brings new values of the series held: once a month where a daily release is held as monthly averages. */
            frequency: components["schemas"]["Frequency"];
            /** @description Days from the end of a period to its first release, usually; null where none is awaited. */
            usualLagDays: number | null;
            /** @description The latest release whose values the library holds. */
            lastRelease: components["schemas"]["ReleaseDate"] | null;
            /** @description The next expected release, be it of a new period or of a revised estimate; null when none is expected. */
            nextRelease: components["schemas"]["ReleaseDate"] | null;
        };
        /** @description How complete, long and fresh the series is, at a glance. */
        PreviewQuality: {
            /** @enum {string} */
            grade: "A" | "B" | "C" | "D" | "E";
            reasons: string[];
            /** @description Periods with a value, of all between the first and the last. */
            sharePresent: number | null;
            gapCount: number;
            longestGapPeriods: number;
            observationCount: number;
            historyYears: number;
            /** @description Periods that should be here by now and are not. */
            periodsLate: number | null;
        };
        /**
         * @description A flow over the period, a stock at its end, a percent rate, an index, a price, or a ratio.
         * @enum {string}
         */
        UnitClass: "flow" | "stock" | "rate" | "index" | "price" | "ratio";
        /**
         * @description Current prices, constant (or chained) prices, or neither.
         * @enum {string}
         */
        PriceBasis: "current" | "constant" | "not_applicable";
        /**
         * @description Average, sum, or end of period.
         * @enum {string}
         */
        AggregationMethod: "avg" | "sum" | "eop";
        /** @description What must agree before two series are compared or added. */
        Standardization: {
            /** @description The same key stands for the same concept in every country. */
            concept: string;
            unitClass: components["schemas"]["UnitClass"];
            /** @description The unit of the values answered. */
            unit: string;
            scale: number;
            currency: string | null;
            priceBasis: components["schemas"]["PriceBasis"];
            seasonalAdjustment: components["schemas"]["SeasonalAdjustment"];
            /** @description Whether a flow is stated at an annual rate. */
            annualRate: boolean;
            frequency: components["schemas"]["Frequency"];
            aggregation: components["schemas"]["AggregationMethod"];
        };
        CountryAvailability: {
            defaultCountry: string;
            count: number;
            /** @description By code. */
            countries: {
                code: string;
                name: string;
                /** Format: date */
                firstDate: string | null;
                /** Format: date */
                lastDate: string | null;
                observationCount: number;
            }[];
        };
        IndicatorDetailResponse: {
            metadata: components["schemas"]["IndicatorMetadata"];
            /** @description All of them, oldest first. */
            observations: components["schemas"]["Observation"][];
            vintage: components["schemas"]["VintageUsed"];
            guardrails: components["schemas"]["Guardrails"];
            release: components["schemas"]["IndicatorRelease"];
            /** @description Slugs of related indicators. */
            relatedIndicators: string[];
            previewQuality: components["schemas"]["PreviewQuality"];
            standardization: components["schemas"]["Standardization"];
            countryAvailability: components["schemas"]["CountryAvailability"];
        };
        /**
         * @description Stable and machine-readable.
         * @enum {string}
         */
        ErrorCode: "invalid_request" | "missing_api_key" | "invalid_api_key" | "revoked_api_key" | "not_signed_in" | "wrong_credentials" | "email_not_verified" | "csrf_failed" | "scope_not_granted" | "address_not_allowed" | "account_suspended" | "not_the_operator" | "operator_calls_off" | "storing_not_allowed" | "indicator_not_found" | "dataset_not_found" | "series_not_found" | "forecast_not_found" | "country_not_available" | "no_vintage_on_date" | "not_found" | "token_not_found" | "route_not_found" | "method_not_allowed" | "request_timeout" | "key_limit_reached" | "watchlist_full" | "job_running" | "import_refused" | "not_imported" | "payload_too_large" | "unsupported_media_type" | "request_too_large" | "rate_limit_exceeded" | "internal_error" | "job_failed" | "provider_failed" | "provider_quota" | "provider_timeout" | "service_unavailable";
        /**
         * @description The first six are failures of the provider, `storage_failed` is one of the database; the others are refusals.
         * @enum {string}
         */
        ImportFailureKind: "not_found" | "unauthorized" | "quota" | "invalid" | "unavailable" | "malformed" | "storage_failed" | "no_values" | "frequency_differs" | "nothing_in_common" | "other_magnitude" | "other_series" | "unit_unknown" | "too_little" | "future_vintage" | "clock_behind" | "earlier_vintage" | "slug_taken" | "source_taken" | "not_allowed" | "not_defined";
        ApiError: {
            error: components["schemas"]["ErrorCode"];
            /** @description One sentence for a person. */
            message: string;
            /** @description Names the request in the server's log. */
            requestId: string;
            /** @description The fields at fault, for invalid input. */
            details?: {
                field: string;
                problem: string;
            }[];
            /** @description Slugs, or codes of countries, that come near to the one asked for. */
            suggestions?: string[];
            /** @description Why, for `import_refused`. */
            kind?: components["schemas"]["ImportFailureKind"];
        };
        /** @description How the text was read. */
        ReadQuery: {
            text: string;
            /** @description Places named in the text, by code; the European Union is read as the euro area (EA). */
            countries: string[];
            /** @description The frequency named in the text. */
            frequency: components["schemas"]["Frequency"] | null;
            corrections: {
                from: string;
                to: string;
            }[];
            /**
             * @description `all`: every word, place and frequency is met, and the words by a name, keywords or an id. `some`: nothing meets them all
             *     so; what meets some counts, best first, and still covers a place that was named. `none`: there is nothing.
             * @enum {string}
             */
            matched: "all" | "some" | "none";
        };
        SearchHit: {
            slug: string;
            name: string;
            description: string;
            category: components["schemas"]["Category"];
            frequency: components["schemas"]["Frequency"];
            /**
             * @description Whose series answers, and is described here: of the place named or filtered by, or EA for a member of the euro area
             *     that has none of its own; else of the default country.
             */
            country: string;
            unit: string;
            seasonalAdjustment: components["schemas"]["SeasonalAdjustment"];
            sourceAgency: string;
            provider: string;
            defaultCountry: string;
            /** @description How many countries it covers. */
            countries: number;
            /** Format: date */
            firstDate: string | null;
            /** Format: date */
            lastDate: string | null;
            /** @description Higher is better; comparable within one answer only. */
            score: number;
        };
        FacetCounts: {
            value: string;
            count: number;
        }[];
        /** @description Send it as `cursor` to get the next page; null on the last. */
        NextCursor: string | null;
        SearchResponse: {
            /** @description Indicators in this answer. */
            count: number;
            /** @description Indicators that match. */
            total: number;
            query: components["schemas"]["ReadQuery"];
            indicators: components["schemas"]["SearchHit"][];
            /** @description Matches by each filter's values, most first. */
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
            /** @description The indicator's slug. */
            id: string;
            country: string;
            countryName: string;
            name: string;
            provider: string;
            providerSeriesId: string;
            sourceAgency: string;
            release: string;
            /** @description The licence's id. */
            licence: string;
            frequency: components["schemas"]["Frequency"];
            unit: string;
            scale: number;
            currency: string | null;
            seasonalAdjustment: components["schemas"]["SeasonalAdjustment"];
            /** Format: date */
            firstDate: string | null;
            /** Format: date */
            lastDate: string | null;
            observationCount: number;
            vintages: {
                capability: components["schemas"]["VintageCapability"];
                count: number;
                /** Format: date */
                first: string | null;
                /** Format: date */
                last: string | null;
            };
            /** Format: date */
            lastUpdated: string | null;
        };
        SeriesResponse: {
            count: number;
            series: components["schemas"]["SeriesRecord"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        ObservationRow: {
            /** @description The indicator. Only when several series are answered. */
            id?: string;
            /** @description The country. Only when several series are answered. */
            country?: string;
            /**
             * Format: date
             * @description The first day of the period.
             */
            date: string;
            /** @description Null where the source publishes no value or the transformation has none. */
            value: number | null;
            /** @description Whether the value was revised since its first release; a change of base or unit alone does not count. */
            revised: boolean;
            /**
             * Format: date
             * @description The first day on which this value was current. Only with firstRelease or allVintages.
             */
            realtime_start?: string;
            /**
             * Format: date
             * @description The last day on which it was; null while it still is. Only with allVintages.
             */
            realtime_end?: string | null;
            /** @description The unit of this value. Only with firstRelease or allVintages and where the unit of the series has changed. */
            unit?: string;
            /** @description How many values were aggregated. Only with frequency. */
            observationCount?: number;
        };
        /**
         * @description A transformation, in FRED's codes.
         * @enum {string}
         */
        UnitsCode: "lin" | "chg" | "ch1" | "pch" | "pc1" | "pca" | "cch" | "cca" | "log";
        Note: {
            /**
             * @description Stable.
             * @enum {string}
             */
            code: "NON_POSITIVE" | "ZERO_DIVISOR" | "SIGN_CHANGE" | "OVERFLOW" | "PERCENT_OF_PERCENTAGE" | "INCOMPLETE_PERIOD" | "UNIT_CHANGED";
            message: string;
        };
        /** @description How the observations of one series were made. */
        ObservedSeries: {
            id: string;
            country: string;
            name: string;
            frequency: components["schemas"]["Frequency"];
            seasonalAdjustment: components["schemas"]["SeasonalAdjustment"];
            /** @description The unit of the values answered, after transformation; where rows say their own, that of the newest vintage among them. */
            unit: string;
            units: components["schemas"]["UnitsCode"];
            /** @description The transformation as a formula. */
            formula: string;
            /** @description How the values were aggregated; null when they were not. */
            aggregation: components["schemas"]["AggregationMethod"] | null;
            /**
             * Format: date
             * @description The last date of the series, as published, that has a value in this vintage.
             */
            lastDate: string | null;
            vintage: components["schemas"]["VintageUsed"];
            /** @description What the values between `start` and `end` are to be read with. */
            notes: components["schemas"]["Note"][];
        };
        ObservationsResponse: {
            /** @description Observations in this answer. */
            count: number;
            observations: components["schemas"]["ObservationRow"][];
            /** @description One entry for each series asked for, in their order. */
            series: components["schemas"]["ObservedSeries"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        MetadataResponse: {
            count: number;
            indicators: {
                metadata: components["schemas"]["IndicatorMetadata"];
                standardization: components["schemas"]["Standardization"];
                relatedIndicators: string[];
            }[];
        };
        ReleaseSchedule: {
            release: components["schemas"]["IndicatorRelease"];
            /** @description The slugs it publishes. */
            indicators: string[];
            /** @description Its dates between from and to, oldest first. */
            schedule: components["schemas"]["ReleaseDate"][];
        };
        ReleasesResponse: {
            count: number;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            releases: components["schemas"]["ReleaseSchedule"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description One vintage of a series, and what it changed against the one before. */
        Vintage: {
            id: string;
            country: string;
            /** Format: date */
            date: string;
            /** @enum {string} */
            kind: "native" | "snapshot";
            unit: string;
            observationCount: number;
            /** @description Dates that the vintage before did not have. */
            added: number;
            /** @description Dates that the vintage before had and this one has not. */
            withdrawn: number;
            /** @description Dates whose value changed, net of a rebase; in the unit of this vintage. */
            revised: {
                count: number;
                mean: number | null;
                meanAbsolute: number | null;
                largestAbsolute: number | null;
            };
            /** @description The change of base or unit; null when there was none. */
            rebased: {
                /** @description New values are about this many times the old. */
                factor: number;
                previousUnit: string;
            } | null;
        };
        VintagesResponse: {
            count: number;
            vintages: components["schemas"]["Vintage"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        DatedValue: {
            /** Format: date */
            date: string;
            value: number;
        };
        /**
         * @description docs/forecasting.md says what each is. `auto` is the mean of several models.
         * @enum {string}
         */
        ForecastModel: "auto" | "naive" | "snaive" | "drift" | "naive2" | "ses" | "holt" | "damped" | "ets" | "theta" | "dynamic_theta" | "arima" | "combination";
        EventIndicator: {
            slug: string;
            name: string;
            country: string;
            unit: string;
            /** @description The value of the period before, as known after this release (or now); null where the library does not hold it. */
            previous: components["schemas"]["DatedValue"] | null;
            /** @description The value that this release published; null while it is to come. */
            actual: components["schemas"]["DatedValue"] | null;
            /** @description What `previous` had been before this release revised it; null when unrevised. */
            revisedFrom: number | null;
            /** @description A model's value of the period that the release brings, made from what was known before it; null where there is none. Not a consensus. */
            forecastValue: number | null;
            /**
             * Format: date
             * @description The period of `forecastValue`.
             */
            forecastPeriod: string | null;
            /** @description The model of `forecastValue`. */
            forecastModel: components["schemas"]["ForecastModel"] | null;
            /** @description The run that `forecastValue` is of, to be read by `forecast.get`. */
            forecastCacheKey: string | null;
        };
        CalendarEvent: {
            /** @description Stable for a release and its date. */
            id: string;
            release: {
                id: string;
                name: string;
            };
            agency: string;
            country: string | null;
            url: string | null;
            /** Format: date */
            scheduledDate: string;
            /** @description Local time, HH:MM. */
            scheduledTime: string | null;
            /** @description IANA time zone. */
            timeZone: string | null;
            /**
             * Format: date-time
             * @description The instant, when the time is known.
             */
            scheduledAt: string | null;
            importance: components["schemas"]["Importance"];
            /** @description The period it is about, for instance 2026-10 or 2026-Q3. */
            referencePeriod: string | null;
            /** @description Which of the scheduled estimates of the period it is, for instance advance, second or third; null where there is one or it is not known. */
            estimate: string | null;
            status: components["schemas"]["EventStatus"];
            scheduleSource: components["schemas"]["ScheduleSource"];
            scheduleNote: string;
            indicators: components["schemas"]["EventIndicator"][];
        };
        CalendarResponse: {
            /** @description Events in this answer. */
            count: number;
            /**
             * Format: date-time
             * @description Since when this answer holds: the last change of the library, or this midnight (UTC).
             */
            generatedAt: string;
            /**
             * Format: date
             * @description The latest day as of which the library holds values.
             */
            libraryDay: string | null;
            /** @description Counts of all events between the two days, whatever page this is. */
            summary: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
                byStatus: {
                    released: number;
                    scheduled: number;
                    estimated: number;
                };
                byImportance: {
                    high: number;
                    medium: number;
                    low: number;
                };
                byCountry: components["schemas"]["FacetCounts"];
                /** @description The id of the first event after today. */
                nextEvent: string | null;
            };
            events: components["schemas"]["CalendarEvent"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        Health: {
            /** @constant */
            service: "almanac";
            /**
             * @description `degraded` where the database does not answer, `stopping` where the process is about to end.
             * @enum {string}
             */
            status: "ok" | "degraded" | "stopping";
            /** Format: date-time */
            time: string;
            checks: {
                /** @description Whether a FRED API key is set. */
                fredConfigured: boolean;
                /** @description Whether some operations are kept for paying plans. */
                paywallsEnabled: boolean;
                /** @description Whether the SQLite database answers. */
                sqliteConfigured?: boolean;
                /** @description Whether the PostgreSQL database answers. */
                postgresConfigured?: boolean;
            };
        };
        Liveness: {
            /** @constant */
            service: "almanac";
            /** @constant */
            status: "ok";
        };
        /** Format: email */
        Email: string;
        /** @description Any characters; long is better than odd. */
        Password: string;
        PersonName: string;
        SignUp: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            name?: components["schemas"]["PersonName"];
        };
        MailSent: {
            /** @constant */
            status: "mail_sent";
        };
        /** @description From the mailed link. */
        Token: string;
        TokenOnly: {
            token: components["schemas"]["Token"];
        };
        /**
         * @description Decides the limits.
         * @enum {string}
         */
        Plan: "free" | "starter" | "pro" | "enterprise";
        Account: {
            id: string;
            email: string;
            name: string;
            plan: components["schemas"]["Plan"];
            /** @description Requests of a key in any 60 seconds. */
            limitPerMinute: number;
            /** @description Requests in a UTC day. */
            limitPerDay: number;
            /** @description Active keys. */
            keyLimit: number;
            /** Format: date-time */
            createdAt: string;
        };
        SignIn: {
            email: components["schemas"]["Email"];
            password: string;
        };
        EmailOnly: {
            email: components["schemas"]["Email"];
        };
        PasswordReset: {
            token: components["schemas"]["Token"];
            password: components["schemas"]["Password"];
        };
        AccountChange: {
            name: components["schemas"]["PersonName"];
        };
        PasswordChange: {
            currentPassword: string;
            newPassword: components["schemas"]["Password"];
        };
        PasswordOnly: {
            password: string;
        };
        /** @description Null where the plan's holds. */
        OwnLimit: number | null;
        AccountRecord: {
            id: string;
            email: string;
            name: string;
            plan: components["schemas"]["Plan"];
            /** @description Requests of a key in any 60 seconds. */
            limitPerMinute: number;
            /** @description Requests in a UTC day. */
            limitPerDay: number;
            /** @description Active keys. */
            keyLimit: number;
            /** @description Which of the three were set for this account. */
            ownLimits: {
                limitPerMinute: components["schemas"]["OwnLimit"];
                limitPerDay: components["schemas"]["OwnLimit"];
                keyLimit: components["schemas"]["OwnLimit"];
            };
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            emailVerifiedAt: string | null;
            /** Format: date-time */
            suspendedAt: string | null;
        };
        SessionRecord: {
            id: string;
            /** @description Whether it is the session of this call. */
            current: boolean;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description To within ten minutes.
             */
            lastSeenAt: string;
            /** Format: date-time */
            expiresAt: string;
            address: string;
            userAgent: string;
        };
        /**
         * @description What a key may be used for, where it is restricted. `import:write` changes what everybody sees: a key has it only where it is named.
         * @enum {string}
         */
        Scope: "indicators:read" | "calendar:read" | "news:read" | "providers:read" | "labs:run" | "forecast:run" | "import:write";
        KeyRecord: {
            id: string;
            name: string;
            /** @description The first characters of the value. */
            prefix: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Null when never. To within seconds.
             */
            lastUsedAt: string | null;
            /** Format: date-time */
            revokedAt: string | null;
            /** @description In this UTC day, to within seconds. */
            requestsToday: number;
            /** @description Addresses and ranges (CIDR) from which the key may be used; null means any. */
            allowedAddresses: string[] | null;
            /** @description What the key may be used for; null means everything. */
            scopes: components["schemas"]["Scope"][] | null;
        };
        DayUsage: {
            /** Format: date */
            day: string;
            /** @description Admitted requests; of today to within seconds. */
            requests: number;
        };
        NotificationId: string;
        /**
         * @description `release`: a watched series has new values. `revision`: values of it were changed. `key_created`: a key was made, or
         *     rotated. `key_revoked`: a key was revoked. `quota_80`, `quota_100`: so much percent of the day's requests are used.
         * @enum {string}
         */
        NotificationKind: "release" | "revision" | "key_created" | "key_revoked" | "quota_80" | "quota_100";
        Notification: {
            id: components["schemas"]["NotificationId"];
            kind: components["schemas"]["NotificationKind"];
            title: string;
            body: string;
            /** @description The page of this server that shows more. */
            link: string;
            /** @description The slug, where it is about a series. */
            indicator: string | null;
            /** @description The country, where it is about a series. */
            country: string | null;
            /**
             * Format: date
             * @description The vintage that it is about, where it is about a series.
             */
            vintage: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Null while it is unread.
             */
            readAt: string | null;
        };
        NotificationChannels: {
            /** @description Whether it stands in the list of notifications. */
            in_app: boolean;
            /** @description Whether it is mailed to the address of the account. */
            email: boolean;
        };
        NotificationPreferences: {
            release: components["schemas"]["NotificationChannels"];
            revision: components["schemas"]["NotificationChannels"];
            key_created: components["schemas"]["NotificationChannels"];
            key_revoked: components["schemas"]["NotificationChannels"];
            quota_80: components["schemas"]["NotificationChannels"];
            quota_100: components["schemas"]["NotificationChannels"];
        };
        WatchedSeries: {
            id: string;
            /** @description The slug. */
            indicator: string;
            country: string;
            name: string;
            frequency: components["schemas"]["Frequency"];
            /**
             * Format: date
             * @description The last date that has a value.
             */
            lastDate: string | null;
            /**
             * Format: date-time
             * @description Since when it is watched.
             */
            createdAt: string;
        };
        AuditEntry: {
            id: number;
            /** Format: date-time */
            at: string;
            /** @description `account`, `operator` or `server`. */
            actor: string;
            action: string;
            accountId: string | null;
            detail: {
                [key: string]: unknown;
            };
        };
        AccountExport: {
            account: components["schemas"]["AccountRecord"];
            sessions: components["schemas"]["SessionRecord"][];
            keys: components["schemas"]["KeyRecord"][];
            /** @description The UTC days in which there were requests, oldest first. */
            usage: components["schemas"]["DayUsage"][];
            notifications: components["schemas"]["Notification"][];
            notificationPreferences: components["schemas"]["NotificationPreferences"];
            watchlist: components["schemas"]["WatchedSeries"][];
            /** @description What was computed in the background, the latest first. */
            tasks: {
                id: string;
                /** @description What was asked for. */
                operation: string;
                /** @enum {string} */
                state: "queued" | "running" | "done" | "failed";
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                endedAt: string | null;
            }[];
            audit: components["schemas"]["AuditEntry"][];
        };
        UsageResponse: {
            /** @description Requests that the account may make in a UTC day. */
            limitPerDay: number;
            count: number;
            days: components["schemas"]["DayUsage"][];
            /** @description All are in one page. */
            nextCursor: null;
        };
        NotificationsResponse: {
            /** @description Notifications in this answer. */
            count: number;
            notifications: components["schemas"]["Notification"][];
            /** @description Unread ones in all, not in this page alone. */
            unread: number;
            nextCursor: components["schemas"]["NextCursor"];
        };
        NotificationUpdate: {
            ids?: components["schemas"]["NotificationId"][];
            /** @enum {boolean} */
            markAll?: true;
        };
        NotificationsUpdated: {
            /** @description How many were unread until now. */
            updated: number;
            /** @description How many still are. */
            unread: number;
        };
        WatchlistResponse: {
            count: number;
            watchlist: components["schemas"]["WatchedSeries"][];
            /** @description All are in one page. */
            nextCursor: null;
        };
        SeriesToWatch: {
            /** @description The slug. */
            indicator: string;
            /** @description As in the data calls. Without it, the series of the indicator's default country is watched. */
            country?: string;
        };
        SessionsResponse: {
            count: number;
            sessions: components["schemas"]["SessionRecord"][];
            /** @description All are in one page. */
            nextCursor: null;
        };
        KeysResponse: {
            count: number;
            keys: components["schemas"]["KeyRecord"][];
            /** @description All are in one page. */
            nextCursor: null;
        };
        KeyName: {
            /** @description What the key is for; not blank. Spaces around it are dropped. */
            name: string;
        };
        NewKey: {
            key: components["schemas"]["KeyRecord"];
            /** @description The key itself. It is shown this once. */
            value: string;
        };
        AccountsResponse: {
            count: number;
            accounts: components["schemas"]["AccountRecord"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        AccountDetail: {
            account: components["schemas"]["AccountRecord"];
            keys: components["schemas"]["KeyRecord"][];
            /** @description The last 30 UTC days in which there were requests, oldest first. */
            usage: components["schemas"]["DayUsage"][];
        };
        AccountSettings: {
            plan?: components["schemas"]["Plan"];
            limitPerMinute?: components["schemas"]["OwnLimit"];
            limitPerDay?: components["schemas"]["OwnLimit"];
            keyLimit?: components["schemas"]["OwnLimit"];
            /** @description A suspended account's keys and sessions are refused. */
            suspended?: boolean;
        };
        KeyRestriction: {
            /** @description What the key may be used for; null means everything. */
            scopes?: components["schemas"]["Scope"][] | null;
            /** @description Addresses and ranges (CIDR), IPv4 or IPv6, from which the key may be used; null means any. */
            allowedAddresses?: string[] | null;
        };
        AdminUsageResponse: {
            count: number;
            usage: {
                /** Format: date */
                day: string;
                accountId: string;
                email: string;
                /** @description Admitted requests; of today to within seconds. */
                requests: number;
            }[];
            nextCursor: components["schemas"]["NextCursor"];
        };
        AuditLogResponse: {
            count: number;
            entries: components["schemas"]["AuditEntry"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        JobRun: {
            id: number;
            /**
             * @description `abandoned` where the process that ran it is gone.
             * @enum {string}
             */
            state: "running" | "succeeded" | "failed" | "abandoned";
            /** Format: date-time */
            startedAt: string;
            /**
             * Format: date-time
             * @description Null while it runs.
             */
            endedAt: string | null;
            /** @description What it did, in numbers; null unless it succeeded. */
            counts: {
                [key: string]: number;
            } | null;
            /** @description Why it failed. */
            error: string | null;
        };
        JobsResponse: {
            count: number;
            jobs: {
                name: string;
                summary: string;
                /** @description When it is due, as a cron pattern in UTC; each database adds the same few minutes to every instant. Null where it runs only when it is asked for. */
                schedule: string | null;
                /**
                 * Format: date-time
                 * @description When it is due next. Null before any server has planned it; in the past where no server with `SCHEDULED_JOBS` is up.
                 */
                nextRunAt: string | null;
                /** @description The last ten, the latest first. */
                runs: components["schemas"]["JobRun"][];
            }[];
            /** @description All are in one page. */
            nextCursor: null;
        };
        /** @description Values in the order of time, at most 100,000; null where one is missing. */
        LabValues: (number | null)[];
        /**
         * @description The date of each value, any day of its period, each in a later period than the one before. In monthly to yearly series a period without a date is a gap, as is a value of
         *     null. In daily, weekly and biweekly ones the dates there are follow each other: a day without one, such as a holiday, is no gap; a value of
         *     null is.
         */
        LabDates: string[];
        /**
         * @description FRED's unit codes, and what time-series analysis has besides: docs/statistics.md has the formula of each, and what a year ago is in a
         *     daily or weekly series. `level`, `diff`, `seasonal_diff`, `pct`, `yoy` and `standardize` are other names of `lin`, `chg`, `ch1`, `pch`, `pc1` and `zscore`; `logdiff` is
         *     unscaled, `cch` is 100 times that.
         * @enum {string}
         */
        TransformationName: "lin" | "level" | "chg" | "ch1" | "pch" | "pct" | "pc1" | "yoy" | "pca" | "cch" | "cca" | "log" | "diff" | "diff2" | "seasonal_diff" | "logdiff" | "logdiff2" | "log_yoy" | "index" | "cumsum" | "demean" | "detrend" | "zscore" | "standardize" | "ma3" | "ma6" | "ma12" | "annualised_3m3m";
        /**
         * @description What becomes of gaps. `conservative`: the pairs of observations that there are (Parzen). `pairwise`: as R's `na.pass`. `drop`: the
         *     series is closed up. `raise`: a gap is refused as `not_computable`. Regressions use the longest run without a gap.
         * @default conservative
         * @enum {string}
         */
        MissingRule: "conservative" | "pairwise" | "drop" | "raise";
        /** @enum {string} */
        DiagnosticTest: "acf" | "pacf" | "ljung_box" | "jarque_bera" | "arch_lm" | "box_pierce" | "durbin_watson" | "breusch_godfrey";
        DiagnosticsRequest: {
            /** @description The slug of an indicator. */
            seriesId?: string;
            /** @description Of an indicator: whose series; without it the default one. */
            country?: string;
            /**
             * Format: date
             * @description Of an indicator: the day as of which its values are read.
             */
            vintage?: string;
            values?: components["schemas"]["LabValues"];
            dates?: components["schemas"]["LabDates"];
            /** @description Of values sent along. Transformations over a year need it, and dates do. */
            frequency?: components["schemas"]["Frequency"];
            /**
             * Format: date
             * @description The first date of the sample.
             */
            start?: string;
            /**
             * Format: date
             * @description The last date of the sample.
             */
            end?: string;
            /** @description Applied to the sample from left to right. */
            transformations?: components["schemas"]["TransformationName"][];
            missing?: components["schemas"]["MissingRule"];
            /** @description The tests to run; without it the first five. */
            tests?: components["schemas"]["DiagnosticTest"][];
            /** @description Without it floor(10 log10 n). */
            acfMaxLag?: number;
            /** @description Without it floor(10 log10 n), less than n/2. */
            pacfMaxLag?: number;
            /** @description Of Ljung-Box and Box-Pierce. Without it min(10, n/5). */
            ljungBoxLags?: number;
            /** @description Without it min(10, n/5). */
            archLmLags?: number;
            options?: {
                /** @description Divide by the number of pairs instead of n. False by default. */
                acfAdjusted?: boolean;
                /**
                 * @description `ywm` by default: always within [-1, 1], as in R.
                 * @enum {string}
                 */
                pacfMethod?: "ywm" | "ldb" | "yw" | "ywadjusted" | "ld" | "lda" | "ols" | "ols-adjusted" | "ols-inefficient" | "burg";
                /** @description Probability of the bands. 0.95 by default. */
                confidence?: number;
                /** @description Parameters of the ARMA model whose residuals the values are. 0 by default. */
                modelDegreesOfFreedom?: number;
                /** @description Observations in a season: Ljung-Box then takes min(2 m, n/5) lags by default. */
                seasonalPeriod?: number;
                /** @description Take the mean off before squaring. True by default. */
                archDemean?: boolean;
                /** @description Without it min(10, n/5). */
                breuschGodfreyLags?: number;
                /**
                 * @description What Durbin-Watson and Breusch-Godfrey take off: the mean (`c`, the default) or a line (`ct`).
                 * @enum {string}
                 */
                deterministic?: "c" | "ct";
            };
            /** @description Whether the answer has the values that were tested. False by default. */
            includeValues?: boolean;
        };
        /** @description What was tested; all null for values sent along, but the unit and frequency. */
        LabSeries: {
            id: string | null;
            country: string | null;
            name: string | null;
            frequency: components["schemas"]["Frequency"] | null;
            /** @description The unit of the values tested; where a transformation cannot be applied, of those before it. */
            unit: string;
            vintage: components["schemas"]["VintageUsed"] | null;
        };
        /** @description The sample before it was transformed. */
        LabSample: {
            /**
             * Format: date
             * @description The first day of the first period that has a value. Null for values without dates.
             */
            start: string | null;
            /**
             * Format: date
             * @description The first day of the last period that has a value.
             */
            end: string | null;
            observations: number;
            /** @description Periods without a value between the first and the last. */
            missing: number;
        };
        LabNotes: {
            /**
             * @description Stable.
             * @enum {string}
             */
            code: "LAGS_TRUNCATED" | "GAPS_IN_SAMPLE" | "LAGS_WITHOUT_PAIRS" | "DEMEANED" | "NOT_DEMEANED" | "P_CLAMPED" | "P_UNDEFINED" | "P_APPROXIMATE" | "SMALL_SAMPLE" | "ASSUMES_INDEPENDENCE" | "OUTSIDE_UNIT_INTERVAL" | "NON_POSITIVE" | "ZERO_DIVISOR" | "SIGN_CHANGE" | "OVERFLOW";
            message: string;
        }[];
        /** @description The statistic is not defined for this series. */
        NotComputable: {
            /** @constant */
            status: "not_computable";
            /** @enum {string} */
            reason: "TOO_FEW_OBSERVATIONS" | "LAG_EXCEEDS_SAMPLE" | "ZERO_VARIANCE" | "RANK_DEFICIENT" | "PERFECT_FIT" | "MISSING_VALUES" | "NON_POSITIVE_FOR_LOG" | "ZERO_BASE" | "NO_PAIRS_AT_LAG";
            /** @description Observations it would take, without a gap between them for what uses the longest run; null where more of the same would not help. */
            needs: number | null;
            /** @description Observations there are. */
            observations: number;
            message: string;
        };
        /** @description One transformation. The rows end with the first that cannot be applied; every test then answers its reason. */
        LabTransformation: {
            name: components["schemas"]["TransformationName"];
            formula: string;
            unit: string;
            observationsBefore: number;
            observationsAfter: number;
            /** @description Observations that it left no value for, such as the first of a difference. */
            dropped: number;
            /** @description What is to be known of its results. */
            notes: components["schemas"]["LabNotes"];
            /** @description Why it cannot be applied to the values before it; null where it can. */
            notComputable: components["schemas"]["NotComputable"] | null;
        };
        Autocorrelation: {
            /** @constant */
            status: "computed";
            lags: number;
            /** @description How the lags were chosen. */
            lagRule: string;
            /** @description From lag 0 on. */
            values: {
                lag: number;
                /** @description Null where gaps leave no pair. */
                value: number | null;
                /** @description Pairs of observations so many periods apart. */
                pairs: number;
                /** @description Half-width about zero if the series is white noise. */
                whiteNoiseBand: number;
                /** @description Half-width about zero if it is a moving average of the lags before; null after a lag without a value. */
                bartlettBand: number | null;
            }[];
            observations: number;
            notes: components["schemas"]["LabNotes"];
        };
        PartialAutocorrelation: {
            /** @constant */
            status: "computed";
            method: string;
            lags: number;
            /** @description How the lags were chosen. */
            lagRule: string;
            /** @description From lag 0 on. */
            values: {
                lag: number;
                value: number;
                /** @description Half-width about zero. */
                whiteNoiseBand: number;
            }[];
            observations: number;
            notes: components["schemas"]["LabNotes"];
        };
        /** @description Whether the null hypothesis is rejected at each level of significance. */
        TestDecision: {
            onePercent: boolean;
            fivePercent: boolean;
            tenPercent: boolean;
        };
        /** @description Ljung-Box or Box-Pierce. */
        PortmanteauTest: {
            /** @constant */
            status: "computed";
            statistic: number;
            /** @description Not above 0 where a model has as many parameters as there are lags; there is no p-value then. */
            degreesOfFreedom: number;
            /** @description Upper-tail probability; null where it is not defined. 0 below 1e-308, where `log10PValue` tells. */
            pValue: number | null;
            /** @description The common logarithm of the p-value. */
            log10PValue: number | null;
            /** @description Whether the null hypothesis is rejected; null without a p-value. */
            rejected: components["schemas"]["TestDecision"] | null;
            /** @description In words. */
            nullHypothesis: string;
            /** @description Observations that the statistic was computed from. */
            observations: number;
            notes: components["schemas"]["LabNotes"];
            lags: number;
            /** @description How the lags were chosen. */
            lagRule: string;
            /** @description The test of the first `lag` autocorrelations, for every lag. */
            table: {
                lag: number;
                statistic: number;
                degreesOfFreedom: number;
                pValue: number | null;
                log10PValue: number | null;
            }[];
        };
        /** @description Jarque-Bera. */
        JarqueBeraTest: {
            /** @constant */
            status: "computed";
            statistic: number;
            /** @constant */
            degreesOfFreedom: 2;
            /** @description Upper-tail probability; null where it is not defined. 0 below 1e-308, where `log10PValue` tells. */
            pValue: number | null;
            /** @description The common logarithm of the p-value. */
            log10PValue: number | null;
            /** @description Whether the null hypothesis is rejected; null without a p-value. */
            rejected: components["schemas"]["TestDecision"] | null;
            /** @description In words. */
            nullHypothesis: string;
            /** @description Observations that the statistic was computed from. */
            observations: number;
            notes: components["schemas"]["LabNotes"];
            /** @description 0 for a normal distribution. */
            skewness: number;
            /** @description 3 for a normal distribution. */
            kurtosis: number;
            /** @description Kurtosis less 3. */
            excessKurtosis: number;
        };
        /** @description The F test of the same regression, which is closer in small samples. */
        VariantF: {
            statistic: number;
            numeratorDegrees: number;
            denominatorDegrees: number;
            /** @description Upper-tail probability; null where it is not defined. 0 below 1e-308, where `log10PValue` tells. */
            pValue: number | null;
            /** @description The common logarithm of the p-value. */
            log10PValue: number | null;
            /** @description Whether the null hypothesis is rejected; null without a p-value. */
            rejected: components["schemas"]["TestDecision"] | null;
        };
        /** @description Engle's test for clusters of variance. */
        ArchLmTest: {
            /** @constant */
            status: "computed";
            statistic: number;
            /** @description As many as lags. */
            degreesOfFreedom: number;
            /** @description Upper-tail probability; null where it is not defined. 0 below 1e-308, where `log10PValue` tells. */
            pValue: number | null;
            /** @description The common logarithm of the p-value. */
            log10PValue: number | null;
            /** @description Whether the null hypothesis is rejected; null without a p-value. */
            rejected: components["schemas"]["TestDecision"] | null;
            /** @description In words. */
            nullHypothesis: string;
            /** @description Observations that the statistic was computed from. */
            observations: number;
            notes: components["schemas"]["LabNotes"];
            lags: number;
            /** @description How the lags were chosen. */
            lagRule: string;
            rSquared: number;
            f: components["schemas"]["VariantF"];
        };
        /** @description Durbin-Watson, against positive autocorrelation. */
        DurbinWatsonTest: {
            /** @constant */
            status: "computed";
            statistic: number;
            /** @description Lower-tail probability, against positive autocorrelation; null where it is not defined. 0 below 1e-308, where `log10PValue` tells. */
            pValue: number | null;
            /** @description The common logarithm of the p-value. */
            log10PValue: number | null;
            /** @description Whether the null hypothesis is rejected; null without a p-value. */
            rejected: components["schemas"]["TestDecision"] | null;
            /** @description In words. */
            nullHypothesis: string;
            /** @description Observations that the statistic was computed from. */
            observations: number;
            notes: components["schemas"]["LabNotes"];
            /** @enum {string} */
            deterministic: "c" | "ct";
        };
        /** @description Breusch-Godfrey. */
        BreuschGodfreyTest: {
            /** @constant */
            status: "computed";
            statistic: number;
            /** @description As many as lags. */
            degreesOfFreedom: number;
            /** @description Upper-tail probability; null where it is not defined. 0 below 1e-308, where `log10PValue` tells. */
            pValue: number | null;
            /** @description The common logarithm of the p-value. */
            log10PValue: number | null;
            /** @description Whether the null hypothesis is rejected; null without a p-value. */
            rejected: components["schemas"]["TestDecision"] | null;
            /** @description In words. */
            nullHypothesis: string;
            /** @description Observations that the statistic was computed from. */
            observations: number;
            notes: components["schemas"]["LabNotes"];
            lags: number;
            /** @description How the lags were chosen. */
            lagRule: string;
            /** @enum {string} */
            deterministic: "c" | "ct";
            f: components["schemas"]["VariantF"];
        };
        LabPoint: {
            /** Format: date */
            date: string | null;
            value: number | null;
        };
        DiagnosticsResponse: {
            series: components["schemas"]["LabSeries"];
            sample: components["schemas"]["LabSample"];
            transformations: components["schemas"]["LabTransformation"][];
            /** @description The tests that were asked for. */
            results: {
                acf?: components["schemas"]["Autocorrelation"] | components["schemas"]["NotComputable"];
                pacf?: components["schemas"]["PartialAutocorrelation"] | components["schemas"]["NotComputable"];
                ljung_box?: components["schemas"]["PortmanteauTest"] | components["schemas"]["NotComputable"];
                jarque_bera?: components["schemas"]["JarqueBeraTest"] | components["schemas"]["NotComputable"];
                arch_lm?: components["schemas"]["ArchLmTest"] | components["schemas"]["NotComputable"];
                box_pierce?: components["schemas"]["PortmanteauTest"] | components["schemas"]["NotComputable"];
                durbin_watson?: components["schemas"]["DurbinWatsonTest"] | components["schemas"]["NotComputable"];
                breusch_godfrey?: components["schemas"]["BreuschGodfreyTest"] | components["schemas"]["NotComputable"];
            };
            /** @description The values that were tested, with `includeValues`. */
            values?: components["schemas"]["LabPoint"][];
        };
        StationarityRequest: {
            /** @description The slug of an indicator. */
            seriesId?: string;
            /** @description Of an indicator: whose series; without it the default one. */
            country?: string;
            /**
             * Format: date
             * @description Of an indicator: the day as of which its values are read.
             */
            vintage?: string;
            values?: components["schemas"]["LabValues"];
            dates?: components["schemas"]["LabDates"];
            /** @description Of values sent along. Transformations over a year need it, and dates do. */
            frequency?: components["schemas"]["Frequency"];
            /**
             * Format: date
             * @description The first date of the sample.
             */
            start?: string;
            /**
             * Format: date
             * @description The last date of the sample.
             */
            end?: string;
            /** @description Applied to the sample from left to right. */
            transformations?: components["schemas"]["TransformationName"][];
            missing?: components["schemas"]["MissingRule"];
            /** @description The augmented Dickey-Fuller test. */
            adf?: {
                /**
                 * @description Nothing, a constant (`c`, the default), a line too, a parabola too.
                 * @enum {string}
                 */
                deterministic?: "n" | "c" | "ct" | "ctt";
                /** @description A fixed number of lagged differences; without it they are chosen. Not together with `maxLag` or `criterion`. */
                lags?: number;
                /** @description The most lags to choose from. Without it 12 (n/100)^(1/4), rounded up. */
                maxLag?: number;
                /**
                 * @description How the lags are chosen; `AIC` by default.
                 * @enum {string}
                 */
                criterion?: "AIC" | "BIC" | "t-stat";
            };
            /** @description The test of Kwiatkowski, Phillips, Schmidt and Shin. */
            kpss?: {
                /**
                 * @description Stationary about a level (`c`, the default) or a line.
                 * @enum {string}
                 */
                deterministic?: "c" | "ct";
                /** @description A fixed number of lags; without it by `lagRule`, and not together with it. */
                lags?: number;
                /**
                 * @description `auto` (the default) as Hobijn, Franses and Ooms; `legacy` 12 (n/100)^(1/4) rounded up; `short` 4 (n/100)^(1/4) rounded down.
                 * @enum {string}
                 */
                lagRule?: "auto" | "legacy" | "short";
            };
            /** @description The test of Phillips and Perron. */
            phillipsPerron?: {
                /**
                 * @description `c` by default.
                 * @enum {string}
                 */
                deterministic?: "n" | "c" | "ct";
                /** @description Without it 12 (n/100)^(1/4), rounded up. */
                lags?: number;
            };
            /** @description The level at which the tests are read together. 0.05 by default. */
            significance?: 0.01 | 0.05 | 0.1;
        };
        /** @description Augmented Dickey-Fuller. */
        DickeyFullerTest: {
            /** @constant */
            status: "computed";
            statistic: number;
            /** @description Lower-tail probability of MacKinnon (1994), as in a long sample; 0 or 1 beyond its tables (`P_CLAMPED`). `rejected` is by the critical values. */
            pValue: number | null;
            /** @description The common logarithm of the p-value. */
            log10PValue: number | null;
            rejected: components["schemas"]["TestDecision"];
            /** @description In words. */
            nullHypothesis: string;
            /** @description Observations that the statistic was computed from. */
            observations: number;
            notes: components["schemas"]["LabNotes"];
            lags: number;
            /** @description How the lags were chosen. */
            lagRule: string;
            maxLag: number;
            /** @enum {string} */
            deterministic: "n" | "c" | "ct" | "ctt";
            /** @description How strongly a value returns: the coefficient of the level before, less 1. */
            coefficient: number;
            criticalValues: {
                onePercent: number;
                fivePercent: number;
                tenPercent: number;
            };
        };
        /** @description KPSS. */
        KpssTest: {
            /** @constant */
            status: "computed";
            statistic: number;
            /** @description Upper-tail probability, from a table that ends at 0.01 and 0.10: `pValueIs` tells. */
            pValue: number | null;
            /** @description The common logarithm of the p-value. */
            log10PValue: number | null;
            rejected: components["schemas"]["TestDecision"];
            /** @description In words. */
            nullHypothesis: string;
            /** @description Observations that the statistic was computed from. */
            observations: number;
            notes: components["schemas"]["LabNotes"];
            lags: number;
            /** @description How the lags were chosen. */
            lagRule: string;
            /** @enum {string} */
            deterministic: "c" | "ct";
            /**
             * @description The table ends at 0.01 and 0.10: the true p-value is the one given, below it, or above it.
             * @enum {string}
             */
            pValueIs: "exact" | "upper bound" | "lower bound";
            criticalValues: {
                onePercent: number;
                twoAndAHalfPercent: number;
                fivePercent: number;
                tenPercent: number;
            };
        };
        /** @description Phillips-Perron. */
        PhillipsPerronTest: {
            /** @constant */
            status: "computed";
            statistic: number;
            /** @description Lower-tail probability of MacKinnon (1994), as in a long sample; 0 or 1 beyond its tables (`P_CLAMPED`). `rejected` is by the critical values. */
            pValue: number | null;
            /** @description The common logarithm of the p-value. */
            log10PValue: number | null;
            rejected: components["schemas"]["TestDecision"];
            /** @description In words. */
            nullHypothesis: string;
            /** @description Observations that the statistic was computed from. */
            observations: number;
            notes: components["schemas"]["LabNotes"];
            lags: number;
            /** @description How the lags were chosen. */
            lagRule: string;
            /** @enum {string} */
            deterministic: "n" | "c" | "ct" | "ctt";
            /** @description The statistic of the coefficient, which has a distribution of its own. */
            normalizedBias: number;
            /** @description How strongly a value returns: the coefficient of the level before, less 1. */
            coefficient: number;
            criticalValues: {
                onePercent: number;
                fivePercent: number;
                tenPercent: number;
            };
        };
        /** @description How often to difference the series: as ndiffs and nsdiffs of R's forecast. */
        Differencing: {
            /** @constant */
            status: "computed";
            /** @description Ordinary differences, after the seasonal one. */
            differences: number;
            seasonalDifferences: number;
            /** @description Null for a series without season, or of two cycles at most. */
            seasonalStrength: number | null;
            notes: components["schemas"]["LabNotes"];
        };
        /** @description What Dickey-Fuller and KPSS say together. Their null hypotheses are opposite. */
        StationarityReading: {
            /** @enum {string} */
            reading: "stationary" | "unit_root" | "both_rejected" | "undecided";
            significance: number;
            /** @description In words. */
            message: string;
        };
        StationarityResponse: {
            series: components["schemas"]["LabSeries"];
            sample: components["schemas"]["LabSample"];
            transformations: components["schemas"]["LabTransformation"][];
            results: {
                adf: components["schemas"]["DickeyFullerTest"] | components["schemas"]["NotComputable"];
                kpss: components["schemas"]["KpssTest"] | components["schemas"]["NotComputable"];
                phillipsPerron: components["schemas"]["PhillipsPerronTest"] | components["schemas"]["NotComputable"];
                differencing: components["schemas"]["Differencing"] | components["schemas"]["NotComputable"];
            };
            /** @description Null when either test is not computable. */
            reading: components["schemas"]["StationarityReading"] | null;
        };
        /**
         * @description What the model is fitted to. Forecasts are in the units of the series again; notes tell of the way back.
         * @enum {string}
         */
        ForecastTransform: "level" | "log" | "yoy";
        /** @description Options of a model. `/api/forecast/models` says which model has which; one that the model has not is refused. */
        ForecastOptions: {
            /**
             * @description The form of exponential smoothing: error, trend (`Ad` for a damped one) and season, each additive, multiplicative or none. Without it the
             *     one that the corrected criterion of Akaike likes best. Seasonal forms need a season of 2 to 24 observations.
             * @enum {string}
             */
            form?: "ANN" | "ANA" | "AAN" | "AAA" | "AAdN" | "AAdA" | "MNN" | "MNA" | "MNM" | "MAN" | "MAA" | "MAM" | "MAdN" | "MAdA" | "MAdM";
            /** @description [p, d, q] of ARIMA: autoregression, differences, moving average. Without it a stepwise search. */
            order?: [
                number,
                number,
                number
            ];
            /** @description [P, D, Q] of ARIMA, by the season; only with `order`, and for series with a season. [0, 0, 0] by default. */
            seasonalOrder?: [
                number,
                number,
                number
            ];
            /** @description Whether ARIMA of the given `order` has a mean, or a drift where it is differenced; not with more than one difference. By default where there is none. */
            constant?: boolean;
            /** @description Of `transform` log: whether forecasts are the means of what may come, which lie higher than its medians, the default. Intervals and fitted values stay. */
            biasAdjusted?: boolean;
            /** @description Of values sent along, how many of them make a season; 1 for none. By default what the frequency says, and none for days and weeks. */
            seasonalPeriod?: number;
        };
        ForecastRequest: {
            /** @description The slug of an indicator. */
            seriesId?: string;
            /** @description Of an indicator: whose series; without it the default one. */
            country?: string;
            /**
             * Format: date
             * @description Of an indicator: the day as of which its values are read.
             */
            vintage?: string;
            values?: components["schemas"]["LabValues"];
            dates?: components["schemas"]["LabDates"];
            /** @description Of values sent along. Transformations over a year need it, and dates do. */
            frequency?: components["schemas"]["Frequency"];
            /**
             * Format: date
             * @description The first date of the sample.
             */
            start?: string;
            /**
             * Format: date
             * @description The last date of the sample.
             */
            end?: string;
            /** @description Periods ahead. */
            horizon: number;
            /** @description `auto` by default. */
            model?: components["schemas"]["ForecastModel"];
            /** @description `level` by default. */
            transform?: components["schemas"]["ForecastTransform"];
            /** @description Percent of what comes that intervals should hold. 80 and 95 by default. */
            levels?: number[];
            /**
             * @description Widened by what rolling origins over many series have shown (`calibrated`, the default of `auto` and `combination`), or as the model says.
             * @enum {string}
             */
            intervals?: "calibrated" | "model";
            /**
             * @description At how many earlier dates the models are fitted anew and held to what came; 0 for none. By default 5, and fewer for long series; what is
             *     asked for is cut down where it would take too long, by a rule that goes by length, season and order alone (docs/forecasting.md).
             */
            backtestOrigins?: number;
            options?: components["schemas"]["ForecastOptions"];
        };
        /** @description How well a model fits for its number of parameters: lower criteria are better. Comparable among forms of one model. */
        InformationCriteria: {
            /** @description Up to a constant of the kind of model. */
            logLikelihood: number;
            aic: number;
            /** @description Corrected for small samples; null where there are too few observations for it. */
            aicc: number | null;
            bic: number;
            /** @description Parameters estimated, initial states and the variance included. */
            parameterCount: number;
        };
        ForecastPoint: {
            /**
             * Format: date
             * @description Null for values without dates, and after the year 9999.
             */
            date: string | null;
            /** @description Null where it lies beyond what numbers can hold. */
            forecast: number | null;
            /** @description By ascending level; none when there are too few observations to tell. */
            intervals: {
                level: number;
                /** @description Null where the bound lies beyond what numbers can hold. */
                lower: number | null;
                upper: number | null;
            }[];
        };
        FittedPoint: {
            /** Format: date */
            date: string | null;
            actual: number | null;
            /** @description The forecast one period before; null where the model has none. */
            fitted: number | null;
            residual: number | null;
        };
        /** @description One of the models that a mean is made of. */
        ForecastMember: {
            model: components["schemas"]["ForecastModel"];
            label: string;
            parameters: {
                [key: string]: number;
            };
            criteria: components["schemas"]["InformationCriteria"] | null;
            /** @description Its own forecasts. */
            point: (number | null)[];
        };
        ForecastNote: {
            /**
             * @description Stable.
             * @enum {string}
             */
            code: "CONSTANT" | "NO_INTERVALS" | "UNBOUNDED" | "BACK_TRANSFORMED";
            message: string;
        };
        /** @description How often intervals held what came. */
        ForecastCoverage: {
            /** @description Percent of what comes that the intervals should hold. */
            level: number;
            /** @description Share that they held, of 1, averaged over the origins; null where there were no intervals. */
            share: number | null;
            /** @description Values that were held to intervals. */
            values: number;
        };
        /**
         * @description How far forecasts were from what came, each figure averaged over the origins that could be scored, and null where none could.
         *     docs/forecasting.md has the formulas.
         */
        ForecastScores: {
            /** @description Origins that could be scored. */
            origins: number;
            /** @description Symmetric mean absolute percentage error. */
            smape: number | null;
            /** @description Mean absolute error in mean changes over a season of the values known at the origin. */
            mase: number | null;
            /** @description Overall weighted average of sMAPE and MASE against those of Naive 2 at the same origins: below 1 is better. */
            owa: number | null;
            /** @description In the units of the series. */
            meanAbsoluteError: number | null;
            /** @description In the units of the series. */
            rootMeanSquareError: number | null;
            /** @description Mean of what came minus the forecast, in the units of the series: above 0 the forecasts were too low. */
            bias: number | null;
            /** @description Interval score of the widest of the intervals, scaled as MASE; lower is better. */
            msis: number | null;
            /** @description By ascending level. */
            coverage: components["schemas"]["ForecastCoverage"][];
        };
        ForecastCandidate: {
            model: components["schemas"]["ForecastModel"];
            label: string;
            /**
             * @description `used`: the model of the answer; `member`: one that it is a mean of; `alternative`: `auto` and its members, when another was asked for; `baseline`: what any model should beat.
             * @enum {string}
             */
            role: "used" | "member" | "alternative" | "baseline";
            /** @description The forms or orders among which it was chosen or averaged, best first; none where it has but one. */
            considered: {
                label: string;
                /** @description The corrected criterion of Akaike: lower is better. Of orders by a rough likelihood, and comparable only among those of the same differences. */
                aicc: number;
                /** @description Its share of the forecast. */
                share: number;
            }[];
            /** @description In the backtest; null where there was none, or where it could not be fitted. */
            scores: components["schemas"]["ForecastScores"] | null;
            /** @description Whether its MASE was the least of those scored at as many origins. */
            best: boolean;
        };
        /** @description Why this model, and how the others would have done at the same origins. */
        ForecastSelection: {
            /** @description In words. */
            rule: string;
            /** @description The model of the answer first. */
            candidates: components["schemas"]["ForecastCandidate"][];
        };
        ForecastScoresAhead: {
            /** @description Periods ahead. */
            step: number;
            scores: components["schemas"]["ForecastScores"];
        };
        ForecastBacktest: {
            /** @constant */
            status: "computed";
            /** @description Periods ahead that were held to what came: those of the run, or fewer where there are too few observations. */
            horizon: number;
            /** @description The dates up to which values were taken as known, oldest first. */
            origins: {
                /**
                 * Format: date
                 * @description The last date that was known; null for values without dates.
                 */
                date: string | null;
                /** @description Observations that were known. */
                observations: number;
            }[];
            /** @description What was kept of the whole sample and what was estimated anew, in words. */
            method: string;
            scores: components["schemas"]["ForecastScores"];
            byHorizon: components["schemas"]["ForecastScoresAhead"][];
        };
        /**
         * @description A check; docs/forecasting.md says what each means.
         * @enum {string}
         */
        ForecastGuardrailCode: "STALE_INPUT" | "SHORT_HISTORY" | "HORIZON_TOO_LONG" | "NO_SEASON" | "BREAK_IN_TRAINING_WINDOW" | "GAPS_FILLED" | "DOES_NOT_BEAT_NAIVE" | "INTERVALS_UNDERCOVER" | "RESIDUAL_AUTOCORRELATION" | "TRAINED_ON_PRELIMINARY";
        /** @description What speaks against relying on this forecast, in the form of the data-quality checks of an indicator. */
        ForecastGuardrails: {
            /**
             * @description The worst severity found.
             * @enum {string}
             */
            status: "ok" | "info" | "warning" | "error";
            counts: {
                info: number;
                warning: number;
                error: number;
            };
            findings: {
                code: components["schemas"]["ForecastGuardrailCode"];
                /** @enum {string} */
                severity: "info" | "warning" | "error";
                message: string;
                /**
                 * Format: date
                 * @description The first date concerned; null for the series as a whole, or without dates.
                 */
                from: string | null;
                /** Format: date */
                to: string | null;
                /** @description The numbers behind the finding; which ones, docs/forecasting.md says for each code. */
                evidence: {
                    [key: string]: unknown;
                };
            }[];
            /** @description Every check there is, so that none found is not mistaken for none made. */
            checks: {
                code: components["schemas"]["ForecastGuardrailCode"];
                /** @enum {string} */
                status: "raised" | "passed" | "not_applicable";
                /** @description Why a check does not apply. */
                reason?: string;
            }[];
            ruleVersion: string;
        };
        ForecastResult: {
            /** @constant */
            status: "computed";
            model: components["schemas"]["ForecastModel"];
            /** @description The model as the literature writes it, such as ETS(M,Ad,M). */
            label: string;
            parameters: {
                [key: string]: number;
            };
            criteria: components["schemas"]["InformationCriteria"] | null;
            /** @description Observations in a season, as the models reckon with them; 1 for none. */
            season: number;
            /** @enum {string} */
            intervalKind: "calibrated" | "model";
            /** @description How wide intervals are, in words. */
            intervalMethod: string;
            forecasts: components["schemas"]["ForecastPoint"][];
            /** @description The observations that the model was fitted to. */
            history: components["schemas"]["FittedPoint"][];
            members: components["schemas"]["ForecastMember"][];
            residualTests: {
                ljung_box: components["schemas"]["PortmanteauTest"] | components["schemas"]["NotComputable"];
                jarque_bera: components["schemas"]["JarqueBeraTest"] | components["schemas"]["NotComputable"];
            };
            observations: number;
            /** @description What the engine did that a reader should know. */
            notes: components["schemas"]["ForecastNote"][];
            selection: components["schemas"]["ForecastSelection"];
            /** @description How well the model would have done; null where `backtestOrigins` is 0. */
            backtest: components["schemas"]["ForecastBacktest"] | components["schemas"]["NotComputable"] | null;
            guardrails: components["schemas"]["ForecastGuardrails"];
        };
        /** @description What it takes, besides `request`, to make the same run again; complete in itself, to be kept with the numbers. */
        ForecastAudit: {
            /** @description Null for values sent along. */
            seriesId: string | null;
            country: string | null;
            /**
             * Format: date
             * @description The vintage that was read.
             */
            vintage: string | null;
            /** @description The newest value that was used. */
            lastObservation: {
                /** Format: date */
                date: string | null;
                value: number;
            } | null;
            /** @description Values that were used. */
            observations: number;
            /** @description SHA-256 of what was fitted: of the JSON text of the pairs [date, value] of the sample that have a value; the date is null for values without. */
            dataHash: string;
            /** @description The version of the engine. */
            engine: string;
            /** @description The version of the server. */
            codeVersion: string;
            /** Format: date-time */
            computedAt: string;
            /** @description Milliseconds that it took, the wait for a free processor included. */
            durationMs: number;
        };
        ForecastRun: {
            /** @description Made of the request, the data and the engine. */
            cacheKey: string;
            /**
             * Format: date-time
             * @description When it was computed.
             */
            createdAt: string;
            /** @description The version of the engine. */
            engine: string;
            /** @description What was asked, with what was taken where nothing was. */
            request: {
                model: components["schemas"]["ForecastModel"];
                horizon: number;
                transform: components["schemas"]["ForecastTransform"];
                levels: number[];
                /** @enum {string} */
                intervals: "calibrated" | "model";
                backtestOrigins: number;
                options: components["schemas"]["ForecastOptions"];
            };
            series: components["schemas"]["LabSeries"];
            sample: components["schemas"]["LabSample"];
            result: components["schemas"]["ForecastResult"] | components["schemas"]["NotComputable"];
            audit: components["schemas"]["ForecastAudit"];
        };
        /** @description A forecast or a backtest that is computed while nobody waits for it. */
        ForecastJob: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "run" | "backtest";
            /**
             * @description `failed` also where the server that computed it has given no sign of life for a minute.
             * @enum {string}
             */
            state: "queued" | "running" | "done" | "failed";
            /** @description Of a backtest, forecasts made: one for each origin and model. */
            progress: {
                done: number;
                total: number;
            };
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            startedAt: string | null;
            /** Format: date-time */
            endedAt: string | null;
            /** @description Of the result; null until it is done. */
            cacheKey: string | null;
            /** @description The path at which the result is read; null until it is done. */
            result: string | null;
            /** @description Why it failed; null where it has not. */
            error: {
                error: components["schemas"]["ErrorCode"];
                /** @description One sentence for a person. */
                message: string;
            } | null;
        };
        /**
         * @description `real_time`: each origin is a day of which the library holds a vintage, and the models know the values of that vintage alone. `pseudo`: the
         *     latest values, cut off at each origin: they have revisions in them that nobody knew then, so that models look better than they would have been.
         * @enum {string}
         */
        BacktestKind: "real_time" | "pseudo";
        BacktestRequest: {
            /** @description The slug of an indicator. */
            seriesId: string;
            /** @description Whose series; without it the default one. */
            country?: string;
            /** @description `real_time` by default where the library holds more than one vintage of the series with values after it; otherwise `pseudo`. */
            kind?: components["schemas"]["BacktestKind"];
            /** @description By default auto, ets, theta, arima, naive, snaive for series with a season, and naive2. */
            models?: components["schemas"]["ForecastModel"][];
            /** @description Periods ahead. `origins` × models × `horizon` may be 6000 at most. */
            horizon: number;
            /** @description Origins at most; where there are more, so many are taken evenly, the last among them. 20 by default. */
            origins?: number;
            /**
             * Format: date
             * @description The first day that may be an origin: the day of the vintage in real time, the date of the last observation known otherwise.
             */
            originsStart?: string;
            /**
             * Format: date
             * @description The last such day. Not before `originsStart`.
             */
            originsEnd?: string;
            /** @description Periods before each origin that models see at most; all by default, which may be 3000. */
            window?: number;
            /** @description `level` by default. */
            transform?: components["schemas"]["ForecastTransform"];
            /** @description Percent of what comes that intervals should hold. 80 and 95 by default. */
            levels?: number[];
        };
        /**
         * @description Diebold-Mariano, with the correction of Harvey, Leybourne and Newbold for small samples: whether a model's absolute errors, scaled as in MASE, are as large
         *     on average as those of Naive 2. A statistic below 0 speaks for the model.
         */
        DieboldMarianoTest: {
            /** @constant */
            status: "computed";
            statistic: number;
            /** @description Of both sides. */
            pValue: number | null;
            /** @description The common logarithm of the p-value. */
            log10PValue: number | null;
            rejected: components["schemas"]["TestDecision"] | null;
            /** @description In words. */
            nullHypothesis: string;
            /** @description Origins at which both were scored. */
            observations: number;
            notes: components["schemas"]["LabNotes"];
            degreesOfFreedom: number;
            /** @description Mean of the scaled errors of the model minus those of Naive 2. */
            meanDifference: number;
            /** @description Origins in a row whose forecasts reach into the same periods. */
            overlap: number;
            /**
             * @description `bartlett` where the plain sum of covariances is not above 0.
             * @enum {string}
             */
            varianceEstimator: "rectangular" | "bartlett";
        };
        /** @description Against one truth. */
        BacktestScores: {
            overall: components["schemas"]["ForecastScores"];
            /** @description Over the whole horizon: by the mean scaled error at each origin. */
            dieboldMariano: components["schemas"]["DieboldMarianoTest"] | components["schemas"]["NotComputable"];
            byHorizon: {
                /** @description Periods ahead. */
                step: number;
                scores: components["schemas"]["ForecastScores"];
                dieboldMariano: components["schemas"]["DieboldMarianoTest"] | components["schemas"]["NotComputable"];
            }[];
        };
        BacktestModel: {
            model: components["schemas"]["ForecastModel"];
            /** @description Against the first value of each target that the library held; null in a pseudo backtest. */
            first: components["schemas"]["BacktestScores"] | null;
            /** @description Against the latest values. */
            latest: components["schemas"]["BacktestScores"];
        };
        /** @description A period that was forecast, and what came. */
        BacktestTarget: {
            /** @description Periods ahead. */
            step: number;
            /** Format: date */
            date: string;
            /** @description The first number of it that the library held since, and in which vintage; null where there is none yet, and in a pseudo backtest. */
            first: {
                value: number;
                /** Format: date */
                vintage: string;
            } | null;
            /** @description The latest value; null where there is none. */
            latest: number | null;
        };
        BacktestForecast: {
            model: components["schemas"]["ForecastModel"];
            result: {
                /** @constant */
                status: "computed";
                /** @description The model that was fitted, as the literature writes it. */
                label: string;
                /** @description By the steps of the targets. */
                forecasts: components["schemas"]["ForecastPoint"][];
            } | components["schemas"]["NotComputable"];
        };
        BacktestOrigin: {
            /**
             * Format: date
             * @description The day as of which the values were known; null in a pseudo backtest.
             */
            vintage: string | null;
            /**
             * Format: date
             * @description The last observation known. Forecasts begin with the period after it.
             */
            lastDate: string;
            /** @description Observations that the models were fitted to. */
            observations: number;
            /** @description The unit of the values that the models were fitted to. */
            unit: string;
            /**
             * @description What forecasts were multiplied by to be in the unit of the answer. Where the series was rebased since, the ratio of the latest values to
             *     those known, over the last season known; otherwise 1.
             */
            factor: number;
            targets: components["schemas"]["BacktestTarget"][];
            forecasts: components["schemas"]["BacktestForecast"][];
        };
        BacktestNote: {
            /**
             * @description Stable.
             * @enum {string}
             */
            code: "PSEUDO_REAL_TIME" | "FIRST_HELD" | "REBASED" | "NO_SEASON" | "FEW_ORIGINS" | "NOT_ALL_CAME" | "NOT_ALL_COMPUTED";
            message: string;
        };
        BacktestResult: {
            /** @constant */
            status: "computed";
            /** @description Observations in a season, over which errors are scaled; 1 for none. */
            seasonalPeriod: number;
            /** @description Models by their OWA, best first, those without one left out. */
            ranking: {
                first: components["schemas"]["ForecastModel"][] | null;
                latest: components["schemas"]["ForecastModel"][];
            };
            /** @description In the order of the request. */
            models: components["schemas"]["BacktestModel"][];
            /** @description Oldest first. All values are in the unit of the series in its latest vintage. */
            origins: components["schemas"]["BacktestOrigin"][];
            notes: components["schemas"]["BacktestNote"][];
        };
        BacktestRun: {
            /** @description Made of the request, the data and the engine. */
            cacheKey: string;
            /**
             * Format: date-time
             * @description When it was computed.
             */
            createdAt: string;
            /** @description The version of the engine. */
            engine: string;
            /** @description What was asked, with what was taken where nothing was. */
            request: {
                kind: components["schemas"]["BacktestKind"];
                models: components["schemas"]["ForecastModel"][];
                horizon: number;
                origins: number;
                /** Format: date */
                originsStart: string | null;
                /** Format: date */
                originsEnd: string | null;
                window: number | null;
                transform: components["schemas"]["ForecastTransform"];
                levels: number[];
            };
            series: components["schemas"]["LabSeries"];
            result: components["schemas"]["BacktestResult"] | components["schemas"]["NotComputable"];
        };
        ForecastModels: {
            count: number;
            models: {
                model: components["schemas"]["ForecastModel"];
                name: string;
                description: string;
                reference: string;
                options: {
                    /** @description The name in `options` of a request. */
                    name: string;
                    /** @description The JSON Schema of the option as in the contract: its type, its bounds, its description. */
                    schema: {
                        [key: string]: unknown;
                    };
                }[];
            }[];
        };
        NewsItem: {
            /** @description The same for as long as the item keeps its name and date in the feed. */
            id: string;
            /** @description The feeds that have it */
            sources: string[];
            agency: string;
            title: string;
            /** @description Null where the feed has none. */
            summary: string | null;
            /**
             * Format: uri
             * @description Where to read on.
             */
            url: string | null;
            /** Format: date-time */
            publishedAt: string;
            /** @description Whether the feed gives the date; where it does not, `publishedAt` is when the item was first seen. */
            dateGiven: boolean;
            /** @description The releases of the calendar that it is linked to. */
            releases: {
                id: string;
                name: string;
            }[];
            /** @description The slugs of the indicators that these releases publish. */
            indicators: string[];
        };
        NewsResponse: {
            /** @description Items in this answer. */
            count: number;
            news: components["schemas"]["NewsItem"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        NewsSource: {
            id: string;
            title: string;
            agency: string;
            /** Format: uri */
            homepage: string;
            /** Format: uri */
            feed: string;
            /** @description Items that are kept of it. */
            items: number;
            /**
             * Format: date-time
             * @description When it was last read, or last said that nothing was new; null before the first time.
             */
            lastReadAt: string | null;
            /** @description Whether it could not be read the last time. */
            isFailing: boolean;
        };
        NewsSourcesResponse: {
            count: number;
            sources: components["schemas"]["NewsSource"][];
        };
        /**
         * @description A provider of series.
         * @enum {string}
         */
        ProviderName: "fred" | "bls" | "bea" | "worldbank" | "oecd" | "imf" | "eurostat" | "ecb";
        ProviderTerms: {
            /** @description What they ask of whoever shows the data. */
            summary: string;
            /** Format: uri */
            url: string;
        };
        ProviderRecord: {
            name: components["schemas"]["ProviderName"];
            title: string;
            /** Format: uri */
            homepage: string;
            terms: components["schemas"]["ProviderTerms"];
            /** @description How its series are named. */
            exampleId: string;
            /** @description The key that it takes; null where it takes none. */
            key: {
                /** @description The setting of the server that has it. */
                setting: string;
                /** @description Whether it answers nothing without one. */
                isRequired: boolean;
                isSet: boolean;
            } | null;
            /** @description The calls that this server makes at most, all its processes together, in any span of so many seconds. */
            budgets: {
                calls: number;
                seconds: number;
                /** @description Whether failed calls alone are counted. */
                failuresOnly: boolean;
                /** @description How many are left now. */
                left: number;
            }[];
            /** @description Whether the last call, of whichever process, failed; `lastFailure` says why. It stays so until one brings data. */
            isFailing: boolean;
            /** @description Whether it has not answered several times in a row, so that this process asks it only now and then. */
            isLeftAlone: boolean;
            /** Format: date-time */
            lastSucceededAt: string | null;
            /**
             * Format: date-time
             * @description When a call last failed; a series that there is not is no failure.
             */
            lastFailedAt: string | null;
            /** @description What that was, in words. */
            lastFailure: string | null;
            /** @description Whether its series may be kept in the library. Those of FRED only with `FRED_STORE_ALLOWED`. */
            mayBeImported: boolean;
        };
        ProvidersResponse: {
            count: number;
            providers: components["schemas"]["ProviderRecord"][];
        };
        ProviderObservation: {
            /**
             * Format: date
             * @description The first day of the period.
             */
            date: string;
            /** @description The period as the provider writes it. */
            period: string;
            value: number | null;
            /** @enum {string} */
            status: "normal" | "provisional" | "estimate" | "forecast" | "break" | "missing" | "confidential" | "low_reliability";
            /** @description The provider's own flag; empty where there is none. */
            flag: string;
        };
        /**
         * Format: date-time
         * @description When the provider gave the answer, or said that it is the same.
         */
        FetchedAt: string;
        /** @description Seconds since `fetchedAt`. */
        AgeSeconds: number;
        /** @description For how many seconds from `fetchedAt` the answer is handed on without asking again; 0 where answers of the provider are not kept. */
        FreshForSeconds: number;
        /** @description Whether the answer is older than that because the provider fails. */
        IsStale: boolean;
        ProviderSeriesResponse: {
            provider: components["schemas"]["ProviderName"];
            /** @description As the provider's series is written here. */
            id: string;
            title: string;
            frequency: components["schemas"]["Frequency"];
            /** @description Empty where the provider does not say. */
            unit: string;
            /** @description Null where the provider does not say. */
            seasonalAdjustment: components["schemas"]["SeasonalAdjustment"] | null;
            /** @description When the provider says that it last changed the series, as it writes it. */
            updatedAt: string | null;
            terms: components["schemas"]["ProviderTerms"];
            /** @description Observations in this answer. */
            count: number;
            /** @description Observations on all pages. */
            total: number;
            observations: components["schemas"]["ProviderObservation"][];
            fetchedAt: components["schemas"]["FetchedAt"];
            ageSeconds: components["schemas"]["AgeSeconds"];
            freshForSeconds: components["schemas"]["FreshForSeconds"];
            isStale: components["schemas"]["IsStale"];
            nextCursor: components["schemas"]["NextCursor"];
        };
        CatalogEntry: {
            /** @description The slug, of what is in the library under it; otherwise the code by which the provider lists it. */
            id: string;
            name: string;
            /** @description At most 300 characters of what a provider says. */
            description: string;
            /** @description The category in the library, or the topic in the words of the provider; empty where it names none. */
            topic: string;
            frequency: components["schemas"]["Frequency"];
            /** @description Empty where it is not known. */
            unit: string;
            /** @description Who the figures are from. */
            sourceAgency: string;
            /** @description Where the series comes or would come from. */
            provider: string;
            /** @description Whose series of the library is described; null of what a provider lists. */
            country: string | null;
            /** @description How many countries the library has; null of what a provider lists, which does not say. */
            countries: number | null;
            /** @description What to ask `/api/discovery/series/{provider}/{seriesId}` for. Null where no provider can be asked for it, and where no country was named or filtered by. */
            seriesId: string | null;
            /** @description Of what is of any country: the id of its series, with `{country}` for the alpha-3 code. */
            seriesIdForm: string | null;
            /** @description The slugs of the indicators that have it. */
            inLibrary: string[];
            /** @description Higher is better; comparable within one answer only. */
            score: number;
        };
        CatalogResponse: {
            /** @description Entries in this answer. */
            count: number;
            /** @description Entries that match. */
            total: number;
            query: components["schemas"]["ReadQuery"];
            entries: components["schemas"]["CatalogEntry"][];
            /** @description Matches by each filter's values, most first. `country` has what each filter by a country would find, whichever is chosen; an entry of any country counts for all. */
            facets: {
                provider: components["schemas"]["FacetCounts"];
                frequency: components["schemas"]["FacetCounts"];
                country: components["schemas"]["FacetCounts"];
                topic: components["schemas"]["FacetCounts"];
            };
            nextCursor: components["schemas"]["NextCursor"];
        };
        DiscoveredSeriesResponse: {
            provider: components["schemas"]["ProviderName"];
            /** @description As the provider's series is written here. */
            id: string;
            title: string;
            frequency: components["schemas"]["Frequency"];
            /** @description Empty where the provider does not say. */
            unit: string;
            /** @description Null where the provider does not say. */
            seasonalAdjustment: components["schemas"]["SeasonalAdjustment"] | null;
            /** @description When the provider says that it last changed the series, as it writes it. */
            updatedAt: string | null;
            terms: components["schemas"]["ProviderTerms"];
            /**
             * Format: date
             * @description The first date with a value; null where none has one.
             */
            startDate: string | null;
            /**
             * Format: date
             * @description The last date with a value.
             */
            endDate: string | null;
            /** @description How many dates have a value. */
            observationCount: number;
            /** @description The last twelve observations up to `endDate`, by date. */
            preview: components["schemas"]["ProviderObservation"][];
            /** @description Where the library has this series already. */
            inLibrary: {
                slug: string;
                country: string;
            }[];
            /** @description The call that imports the series, or its new values; null where the terms of its provider do not let it be kept. */
            import: {
                /** @constant */
                method: "POST";
                path: string;
                /** @description What to send, as far as it is known. */
                body: {
                    [key: string]: unknown;
                };
                /** @description Fields of the one in `series` that have to be said besides, since the series is new here and its provider does not tell them. */
                missing: ("category" | "country" | "unit")[];
            } | null;
            fetchedAt: components["schemas"]["FetchedAt"];
            ageSeconds: components["schemas"]["AgeSeconds"];
            freshForSeconds: components["schemas"]["FreshForSeconds"];
            isStale: components["schemas"]["IsStale"];
        };
        /** @description The name of an indicator in paths and parameters. */
        NewSlug: string;
        /** @description A series of a provider, and what it is to be here where it is new; of what is left out the provider, or the unit, decides. */
        ImportedSeries: {
            provider: components["schemas"]["ProviderName"];
            /** @description As the provider names it; `/api/providers` has examples. */
            seriesId: string;
            slug?: components["schemas"]["NewSlug"];
            /** @description ISO 3166-1 alpha-2 or alpha-3 code, or EA. Without it US for FRED, BLS and BEA, EA for the ECB. */
            country?: string;
            category?: components["schemas"]["Category"];
            name?: string;
            description?: string;
            /** @description Needed where the provider tells none. */
            unit?: string;
            unitClass?: components["schemas"]["UnitClass"];
            priceBasis?: components["schemas"]["PriceBasis"];
            aggregation?: components["schemas"]["AggregationMethod"];
        };
        ImportRequest: {
            series: components["schemas"]["ImportedSeries"][];
            /**
             * @description Whether only to find out what would change.
             * @default false
             */
            dryRun: boolean;
        };
        /** @description What became of one series; in a dry run, what would. */
        ImportResult: {
            /** @description A provider, or `csv` for what was uploaded. */
            provider: string;
            seriesId: string;
            /** @description The indicator; null where it is none yet. */
            slug: string | null;
            country: string | null;
            /** @description Whether the series is new here. */
            created: boolean;
            /**
             * @description `refused`: the answer cannot be this series, or may not be it; `failed`: the provider, or the database, did not answer. Both leave the history as it was.
             * @enum {string}
             */
            outcome: "changed" | "unchanged" | "refused" | "failed";
            /** @description Vintages that were written, new ones or again. */
            vintages: number;
            /**
             * Format: date
             * @description The day of the latest vintage there was, where it was written again: of an import on the same day. Null where every vintage is new.
             */
            replacedVintage: string | null;
            /** @description Dates of the latest values that had no number. */
            added: number;
            /** @description Dates whose number was revised, beyond what a new base explains. */
            revised: number;
            /** @description Dates that lost their number. */
            withdrawn: number;
            /** @description Dates that were not answered any more, and stay. */
            kept: number;
            /** @description By what a new base or unit moves the values; null where it stays. */
            rebaseFactor: number | null;
            unit: string | null;
            /** @description Why it was refused, or failed; null where it was not. */
            failure: {
                kind: components["schemas"]["ImportFailureKind"];
                /** @description One sentence for a person. */
                message: string;
            } | null;
        };
        ImportJob: {
            /** Format: uuid */
            id: string;
            /**
             * @description `failed` where the server that worked on it is gone; what it had done stands in `results`. A series that could not be imported does not make the job fail.
             * @enum {string}
             */
            state: "queued" | "running" | "done" | "failed";
            dryRun: boolean;
            progress: {
                /** @description Series that are done. */
                done: number;
                total: number;
            };
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            startedAt: string | null;
            /** Format: date-time */
            endedAt: string | null;
            /** @description How many series have ended so. */
            counts: {
                changed: number;
                unchanged: number;
                refused: number;
                failed: number;
            };
            /** @description In the order in which they were done. */
            results: components["schemas"]["ImportResult"][];
            /** @description Why the job failed; null where it has not. */
            error: {
                error: components["schemas"]["ErrorCode"];
                /** @description One sentence for a person. */
                message: string;
            } | null;
        };
        CensusVariable: {
            name: string;
            /** @description The levels of its label, the widest first, without the colons that newer lists end them with. */
            path: string[];
            concept: string | null;
            /** @description The tables that it belongs to; none for those that stand for a clause of a query, such as `for` and `in`. */
            groups: string[];
            /** @description How a predicate on it is written: int, float, string, time and others. */
            type: string | null;
            /** @description Who or what is counted. */
            universe: string | null;
            /** @description Whether it can only narrow a query, and not be asked for. */
            isPredicateOnly: boolean;
            /** @description The bureau's words on whether a query needs it. */
            required: string | null;
            /** @description Names of variables that say more of it, such as margins of error. */
            attributes: string[];
        };
        CensusVariablesResponse: {
            dataset: string;
            year: number | null;
            /** @description Variables in this answer. */
            count: number;
            /** @description Variables on all pages, with these filters. */
            total: number;
            variables: components["schemas"]["CensusVariable"][];
            /**
             * Format: date-time
             * @description When the bureau last gave the list, or said that it is the same.
             */
            fetchedAt: string;
            /** @description Seconds since `fetchedAt`. */
            ageSeconds: number;
            /** @description Whether the list is older than a day because the bureau fails. */
            isStale: boolean;
            nextCursor: components["schemas"]["NextCursor"];
        };
    };
    responses: {
        /** @description The answer is the one that `If-None-Match` names. */
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
        /** @description A parameter is wrong; `details` names it. */
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
        /** @description No key, or one that is not valid. */
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
        /** @description The key is valid, but not for this. */
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
        /** @description There is no such indicator, or not for this country, or not yet on this day. */
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
        /** @description Too many requests in 60 seconds, or in this UTC day. Wait at least `Retry-After` seconds. */
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
        /** @description The URL and the headers together exceed 16 kB. Nothing of the request was read, not the key either. */
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
        /** @description The server failed. The request id finds the cause in its log. */
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
        /** @description The database does not answer, or too much is being computed, for everybody or for this account. Try again after `Retry-After` seconds. */
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
        /** @description Not the cron secret. */
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
        /** @description The server has no cron secret, so nobody may make the operator's calls. */
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
        /** @description The call comes from another site, or the account is suspended. */
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
        /** @description The body is larger than 100 kB. */
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
        /** @description The body is not of a type that the operation reads. */
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
        /** @description The link was used, has expired, was replaced by that of a later mail, or was never sent. */
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
        /** @description No account has this address and this password. */
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
        /** @description No session, or one that has ended. */
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
        /** @description No session, or not the password of its account. */
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
        /** @description The account has no such thing. */
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
        /** @description The account watches as many series as it may. */
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
        /** @description The account has as many active keys as it may. */
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
        /** @description The job is running already. */
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
        /** @description The job failed; its last run says why. Or the server did. */
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
        /** @description The body is larger than 4 MB. */
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
        /** @description It is computed in the background; `Location` is where to look. Only with `Prefer` respond-async. */
        ForecastAccepted: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                Location: components["headers"]["Location"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ForecastJob"];
            };
        };
        /** @description There is no such run, or it is kept no longer. */
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
        /** @description The provider has no such series, or no values of it in the years asked for. */
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
        /** @description The provider is down, refuses this server, or answered what cannot be read. */
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
        /** @description The provider allows no more calls for now, the database does not answer, or too much is being computed. Try again after `Retry-After` seconds where there are some. */
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
        /** @description The provider did not answer in time. */
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
        /** @description The key has not the scope, or what the provider answers may not be stored here. */
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
        /** @description The indicator came with the library; nothing was taken away. */
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
        /** @description The values cannot be those of the series; nothing was written. */
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
        /** @description The provider has no such data set. */
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
    };
    parameters: {
        /**
         * @description The indicator's slug.
         * @example real-gdp
         */
        Slug: string;
        /**
         * @description ISO 3166-1 alpha-2 or alpha-3 code, or EA for the euro area (also EMU, EZ), in either case; Eurostat's UK and EL are
         *     read as GB and GR. Without it, the indicator's default country is read (or every country, where the operation says
         *     so).
         * @example US
         */
        Country: string;
        /**
         * @description Read the values as they were known on this day. Not after today.
         * @example 2022-10-31
         */
        Vintage: string;
        /**
         * @description Only observations dated this day or later.
         * @example 2019-01-01
         */
        Start: string;
        /**
         * @description Only observations dated this day or earlier. Not before `start`.
         * @example 2026-12-31
         */
        End: string;
        /**
         * @description The transformation, in FRED's codes: `lin` as published, `chg` change, `ch1` change from a year ago, `pch` percent
         *     change, `pc1` percent change from a year ago, `pca` compounded annual rate of change, `cch` continuously compounded
         *     rate of change, `cca` continuously compounded annual rate of change, `log` natural logarithm. A year ago is found by date: of a
         *     daily series on the same day a year before, or the last before it that has a value, up to a week; of a weekly or biweekly one 52 weeks before.
         * @example pc1
         */
        Units: "lin" | "chg" | "ch1" | "pch" | "pc1" | "pca" | "cch" | "cca" | "log";
        /**
         * @description Aggregate to this lower frequency. FRED's codes (w, bw, m, q, sa, a) mean the same as the words.
         * @example quarterly
         */
        Frequency: "daily" | "weekly" | "biweekly" | "monthly" | "quarterly" | "semiannual" | "annual" | "d" | "w" | "bw" | "m" | "q" | "sa" | "a";
        /**
         * @description How to aggregate: average, sum or end of period. Only with `frequency`. By default what is right for the series
         *     (`standardization.aggregation`): the last value of a stock, the sum of a flow, the average of anything else, among
         *     it a flow at an annual rate. A period that lacks values has no sum.
         * @example avg
         */
        Aggregation: components["schemas"]["AggregationMethod"];
        /** @description `nextCursor` of the page before, with the other parameters unchanged but for `limit` and `format`. Opaque. */
        Cursor: string;
        /**
         * @description Indicator ids (slugs), comma-separated, each at most once. Blanks around them do not matter.
         * @example [
         *       "us-cpi-all-items"
         *     ]
         */
        Id: string[];
        /** @description The most rows to answer. */
        Limit: number;
        /** @description The id, as it was listed. */
        ThingId: string;
        /** @description The key's id, as it was listed. */
        KeyId: string;
        /** @description Only of the account of this id. */
        AccountId: string;
        /**
         * @description `respond-async` (RFC 7240): what takes long is done in the background, and the call answers 202 with where to look. Without it the call
         *     waits, up to 30 seconds. Other preferences are left alone.
         * @example respond-async
         */
        Prefer: string;
        /**
         * @description The key that a run answered.
         * @example 0f4b7c1d2e3a4b5c6d7e8f900112233445566778899aabbccddeeff001122334
         */
        CacheKey: string;
        /**
         * @description The id that `Location` named.
         * @example 6f2b1c9e-3a44-4d0e-9a51-0c5f1f0f8a7d
         */
        JobId: string;
        /**
         * @description The name of the provider; `/api/providers` lists them.
         * @example worldbank
         */
        Provider: components["schemas"]["ProviderName"];
        /**
         * @description How the provider's series is named, percent-encoded as one part of the path: `/` as `%2F`, `?` as `%3F` (JavaScript's `encodeURIComponent`). The SDK does so itself.
         *     `/api/providers` has an example of each provider.
         * @example NY.GDP.MKTP.CD/USA
         */
        SeriesId: string;
    };
    requestBodies: never;
    headers: {
        /** @description Changes when the bytes of the answer change. */
        ETag: string;
        /**
         * @description When the answer last changed: with the library, or at midnight UTC, since what is late and what comes next changes
         *     with the day.
         */
        LastModified: string;
        /**
         * @description `private, no-cache`: for its caller alone, and to be asked for again on condition. `public, no-cache`: for anyone, and
         *     to be asked for again. `no-store`: for this moment alone, as refusals and the health check are.
         */
        CacheControl: string;
        /** @description The request's headers by which the answer is chosen. */
        Vary: string;
        /** @description Names this request in the server's log; also in the body of an error. */
        RequestId: string;
        /** @description The most requests of this key, or of this address, in any 60 seconds. */
        RateLimitLimit: number;
        /** @description Requests left in the current 60 seconds. */
        RateLimitRemaining: number;
        /** @description Unix time in seconds at which the next request slot frees; where the day is spent, at which the next is admitted. */
        RateLimitReset: number;
        /** @description The most requests in a UTC day, by all keys of the account. Only with a valid key. */
        RateLimitLimitDay: number;
        /** @description Requests left in this UTC day, for all keys of the account. Only with a valid key. */
        RateLimitRemainingDay: number;
        /** @description Seconds after which the request will be accepted. */
        RetryAfter: number;
        /** @description A file name for an answer that is a file. */
        ContentDisposition: string;
        /** @description The cursor of the next page of a CSV answer; absent on the last. */
        NextCursor: string;
        /** @description How to say who calls: `Bearer`. */
        WwwAuthenticate: string;
        /** @description Sets the session cookie, or takes it away. HttpOnly and SameSite=Lax; Secure behind HTTPS. */
        SetCookie: string;
        /** @description The path of the job. */
        Location: string;
        /** @description The preference that was heeded. */
        PreferenceApplied: string;
        /** @description Tells nginx to pass events on as they come: `no`. */
        AccelBuffering: string;
        /** @description Seconds after which the provider can be asked again. Only where that is known. */
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
                 * @description ISO 3166-1 alpha-2 or alpha-3 code, or EA for the euro area (also EMU, EZ), in either case; Eurostat's UK and EL are
                 *     read as GB and GR. Without it, the indicator's default country is read (or every country, where the operation says
                 *     so).
                 * @example US
                 */
                country?: components["parameters"]["Country"];
                /**
                 * @description Read the values as they were known on this day. Not after today.
                 * @example 2022-10-31
                 */
                vintage?: components["parameters"]["Vintage"];
            };
            header?: never;
            path: {
                /**
                 * @description The indicator's slug.
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
                 * @description ISO 3166-1 alpha-2 or alpha-3 code, or EA for the euro area (also EMU, EZ), in either case; Eurostat's UK and EL are
                 *     read as GB and GR. Without it, the indicator's default country is read (or every country, where the operation says
                 *     so).
                 * @example US
                 */
                country?: components["parameters"]["Country"];
                /**
                 * @description Only observations dated this day or later.
                 * @example 2019-01-01
                 */
                start?: components["parameters"]["Start"];
                /**
                 * @description Only observations dated this day or earlier. Not before `start`.
                 * @example 2026-12-31
                 */
                end?: components["parameters"]["End"];
                /**
                 * @description The transformation, in FRED's codes: `lin` as published, `chg` change, `ch1` change from a year ago, `pch` percent
                 *     change, `pc1` percent change from a year ago, `pca` compounded annual rate of change, `cch` continuously compounded
                 *     rate of change, `cca` continuously compounded annual rate of change, `log` natural logarithm. A year ago is found by date: of a
                 *     daily series on the same day a year before, or the last before it that has a value, up to a week; of a weekly or biweekly one 52 weeks before.
                 * @example pc1
                 */
                units?: components["parameters"]["Units"];
                /**
                 * @description Aggregate to this lower frequency. FRED's codes (w, bw, m, q, sa, a) mean the same as the words.
                 * @example quarterly
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description How to aggregate: average, sum or end of period. Only with `frequency`. By default what is right for the series
                 *     (`standardization.aggregation`): the last value of a stock, the sum of a flow, the average of anything else, among
                 *     it a flow at an annual rate. A period that lacks values has no sum.
                 * @example avg
                 */
                aggregation?: components["parameters"]["Aggregation"];
                /**
                 * @description Read the values as they were known on this day. Not after today.
                 * @example 2022-10-31
                 */
                vintage?: components["parameters"]["Vintage"];
            };
            header?: never;
            path: {
                /**
                 * @description The indicator's slug.
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
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
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
    "indicators.search": {
        parameters: {
            query?: {
                /**
                 * @description What to look for, in words.
                 * @example us inflation
                 */
                q?: string;
                /**
                 * @description Only indicators with a series from this provider.
                 * @example fred
                 */
                provider?: string;
                /** @description Only indicators observed this often. */
                frequency?: components["schemas"]["Frequency"];
                /**
                 * @description ISO 3166-1 alpha-2 or alpha-3 code, or EA for the euro area (also EMU, EZ), in either case; Eurostat's UK and EL are
                 *     read as GB and GR. Without it, the indicator's default country is read (or every country, where the operation says
                 *     so).
                 * @example US
                 */
                country?: components["parameters"]["Country"];
                /** @description Only indicators of this category. */
                category?: components["schemas"]["Category"];
                /** @description Only indicators with a series adjusted in this way. */
                seasonalAdjustment?: components["schemas"]["SeasonalAdjustment"];
                /** @description The most indicators to answer. */
                limit?: number;
                /** @description `nextCursor` of the page before, with the other parameters unchanged but for `limit` and `format`. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matching indicators, best first; equals in order of slug. */
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
                 * @description Indicator ids (slugs), comma-separated, each at most once. Blanks around them do not matter.
                 * @example [
                 *       "us-cpi-all-items"
                 *     ]
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description ISO 3166-1 alpha-2 or alpha-3 code, or EA for the euro area (also EMU, EZ), in either case; Eurostat's UK and EL are
                 *     read as GB and GR. Without it, the indicator's default country is read (or every country, where the operation says
                 *     so).
                 * @example US
                 */
                country?: components["parameters"]["Country"];
                /** @description The most rows to answer. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the page before, with the other parameters unchanged but for `limit` and `format`. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series. */
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
                 * @description Indicator ids (slugs), comma-separated, each at most once. Blanks around them do not matter.
                 * @example [
                 *       "us-cpi-all-items"
                 *     ]
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description ISO 3166-1 alpha-2 or alpha-3 code, or EA for the euro area (also EMU, EZ), in either case; Eurostat's UK and EL are
                 *     read as GB and GR. Without it, the indicator's default country is read (or every country, where the operation says
                 *     so).
                 * @example US
                 */
                country?: components["parameters"]["Country"];
                /**
                 * @description Only observations dated this day or later.
                 * @example 2019-01-01
                 */
                start?: components["parameters"]["Start"];
                /**
                 * @description Only observations dated this day or earlier. Not before `start`.
                 * @example 2026-12-31
                 */
                end?: components["parameters"]["End"];
                /**
                 * @description The transformation, in FRED's codes: `lin` as published, `chg` change, `ch1` change from a year ago, `pch` percent
                 *     change, `pc1` percent change from a year ago, `pca` compounded annual rate of change, `cch` continuously compounded
                 *     rate of change, `cca` continuously compounded annual rate of change, `log` natural logarithm. A year ago is found by date: of a
                 *     daily series on the same day a year before, or the last before it that has a value, up to a week; of a weekly or biweekly one 52 weeks before.
                 * @example pc1
                 */
                units?: components["parameters"]["Units"];
                /**
                 * @description Aggregate to this lower frequency. FRED's codes (w, bw, m, q, sa, a) mean the same as the words.
                 * @example quarterly
                 */
                frequency?: components["parameters"]["Frequency"];
                /**
                 * @description How to aggregate: average, sum or end of period. Only with `frequency`. By default what is right for the series
                 *     (`standardization.aggregation`): the last value of a stock, the sum of a flow, the average of anything else, among
                 *     it a flow at an annual rate. A period that lacks values has no sum.
                 * @example avg
                 */
                aggregation?: components["parameters"]["Aggregation"];
                /**
                 * @description Read the values as they were known on this day. Not after today.
                 * @example 2022-10-31
                 */
                vintage?: components["parameters"]["Vintage"];
                /** @description Answer the first value held of each date, with the day from which it was current. */
                firstRelease?: boolean;
                /** @description Answer every value of each date, with the days from and to which it was current. */
                allVintages?: boolean;
                /** @description Oldest first or newest first within each series. */
                order?: "asc" | "desc";
                /** @description The most observations to answer, over all series together. */
                limit?: number;
                /** @description `nextCursor` of the page before, with the other parameters unchanged but for `limit` and `format`. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The form of the answer; it wins over `Accept`. */
                format?: "json" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The observations. In CSV the cursor of the next page is in the header `X-Next-Cursor`. */
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
                    "X-Next-Cursor": components["headers"]["NextCursor"];
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
                 * @description Indicator ids (slugs), comma-separated, each at most once. Blanks around them do not matter.
                 * @example [
                 *       "us-cpi-all-items"
                 *     ]
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description ISO 3166-1 alpha-2 or alpha-3 code, or EA for the euro area (also EMU, EZ), in either case; Eurostat's UK and EL are
                 *     read as GB and GR. Without it, the indicator's default country is read (or every country, where the operation says
                 *     so).
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
                 * @description Indicator ids (slugs), comma-separated, each at most once; without it all releases.
                 * @example [
                 *       "us-cpi-all-items"
                 *     ]
                 */
                id?: string[];
                /**
                 * @description The first day of the schedule; by default 365 days before today.
                 * @example 2026-01-01
                 */
                from?: string;
                /**
                 * @description The last day of the schedule, at most 3,660 days after `from`; by default 180 days after today.
                 * @example 2026-12-31
                 */
                to?: string;
                /** @description The most rows to answer. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the page before, with the other parameters unchanged but for `limit` and `format`. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The releases. */
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
                 * @description Indicator ids (slugs), comma-separated, each at most once. Blanks around them do not matter.
                 * @example [
                 *       "us-cpi-all-items"
                 *     ]
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description ISO 3166-1 alpha-2 or alpha-3 code, or EA for the euro area (also EMU, EZ), in either case; Eurostat's UK and EL are
                 *     read as GB and GR. Without it, the indicator's default country is read (or every country, where the operation says
                 *     so).
                 * @example US
                 */
                country?: components["parameters"]["Country"];
                /**
                 * @description Only vintages of this day or later.
                 * @example 2021-01-01
                 */
                start?: string;
                /**
                 * @description Only vintages of this day or earlier.
                 * @example 2026-12-31
                 */
                end?: string;
                /** @description The most rows to answer. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the page before, with the other parameters unchanged but for `limit` and `format`. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vintages. */
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
    "calendar.releases": {
        parameters: {
            query?: {
                /**
                 * @description The first day; by default 30 days before today.
                 * @example 2026-10-01
                 */
                from?: string;
                /**
                 * @description The last day, at most 366 days after `from`; by default 60 days after `from` or today, the later.
                 * @example 2026-12-31
                 */
                to?: string;
                /**
                 * @description Only releases of this country, by any code that the other operations take.
                 * @example US
                 */
                country?: string;
                /** @description Only releases that publish an indicator of this category. */
                category?: components["schemas"]["Category"];
                /** @description Only releases of this importance. */
                importance?: components["schemas"]["Importance"];
                /** @description Only events of this status. */
                status?: components["schemas"]["EventStatus"];
                /** @description The most rows to answer. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the page before, with the other parameters unchanged but for `limit` and `format`. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
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
                 * @description The first day; by default 30 days before today.
                 * @example 2026-10-01
                 */
                from?: string;
                /**
                 * @description The last day, at most 366 days after `from`; by default 60 days after `from` or today, the later.
                 * @example 2026-12-31
                 */
                to?: string;
                /**
                 * @description Only releases of this country, by any code that the other operations take.
                 * @example US
                 */
                country?: string;
                /** @description Only releases that publish an indicator of this category. */
                category?: components["schemas"]["Category"];
                /** @description Only releases of this importance. */
                importance?: components["schemas"]["Importance"];
                /** @description Only events of this status. */
                status?: components["schemas"]["EventStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
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
    "contract.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract. */
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
            /** @description The contract. */
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
            /** @description The service answers and its database too. */
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
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            /** @description The service runs, but its database does not answer, or it is about to stop. Send requests elsewhere. */
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
            /** @description It runs. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Liveness"];
                };
            };
            400: components["responses"]["InvalidRequest"];
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
            /** @description The metrics. */
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
            /** @description A mail is under way. */
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
            503: components["responses"]["Unavailable"];
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
            /** @description The account, signed in. The session is in the cookie `almanac_session`. */
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
            /** @description The account, signed in. The session is in the cookie `almanac_session`. */
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
            403: components["responses"]["CrossSite"];
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
            /** @description The session has ended. */
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
            /** @description A mail is under way. */
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
            /** @description Done. */
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
            503: components["responses"]["Unavailable"];
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
            /** @description Done. */
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
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            /** @description The account is deleted, but for its entries in the audit log; the session has ended. */
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
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            /** @description All of it, but for secrets, of which only hashes are kept. */
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
                /** @description How many UTC days, today the last. */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every day, oldest first, those without a request too. */
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
    "notifications.list": {
        parameters: {
            query?: {
                /** @description The most rows to answer. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the page before, with the other parameters unchanged but for `limit` and `format`. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notifications, and how many are unread in all. */
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
            /** @description They are read. */
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
            /** @description The channels of every kind. */
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
            /** @description The channels of every kind. */
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
            /** @description The series, by slug and country. */
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
            /** @description The series is watched. */
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
                /** @description The id, as it was listed. */
                id: components["parameters"]["ThingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
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
            /** @description The sessions, the one seen last first. */
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
            /** @description The session has ended. */
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
                /** @description The id, as it was listed. */
                id: components["parameters"]["ThingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
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
            /** @description The keys, active ones first, then by age, the newest first. */
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
            /** @description The key, with its value. */
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
                /** @description The id, as it was listed. */
                id: components["parameters"]["ThingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
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
                /** @description The id, as it was listed. */
                id: components["parameters"]["ThingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key, with its value. */
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
    "admin.accounts": {
        parameters: {
            query?: {
                /**
                 * @description Only accounts whose address begins with this, in either case; the whole address finds its account.
                 * @example ada@example.org
                 */
                email?: string;
                /** @description Only accounts of this plan. */
                plan?: components["schemas"]["Plan"];
                /** @description Only accounts that are suspended, or only those that are not. */
                suspended?: boolean;
                /** @description The most rows to answer. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the page before, with the other parameters unchanged but for `limit` and `format`. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts. */
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
            403: components["responses"]["OperatorCallsOff"];
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
                /** @description The id, as it was listed. */
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
            403: components["responses"]["OperatorCallsOff"];
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
                /** @description The id, as it was listed. */
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
            /** @description The account as it is now. */
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
            403: components["responses"]["OperatorCallsOff"];
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
                /** @description The id, as it was listed. */
                id: components["parameters"]["ThingId"];
                /** @description The key's id, as it was listed. */
                keyId: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
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
            403: components["responses"]["OperatorCallsOff"];
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
                /** @description The id, as it was listed. */
                id: components["parameters"]["ThingId"];
                /** @description The key's id, as it was listed. */
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
            /** @description The key as it is now. */
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
            403: components["responses"]["OperatorCallsOff"];
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
                /** @description Only of the account of this id. */
                account?: components["parameters"]["AccountId"];
                /** @description The first UTC day. By default the thirtieth before `to`, that one counted. At most 366 days before `to`. */
                from?: string;
                /** @description The last UTC day. By default today. */
                to?: string;
                /** @description The most rows to answer. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the page before, with the other parameters unchanged but for `limit` and `format`. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests. */
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
            403: components["responses"]["OperatorCallsOff"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "admin.auditLog": {
        parameters: {
            query?: {
                /** @description Only of the account of this id. */
                account?: components["parameters"]["AccountId"];
                /**
                 * @description Only acts of this name, which is that of the operation where one did it.
                 * @example admin.updateAccount
                 */
                action?: string;
                /** @description Only what was done on this UTC day or later. */
                from?: string;
                /** @description Only what was done on this UTC day or earlier. */
                to?: string;
                /** @description The most rows to answer. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the page before, with the other parameters unchanged but for `limit` and `format`. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
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
            403: components["responses"]["OperatorCallsOff"];
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
            /** @description Every job, by name, each with its last ten runs. */
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
            403: components["responses"]["OperatorCallsOff"];
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
                 * @description `respond-async` (RFC 7240): what takes long is done in the background, and the call answers 202 with where to look. Without it the call
                 *     waits, up to 30 seconds. Other preferences are left alone.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /**
                 * @description The job's name, as it was listed.
                 * @example clean-up
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has run. */
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
            /** @description It is running still. `Location` is where the runs are listed. */
            202: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    Location: components["headers"]["Location"];
                    /** @description `respond-async` where the call asked for that. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobRun"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotTheOperator"];
            403: components["responses"]["OperatorCallsOff"];
            404: components["responses"]["ThingNotFound"];
            409: components["responses"]["JobRunning"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["JobFailed"];
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
            /** @description The results. */
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
                    "application/json": components["schemas"]["DiagnosticsResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IndicatorNotFound"];
            413: components["responses"]["SeriesTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            /** @description The results. */
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
                    "application/json": components["schemas"]["StationarityResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IndicatorNotFound"];
            413: components["responses"]["SeriesTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
                 * @description `respond-async` (RFC 7240): what takes long is done in the background, and the call answers 202 with where to look. Without it the call
                 *     waits, up to 30 seconds. Other preferences are left alone.
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
            /** @description The run. */
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
            202: components["responses"]["ForecastAccepted"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["IndicatorNotFound"];
            413: components["responses"]["SeriesTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forecast.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key that a run answered.
                 * @example 0f4b7c1d2e3a4b5c6d7e8f900112233445566778899aabbccddeeff001122334
                 */
                cacheKey: components["parameters"]["CacheKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
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
                /** @description Whether the observations come before the forecasts. */
                history?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The key that a run answered.
                 * @example 0f4b7c1d2e3a4b5c6d7e8f900112233445566778899aabbccddeeff001122334
                 */
                cacheKey: components["parameters"]["CacheKey"];
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
                    "text/csv": string;
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
    "forecast.backtest": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `respond-async` (RFC 7240): what takes long is done in the background, and the call answers 202 with where to look. Without it the call
                 *     waits, up to 30 seconds. Other preferences are left alone.
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
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forecast.getBacktest": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key that a run answered.
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
                 * @description The id that `Location` named.
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
            /** @description The models. */
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
                 * @description Only items of this feed; `/api/news/sources` lists them.
                 * @example bls-cpi
                 */
                source?: string;
                /**
                 * @description Only items in whose title or summary every word occurs, in either case.
                 * @example consumer prices
                 */
                q?: string;
                /**
                 * @description Only items of this day (UTC) or later.
                 * @example 2026-11-01
                 */
                from?: string;
                /**
                 * @description Only items of this day (UTC) or earlier. Not before `from`.
                 * @example 2026-11-30
                 */
                to?: string;
                /**
                 * @description Only items that are linked to a release of this indicator, by its slug.
                 * @example us-cpi-all-items
                 */
                indicator?: string;
                /** @description The most rows to answer. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the page before, with the other parameters unchanged but for `limit` and `format`. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
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
            /** @description Every feed, by its id. */
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
            /** @description The providers, in one order always. */
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
                 * @description Only observations dated this day or later.
                 * @example 2019-01-01
                 */
                start?: components["parameters"]["Start"];
                /**
                 * @description Only observations dated this day or earlier. Not before `start`.
                 * @example 2026-12-31
                 */
                end?: components["parameters"]["End"];
                /** @description The most observations to answer. */
                limit?: number;
                /** @description `nextCursor` of the page before, with the other parameters unchanged but for `limit` and `format`. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The name of the provider; `/api/providers` lists them.
                 * @example worldbank
                 */
                provider: components["parameters"]["Provider"];
                /**
                 * @description How the provider's series is named, percent-encoded as one part of the path: `/` as `%2F`, `?` as `%3F` (JavaScript's `encodeURIComponent`). The SDK does so itself.
                 *     `/api/providers` has an example of each provider.
                 * @example NY.GDP.MKTP.CD/USA
                 */
                seriesId: components["parameters"]["SeriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series, its observations by date. */
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
                 * @description What to look for, in words.
                 * @example france co2 emissions
                 */
                q?: string;
                /**
                 * @description Only of this provider, as the facet has it.
                 * @example worldbank
                 */
                provider?: string;
                /** @description Only what is observed this often. */
                frequency?: components["schemas"]["Frequency"];
                /**
                 * @description ISO 3166-1 alpha-2 or alpha-3 code, or EA for the euro area (also EMU, EZ), in either case; Eurostat's UK and EL are
                 *     read as GB and GR. Without it, the indicator's default country is read (or every country, where the operation says
                 *     so).
                 * @example US
                 */
                country?: components["parameters"]["Country"];
                /**
                 * @description Only of this topic, as the facet has it.
                 * @example Environment
                 */
                topic?: string;
                /** @description Only what the library has already, or only what it has not. */
                inLibrary?: boolean;
                /** @description The most entries to answer. */
                limit?: number;
                /** @description `nextCursor` of the page before, with the other parameters unchanged but for `limit` and `format`. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matching entries, best first. */
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
    "discovery.series": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the provider; `/api/providers` lists them.
                 * @example worldbank
                 */
                provider: components["parameters"]["Provider"];
                /**
                 * @description How the provider's series is named, percent-encoded as one part of the path: `/` as `%2F`, `?` as `%3F` (JavaScript's `encodeURIComponent`). The SDK does so itself.
                 *     `/api/providers` has an example of each provider.
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
            /** @description It is under way; `Location` is where to look. */
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
                 * @description The indicator's slug.
                 * @example real-gdp
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
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
                 * @description The id that `Location` named.
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
            403: components["responses"]["Forbidden"];
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
                 * @description The indicator.
                 * @example own-survey
                 */
                slug: components["schemas"]["NewSlug"];
                /**
                 * @description ISO 3166-1 alpha-2 or alpha-3 code, or EA; the default country of the indicator without it.
                 * @example US
                 */
                country?: string;
                /** @description Of a new indicator; its slug without it. */
                name?: string;
                /** @description Of a new indicator. */
                description?: string;
                /** @description Of a new indicator. */
                category?: components["schemas"]["Category"];
                /**
                 * @description What the values are in; other words for it than before mean a new base or unit.
                 * @example Percent
                 */
                unit?: string;
                /** @description Of a new indicator. */
                frequency?: components["schemas"]["Frequency"];
                /** @description Whether only to find out what would change. */
                dryRun?: boolean;
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
            /** @description What was written, or would be. */
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
            403: components["responses"]["Forbidden"];
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
                 * @description The path of the data set in the bureau's API, without the year.
                 * @example acs/acs5
                 */
                dataset: string;
                /**
                 * @description The year of the data set. Not for time series (`timeseries/…`), which have none.
                 * @example 2023
                 */
                year?: number;
                /**
                 * @description Only variables in whose name, label or concept every word occurs, in either case.
                 * @example household income
                 */
                q?: string;
                /**
                 * @description Only variables of this group, as the bureau writes it.
                 * @example B19013
                 */
                group?: string;
                /** @description The most rows to answer. */
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the page before, with the other parameters unchanged but for `limit` and `format`. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The variables. */
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
                    "application/json": components["schemas"]["CensusVariablesResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["DatasetNotFound"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["RequestTooLarge"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ProviderFailed"];
            503: components["responses"]["ProviderQuota"];
            504: components["responses"]["ProviderTimeout"];
        };
    };
}
