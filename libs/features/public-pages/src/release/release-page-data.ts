import { releasePath, type ReleasePage } from '@countin/domain';
import { countdownWords, type CountdownWords } from '@countin/i18n';
import { momentData, type MomentData } from '../moment/moment-data.ts';
import type { PageView } from '../page/page-view.ts';
import { formTexts, type FormTexts } from '../signup/form-texts.ts';

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
  readonly share: { readonly text: string; readonly url: string };
  readonly texts: FormTexts & {
    readonly available: string;
    /** Whose clock the moment is written on, once it is the fan's. */
    readonly clock: string;
    readonly copied: string;
    readonly copyThis: string;
  };
}

export function releaseData(view: PageView, release: ReleasePage): ReleaseData {
  const { language, origins, country, t } = view;
  const { releaseMoment: moment, title, artistName: artist } = release;
  const url = origins.main + releasePath(release);
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
    share: { text: t('release:shareText', { title, artist }), url },
    texts: {
      available: t('release:after', { title }),
      clock: t(
        moment.mode === 'instant' ? 'release:here' : moment.time === '00:00' ? 'release:midnightHere' : 'release:here',
      ),
      copied: t('release:shared'),
      copyThis: t('release:shareFailed', { url }),
      ...formTexts(view),
    },
  };
}
