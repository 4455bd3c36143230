import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FUNCTIONS_REGION } from '@countin/domain/fields';
import { pick, type Settings } from './settings.ts';

const WORKSPACE = join(import.meta.dirname, '../..');
/** Cloud Run service of the host: not `host`, which is the name of its Cloud Function. */
const HOST_SERVICE = 'countin-host';
/** Variables that only the workflow reads. */
export const WORKFLOW_KEYS = [
  'PROJECT_ID',
  'WORKLOAD_IDENTITY_PROVIDER',
  'DEPLOY_SERVICE_ACCOUNT',
  'HOSTING_SITE_COUNTIN',
  'HOSTING_SITE_FOURTRACK',
] as const;
/** Short-lived garbage of sending needs more room than V8 takes by itself in a small container. */
const FUNCTIONS_DEFAULTS: Settings = { NODE_OPTIONS: '--max-semi-space-size=16' };
/** The journal fits into the volume that the workflow gives an instance, and a crash loses ten seconds at most. */
const HOST_DEFAULTS: Settings = { COUNTING_FLUSH_SECONDS: '10', COUNTING_JOURNAL_MB: '128' };
/** Settings that both programs have, which must be equal. */
const SHARED = [
  'MAIN_HOST',
  'FOURTRACK_HOST',
  'SHORT_HOST',
  'PUBLIC_SCHEME',
  'PUBLIC_PORT',
  'STORAGE_BUCKET',
  'WEBSUB_HUB',
  'HOST_SIGNING_SECRET',
];
/** Domains that nobody can own: left over from an example. */
const RESERVED = /(^|[.@])(example|example\.(com|net|org)|localhost|test|invalid)>?$/;

interface Checked {
  readonly keys: readonly string[];
  readonly secrets: readonly string[];
  readonly problems: readonly string[];
}

/** What is missing or wrong, the secrets that must be stored, and what each program's settings are. */
export function checkDeployment(functions: Settings, host: Settings) {
  const ofFunctions = runCheck('apps/functions/src/platform/environment/check-command.ts', functions);
  const ofHost = runCheck('apps/host/src/check-command.ts', host);
  return {
    problems: [
      ...ofFunctions.problems.map((line) => `functions: ${line}`),
      ...ofHost.problems.map((line) => `host: ${line}`),
      ...WORKFLOW_KEYS.filter((key) => host[key] === undefined).map((key) => `workflow: ${key} is missing`),
      ...disagreements(functions, host),
      ...unusable(functions, host),
      ...wrongTargets(),
    ],
    keys: [...new Set([...WORKFLOW_KEYS, ...ofFunctions.keys, ...ofHost.keys])],
    secrets: [...new Set([...ofFunctions.secrets, ...ofHost.secrets])],
    written: {
      functions: { ...FUNCTIONS_DEFAULTS, ...pick(functions, ['NODE_OPTIONS', ...ofFunctions.keys]) },
      host: { ...HOST_DEFAULTS, ...pick(host, ofHost.keys) },
    },
  };
}

/** Each program checks settings by its own schema, as a process: tools do not import applications. */
function runCheck(program: string, settings: Settings): Checked {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(WORKSPACE, program)], {
    input: JSON.stringify(settings),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${program} failed:\n${stderr}`);
  return JSON.parse(stdout) as Checked;
}

function disagreements(functions: Settings, host: Settings): string[] {
  return SHARED.filter((key) => functions[key] !== host[key]).map(
    (key) => `both: ${key} differs between the functions and the host; give both the same`,
  );
}

function unusable(functions: Settings, host: Settings): string[] {
  const reserved = ['MAIN_HOST', 'FOURTRACK_HOST', 'SHORT_HOST', 'MAIL_FROM'].filter((key) =>
    RESERVED.test(functions[key] ?? ''),
  );
  const webhooks = functions['WEBHOOKS_URL'];
  return [
    ...reserved.map((key) => `functions: ${key} is an example’s domain; use one that you own`),
    ...(webhooks !== undefined && !/^https:\/\/[^/]+\/webhooks\/?$/.test(webhooks)
      ? ['functions: WEBHOOKS_URL is not like https://REGION-PROJECT.cloudfunctions.net/webhooks']
      : []),
    ...(Number(host['TRUSTED_PROXIES'] ?? 0) > 0
      ? []
      : ['host: TRUSTED_PROXIES is missing; behind Firebase Hosting it is at least 1, see docs/deployment.md']),
  ];
}

interface HostingTarget {
  readonly target: string;
  readonly rewrites?: readonly { readonly run?: { readonly serviceId: string; readonly region: string } }[];
}

function wrongTargets(): string[] {
  const { hosting } = JSON.parse(readFileSync(join(WORKSPACE, 'firebase.json'), 'utf8')) as {
    hosting: readonly HostingTarget[];
  };
  return ['countin', 'fourtrack'].flatMap((name) => {
    const run = hosting.find(({ target }) => target === name)?.rewrites?.[0]?.run;
    return run?.serviceId === HOST_SERVICE && run.region === FUNCTIONS_REGION
      ? []
      : [`firebase.json: target ${name} does not lead to the service ${HOST_SERVICE} in ${FUNCTIONS_REGION}`];
  });
}
