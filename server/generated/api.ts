// Generated from openapi.yaml by `npm run generate`. Do not edit.

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
         * @description Ranked matches with facet counts. Words match in singular and plural and by their usual synonyms, and misspelt words are
         *     corrected; a last word that is not known matches as a prefix. Words for the form of a figure (rate, growth, level,
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
         *     the one before it and what that had been before this release revised it. The others are estimated from each release's
         *     rule and say so, as often as the series held of it are observed; series that have ended are awaited no more. Where an
         *     estimated day has passed, the library (`libraryDay` says as of when it is) does not hold the values yet. Ordered by
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
         *     the address has an account already or not; its owner learns it by mail.
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
         *     one address, further attempts are refused for a while.
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
         * @description The answer is the same whether the address has an account or not.
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
         * @description At once and for good. Keys stop working; only the audit log remembers that there was an account.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
        };
        /**
         * @description Stable and machine-readable.
         * @enum {string}
         */
        ErrorCode: "invalid_request" | "missing_api_key" | "invalid_api_key" | "revoked_api_key" | "not_signed_in" | "wrong_credentials" | "email_not_verified" | "csrf_failed" | "scope_not_granted" | "address_not_allowed" | "account_suspended" | "indicator_not_found" | "country_not_available" | "no_vintage_on_date" | "not_found" | "token_not_found" | "route_not_found" | "method_not_allowed" | "key_limit_reached" | "payload_too_large" | "unsupported_media_type" | "request_too_large" | "rate_limit_exceeded" | "internal_error" | "service_unavailable";
        /** Format: email */
        Email: string;
        /** @description Any characters; long is better than odd. */
        Password: string;
        /** @description From the mailed link. */
        Token: string;
        PersonName: string;
        SignUp: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            name?: components["schemas"]["PersonName"];
        };
        SignIn: {
            email: components["schemas"]["Email"];
            password: string;
        };
        EmailOnly: {
            email: components["schemas"]["Email"];
        };
        TokenOnly: {
            token: components["schemas"]["Token"];
        };
        PasswordOnly: {
            password: string;
        };
        PasswordReset: {
            token: components["schemas"]["Token"];
            password: components["schemas"]["Password"];
        };
        PasswordChange: {
            currentPassword: string;
            newPassword: components["schemas"]["Password"];
        };
        AccountChange: {
            name: components["schemas"]["PersonName"];
        };
        KeyName: {
            /** @description What the key is for. */
            name: string;
        };
        MailSent: {
            /** @constant */
            status: "mail_sent";
        };
        /**
         * @description Decides the limits.
         * @enum {string}
         */
        Plan: "free" | "starter" | "pro" | "enterprise";
        /**
         * @description What a key may be used for, where it is restricted.
         * @enum {string}
         */
        Scope: "indicators:read" | "calendar:read";
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
        SessionsResponse: {
            count: number;
            sessions: components["schemas"]["SessionRecord"][];
            /** @description All are in one page. */
            nextCursor: null;
        };
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
        KeysResponse: {
            count: number;
            keys: components["schemas"]["KeyRecord"][];
            /** @description All are in one page. */
            nextCursor: null;
        };
        NewKey: {
            key: components["schemas"]["KeyRecord"];
            /** @description The key itself. It is shown this once. */
            value: string;
        };
        AccountExport: {
            account: components["schemas"]["Account"];
            sessions: components["schemas"]["SessionRecord"][];
            keys: components["schemas"]["KeyRecord"][];
            audit: components["schemas"]["AuditEntry"][];
        };
        UsageResponse: {
            /** @description Requests that the account may make in a UTC day. */
            limitPerDay: number;
            count: number;
            days: {
                /** Format: date */
                day: string;
                /** @description Admitted requests; of today to within seconds. */
                requests: number;
            }[];
            /** @description All are in one page. */
            nextCursor: null;
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
        /**
         * @description How often a series is observed.
         * @enum {string}
         */
        Frequency: "daily" | "weekly" | "biweekly" | "monthly" | "quarterly" | "semiannual" | "annual";
        /**
         * @description A transformation, in FRED's codes.
         * @enum {string}
         */
        UnitsCode: "lin" | "chg" | "ch1" | "pch" | "pc1" | "pca" | "cch" | "cca" | "log";
        /**
         * @description Average, sum, or end of period.
         * @enum {string}
         */
        AggregationMethod: "avg" | "sum" | "eop";
        /**
         * @description The part of the economy that an indicator describes.
         * @enum {string}
         */
        Category: "national-accounts" | "income-and-consumption" | "prices" | "labour-market" | "production" | "housing" | "trade" | "government" | "money-and-credit" | "interest-rates" | "exchange-rates" | "energy" | "population" | "productivity";
        /**
         * @description Whether seasonal movements were taken out, and whether values are at an annual rate.
         * @enum {string}
         */
        SeasonalAdjustment: "seasonally_adjusted" | "seasonally_adjusted_annual_rate" | "not_seasonally_adjusted" | "not_applicable";
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
         * @description How much attention a release usually gets.
         * @enum {string}
         */
        Importance: "high" | "medium" | "low";
        /**
         * @description `released`: the library holds its values. `scheduled`: an official date. `estimated`: a date from the release's rule;
         *     one that has passed is of values that the library does not hold yet.
         * @enum {string}
         */
        EventStatus: "scheduled" | "released" | "estimated";
        /**
         * @description `official`: a date that the agency published. `estimated`: derived from the release's usual rule, or the day on
         *     which the library first held the values.
         * @enum {string}
         */
        ScheduleSource: "official" | "estimated";
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
         * @description `native`: a vintage for each publication. `snapshot`: the values as known on some days. `none`: only one vintage.
         * @enum {string}
         */
        VintageCapability: "native" | "snapshot" | "none";
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
        Note: {
            /**
             * @description Stable.
             * @enum {string}
             */
            code: "NON_POSITIVE" | "ZERO_DIVISOR" | "SIGN_CHANGE" | "OVERFLOW" | "PERCENT_OF_PERCENTAGE" | "INCOMPLETE_PERIOD" | "UNIT_CHANGED";
            message: string;
        };
        ObservationsResponse: {
            /** @description Observations in this answer. */
            count: number;
            observations: components["schemas"]["ObservationRow"][];
            /** @description One entry for each series asked for, in their order. */
            series: components["schemas"]["ObservedSeries"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description Send it as `cursor` to get the next page; null on the last. */
        NextCursor: string | null;
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
        Licence: {
            id: string;
            name: string;
            url: string | null;
            /** @description The line to show with the figures. */
            attribution: string;
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
        SeriesResponse: {
            count: number;
            series: components["schemas"]["SeriesRecord"][];
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
        MetadataResponse: {
            count: number;
            indicators: {
                metadata: components["schemas"]["IndicatorMetadata"];
                standardization: components["schemas"]["Standardization"];
                relatedIndicators: string[];
            }[];
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
        ReleaseSchedule: {
            release: components["schemas"]["IndicatorRelease"];
            /** @description The slugs it publishes. */
            indicators: string[];
            /** @description Its dates between from and to, oldest first. */
            schedule: components["schemas"]["ReleaseDate"][];
        };
        VintagesResponse: {
            count: number;
            vintages: components["schemas"]["Vintage"][];
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
        };
        DatedValue: {
            /** Format: date */
            date: string;
            value: number;
        };
        Health: {
            /** @constant */
            service: "almanac";
            /** @enum {string} */
            status: "ok" | "degraded";
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
        /** @description The call comes from another site. */
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
        /** @description The link was used, has expired, or was never sent. */
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
        /** @description The body is not JSON. */
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
        /** @description The database does not answer. Try again later. */
        Unavailable: {
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
        /** @description The id, as it was listed. */
        ThingId: string;
        /**
         * @description The indicator's slug.
         * @example real-gdp
         */
        Slug: string;
        /**
         * @description Indicator ids (slugs), comma-separated, each at most once. Blanks around them do not matter.
         * @example [
         *       "us-cpi-all-items"
         *     ]
         */
        Id: string[];
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
         *     rate of change, `cca` continuously compounded annual rate of change, `log` natural logarithm.
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
        /** @description The most rows to answer. */
        Limit: number;
        /** @description `nextCursor` of the page before, with the other parameters unchanged but for `limit` and `format`. Opaque. */
        Cursor: string;
    };
    requestBodies: never;
    headers: {
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
        /** @description Sets the session cookie, or takes it away. HttpOnly and SameSite=Lax; Secure behind HTTPS. */
        SetCookie: string;
        /** @description A file name for an answer in CSV. */
        ContentDisposition: string;
        /** @description The cursor of the next page of a CSV answer; absent on the last. */
        NextCursor: string;
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
                 *     rate of change, `cca` continuously compounded annual rate of change, `log` natural logarithm.
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
                 *     rate of change, `cca` continuously compounded annual rate of change, `log` natural logarithm.
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
            500: components["responses"]["InternalError"];
            /** @description The service runs, but its database does not answer. */
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
            429: components["responses"]["RateLimited"];
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
            401: components["responses"]["WrongPassword"];
            403: components["responses"]["CrossSite"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
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
            429: components["responses"]["RateLimited"];
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
            429: components["responses"]["RateLimited"];
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
            429: components["responses"]["RateLimited"];
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
            429: components["responses"]["RateLimited"];
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
