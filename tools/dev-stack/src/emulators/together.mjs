/**
 * Stands as `main.js` beside the built functions on this machine and adds one to them, which runs any other: the first
 * part of the path names it. So they share processes, where the emulator would start some for each.
 */
import { onRequest } from 'firebase-functions/v2/https';
import * as functions from './built.js';

export * from './built.js';

/** As long as any of them may take. */
export const together = onRequest({ timeoutSeconds: 540 }, (request, response) => {
  const [, name = '', rest = ''] = /^\/([^/?]+)\/?(.*)$/.exec(request.url) ?? [];
  const chosen = functions[name];
  if (typeof chosen !== 'function' || !('__endpoint' in chosen)) return void response.status(404).send(`There is no function ${name}.`);
  request.url = `/${rest}`;
  return chosen(request, response);
});
