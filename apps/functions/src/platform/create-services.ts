import { randomBytes } from 'node:crypto';
import { originsOf } from '@countin/domain/deployment';
import { TokenBuckets } from '@countin/server-http';
import { Firestore } from '@google-cloud/firestore';
import { createSharedCatalogues } from './catalogues/catalogues.ts';
import { createLog } from './safe-log.ts';
import type { TextProvider } from './environment/channel-settings.ts';
import type { Environment } from './environment/environment.ts';
import { createIdentity } from './identity/identity.ts';
import { createMailDomainCheck } from './mail-domain/cached-mail-domain.ts';
import { createObjectStore } from './object-store.ts';
import { createPublicFileReader } from './public-files/public-files.ts';
import { createAssistant } from './senders/assistant.ts';
import { createDeliveryQueue } from './senders/delivery-queue.ts';
import { createImportQueue } from './senders/import-queue.ts';
import { createMailTransport } from './senders/mail-transport.ts';
import { createSendQueue } from './senders/send-queue.ts';
import { createTextGateway } from './senders/text-gateway.ts';
import type { SendText } from './senders/text-message.ts';
import { createTwilioGateway } from './senders/twilio-gateway.ts';
import { domainOf } from './rate-limit/mail-rates.ts';
import { createPurgeSender } from './cache-purge/send-purge.ts';
import { CallLimits } from './rate-limit/call-limits.ts';
import { RECEIPT_BUCKET, SIGNUP_BUCKET } from './rate-limit/fan-buckets.ts';
import type { Services } from './services.ts';

/**
 * The real world for the capabilities. Connects to nothing until it is used.
 *
 * @param local whether everything runs on this machine, also what people give the addresses of
 */
export function createServices(environment: Environment, local = false): Services {
  const { signingKeys, smtpUrl, mailFrom, signupSecret, hostSigningSecret, sites, catalogues } = environment;
  const secretTexts = [
    signupSecret,
    hostSigningSecret,
    smtpUrl,
    environment.texts.kind === 'twilio' ? environment.texts.account.authToken : environment.texts.gateway.key,
    ...(environment.webhooks ? [environment.webhooks.secret] : []),
    ...(environment.dkim ? [environment.dkim.privateKey] : []),
    ...(environment.cdn ? [environment.cdn.key] : []),
    ...(environment.assistant ? [environment.assistant.key] : []),
    ...catalogueSecrets(catalogues),
    ...signingKeys.map((key) => Buffer.from(key.secret).toString('base64url')),
  ];
  const db = new Firestore();
  const log = createLog(secretTexts);
  const sends = createSendQueue();
  return {
    db,
    objects: createObjectStore(environment.storageBucket),
    identity: createIdentity(),
    now: Date.now,
    randomBytes,
    sendMail: createMailTransport(smtpUrl, mailFrom, signupSecret, environment.dkim).send,
    sendText: createTextSender(environment.texts),
    mailRates: environment.mailRates,
    mailDomain: createMailDomainCheck(domainOf(mailFrom.address), environment.dkim, Date.now),
    textPrices: environment.textPrices,
    assistant: environment.assistant && createAssistant(environment.assistant),
    queueDelivery: createDeliveryQueue(),
    queueSend: sends,
    queueCampaign: sends,
    queueImport: createImportQueue(),
    readPublicFile: createPublicFileReader(Date.now, local ? ['127.0.0.1'] : []),
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
    signingKeys,
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

function createTextSender(texts: TextProvider): SendText {
  return texts.kind === 'twilio' ? createTwilioGateway(texts.account) : createTextGateway(texts.gateway);
}
