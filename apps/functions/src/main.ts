import { CALLABLE_TIMEOUT_MS, FUNCTIONS_REGION } from '@countin/domain/fields';
import { setGlobalOptions } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { is } from 'valibot';
import { runDeletions } from './accounts/deletion/run-deletions.ts';
import { runAccountSweep } from './accounts/sweep-accounts.ts';
import { followLeftOverDiscovery } from './discovery/follow-changes.ts';
import { placeDueReleases } from './discovery/place-releases.ts';
import { lookAtLists } from './fan-lists/look-at-lists.ts';
import { httpHandlers } from './http-handlers.ts';
import { continueImport as continueRun, queueLeftImports } from './imports/continue-import.ts';
import { removeOutdatedImports } from './imports/remove-import.ts';
import { runLinkChecks } from './links/check/run-link-checks.ts';
import { runImageSweep } from './media/sweep-images.ts';
import { deliverMessage as deliver } from './messages/deliver.ts';
import { thinVersions } from './page-versions/thin-versions.ts';
import { runPendingPurges } from './platform/cache-purge/purge-queue.ts';
import { createServices } from './platform/create-services.ts';
import { readEnvironment } from './platform/environment/environment.ts';
import { readRuntime } from './platform/environment/runtime.ts';
import { importTaskSchema } from './platform/senders/import-queue.ts';
import { deliveryTaskSchema } from './platform/senders/delivery-queue.ts';
import { campaignTaskSchema, sendTaskSchema } from './platform/senders/send-queue.ts';
import { allDone } from './platform/settle-all.ts';
import { countRecords } from './numbers/count-records.ts';
import { runRollUps } from './numbers/roll-up-days.ts';
import { runSummaryMails } from './numbers/summary/run-summary-mails.ts';
import { runMorningMails } from './planner/morning/run-morning-mails.ts';
import { runOwnerChecks } from './profiles/confirm-owner.ts';
import { followLeftOverLabels } from './profiles/follow-label.ts';
import { runProfileDeletions } from './profiles/deletion/continue-profile-deletion.ts';
import { followLeftOverRenames } from './profiles/follow-rename.ts';
import { runCampaigns, runCampaignTask } from './campaigns/send/run-part.ts';
import { runScheduledPublications } from './publisher/run-publications.ts';
import { removeDeletedReleases } from './releases/deletion/remove-deleted-releases.ts';
import { runReleaseDay } from './release-day/run-release-day.ts';
import { runSendTask } from './sending/send-tasks.ts';

// Outside production, the Functions Framework answers with file paths when it cannot read a body.
process.env['NODE_ENV'] ??= 'production';

const runtime = readRuntime(process.env);
setGlobalOptions({
  region: FUNCTIONS_REGION,
  timeoutSeconds: CALLABLE_TIMEOUT_MS / 1000,
  secrets: runtime.boundSecrets,
});

// Read at the start and not at the first call: a deployment that lacks something must not begin to serve.
const prepared = runtime.discovering ? null : prepare();
function prepare() {
  const environment = readEnvironment(process.env);
  return { environment, services: createServices(environment, runtime.local) };
}
function running() {
  if (!prepared) throw new Error('Nothing is called while functions are listed.');
  return prepared;
}
const services = () => running().services;

const handlers = httpHandlers({
  services,
  signingKeys: () => running().environment.signingKeys,
  webhooks: () => running().environment.webhooks,
  hostSigningSecret: () => running().environment.hostSigningSecret,
  behindProxy: !runtime.local,
});

/** For signed-in artists. The memory is for decoding the two largest pictures at once. */
export const studio = onRequest({ invoker: 'public', memory: '2GiB' }, handlers.studio);

/** For fans, who need no account. */
export const fans = onRequest({ invoker: 'public' }, handlers.fans);

/** For people and their own accounts, and for admins. */
export const account = onRequest({ invoker: 'public' }, handlers.account);

/** For mailboxes and text gateways: what became of messages, and replies. The memory is for Twilio's library. */
export const webhooks = onRequest({ invoker: 'public', memory: '512MiB' }, handlers.webhooks);

export const { generateAuthToken, verifyAuthToken } = handlers;

