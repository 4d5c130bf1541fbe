import type { Config } from '../../server/config.js';
import type { Command, CommandOutput } from './command.js';
import { checkMail } from './doctor/checkMail.js';
import { checkProxy } from './doctor/checkProxy.js';
import { checkSecrets } from './doctor/checkSecrets.js';
import { checkEnvironment, checkExposure, checkHttps, checkLimits } from './doctor/checkSettings.js';
import { checkClock, checkDatabase, checkRedis } from './doctor/checkStores.js';
import type { Check } from './doctor/finding.js';
import { toColumns } from './table.js';

/** The most severe first. */
const severities = ['problem', 'warning', 'ok'] as const;

const checks: Check[] = [
  checkEnvironment,
  checkHttps,
  checkExposure,
  checkProxy,
  (config) => checkSecrets(config),
  checkLimits,
  checkMail,
  checkDatabase,
  checkRedis,
  (config) => checkClock(config),
];

/** The command that checks an installation. */
export const doctorCommand: Record<string, Command> = {
  doctor: {
    summary:
      'Checks the settings, the proxy, the stores, the clocks and the mail server. Exits with 1 if it finds a problem.',
    options: {},
    example: 'doctor',
    needsDatabase: false,
    read: () => runChecks,
  },
};

async function runChecks(config: Config): Promise<CommandOutput> {
  const found = (await Promise.all(checks.map((check) => check(config)))).flat();
  const findings = severities.flatMap((severity) => found.filter(({ state }) => state === severity));
  const count = (wanted: string) => findings.filter(({ state }) => state === wanted).length;
  const [problems, warnings] = [count('problem'), count('warning')];
  const lines = findings.map(({ check, state, message }) => `${state.padEnd(8)} ${check.padEnd(12)} ${message}`);
  const total = `${problems} ${problems === 1 ? 'problem' : 'problems'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`;
  const rows = findings.map(({ check, state, message }) => [state, check, message]);
  const table = { columns: toColumns('STATE', 'CHECK', 'MESSAGE'), rows };
  return { text: [...lines, total].join('\n'), table, data: { problems, warnings, findings }, failed: problems > 0 };
}
