import { upcomingReleases, type ListedProduct } from '@countin/domain/release';
import { calendarDays } from '@countin/i18n';
import { featuredRelease } from '../../shell/releases/next-release.ts';
import { releaseTasks } from '../../shell/releases/release-tasks.ts';

/** Greeting of a dashboard, and the facts in the line below it. */
export type Greeting =
  | { readonly kind: 'first' | 'quiet' | 'member' }
  | { readonly kind: 'draft'; readonly tasks: number }
  | {
      readonly kind: 'today' | 'tomorrow' | 'week' | 'later';
      readonly days: number;
      readonly at: number;
      readonly tasks: number;
    };

/**
 * The greeting for the next release of a user in a time zone.
 *
 * @param mayStart the user can make a first release: members who only read cannot
 */
export function greetingFor(products: readonly ListedProduct[], now: number, zone: string, mayStart = true): Greeting {
  const featured = featuredRelease(products, now, zone);
  const tasks = featured ? releaseTasks(featured).filter(({ done }) => !done).length : 0;
  const [next] = upcomingReleases(products, now, zone);
  if (next) {
    const days = calendarDays(now, next.at, zone);
    const kind = days <= 0 ? 'today' : days === 1 ? 'tomorrow' : days <= 7 ? 'week' : 'later';
    return { kind, days, at: next.at, tasks };
  }
  if (featured) return { kind: 'draft', tasks };
  return { kind: products.length > 0 ? 'quiet' : withoutReleases(mayStart) };
}

const withoutReleases = (mayStart: boolean) => (mayStart ? 'first' : 'member');
