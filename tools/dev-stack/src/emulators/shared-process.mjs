/**
 * Replaces `main.js` beside the built functions on this machine. It adds one function that runs any other, named by the
 * first part of the path. So they share processes, where the emulator would start some for each.
 */
import { onRequest } from 'firebase-functions/v2/https';
import * as functions from './built.js';

export * from './built.js';

// Accounts are requested from the address that browsers use. After its start the emulator itself has no accounts for a
// moment, or has them all changed. It sets the variable itself; it is read with the first question.
if (process.env.AUTH_GATEWAY_HOST) process.env.FIREBASE_AUTH_EMULATOR_HOST = process.env.AUTH_GATEWAY_HOST;

/** As long as any of them may take. */
export const sharedProcess = onRequest({ timeoutSeconds: 540 }, (request, response) => {
  const [, name = '', rest = ''] = /^\/([^/?]+)\/?(.*)$/.exec(request.url) ?? [];
  const chosen = functions[name];
  if (typeof chosen !== 'function' || !('__endpoint' in chosen))
    return void response.status(404).send(`There is no function ${name}.`);
  request.url = `/${rest}`;
  return chosen(request, response);
});
