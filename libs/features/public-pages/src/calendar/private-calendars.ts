import type { PageRequest, PageResponse, PageServices } from '@countin/domain/pages';
import { errorCodeOf, retryHeaders, statusOf } from '../page/error.ts';

/** The address is a secret: it is kept out of caches, referrers and search indexes. */
const PRIVATE = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/** Answers the calendar address of a plan. */
export const planCalendar = (request: PageRequest, services: PageServices, token: string): Promise<PageResponse> =>
  privateCalendar(services, 'release-planner.ics', () =>
    services.call('readPlanCalendar', { token }, request.clientAddress),
  );

/** Answers the calendar address of a fan's collection. */
export const keptCalendar = (request: PageRequest, services: PageServices, token: string): Promise<PageResponse> =>
  privateCalendar(services, '4track.ics', () => services.call('readKeptCalendar', { token }, request.clientAddress));

/**
 * Answers a private calendar address. Programs ask again and again: they may keep their copy, and the host answers 304
 * until it changes. A removed calendar is 404, after which programs stop asking.
 */
async function privateCalendar(
  services: PageServices,
  fileName: string,
  read: () => Promise<{ readonly body: string }>,
): Promise<PageResponse> {
  try {
    const { body } = await read();
    return {
      status: 200,
      headers: {
        'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
        'content-disposition': `inline; filename="${fileName}"`,
        'cache-control': 'private, no-cache',
        ...PRIVATE,
      },
      body,
    };
  } catch (error) {
    const errorCode = errorCodeOf(error, services.log);
    // A token of another form is refused before anything is looked up.
    const status = statusOf(errorCode) === 422 ? 404 : statusOf(errorCode);
    return {
      status,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        ...retryHeaders(errorCode),
        ...PRIVATE,
      },
      body: '',
    };
  }
}
