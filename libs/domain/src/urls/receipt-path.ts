import * as v from 'valibot';
import { idSchema } from '../fields/fields.ts';
import { buildPath, matchPath, pathPrefix } from './path-pattern.ts';
import { PUBLIC_PATHS } from './public-paths.ts';

/** Path of a fan's receipt on the main host. The token is a credential: it allows reading and changing the signup. */
export function receiptPath(token: string): string {
  return buildPath(PUBLIC_PATHS.receipt, { token });
}

/** Token from a path made by {@link receiptPath}; null for any other path. Tokens may have up to 128 characters. */
export function parseReceiptPath(path: string): string | null {
  const token = matchPath(PUBLIC_PATHS.receipt, path)?.token;
  return v.is(idSchema, token) ? token : null;
}

/** Whether a path may contain a token, valid or not. Such a path must not be logged or cached. */
export function mayHoldReceiptToken(path: string): boolean {
  return path.startsWith(pathPrefix(PUBLIC_PATHS.receipt));
}
