import { useTranslation } from 'react-i18next';

/** Text keys of verdicts. A verdict without one is not shown. */
const KEYS = {
  'code/same': 'reasons.codeSame',
  'code/answered': 'reasons.codeAnswered',
  'code/different': 'reasons.codeDifferent',
  'isrcs/all': 'reasons.isrcsAll',
  'isrcs/most': 'reasons.isrcsMost',
  'isrcs/some': 'reasons.isrcsSome',
  'isrcs/none': 'reasons.isrcsNone',
  'title/same': 'reasons.titleSame',
  'title/near': 'reasons.titleNear',
  'title/different': 'reasons.titleDifferent',
  'version/other-edition': 'reasons.versionEdition',
  'version/other-recording': 'reasons.versionRecording',
  'artist/same': 'reasons.artistSame',
  'artist/partly': 'reasons.artistPartly',
  'artist/different': 'reasons.artistDifferent',
  'trackCount/same': 'reasons.tracksSame',
  'trackCount/different': 'reasons.tracksDifferent',
  'durations/same': 'reasons.durationsSame',
  'durations/near': 'reasons.durationsNear',
  'durations/different': 'reasons.durationsDifferent',
  'date/same': 'reasons.dateSame',
  'date/near': 'reasons.dateNear',
  'date/different': 'reasons.dateDifferent',
} as const;

const isKnown = (verdict: string): verdict is keyof typeof KEYS => Object.hasOwn(KEYS, verdict);

/** Words for a compared fact and its verdict; null for those that tell a user nothing. */
export function useReasonText(): (fact: string, verdict: string) => string | null {
  const { t } = useTranslation('product-links');
  return (fact, verdict) => {
    const key = `${fact}/${verdict}`;
    return isKnown(key) ? t(KEYS[key]) : null;
  };
}