/**
 * Delivers a message that a fan waits for: the confirmation of a signup. An attempt in vain is the schedule's to repeat;
 * the queue repeats only what could not even be begun.
 */
export const deliverMessage = onTaskDispatched(
  { retryConfig: { maxAttempts: 3, minBackoffSeconds: 1 }, rateLimits: { maxConcurrentDispatches: 20 } },
  async ({ data }) => {
    if (is(deliveryTaskSchema, data)) await deliver(services(), data.messageId);
    else services().log('A task names no message.');
  },
);

/**
 * Tells the fans of a release or of a campaign, from its moment on. A task that fails is repeated; the schedule finds
 * its unfinished messages. Garbage collection would take a quarter of the time in 256 MiB.
 */
export const notifyDue = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 1 },
    rateLimits: { maxConcurrentDispatches: 20 },
    timeoutSeconds: 120,
    memory: '512MiB',
  },
  async ({ data }) => {
    if (is(campaignTaskSchema, data)) await runCampaignTask(services(), data, services().now() + RUN_MS);
    else if (is(sendTaskSchema, data)) await runSendTask(services(), data, services().now() + RUN_MS);
    else services().log('A task names no send.');
  },
);

/** A file or a list that is worked on begins nothing more after this, milliseconds. */
const IMPORT_MS = 480_000;

/**
 * Reads the file of an import. It has the process to itself, with memory for another one that reads. The schedule queues
 * again what ended without a word.
 */
export const continueImport = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 2, minBackoffSeconds: 5 },
    rateLimits: { maxConcurrentDispatches: 10 },
    concurrency: 1,
    timeoutSeconds: 540,
    memory: '2GiB',
  },
  async ({ data }) => {
    if (is(importTaskSchema, data)) await continueRun(services(), data.runId, services().now() + IMPORT_MS);
    else services().log('A task names no import.');
  },
);

/**
 * A run begins nothing after this. Attempts in progress then have an attempt's time, which the function's timeout
 * allows.
 */
const RUN_MS = 50_000;
const EVERY_MINUTE = [
  runReleaseDay,
  runScheduledPublications,
  lookAtLists,
  runCampaigns,
  runDeletions,
  runProfileDeletions,
  removeDeletedReleases,
  runPendingPurges,
  followLeftOverRenames,
  followLeftOverLabels,
  followLeftOverDiscovery,
  placeDueReleases,
  runAccountSweep,
  runOwnerChecks,
  runMorningMails,
  runSummaryMails,
  queueLeftImports,
  removeOutdatedImports,
] as const;

/**
 * Runs everything in one process: what is due, what calls left undone, and what changed at the identity provider alone.
 * Runs may overlap.
 */
export const everyMinute = onSchedule(
  { schedule: 'every 1 minutes', timeoutSeconds: 120, memory: '512MiB' },
  async () => {
    const deadline = services().now() + RUN_MS;
    // None keeps the others waiting, nor from being done.
    await allDone(EVERY_MINUTE.map((run) => run(services(), deadline)));
  },
);

const SWEEP_MS = 480_000;

/** In the hours of little use. Each run goes on where the one before has ended; a round that is done begins anew the next night. */
export const linkCheck = onSchedule({ schedule: '*/10 0-8 * * *', timeoutSeconds: 540, memory: '512MiB' }, async () => {
  await runLinkChecks(services(), services().now() + SWEEP_MS);
});

/** Once a day, at an hour of little use. The next day does the rest. */
export const imageSweep = onSchedule({ schedule: '30 3 * * *', timeoutSeconds: 540 }, async () => {
  const deadline = services().now() + SWEEP_MS;
  await allDone([runImageSweep(services(), deadline), thinVersions(services(), deadline)]);
});

/** Numbers include confirmations and messages within a quarter of an hour. A day that is over joins its month soon. */
export const numbersRollUp = onSchedule(
  { schedule: '*/10 * * * *', timeoutSeconds: 540, memory: '512MiB' },
  async () => {
    const deadline = services().now() + SWEEP_MS;
    await allDone([countRecords(services(), deadline), runRollUps(services(), deadline)]);
  },
);
