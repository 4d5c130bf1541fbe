// Generated from openapi.yaml and contract/ by `npm run generate`. Do not edit.

import type { Route } from '../route.js';

/** How to send the request of each operation, by group and name. */
export const routes: Record<string, Record<string, Route>> = {
  indicators: {
    get: {"method":"GET","path":"/api/indicators/{slug}","hasParameters":true,"credential":"apiKey"},
    download: {"method":"GET","path":"/api/indicators/{slug}/download","hasParameters":true,"credential":"apiKey"},
    search: {"method":"GET","path":"/v1/indicators/search","hasParameters":true,"credential":"apiKey"},
    series: {"method":"GET","path":"/v1/indicators/series","hasParameters":true,"credential":"apiKey"},
    observations: {"method":"GET","path":"/v1/indicators/observations","hasParameters":true,"credential":"apiKey"},
    metadata: {"method":"GET","path":"/v1/indicators/metadata","hasParameters":true,"credential":"apiKey"},
    releases: {"method":"GET","path":"/v1/indicators/releases","hasParameters":true,"credential":"apiKey"},
    vintages: {"method":"GET","path":"/v1/indicators/vintages","hasParameters":true,"credential":"apiKey"},
  },
  charts: {
    get: {"method":"GET","path":"/api/charts/{slug}","hasParameters":true,"credential":"apiKey"},
  },
  countries: {
    list: {"method":"GET","path":"/v1/countries","hasParameters":true,"credential":"apiKey"},
    get: {"method":"GET","path":"/v1/countries/{code}","hasParameters":true,"credential":"apiKey"},
  },
  headlines: {
    list: {"method":"GET","path":"/v1/headlines","credential":"apiKey"},
    get: {"method":"GET","path":"/v1/headlines/{id}","hasParameters":true,"credential":"apiKey"},
  },
  releases: {
    get: {"method":"GET","path":"/v1/releases/{id}","hasParameters":true,"credential":"apiKey"},
    vintages: {"method":"GET","path":"/v1/releases/{id}/vintages","hasParameters":true,"credential":"apiKey"},
  },
  calendar: {
    releases: {"method":"GET","path":"/api/calendar/releases","hasParameters":true,"credential":"apiKey"},
    ics: {"method":"GET","path":"/api/calendar/releases.ics","hasParameters":true,"credential":"apiKey"},
    feed: {"method":"GET","path":"/api/calendar/feeds/{token}","hasParameters":true},
  },
  contract: {
    yaml: {"method":"GET","path":"/openapi.yaml"},
    json: {"method":"GET","path":"/openapi.json"},
  },
  changelog: {
    rss: {"method":"GET","path":"/changelog.rss"},
  },
  health: {
    get: {"method":"GET","path":"/api/health"},
    live: {"method":"GET","path":"/api/health/live"},
  },
  admin: {
    metrics: {"method":"GET","path":"/metrics","credential":"cronSecret"},
    accounts: {"method":"GET","path":"/api/admin/accounts","hasParameters":true,"credential":"cronSecret"},
    account: {"method":"GET","path":"/api/admin/accounts/{id}","hasParameters":true,"credential":"cronSecret"},
    updateAccount: {"method":"PATCH","path":"/api/admin/accounts/{id}","hasParameters":true,"body":"json","credential":"cronSecret"},
    updateKey: {"method":"PATCH","path":"/api/admin/accounts/{id}/keys/{keyId}","hasParameters":true,"body":"json","credential":"cronSecret"},
    revokeKey: {"method":"DELETE","path":"/api/admin/accounts/{id}/keys/{keyId}","hasParameters":true,"credential":"cronSecret"},
    usage: {"method":"GET","path":"/api/admin/usage","hasParameters":true,"credential":"cronSecret"},
    auditLog: {"method":"GET","path":"/api/admin/audit-log","hasParameters":true,"credential":"cronSecret"},
    jobs: {"method":"GET","path":"/api/admin/jobs","credential":"cronSecret"},
    runJob: {"method":"POST","path":"/api/admin/jobs/{name}/run","hasParameters":true,"headers":{"prefer":"Prefer"},"credential":"cronSecret"},
  },
  account: {
    signUp: {"method":"POST","path":"/api/account/sign-up","hasParameters":true,"body":"json"},
    verifyEmail: {"method":"POST","path":"/api/account/verify-email","hasParameters":true,"body":"json"},
    signIn: {"method":"POST","path":"/api/account/sign-in","hasParameters":true,"body":"json"},
    requestSignInLink: {"method":"POST","path":"/api/account/sign-in-link","hasParameters":true,"body":"json"},
    signInWithLink: {"method":"POST","path":"/api/account/sign-in-link/confirm","hasParameters":true,"body":"json"},
    signOut: {"method":"POST","path":"/api/account/sign-out"},
    requestPasswordReset: {"method":"POST","path":"/api/account/password-reset","hasParameters":true,"body":"json"},
    checkPasswordReset: {"method":"POST","path":"/api/account/password-reset/check","hasParameters":true,"body":"json"},
    resetPassword: {"method":"POST","path":"/api/account/password-reset/confirm","hasParameters":true,"body":"json"},
    get: {"method":"GET","path":"/api/account"},
    update: {"method":"PATCH","path":"/api/account","hasParameters":true,"body":"json"},
    changePassword: {"method":"POST","path":"/api/account/password","hasParameters":true,"body":"json"},
    delete: {"method":"POST","path":"/api/account/deletion","hasParameters":true,"body":"json"},
    export: {"method":"GET","path":"/api/account/export"},
    usage: {"method":"GET","path":"/api/account/usage","hasParameters":true},
    calendarFeed: {"method":"GET","path":"/api/account/calendar-feed"},
    createCalendarFeed: {"method":"POST","path":"/api/account/calendar-feed"},
    deleteCalendarFeed: {"method":"DELETE","path":"/api/account/calendar-feed"},
  },
  notifications: {
    list: {"method":"GET","path":"/api/account/notifications","hasParameters":true},
    update: {"method":"PATCH","path":"/api/account/notifications","hasParameters":true,"body":"json"},
    preferences: {"method":"GET","path":"/api/account/notifications/preferences"},
    setPreferences: {"method":"PUT","path":"/api/account/notifications/preferences","hasParameters":true,"body":"json"},
  },
  watchlist: {
    list: {"method":"GET","path":"/api/account/watchlist"},
    add: {"method":"POST","path":"/api/account/watchlist","hasParameters":true,"body":"json"},
    remove: {"method":"DELETE","path":"/api/account/watchlist/{id}","hasParameters":true},
  },
  sessions: {
    list: {"method":"GET","path":"/api/account/sessions"},
    revokeAll: {"method":"DELETE","path":"/api/account/sessions"},
    revoke: {"method":"DELETE","path":"/api/account/sessions/{id}","hasParameters":true},
  },
  keys: {
    list: {"method":"GET","path":"/api/account/keys"},
    create: {"method":"POST","path":"/api/account/keys","hasParameters":true,"body":"json"},
    revoke: {"method":"DELETE","path":"/api/account/keys/{id}","hasParameters":true},
    rotate: {"method":"POST","path":"/api/account/keys/{id}/rotate","hasParameters":true},
  },
  labs: {
    diagnostics: {"method":"POST","path":"/api/labs/diagnostics","hasParameters":true,"body":"json","credential":"apiKey"},
    stationarity: {"method":"POST","path":"/api/labs/stationarity","hasParameters":true,"body":"json","credential":"apiKey"},
  },
  forecast: {
    run: {"method":"POST","path":"/api/forecast/run","hasParameters":true,"body":"json","headers":{"prefer":"Prefer"},"credential":"apiKey"},
    list: {"method":"GET","path":"/api/forecast/run","hasParameters":true,"credential":"apiKey"},
    get: {"method":"GET","path":"/api/forecast/run/{cacheKey}","hasParameters":true,"headers":{"shareToken":"X-Share-Token"},"credential":"apiKey"},
    csv: {"method":"GET","path":"/api/forecast/run/{cacheKey}/csv","hasParameters":true,"headers":{"shareToken":"X-Share-Token"},"credential":"apiKey"},
    share: {"method":"POST","path":"/api/forecast/run/{cacheKey}/share","hasParameters":true,"credential":"apiKey"},
    stopSharing: {"method":"DELETE","path":"/api/forecast/run/{cacheKey}/share","hasParameters":true,"credential":"apiKey"},
    backtest: {"method":"POST","path":"/api/forecast/backtest","hasParameters":true,"body":"json","headers":{"prefer":"Prefer"},"credential":"apiKey"},
    getBacktest: {"method":"GET","path":"/api/forecast/backtest/{cacheKey}","hasParameters":true,"credential":"apiKey"},
    job: {"method":"GET","path":"/api/forecast/jobs/{jobId}","hasParameters":true,"credential":"apiKey"},
    models: {"method":"GET","path":"/api/forecast/models","credential":"apiKey"},
  },
  news: {
    list: {"method":"GET","path":"/api/news","hasParameters":true,"credential":"apiKey"},
    sources: {"method":"GET","path":"/api/news/sources","credential":"apiKey"},
  },
  providers: {
    list: {"method":"GET","path":"/api/providers","credential":"apiKey"},
    series: {"method":"GET","path":"/api/providers/{provider}/series/{seriesId}","hasParameters":true,"credential":"apiKey"},
  },
  discovery: {
    catalog: {"method":"GET","path":"/api/discovery/catalog","hasParameters":true,"credential":"apiKey"},
    datasets: {"method":"GET","path":"/api/discovery/datasets","hasParameters":true,"credential":"apiKey"},
    providers: {"method":"GET","path":"/api/discovery/providers","credential":"apiKey"},
    series: {"method":"GET","path":"/api/discovery/series/{provider}/{seriesId}","hasParameters":true,"credential":"apiKey"},
  },
  import: {
    indicators: {"method":"POST","path":"/api/import/indicators","hasParameters":true,"body":"json","credential":"apiKey"},
    remove: {"method":"DELETE","path":"/api/import/indicators/{slug}","hasParameters":true,"credential":"apiKey"},
    job: {"method":"GET","path":"/api/import/jobs/{jobId}","hasParameters":true,"credential":"apiKey"},
    csv: {"method":"POST","path":"/api/import/csv","hasParameters":true,"body":"text/csv","credential":"apiKey"},
  },
  census: {
    variables: {"method":"GET","path":"/api/census/variables","hasParameters":true,"credential":"apiKey"},
  },
};
