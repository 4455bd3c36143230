import { randomBytes } from 'node:crypto';
import { originsOf } from '@countin/domain/deployment';
import { TokenBuckets } from '@countin/server-http';
import { Firestore } from '@google-cloud/firestore';
import { createSharedCatalogues } from './catalogues/catalogues.ts';
import { createLog } from './safe-log.ts';
import type { Environment } from './environment/environment.ts';
import { createIdentity } from './identity/identity.ts';
import { createObjectStore } from './object-store.ts';
import { createAssistant } from './senders/assistant.ts';
import { createDeliveryQueue } from './senders/delivery-queue.ts';
import { createMailTransport } from './senders/mail-transport.ts';
import { createTextGateway } from './senders/text-gateway.ts';
import { createPurgeSender } from './cache-purge/send-purge.ts';
import { CallLimits } from './rate-limit/call-limits.ts';
import { RECEIPT_BUCKET, SIGNUP_BUCKET } from './rate-limit/fan-buckets.ts';
import type { Services } from './services.ts';

/** The real world for the capabilities. Connects to nothing until it is used. */
export function createServices(environment: Environment): Services {
  const { signingKeys, smtpUrl, mailFrom, signupSecret, hostSigningSecret, sites, catalogues } = environment;
  const secretTexts = [
    signupSecret,
    hostSigningSecret,
    smtpUrl,
    environment.texts.key,
    ...(environment.cdn ? [environment.cdn.key] : []),
    ...(environment.assistant ? [environment.assistant.key] : []),
    ...catalogueSecrets(catalogues),
    ...signingKeys.map((key) => Buffer.from(key.secret).toString('base64url')),
  ];
  const db = new Firestore();
  const log = createLog(secretTexts);
  return {
    db,
    objects: createObjectStore(environment.storageBucket),
    identity: createIdentity(),
    now: Date.now,
    randomBytes,
    sendMail: createMailTransport(smtpUrl, mailFrom).send,
    sendText: createTextGateway(environment.texts),
    assistant: environment.assistant && createAssistant(environment.assistant),
    queueDelivery: createDeliveryQueue(),
    log,
    sendPurge: createPurgeSender({
      hostUrl: environment.hostUrl,
      signingSecret: hostSigningSecret,
      cdn: environment.cdn,
      hub: environment.hub,
      main: originsOf(sites).main,
      now: Date.now,
    }),
    hub: environment.hub,
    sites,
    mainOrigin: originsOf(sites).main,
    signupSecret,
    signupBuckets: new TokenBuckets(SIGNUP_BUCKET),
    receiptBuckets: new TokenBuckets(RECEIPT_BUCKET),
    callLimits: new CallLimits(),
    catalogues: createSharedCatalogues(catalogues, db, { now: Date.now, log }),
  };
}

function catalogueSecrets({ spotify, tidal, appleMusic }: Environment['catalogues']): string[] {
  return [spotify?.clientSecret, tidal?.clientSecret, appleMusic?.privateKey].filter((secret) => secret !== undefined);
}
