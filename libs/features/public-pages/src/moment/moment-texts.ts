import { resolveMoment, type ReleaseMoment } from '@countin/domain/release';
import { formatInstant, formatMoment, zoneName, type FormattedMoment } from '@countin/i18n';
import type { PageView } from '../page/page-view.ts';
import { longestTexts } from './longest-texts.ts';
import { momentData } from './moment-data.ts';
import { splitAround } from './split-around.ts';
import type { WhenLineProps } from './when-line.tsx';

/** Date and time as the moment's own clock reads them: the only ones a server can know. */
export function momentTexts({ language, now }: PageView, moment: ReleaseMoment): FormattedMoment {
  // In an hour that its zone skips, the typed time does not exist. The shown one is when the release comes.
  if (moment.mode === 'instant')
    return formatInstant(language, resolveMoment(moment, moment.zone).at, moment.zone, now);
  return formatMoment(language, moment.date, moment.time, new Date(now).getUTCFullYear());
}

/** Name of the clock that a moment is on. The page's script replaces it where it knows the fan's. */
export function whoseClock({ language, t }: PageView, moment: ReleaseMoment): string {
  if (moment.mode === 'local') return t(moment.time === '00:00' ? 'release:midnightLocal' : 'release:local');
  return zoneName(language, moment.zone, resolveMoment(moment, moment.zone).at);
}

/** Props of a release's `WhenLine`. */
export function whenLineProps(view: PageView, moment: ReleaseMoment): WhenLineProps {
  const { t, language, now } = view;
  const texts = momentTexts(view, moment);
  const atMidnight = moment.mode === 'local' && moment.time === '00:00';
  return {
    language,
    moment: momentData(moment),
    dateTime:
      moment.mode === 'instant'
        ? new Date(resolveMoment(moment, moment.zone).at).toISOString()
        : `${moment.date}T${moment.time}`,
    sentence: splitAround(t('release:before', texts), { ...texts }),
    texts,
    room: t(
      'release:before',
      longestTexts(language, { at: resolveMoment(moment, 'UTC').at, now, differs: moment.mode === 'instant' }),
    ),
    clock: whoseClock(view, moment),
    fanClock: t(atMidnight ? 'release:midnightHere' : 'release:here'),
  };
}
