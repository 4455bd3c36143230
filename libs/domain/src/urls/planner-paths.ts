import * as v from 'valibot';
import type { Origins } from '../deployment/deployment.ts';
import { idSchema } from '../fields/fields.ts';
import type { PlanTask } from '../planner/plan-tasks.ts';
import { buildPath, matchPath } from './path-pattern.ts';
import { PUBLIC_PATHS } from './public-paths.ts';

/** Path of the calendar of a plan, which calendar programs read. The token is a credential: it allows reading the plan. */
export function planCalendarPath(token: string): string {
  return buildPath(PUBLIC_PATHS.planCalendar, { token });
}

/** Token from a path made by {@link planCalendarPath}; null for any other path. */
export function parsePlanCalendarPath(path: string): string | null {
  const token = matchPath(PUBLIC_PATHS.planCalendar, path)?.token;
  return v.is(idSchema, token) ? token : null;
}

/** Path that switches a member's morning mail off. The token is a credential. */
export function planMailPath(token: string): string {
  return buildPath(PUBLIC_PATHS.planMail, { token });
}

/** Token from a path made by {@link planMailPath}; null for any other path. */
export function parsePlanMailPath(path: string): string | null {
  const token = matchPath(PUBLIC_PATHS.planMail, path)?.token;
  return v.is(idSchema, token) ? token : null;
}

/** URL of an artist's release planner. */
export function plannerUrl({ main }: Pick<Origins, 'main'>, artistId: string): string {
  return `${main}/artist/${artistId}/release-planner`;
}

/** URL of the screen for a plan's task, or of the planner for a task without a screen. */
export function taskUrl(
  origins: Pick<Origins, 'main'>,
  artistId: string,
  { id, productId, place }: Pick<PlanTask, 'id' | 'productId' | 'place'>,
): string {
  const planner = plannerUrl(origins, artistId);
  if (place?.screen === 'campaigns') return `${origins.main}/artist/${artistId}/campaigns`;
  if (place?.screen === 'artistSettings') return `${origins.main}/artist/${artistId}/settings#${place.section ?? ''}`;
  if (productId === null || place === null) return `${planner}#${id}`;
  const product = `${origins.main}/artist/${artistId}/products/${productId}`;
  const section = place.section === undefined ? '' : `#${place.section}`;
  return { product, productLinks: `${product}/links`, productText: `${product}/text` }[place.screen] + section;
}
