import { useDataAccess } from '@countin/data/access';
import {
  myArtistsOptions,
  myLabelsOptions,
  presentProfiles,
  type MyArtist,
  type MyLabel,
} from '@countin/data/profiles';
import { releasesOptions } from '@countin/data/releases';
import { useSession } from '@countin/data/session';
import { fanWeeksOptions, preloadFanWeek, type FanWeek } from '@countin/data/signups';
import { userOptions } from '@countin/data/users';
import type { User } from '@countin/domain/account';
import type { Signup } from '@countin/domain/fan';
import { can } from '@countin/domain/permissions';
import type { ListedProfile } from '@countin/domain/profile';
import type { ListedProduct } from '@countin/domain/release';
import { ownZone } from '@countin/screen-kit/hooks';
import { failedQueries, type Prefetch } from '@countin/screen-kit/loading';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { fansWaiting } from '../../shell/fans/fans-waiting.ts';
import { featuredRelease } from '../../shell/releases/next-release.ts';
import { byNeed } from '../../shell/releases/release-order.ts';
import { unfinishedReleases } from '../../shell/releases/unfinished-releases.ts';
import { useReleases } from '../../shell/releases/use-releases.ts';

/** Pages of releases that the dashboard looks at. */
const PAGES = 3;

/** Data of the dashboard. */
export interface Dashboard {
  /** Too little has been read to show anything. */
  readonly isPending: boolean;
  /** Errors by block. Each has its own retry; the other blocks are shown. */
  readonly failed: Readonly<Record<'releases' | 'profiles' | 'fans', ReturnType<typeof failedQueries>>>;
  readonly firstName: string;
  readonly artists: readonly MyArtist[];
  readonly labels: readonly MyLabel[];
  /** Artists that are not deleted. */
  readonly present: readonly MyArtist[];
  readonly releases: readonly ListedProduct[];
  /** All releases have been read. */
  readonly complete: boolean;
  readonly featured: ListedProduct | null;
  /** Fans who wait for the featured release; undefined until they are known. */
  readonly featuredFans: { readonly count: number; readonly more: boolean } | undefined;
  /** Drafts, and pages that are behind their working copy. */
  readonly unfinished: readonly ListedProduct[];
  /** Releases beside these, the most urgent first. */
  readonly others: readonly ListedProduct[];
  /** The newest fans; undefined until all are known, null where they could not be read. */
  readonly signups: readonly Signup[] | null | undefined;
  /** The artist whose fans these are, where one screen shows them all. */
  readonly fansArtist: ListedProfile | undefined;
  /** The user may read the fans of an artist. */
  readonly showsFans: boolean;
  /** The user may read the releases of an artist. */
  readonly showsReleases: boolean;
  /** Artists that the user may create releases for. */
  readonly writable: readonly ListedProfile[];
  /** There is neither an artist nor a label yet. */
  readonly isNew: boolean;
}

/** Starts the reads of {@link useDashboard} that do not depend on another. */
export function prefetchDashboard({ access, client, uid }: Prefetch): void {
  void client.prefetchInfiniteQuery(releasesOptions(access, { uid }));
  void client.prefetchQuery(myArtistsOptions(access, uid));
  void client.prefetchQuery(myLabelsOptions(access, uid));
  void client.prefetchQuery(userOptions(access, uid));
  preloadFanWeek();
}

/** All that the dashboard shows. A part that cannot be read leaves the others on the screen. */
export function useDashboard(now: number): Dashboard {
  const access = useDataAccess();
  const { uid } = useSession();
  const user = useQuery(userOptions(access, uid));
  const artists = useQuery(myArtistsOptions(access, uid));
  const labels = useQuery(myLabelsOptions(access, uid));
  const read = useReleases(uid, { pages: PAGES });
  const artistList = artists.data ?? [];
  const present = presentProfiles(artistList);
  const own = { ...read, releases: withoutDeleted(read.releases, artistList) };
  const withFans = present.filter(({ role }) => can(role, 'fans.read'));
  const weeks = useQuery(
    fanWeeksOptions(
      access,
      withFans.map(({ id }) => id),
    ),
  );
  const signups = newestSignups(weeks);
  const featured = featuredRelease(own.releases, now, ownZone);
  const others = byNeed(own.releases, now, ownZone).filter(({ id }) => id !== featured?.id);
  const unfinished = unfinishedReleases(
    others,
    present.filter(({ role }) => can(role, 'release.edit')),
  );
  const isPending = [own, artists, labels].some((query) => query.isPending);
  return {
    failed: {
      releases: failedQueries([own]),
      profiles: failedQueries([artists, labels]),
      fans: failedQueries([weeks]),
    },
    isPending,
    firstName: firstNameOf(user.data),
    artists: artistList,
    labels: labels.data ?? [],
    present,
    releases: own.releases,
    complete: own.complete,
    featured,
    featuredFans: fansOf(featured, withFans, weeks),
    unfinished,
    others: others.filter((release) => !unfinished.includes(release)),
    signups,
    fansArtist: onlyArtist(withFans, signups),
    showsFans: withFans.length > 0,
    showsReleases: present.some(({ role }) => can(role, 'release.read')),
    writable: present.filter(({ role }) => can(role, 'release.create')),
    isNew: artists.data?.length === 0 && labels.data?.length === 0,
  };
}

/** Releases of all artists but the deleted ones, whose screens are closed. */
function withoutDeleted(releases: readonly ListedProduct[], artists: readonly MyArtist[]): readonly ListedProduct[] {
  const gone = artists.filter(({ deletedAt }) => deletedAt !== undefined).map(({ id }) => id);
  return gone.length === 0 ? releases : releases.filter(({ artistId }) => !gone.includes(artistId));
}

type Weeks = UseQueryResult<FanWeek[]>;

function firstNameOf(user: User | undefined): string {
  return user?.displayName.split(' ')[0] ?? '';
}

function onlyArtist(artists: readonly ListedProfile[], signups: Dashboard['signups']): ListedProfile | undefined {
  return artists.length === 1 && signups?.length ? artists[0] : undefined;
}

function fansOf(
  release: ListedProduct | null,
  artists: readonly ListedProfile[],
  weeks: Weeks,
): Dashboard['featuredFans'] {
  if (!release) return undefined;
  const week = weeks.data?.[artists.findIndex(({ id }) => id === release.artistId)];
  return week && { count: fansWaiting(week.signups, release.id), more: week.more };
}

function newestSignups({ isError, data }: Weeks): Dashboard['signups'] {
  if (!data) return isError ? null : undefined;
  return data.flatMap(({ signups }) => signups).sort((a, b) => b.createdAt - a.createdAt);
}
