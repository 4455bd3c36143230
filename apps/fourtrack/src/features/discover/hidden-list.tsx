import { Button } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import type { HiddenArtists } from './use-hidden-artists.ts';
import styles from './discover.module.css';

/** Hidden artists, each with a button that shows it again. Nothing without any. */
export function HiddenList({ hidden: { artists, show } }: { readonly hidden: HiddenArtists }) {
  const { t } = useTranslation('discover');
  if (artists.length === 0) return null;
  return (
    <details>
      <summary>{t('hidden.title')}</summary>
      <ul className={styles.hidden}>
        {artists.map((artist) => (
          <li key={artist.artistId}>
            <bdi>{artist.name}</bdi>
            <Button size="small" aria-label={t('hidden.show', { artist: artist.name })} onClick={() => show(artist)}>
              {t('hidden.showShort')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
