import type { ReleasePage } from '@countin/domain/release';
import { countdownWords, type CountdownWords } from '@countin/i18n';
import { momentData, type MomentData } from '../moment/moment-data.ts';
import type { PageView } from '../page/page-view.ts';

/** What the script of a release page must know. */
export interface ReleaseData {
  readonly page: 'release';
  readonly language: string;
  readonly countdown: CountdownWords;
  readonly moment: MomentData;
  readonly location: {
    /** The country that the page was asked for. */
    readonly country: string | null;
    /** With `{country}` where its name goes. */
    readonly in: string;
    readonly unknown: string;
  };
  readonly texts: {
    readonly available: string;
    /** Whose clock the moment is written on, once it is the fan's. */
    readonly clock: string;
  };
}

export function releaseData(view: PageView, release: ReleasePage): ReleaseData {
  const { language, country, t } = view;
  const { releaseMoment: moment, title } = release;
  return {
    page: 'release',
    language,
    countdown: countdownWords(language),
    moment: momentData(moment),
    location: {
      country,
      in: t('release:location.in', { country: '{country}' }),
      unknown: t('release:location.unknown'),
    },
    texts: {
      available: t('release:after', { title }),
      clock: t(
        moment.mode === 'instant' ? 'release:here' : moment.time === '00:00' ? 'release:midnightHere' : 'release:here',
      ),
    },
  };
}
