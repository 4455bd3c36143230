import { createHmac } from 'node:crypto';

/** Id of a text, as the functions make it with the same secret. */
export const keyedHash = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex').slice(0, 32);
