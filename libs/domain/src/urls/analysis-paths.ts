import * as v from 'valibot';
import type { DayRange } from '../numbers/days.ts';
import type { Origins } from '../deployment/deployment.ts';
import { idSchema } from '../fields/fields.ts';
import type { ProfileKind } from '../permissions/role.ts';
import { buildPath, matchPath } from './path-pattern.ts';
import { PUBLIC_PATHS } from './public-paths.ts';

/** Path that switches a member's summary of numbers off. The token is a credential. */
export function summaryMailPath(token: string): string {
  return buildPath(PUBLIC_PATHS.summaryMail, { token });
}

/** Token from a path made by {@link summaryMailPath}; null for any other path. */
export function parseSummaryMailPath(path: string): string | null {
  const token = matchPath(PUBLIC_PATHS.summaryMail, path)?.token;
  return v.is(idSchema, token) ? token : null;
}

/** URL of the analysis of an artist or a label, with the days that it shows. */
export function analysisUrl(
  { main }: Pick<Origins, 'main'>,
  { kind, profileId }: { readonly kind: ProfileKind; readonly profileId: string },
  { from, to }: DayRange,
): string {
  return `${main}/${kind}/${profileId}/analysis?from=${from}&to=${to}`;
}
