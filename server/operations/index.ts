import type { Operations } from '../contract.js';
import { accountCalendarFeed } from './account.calendarFeed.js';
import { accountChangePassword } from './account.changePassword.js';
import { accountCheckPasswordReset } from './account.checkPasswordReset.js';
import { accountCreateCalendarFeed } from './account.createCalendarFeed.js';
import { accountDelete } from './account.delete.js';
import { accountDeleteCalendarFeed } from './account.deleteCalendarFeed.js';
import { accountExport } from './account.export.js';
import { accountGet } from './account.get.js';
import { accountRequestPasswordReset } from './account.requestPasswordReset.js';
import { accountRequestSignInLink } from './account.requestSignInLink.js';
import { accountResetPassword } from './account.resetPassword.js';
import { accountSignIn } from './account.signIn.js';
import { accountSignInWithLink } from './account.signInWithLink.js';
import { accountSignOut } from './account.signOut.js';
import { accountSignUp } from './account.signUp.js';
import { accountUpdate } from './account.update.js';
import { accountUsage } from './account.usage.js';
import { accountVerifyEmail } from './account.verifyEmail.js';
import { adminAcceptQuarantined } from './admin.acceptQuarantined.js';
import { adminAccount } from './admin.account.js';
import { adminAccounts } from './admin.accounts.js';
import { adminAuditLog } from './admin.auditLog.js';
import { adminBilling } from './admin.billing.js';
import { adminJobs } from './admin.jobs.js';
import { adminMetrics } from './admin.metrics.js';
import { adminQuarantine } from './admin.quarantine.js';
import { adminRejectQuarantined } from './admin.rejectQuarantined.js';
import { adminReleasePlan } from './admin.releasePlan.js';
import { adminRevokeKey } from './admin.revokeKey.js';
import { adminRunJob } from './admin.runJob.js';
import { adminSyncBilling } from './admin.syncBilling.js';
import { adminUpdateAccount } from './admin.updateAccount.js';
import { adminUpdateKey } from './admin.updateKey.js';
import { adminUsage } from './admin.usage.js';
import { alertsCreate } from './alerts.create.js';
import { alertsCreateFeed } from './alerts.createFeed.js';
import { alertsDelete } from './alerts.delete.js';
import { alertsDeleteFeed } from './alerts.deleteFeed.js';
import { alertsDescribeUnsubscribe } from './alerts.describeUnsubscribe.js';
import { alertsFeed } from './alerts.feed.js';
import { alertsGet } from './alerts.get.js';
import { alertsGetFeed } from './alerts.getFeed.js';
import { alertsHistory } from './alerts.history.js';
import { alertsList } from './alerts.list.js';
import { alertsPreview } from './alerts.preview.js';
import { alertsPreviewDigest } from './alerts.previewDigest.js';
import { alertsSetSettings } from './alerts.setSettings.js';
import { alertsSettings } from './alerts.settings.js';
import { alertsUnsubscribe } from './alerts.unsubscribe.js';
import { alertsUpdate } from './alerts.update.js';
import { billingCheckout } from './billing.checkout.js';
import { billingInvoices } from './billing.invoices.js';
import { billingPlans } from './billing.plans.js';
import { billingPortal } from './billing.portal.js';
import { billingSubscription } from './billing.subscription.js';
import { billingSync } from './billing.sync.js';
import { billingWebhook } from './billing.webhook.js';
import { calendarFeed } from './calendar.feed.js';
import { calendarIcs } from './calendar.ics.js';
import { calendarReleases } from './calendar.releases.js';
import { censusVariables } from './census.variables.js';
import { changelogRss } from './changelog.rss.js';
import { chartsGet } from './charts.get.js';
import { chatAsk } from './chat.ask.js';
import { chatConversation } from './chat.conversation.js';
import { chatConversations } from './chat.conversations.js';
import { chatDeleteConversation } from './chat.deleteConversation.js';
import { chatExportConversation } from './chat.exportConversation.js';
import { chatStatus } from './chat.status.js';
import { contractJson } from './contract.json.js';
import { contractYaml } from './contract.yaml.js';
import { countriesGet } from './countries.get.js';
import { countriesList } from './countries.list.js';
import { discoveryCatalog } from './discovery.catalog.js';
import { discoveryDatasets } from './discovery.datasets.js';
import { discoveryProviders } from './discovery.providers.js';
import { discoverySeries } from './discovery.series.js';
import { eventsStream } from './events.stream.js';
import { forecastBacktest } from './forecast.backtest.js';
import { forecastCsvFile } from './forecast.csv.js';
import { forecastGet } from './forecast.get.js';
import { forecastGetBacktest } from './forecast.getBacktest.js';
import { forecastJob } from './forecast.job.js';
import { forecastList } from './forecast.list.js';
import { forecastModelsList } from './forecast.models.js';
import { forecastRun } from './forecast.run.js';
import { forecastShare } from './forecast.share.js';
import { forecastStopSharing } from './forecast.stopSharing.js';
import { headlinesGet } from './headlines.get.js';
import { headlinesList } from './headlines.list.js';
import { healthGet } from './health.get.js';
import { healthLive } from './health.live.js';
import { importCsv } from './import.csv.js';
import { importIndicators } from './import.indicators.js';
import { importJob } from './import.job.js';
import { importObservations } from './import.observations.js';
import { importRemove } from './import.remove.js';
import { indicatorsDownload } from './indicators.download.js';
import { indicatorsGet } from './indicators.get.js';
import { indicatorsMetadata } from './indicators.metadata.js';
import { indicatorsObservations } from './indicators.observations.js';
import { indicatorsReleases } from './indicators.releases.js';
import { indicatorsSearch } from './indicators.search.js';
import { indicatorsSeries } from './indicators.series.js';
import { indicatorsVintages } from './indicators.vintages.js';
import { keysCreate } from './keys.create.js';
import { keysList } from './keys.list.js';
import { keysRevoke } from './keys.revoke.js';
import { keysRotate } from './keys.rotate.js';
import { labsDiagnostics } from './labs.diagnostics.js';
import { labsStationarity } from './labs.stationarity.js';
import { mcpSend } from './mcp.send.js';
import { newsList } from './news.list.js';
import { newsSources } from './news.sources.js';
import { notificationsList } from './notifications.list.js';
import { notificationsPreferences } from './notifications.preferences.js';
import { notificationsSetPreferences } from './notifications.setPreferences.js';
import { notificationsUpdate } from './notifications.update.js';
import { providersList } from './providers.list.js';
import { providersSeries } from './providers.series.js';
import { releasesGet } from './releases.get.js';
import { releasesVintages } from './releases.vintages.js';
import { sessionsList } from './sessions.list.js';
import { sessionsRevoke } from './sessions.revoke.js';
import { sessionsRevokeAll } from './sessions.revokeAll.js';
import { watchlistAdd } from './watchlist.add.js';
import { watchlistList } from './watchlist.list.js';
import { watchlistRemove } from './watchlist.remove.js';
import { webhooksCreate } from './webhooks.create.js';
import { webhooksDelete } from './webhooks.delete.js';
import { webhooksDeliveries } from './webhooks.deliveries.js';
import { webhooksGet } from './webhooks.get.js';
import { webhooksList } from './webhooks.list.js';
import { webhooksRedeliver } from './webhooks.redeliver.js';
import { webhooksRedeliverSince } from './webhooks.redeliverSince.js';
import { webhooksRotateSecret } from './webhooks.rotateSecret.js';
import { webhooksTest } from './webhooks.test.js';
import { webhooksUpdate } from './webhooks.update.js';

