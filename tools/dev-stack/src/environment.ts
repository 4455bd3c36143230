import { join } from 'node:path';
import { FUNCTIONS_REGION } from '@countin/domain/fields';
import { addressesOf, HOSTS } from './addresses.ts';
import type { LocalSecrets } from './local-secrets.ts';
import { PROJECT_ID, STORAGE_BUCKET, WORKSPACE, type Settings } from './settings.ts';

/** Environment of host and functions in the local deployment. */
function shared(settings: Settings) {
  const { ports } = settings;
  return {
    MAIN_HOST: HOSTS.main,
    FOURTRACK_HOST: HOSTS.fourtrack,
    SHORT_HOST: HOSTS.short,
    PUBLIC_SCHEME: 'http',
    // Development servers have the sites' own ports, so public addresses are the same with them.
    PUBLIC_PORT: String(ports.main),
    LOCALHOST_FOURTRACK_PORT: String(ports.fourtrack),
    STORAGE_BUCKET,
    WEBSUB_HUB: `${addressesOf(settings).inbox}/hub`,
  };
}

/** The product's account at this machine's Twilio. */
export function exampleAccount(settings: Settings) {
  return {
    accountSid: `AC${'0'.repeat(32)}`,
    authToken: 'local',
    from: '+15005550006',
    webhooksUrl: `${addressesOf(settings).functions}/${PROJECT_ID}/${FUNCTIONS_REGION}/webhooks`,
  };
}

export function functionsEnvironment(settings: Settings): Record<string, string> {
  const { ports, backend } = settings;
  const { accountSid, from, webhooksUrl } = exampleAccount(settings);
  // For `shared-process.mjs`: firebase-tools takes no variable of its own names.
  const auth = `127.0.0.1:${ports.auth}`;
  return {
    ...shared(settings),
    AUTH_GATEWAY_HOST: auth,
    // Programs find `*.localhost` on some machines only.
    TWILIO_API_URL: addressesOf(settings).inbox,
    TWILIO_ACCOUNT_SID: accountSid,
    SMS_FROM: from,
    SMS_PRICES: 'USD *=0.09 US=0.0083 GB=0.0524 DE=0.1125 FR=0.0798 JP=0.0883',
    WEBHOOKS_URL: webhooksUrl,
    // The local mail server takes any number.
    MAIL_RATES: '*=10000',
    ASSISTANT_URL: `${addressesOf(settings).inbox}/assistant`,
    CATALOGUE_SERVER_URL: addressesOf(settings).catalogue,
    MAIL_FROM: `Countin <hello@${HOSTS.main}>`,
    HOST_URL: `http://127.0.0.1:${backend ? ports.backend : ports.main}`,
  };
}

/** Values that the functions read from the secret store in a deployment. They win over those of firebase-tools. */
export function functionsSecrets(settings: Settings, secrets: LocalSecrets): Record<string, string> {
  return {
    ...secrets,
    SMTP_URL: addressesOf(settings).smtp,
    TWILIO_AUTH_TOKEN: exampleAccount(settings).authToken,
    WEBHOOK_SECRET: 'the-webhook-secret-of-this-machine',
    ASSISTANT_KEY: 'local',
    CLOUD_TASKS_EMULATOR_HOST: `127.0.0.1:${settings.ports.tasks}`,
  };
}

export function hostEnvironment(settings: Settings, secrets: LocalSecrets): Record<string, string> {
  const { ports, backend } = settings;
  const addresses = addressesOf(settings);
  return {
    ...shared(settings),
    PROJECT_ID,
    // The emulator takes any key; a deployment has its own.
    WEB_API_KEY: 'local',
    AUTH_EMULATOR_URL: addresses.auth,
    FIRESTORE_EMULATOR_URL: addresses.firestore,
    FUNCTIONS_EMULATOR_URL: addresses.functions,
    STORAGE_EMULATOR_URL: addresses.storage,
    HOST_SIGNING_SECRET: secrets.HOST_SIGNING_SECRET,
    LISTEN_PORTS: (backend ? [ports.backend] : [ports.main, ports.fourtrack]).join(','),
    COUNTING_FOLDER: join(settings.state, 'counting'),
    COUNTING_FLUSH_SECONDS: '2',
    BUILDS_FOLDER: join(WORKSPACE, 'dist/apps'),
    WATCH_BUILDS: 'true',
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** For tools that use the Admin SDK against the emulators. */
export function adminEnvironment({ ports }: Settings): Record<string, string> {
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FUNCTIONS_URL: `http://127.0.0.1:${ports.functions}`,
    CLOUD_TASKS_EMULATOR_HOST: `127.0.0.1:${ports.tasks}`,
    METADATA_SERVER_DETECTION: 'none',
  };
}
