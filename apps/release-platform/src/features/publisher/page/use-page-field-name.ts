import type { PageKind } from '@countin/domain/publisher';
import { languageName } from '@countin/i18n';
import { useTranslation } from 'react-i18next';
import { useArtistFieldName } from '../../../shell/profiles/use-artist-field-name.ts';
import { useLabelFieldName } from '../../../shell/profiles/use-label-field-name.ts';
import { useFieldName } from '../../../shell/release-fields/use-field-name.ts';

/** Keys of the names of a feed's settings. */
const FEED = {
  feedArtists: 'feedArtists',
  feedKinds: 'feedKinds',
  feedShows: 'feedShows',
  feedFrom: 'feedFrom',
  feedUntil: 'feedUntil',
  feedOrder: 'feedOrder',
  feedCount: 'feedCount',
  feedFields: 'feedFields',
  feedLanguages: 'feedLanguages',
  feedEmbedding: 'feedEmbedding',
  feedSites: 'feedSites',
} as const;

const TEXTS = 'texts.';

/** Names of the fields of a kind of page, and of its descriptions. */
export function usePageFieldName(kind: PageKind): (field: string) => string {
  const { t } = useTranslation(['publisher', 'label-feed', 'release-editor']);
  const ofRelease = useFieldName();
  const ofArtist = useArtistFieldName();
  const ofLabel = useLabelFieldName();
  return (field) => {
    if (field.startsWith(TEXTS))
      return t('publisher:description', { language: languageName(field.slice(TEXTS.length)) });
    if (kind === 'artist') return ofArtist(field);
    if (kind === 'label') return ofLabel(field);
    if (kind === 'medley') return t('release-editor:sections.tracks');
    if (kind === 'feed' && Object.hasOwn(FEED, field)) return t(`label-feed:${FEED[field as keyof typeof FEED]}`);
    return ofRelease(field);
  };
}
