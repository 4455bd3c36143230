import type { ArtistPage, ArtistText } from '@countin/domain/profile';
import type { ReleasePage } from '@countin/domain/release';
import { countryName } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { profileValue } from '../editor/profile-value.tsx';

const nameOfCountry = (locale: string, country: string | null) => country && countryName(locale, country);

/** A field's value as a choice between two versions of an artist's page shows it. */
export function useArtistValue(artist: ArtistPage, releases: readonly ReleasePage[]) {
  const { t } = useTranslation(['artist-editor', 'genres']);
  const locale = useLocale();
  const listOf = (texts: readonly string[]) => texts.join(', ') || null;
  return (field: keyof ArtistText, content: ArtistText): ReactNode => {
    switch (field) {
      case 'artistSections':
        return listOf(content.artistSections.map((section) => t(`sections.${section}`)));
      case 'pinnedRelease':
        return releases.find(({ id }) => id === content.pinnedRelease)?.title ?? content.pinnedRelease;
      case 'pageLinks':
        return listOf(content.pageLinks.map(({ title }) => title));
      case 'shows':
        return listOf(content.shows.map(({ date, venue }) => `${date} ${venue}`));
      case 'country':
        return nameOfCountry(locale, content.country);
      case 'bios':
        return listOf(Object.values(content.bios));
      default:
        return profileValue(t, artist, field, content);
    }
  };
}
