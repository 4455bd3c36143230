import { releasePath, resolveMoment, type ReleaseMoment, type ReleasePage } from '@countin/domain';
import { countdownWords, type CountdownWords } from '@countin/i18n';
import { pageCountry } from '../location/page-country.ts';
import type { PageContext } from '../page-context.ts';
import { formTexts, type FormTexts } from './form-texts.ts';

/** What the script of a release page must know. `wall` is a wall-clock time for the fan's own zone. */
export interface ReleaseData {
  readonly page: 'release';
  readonly language: string;
  readonly countdown: CountdownWords;
  readonly moment: { readonly at: number } | { readonly wall: readonly [date: string, time: string] };
  readonly location: {
    /** The country that the page was asked for. */
    readonly country: string | null;
    /** With `{country}` where its name goes. */
    readonly in: string;
    readonly unknown: string;
  };
  readonly share: { readonly text: string; readonly url: string };
  readonly texts: FormTexts & {
    readonly available: string;
    /** Whose clock the moment is written on, once it is the fan's. */
    readonly clock: string;
    readonly copied: string;
    readonly copyThis: string;
  };
}

/** A release moment as a script reads it. */
export function momentData(moment: ReleaseMoment): ReleaseData['moment'] {
  return moment.mode === 'instant'
    ? { at: resolveMoment(moment, moment.zone).at }
    : { wall: [moment.date, moment.time] };
}

export function releaseData(context: PageContext, release: ReleasePage): ReleaseData {
  const { language, origins, request, t } = context;
  const { releaseMoment: moment, title, artistName: artist } = release;
  const url = origins.main + releasePath(release);
  return {
    page: 'release',
    language,
    countdown: countdownWords(language),
    moment: momentData(moment),
    location: {
      country: pageCountry(request),
      in: t('release:location.in', { country: '{country}' }),
      unknown: t('release:location.unknown'),
    },
    share: { text: t('release:shareText', { title, artist }), url },
    texts: {
      available: t('release:after', { title }),
      clock: t(
        moment.mode === 'instant' ? 'release:here' : moment.time === '00:00' ? 'release:midnightHere' : 'release:here',
      ),
      copied: t('release:shared'),
      copyThis: t('release:shareFailed', { url }),
      ...formTexts(context),
    },
  };
}
