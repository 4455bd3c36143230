import type { FeedSettings } from '@countin/domain/profile';
import { languageName } from '@countin/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Values of settings as a choice between two versions shows them; artists by their names. */
export function useFeedValue(artistNames: ReadonlyMap<string, string>) {
  const { t } = useTranslation(['label-feed', 'common']);
  return (field: keyof FeedSettings, settings: FeedSettings): ReactNode => {
    switch (field) {
      case 'feedShows':
        return t(`shows.${settings.feedShows}`);
      case 'feedOrder':
        return t(`order.${settings.feedOrder}`);
      case 'feedEmbedding':
        return t(`embedding.${settings.feedEmbedding}`);
      case 'feedKinds':
        return listed(settings.feedKinds.map((kind) => t(`common:kind.${kind}`)));
      case 'feedFields':
        return listed(settings.feedFields.map((each) => t(`field.${each}`)));
      case 'feedLanguages':
        return listed(settings.feedLanguages.map(languageName));
      case 'feedArtists':
        return listed(settings.feedArtists.map((id) => artistNames.get(id) ?? id));
      case 'feedSites':
        return listed(settings.feedSites);
      default:
        return settings[field];
    }
  };
}

const listed = (texts: readonly string[]) => texts.join(', ') || null;
