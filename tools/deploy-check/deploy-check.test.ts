import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkDeployment, WORKFLOW_KEYS } from './check-deployment.ts';
import { settingsOf } from './settings.ts';
import { dotenvOf, yamlOf } from './write-settings.ts';

const WORKSPACE = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(WORKSPACE, path), 'utf8');
const dotenv = createRequire(import.meta.url)('firebase-tools/lib/functions/env.js') as {
  parseStrict(text: string): Record<string, string>;
};

/** The smallest set of variables that a deployment has. */
const GOOD = {
  PROJECT_ID: 'countin-live',
  WORKLOAD_IDENTITY_PROVIDER: 'projects/1/locations/global/workloadIdentityPools/github/providers/github',
  DEPLOY_SERVICE_ACCOUNT: 'deploy@countin-live.iam.gserviceaccount.com',
  HOSTING_SITE_COUNTIN: 'countin-live',
  HOSTING_SITE_FOURTRACK: 'fourtrack-live',
  MAIN_HOST: 'countin.fm',
  FOURTRACK_HOST: '4track.fm',
  SHORT_HOST: 'cnt.fm',
  STORAGE_BUCKET: 'countin-live.firebasestorage.app',
  WEB_API_KEY: 'AIza-key',
  TRUSTED_PROXIES: '1',
  MAIL_FROM: 'Countin "Release" Desk <hello@countin.fm>',
  SMS_URL: 'https://texts.countin.fm/messages',
};
const problemsOf = (settings: Record<string, string>) => checkDeployment(settings, settings).problems;

test('the smallest deployment is complete, and its secrets are named', () => {
  const { problems, secrets } = checkDeployment(GOOD, GOOD);
  expect(problems).toEqual([]);
  expect(secrets).toEqual(['AUTH_TOKEN_SECRET', 'SIGNUP_SECRET', 'HOST_SIGNING_SECRET', 'SMTP_URL', 'SMS_KEY']);
});

test.each(Object.keys(GOOD))('without %s, that setting is named', (key) => {
  const { [key]: _left, ...rest } = GOOD as Record<string, string>;
  expect(problemsOf(rest)).toContainEqual(expect.stringContaining(`: ${key} is missing`));
});

test.each([
  ['MAIL_FROM', 'hello@countin.example'],
  ['MAIN_HOST', 'https://countin.fm'],
  ['SHORT_HOST', 'cnt.localhost'],
  ['WEBHOOKS_URL', 'https://functions.countin.fm/reports'],
  ['TRUSTED_PROXIES', '0'],
  ['SMS_PRICES', 'cheap'],
])('%s=%s is named', (key, value) => {
  expect(problemsOf({ ...GOOD, [key]: value })).toContainEqual(expect.stringContaining(`: ${key} `));
});

test('settings that differ between the programs are named', () => {
  const other = { ...GOOD, STORAGE_BUCKET: 'another-bucket', HOST_SIGNING_SECRET: 'h'.repeat(32) };
  const { problems } = checkDeployment({ ...GOOD, HOST_SIGNING_SECRET: 'g'.repeat(32) }, other);
  expect(problems).toHaveLength(2);
  expect(problems.join()).toMatch(/STORAGE_BUCKET differs.*HOST_SIGNING_SECRET differs/);
});

test('an empty optional variable is not written', () => {
  const settings = settingsOf({ ...GOOD, WEBSUB_HUB: '', DKIM_SELECTOR: ' ' });
  const { problems, written } = checkDeployment(settings, settings);
  expect(problems).toEqual([]);
  expect(dotenvOf(written.functions) + yamlOf(written.host)).not.toMatch(/WEBSUB_HUB|DKIM_SELECTOR/);
});

test('what is written is what Firebase and Cloud Run read, with spaces and quotes, and starts both programs', () => {
  const { written } = checkDeployment(GOOD, GOOD);
  const awkward = { ...written.functions, CATALOGUE_CONTACT: `it's "us" \\ you #1 $HOME\nsecond line` };
  expect(dotenv.parseStrict(dotenvOf(awkward))).toEqual(awkward);
  const lines = yamlOf(written.host).trim().split('\n');
  const host = Object.fromEntries(
    lines.map((line) => {
      const [, key = '', json = ''] = /^(\w+): (.*)$/.exec(line) ?? [];
      return [key, JSON.parse(json) as string];
    }),
  );
  const ofWorkflow = Object.fromEntries(WORKFLOW_KEYS.map((key) => [key, GOOD[key]]));
  expect(checkDeployment(written.functions, written.functions).problems.join()).not.toContain('functions: ');
  expect(checkDeployment(host, { ...ofWorkflow, ...host }).problems.join()).not.toContain('host: ');
});

test('both workflows differ in nothing but the site, and write what the schemas name', () => {
  const site = (name: string) => read(`.github/workflows/deploy-${name}.yml`);
  expect(site('4track').replaceAll(/4track|fourtrack/gi, 'SITE')).toBe(site('countin').replaceAll(/countin/gi, 'SITE'));
  const workflow = read('.github/workflows/deploy.yml');
  expect(workflow).toMatch(/run: node tools\/deploy-check --write\n\s+env:\n\s+SETTINGS: \$\{\{ toJSON\(vars\) \}\}/);
  const used = [...workflow.matchAll(/\bvars\.(\w+)/g)].map(([, key]) => key);
  expect([...new Set(used)].toSorted()).toEqual([...WORKFLOW_KEYS].toSorted());
  expect(workflow).toContain('--set-secrets HOST_SIGNING_SECRET=');
});

test('both sites are served by the container that counts, as the workflow deploys it', () => {
  const { hosting } = JSON.parse(read('firebase.json')) as { hosting: { target: string; rewrites: object[] }[] };
  expect(hosting.map(({ target }) => target)).toEqual(['countin', 'fourtrack']);
  const run = { serviceId: 'countin-host', region: 'us-central1' };
  for (const { rewrites } of hosting) expect(rewrites).toEqual([{ source: '**', run }]);
  const deploy = /gcloud run deploy (?:.+\n)+/.exec(read('.github/workflows/deploy.yml'))?.[0] ?? '';
  for (const part of [run.serviceId, `--region ${run.region}`, '--no-cpu-throttling']) expect(deploy).toContain(part);
  const folder = /COUNTING_FOLDER=(\S+)/.exec(read('apps/host/Dockerfile'))?.[1];
  expect(deploy).toContain(`mount-path=${folder}`);
});

test('the guide names every variable and secret', () => {
  const guide = read('docs/deployment.md');
  const { keys, secrets } = checkDeployment(
    {
      ...GOOD,
      TWILIO_ACCOUNT_SID: 'x',
      WEBHOOKS_URL: 'x',
      CDN_PURGE_URL: 'x',
      ASSISTANT_URL: 'x',
      SPOTIFY_CLIENT_ID: 'x',
      DKIM_SELECTOR: 'x',
      APPLE_MUSIC_KEY_ID: 'x',
      TIDAL_CLIENT_ID: 'x',
    },
    GOOD,
  );
  const missing = [...keys, ...secrets].filter((key) => !guide.includes(`\`${key}\``));
  expect(missing).toEqual([]);
});

test('run by the Node.js that a machine has, it ends with 1 and a line for each missing setting', () => {
  const { status, stderr } = spawnSync('node', ['tools/deploy-check'], {
    cwd: WORKSPACE,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], SETTINGS: JSON.stringify({ ...GOOD, SMS_URL: '' }) },
  });
  expect(status).toBe(1);
  expect(stderr.split('\n')[0]).toBe('functions: SMS_URL is missing');
});
