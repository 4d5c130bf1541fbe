import type { Knex } from 'knex';
import { accountTables } from './accountTables.js';
import { alertMails } from './alertMails.js';
import { alerts } from './alerts.js';
import { billing } from './billing.js';
import { bundleTable } from './bundleTable.js';
import { calendarFeeds } from './calendarFeeds.js';
import { cancelledReleaseDates } from './cancelledReleaseDates.js';
import { catalogueTables } from './catalogueTables.js';
import { chat } from './chat.js';
import { computeSpendings } from './computeSpendings.js';
import { conceptIndex } from './conceptIndex.js';
import { correctedClocks } from './correctedClocks.js';
import { countrySeries } from './countrySeries.js';
import { deletedWebhooks } from './deletedWebhooks.js';
import { events } from './events.js';
import { finalAuditLog } from './finalAuditLog.js';
import { forecastKinds } from './forecastKinds.js';
import { forecastRuns } from './forecastRuns.js';
import { includedSeries } from './includedSeries.js';
import { jobRuns } from './jobRuns.js';
import { jobSchedules } from './jobSchedules.js';
import { keyedAddressHashes } from './keyedAddressHashes.js';
import { keyWindows } from './keyWindows.js';
import { knownAddressOwners } from './knownAddressOwners.js';
import { libraryLoad } from './libraryLoad.js';
import { licenceCertainty } from './licenceCertainty.js';
import { licenceConditions } from './licenceConditions.js';
import { limitTables } from './limitTables.js';
import { newsTables } from './newsTables.js';
import { notificationTables } from './notificationTables.js';
import { observationTables } from './observationTables.js';
import { officialReleaseDates } from './officialReleaseDates.js';
import { preparedSeries } from './preparedSeries.js';
import { privateForecasts } from './privateForecasts.js';
import { providerAnswers } from './providerAnswers.js';
import { providerCatalogue } from './providerCatalogue.js';
import { providerTables } from './providerTables.js';
import { quarantine } from './quarantine.js';
import { releaseEstimates } from './releaseEstimates.js';
import { releaseForecasts } from './releaseForecasts.js';
import { releaseIndicators } from './releaseIndicators.js';
import { releaseStates } from './releaseStates.js';
import { renamedTables } from './renamedTables.js';
import { searchableSeries } from './searchableSeries.js';
import { searchDocuments } from './searchDocuments.js';
import { searchPrefixes } from './searchPrefixes.js';
import { searchTables } from './searchTables.js';
import { seriesChanges } from './seriesChanges.js';
import { seriesFacts } from './seriesFacts.js';
import { seriesSources } from './seriesSources.js';
import { seriesVersion } from './seriesVersion.js';
import { serverOwner } from './serverOwner.js';
import { sessionTables } from './sessionTables.js';
import { signUpTables } from './signUpTables.js';
import { taskTable } from './taskTable.js';
import { usageIndex } from './usageIndex.js';
import { vintageIndexes } from './vintageIndexes.js';
import { webhookMails } from './webhookMails.js';
import { webhookTables } from './webhookTables.js';

/** The migrations in order. Names have no file extension, so that source and compiled code agree on which have run. */
const migrations: Record<string, Knex.Migration> = {
  '0001_catalogue': catalogueTables,
  '0002_observations': observationTables,
  '0003_search': searchTables,
  '0004_accounts': accountTables,
  '0005_bundles': bundleTable,
  '0006_series_facts': seriesFacts,
  '0008_limits': limitTables,
  '0009_searchable_series': searchableSeries,
  '0010_release_estimates': releaseEstimates,
  '0011_sessions': sessionTables,
  '0012_notifications': notificationTables,
  '0013_job_runs': jobRuns,
  '0014_forecast_runs': forecastRuns,
  '0020_providers': providerTables,
  '0021_forecast_kinds': forecastKinds,
  '0022_official_release_dates': officialReleaseDates,
  '0023_tasks': taskTable,
  '0024_release_forecasts': releaseForecasts,
  '0025_news': newsTables,
  '0026_provider_answers': providerAnswers,
  '0027_series_sources': seriesSources,
  '0030_job_schedules': jobSchedules,
  '0031_provider_catalogue': providerCatalogue,
  '0032_renamed_tables': renamedTables,
  '0033_key_windows': keyWindows,
  '0034_sign_ups': signUpTables,
  '0035_private_forecasts': privateForecasts,
  '0036_final_audit_log': finalAuditLog,
  '0039_vintage_indexes': vintageIndexes,
  '0040_series_version': seriesVersion,
  '0041_compute_spendings': computeSpendings,
  '0042_usage_index': usageIndex,
  '0043_keyed_address_hashes': keyedAddressHashes,
  '0044_known_address_owners': knownAddressOwners,
  '0045_licence_certainty': licenceCertainty,
  '0046_library_load': libraryLoad,
  '0047_release_indicators': releaseIndicators,
  '0048_included_series': includedSeries,
  '0049_licence_conditions': licenceConditions,
  '0050_calendar_feeds': calendarFeeds,
  '0051_server_owner': serverOwner,
  '0052_series_changes': seriesChanges,
  '0053_search_documents': searchDocuments,
  '0054_search_prefixes': searchPrefixes,
  '0055_country_series': countrySeries,
  '0056_release_states': releaseStates,
  '0057_concept_index': conceptIndex,
  '0058_prepared_series': preparedSeries,
  '0070_events': events,
  '0071_alerts': alerts,
  '0072_alert_mails': alertMails,
  '0073_cancelled_release_dates': cancelledReleaseDates,
  '0080_webhooks': webhookTables,
  '0081_webhook_mails': webhookMails,
  '0090_billing': billing,
  '0100_chat': chat,
  '0110_quarantine': quarantine,
  '0121_corrected_clocks': correctedClocks,
  '0122_deleted_webhooks': deletedWebhooks,
};

export const lastMigration = Object.keys(migrations).at(-1);

export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () => Object.keys(migrations),
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const migration = migrations[name];
    if (!migration) throw new Error(`There is no migration named ${name}.`);
    return migration;
  },
};
