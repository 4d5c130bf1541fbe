import type { Operations } from '../contract.js';
import { accountChangePassword } from './account.changePassword.js';
import { accountDelete } from './account.delete.js';
import { accountExport } from './account.export.js';
import { accountGet } from './account.get.js';
import { accountRequestPasswordReset } from './account.requestPasswordReset.js';
import { accountResetPassword } from './account.resetPassword.js';
import { accountSignIn } from './account.signIn.js';
import { accountSignOut } from './account.signOut.js';
import { accountSignUp } from './account.signUp.js';
import { accountUpdate } from './account.update.js';
import { accountUsage } from './account.usage.js';
import { accountVerifyEmail } from './account.verifyEmail.js';
import { calendarReleases } from './calendar.releases.js';
import { contractJson } from './contract.json.js';
import { contractYaml } from './contract.yaml.js';
import { healthGet } from './health.get.js';
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
import { sessionsList } from './sessions.list.js';
import { sessionsRevoke } from './sessions.revoke.js';
import { sessionsRevokeAll } from './sessions.revokeAll.js';

/** Every operation of the contract, by its operationId. */
export const operations: Operations = {
  'account.changePassword': accountChangePassword,
  'account.delete': accountDelete,
  'account.export': accountExport,
  'account.get': accountGet,
  'account.requestPasswordReset': accountRequestPasswordReset,
  'account.resetPassword': accountResetPassword,
  'account.signIn': accountSignIn,
  'account.signOut': accountSignOut,
  'account.signUp': accountSignUp,
  'account.update': accountUpdate,
  'account.usage': accountUsage,
  'account.verifyEmail': accountVerifyEmail,
  'calendar.releases': calendarReleases,
  'contract.json': contractJson,
  'contract.yaml': contractYaml,
  'health.get': healthGet,
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
  'sessions.list': sessionsList,
  'sessions.revoke': sessionsRevoke,
  'sessions.revokeAll': sessionsRevokeAll,
};
