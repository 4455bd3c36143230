import type { SigningKeys } from '@countin/auth-sync';
import type { HttpsFunction } from 'firebase-functions/v2/https';
import { generateAuthTokenFunction, verifyAuthTokenFunction } from './accounts/auth-token-functions.ts';
import { OPERATIONS } from './operations.ts';
import type { CallContext } from './platform/callable/call-context.ts';
import { clientAddress } from './platform/callable/client-address.ts';
import { dispatch } from './platform/callable/dispatch.ts';
import { bindOperations, type Operations } from './platform/callable/operations.ts';
import type { Services } from './platform/services.ts';
import { webhookFunction, type WebhookSettings } from './webhooks/receive-webhook.ts';

/** What the functions that answer HTTP requests need. Read at each request, since a deployment only lists them. */
export interface HttpContext {
  readonly services: () => Services;
  readonly signingKeys: () => SigningKeys;
  /** Null where a deployment has no webhooks. */
  readonly webhooks: () => WebhookSettings | null;
  /** Signs the client's address in requests of the host. */
  readonly hostSigningSecret: () => string;
  /** Whether the platform appends the caller's address to `X-Forwarded-For`. */
  readonly behindProxy: boolean;
}

/** Every function that answers HTTP requests, by the name that it is deployed under. */
export function httpHandlers(context: HttpContext) {
  const { services, signingKeys, webhooks, hostSigningSecret, behindProxy } = context;
  const calls: CallContext = {
    services,
    addressOf: ({ rawRequest: { headers, rawBody, socket } }) => {
      const request = { headers, rawBody, socketAddress: socket.remoteAddress ?? 'unknown' };
      return clientAddress(request, hostSigningSecret(), services().now(), behindProxy);
    },
  };
  const operations = (of: Operations) => dispatch(bindOperations(of, calls));
  return {
    studio: operations(OPERATIONS.studio),
    fans: operations(OPERATIONS.fans),
    account: operations(OPERATIONS.account),
    webhooks: webhookFunction(services, webhooks),
    generateAuthToken: generateAuthTokenFunction(calls, signingKeys),
    verifyAuthToken: verifyAuthTokenFunction(calls, signingKeys),
  } as const satisfies Readonly<Record<string, HttpHandler>>;
}

/** Handler of a request, as the platform calls it. */
type HttpHandler = (...args: Parameters<HttpsFunction>) => ReturnType<HttpsFunction>;
