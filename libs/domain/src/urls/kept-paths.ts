import * as v from 'valibot';
import type { Origins } from '../deployment/deployment.ts';
import { idSchema } from '../fields/fields.ts';
import { buildPath, matchPath } from './path-pattern.ts';
import { PUBLIC_PATHS } from './public-paths.ts';

/** Path of the calendar of what a fan keeps. The token is a credential: it allows reading the collection's releases. */
export function keptCalendarPath(token: string): string {
  return buildPath(PUBLIC_PATHS.keptCalendar, { token });
}

/** Token from a path made by {@link keptCalendarPath}; null for any other path. */
export function parseKeptCalendarPath(path: string): string | null {
  const token = matchPath(PUBLIC_PATHS.keptCalendar, path)?.token;
  return v.is(idSchema, token) ? token : null;
}

/** Query parameter of the collection's path that names what to keep, as keys with commas between. */
export const KEEP_PARAMETER = 'keep';

/** URL of the collection on 4track, which keeps what it names. */
export function keepUrl({ fourtrack }: Pick<Origins, 'fourtrack'>, keys: readonly string[]): string {
  return `${fourtrack}/collection?${KEEP_PARAMETER}=${keys.join(',')}`;
}
