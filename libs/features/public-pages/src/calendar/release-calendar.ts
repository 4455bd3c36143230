import type { PageRequest, PageResponse, PageServices } from '@countin/domain/pages';
import { foldCalendar } from '@countin/domain/release';
import { createEvents } from 'ics';
import { publicCacheControl } from '../page/cache-control.ts';
import { SITE_NAMES } from '../brand/site-identity.ts';
import { openPage } from '../page/page-context.ts';
import { findRelease } from '../catalogue/find-release.ts';
import { releaseEvent } from './release-event.ts';

/**
 * Answers `/release/{artistSlug}.{productSlug}.ics`: once into a calendar, or followed by it, so that a moved moment arrives.
 * By an id or a former slug too: programs that follow a calendar do not all follow redirects.
 */
export async function releaseCalendar(
  request: PageRequest,
  services: PageServices,
  reference: string,
): Promise<PageResponse> {
  const context = openPage(request, services, 'countin', 'release');
  const release = await findRelease(services.read, reference).catch((error: unknown) => {
    services.log('A release could not be read for a calendar', error);
    return undefined;
  });
  if (release === undefined) return plain(503, { 'retry-after': '60' });
  if (release === null) return plain(404);
  const { value, error } = createEvents([releaseEvent(context, release)], {
    productId: `-//${SITE_NAMES.countin}//Releases//EN`,
    method: 'PUBLISH',
    calName: context
      .t('release:shareText', { title: release.title, artist: release.artistName })
      .replace(/\p{Cc}+/gu, ' '),
  });
  if (!value) {
    services.log('A release could not be written for a calendar', error);
    return plain(503);
  }
  return {
    status: 200,
    headers: {
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': `inline; filename="${release.productSlug}.ics"`,
      'cache-control': publicCacheControl(request.now, null),
    },
    body: foldCalendar(value),
  };
}

function plain(status: number, headers: Readonly<Record<string, string>> = {}): PageResponse {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: '',
  };
}
