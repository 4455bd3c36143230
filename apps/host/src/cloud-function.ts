import { FUNCTIONS_REGION } from '@countin/domain/fields';
import { onRequest } from 'firebase-functions/v2/https';
import { readConfiguration } from './configuration.ts';
import { createHost } from './start-host.ts';

// Made on the first request: the platform loads this file without its environment to learn what is exported.
let listener: ReturnType<typeof createHost>['listener'] | null = null;

/** The host as a Cloud Function, behind Firebase Hosting. */
export const host = onRequest(
  { region: FUNCTIONS_REGION, memory: '512MiB', concurrency: 80, secrets: ['HOST_SIGNING_SECRET'] },
  (request, response) => {
    listener ??= createHost(readConfiguration({ PROJECT_ID: process.env['GCLOUD_PROJECT'], ...process.env })).listener;
    listener(request, response);
  },
);