/** All operations of the contract, by operationId. */
export const operations: Operations = {
  'account.calendarFeed': accountCalendarFeed,
  'account.changePassword': accountChangePassword,
  'account.checkPasswordReset': accountCheckPasswordReset,
  'account.createCalendarFeed': accountCreateCalendarFeed,
  'account.delete': accountDelete,
  'account.deleteCalendarFeed': accountDeleteCalendarFeed,
  'account.export': accountExport,
  'account.get': accountGet,
  'account.requestPasswordReset': accountRequestPasswordReset,
  'account.requestSignInLink': accountRequestSignInLink,
  'account.resetPassword': accountResetPassword,
  'account.signIn': accountSignIn,
  'account.signInWithLink': accountSignInWithLink,
  'account.signOut': accountSignOut,
  'account.signUp': accountSignUp,
  'account.update': accountUpdate,
  'account.usage': accountUsage,
  'account.verifyEmail': accountVerifyEmail,
  'admin.account': adminAccount,
  'admin.accounts': adminAccounts,
  'admin.releasePlan': adminReleasePlan,
  'admin.syncBilling': adminSyncBilling,
  'admin.billing': adminBilling,
  'admin.auditLog': adminAuditLog,
  'admin.jobs': adminJobs,
  'admin.metrics': adminMetrics,
  'admin.acceptQuarantined': adminAcceptQuarantined,
  'admin.quarantine': adminQuarantine,
  'admin.rejectQuarantined': adminRejectQuarantined,
  'admin.revokeKey': adminRevokeKey,
  'admin.runJob': adminRunJob,
  'admin.updateAccount': adminUpdateAccount,
  'admin.updateKey': adminUpdateKey,
  'admin.usage': adminUsage,
  'alerts.create': alertsCreate,
  'alerts.createFeed': alertsCreateFeed,
  'alerts.delete': alertsDelete,
  'alerts.deleteFeed': alertsDeleteFeed,
  'alerts.describeUnsubscribe': alertsDescribeUnsubscribe,
  'alerts.feed': alertsFeed,
  'alerts.get': alertsGet,
  'alerts.getFeed': alertsGetFeed,
  'alerts.history': alertsHistory,
  'alerts.list': alertsList,
  'alerts.preview': alertsPreview,
  'alerts.previewDigest': alertsPreviewDigest,
  'alerts.setSettings': alertsSetSettings,
  'alerts.settings': alertsSettings,
  'alerts.unsubscribe': alertsUnsubscribe,
  'alerts.update': alertsUpdate,
  'billing.plans': billingPlans,
  'billing.subscription': billingSubscription,
  'billing.sync': billingSync,
  'billing.checkout': billingCheckout,
  'billing.portal': billingPortal,
  'billing.invoices': billingInvoices,
  'billing.webhook': billingWebhook,
  'calendar.feed': calendarFeed,
  'calendar.ics': calendarIcs,
  'calendar.releases': calendarReleases,
  'census.variables': censusVariables,
  'changelog.rss': changelogRss,
  'charts.get': chartsGet,
  'chat.ask': chatAsk,
  'chat.conversation': chatConversation,
  'chat.conversations': chatConversations,
  'chat.deleteConversation': chatDeleteConversation,
  'chat.exportConversation': chatExportConversation,
  'chat.status': chatStatus,
  'contract.json': contractJson,
  'contract.yaml': contractYaml,
  'countries.list': countriesList,
  'countries.get': countriesGet,
  'releases.get': releasesGet,
  'releases.vintages': releasesVintages,
  'discovery.catalog': discoveryCatalog,
  'discovery.datasets': discoveryDatasets,
  'discovery.providers': discoveryProviders,
  'discovery.series': discoverySeries,
  'events.stream': eventsStream,
  'forecast.csv': forecastCsvFile,
  'forecast.get': forecastGet,
  'forecast.models': forecastModelsList,
  'forecast.run': forecastRun,
  'forecast.list': forecastList,
  'forecast.share': forecastShare,
  'forecast.stopSharing': forecastStopSharing,
  'forecast.backtest': forecastBacktest,
  'forecast.getBacktest': forecastGetBacktest,
  'forecast.job': forecastJob,
  'headlines.get': headlinesGet,
  'headlines.list': headlinesList,
  'health.get': healthGet,
  'health.live': healthLive,
  'import.csv': importCsv,
  'import.indicators': importIndicators,
  'import.job': importJob,
  'import.observations': importObservations,
  'import.remove': importRemove,
  'indicators.download': indicatorsDownload,
  'indicators.get': indicatorsGet,
  'indicators.metadata': indicatorsMetadata,
  'indicators.observations': indicatorsObservations,
  'indicators.releases': indicatorsReleases,
  'indicators.search': indicatorsSearch,
  'indicators.series': indicatorsSeries,
  'indicators.vintages': indicatorsVintages,
  'keys.create': keysCreate,
  'keys.list': keysList,
  'keys.revoke': keysRevoke,
  'keys.rotate': keysRotate,
  'labs.diagnostics': labsDiagnostics,
  'labs.stationarity': labsStationarity,
  'mcp.send': mcpSend,
  'news.list': newsList,
  'news.sources': newsSources,
  'notifications.list': notificationsList,
  'notifications.preferences': notificationsPreferences,
  'notifications.setPreferences': notificationsSetPreferences,
  'notifications.update': notificationsUpdate,
  'providers.list': providersList,
  'providers.series': providersSeries,
  'sessions.list': sessionsList,
  'sessions.revoke': sessionsRevoke,
  'sessions.revokeAll': sessionsRevokeAll,
  'watchlist.add': watchlistAdd,
  'watchlist.list': watchlistList,
  'watchlist.remove': watchlistRemove,
  'webhooks.create': webhooksCreate,
  'webhooks.delete': webhooksDelete,
  'webhooks.deliveries': webhooksDeliveries,
  'webhooks.get': webhooksGet,
  'webhooks.list': webhooksList,
  'webhooks.redeliver': webhooksRedeliver,
  'webhooks.redeliverSince': webhooksRedeliverSince,
  'webhooks.rotateSecret': webhooksRotateSecret,
  'webhooks.test': webhooksTest,
  'webhooks.update': webhooksUpdate,
};
