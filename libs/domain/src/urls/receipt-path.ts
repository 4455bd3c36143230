import * as v from 'valibot';
import { idSchema } from '../fields/fields.ts';
import { buildPath, matchPath, pathPrefix } from './path-pattern.ts';
import { PUBLIC_PATHS } from './public-paths.ts';

/** Path of a fan's receipt on the main host. Whoever has the token may read and change the signup. */
export function receiptPath(token: string): string {
  return buildPath(PUBLIC_PATHS.receipt, { token });
}

/** The token in a path of {@link receiptPath}; null for any other path. Tokens of any length up to 128 are asked for. */
export function parseReceiptPath(path: string): string | null {
  const token = matchPath(PUBLIC_PATHS.receipt, path)?.token;
  return v.is(idSchema, token) ? token : null;
}

/** Whether a path may hold a token, well-formed or not: such a path is neither logged nor cached. */
export function mayHoldReceiptToken(path: string): boolean {
  return path.startsWith(pathPrefix(PUBLIC_PATHS.receipt));
}
