import { LIMITS } from '@countin/domain/fields';
import { ARTIST_ROLES } from '@countin/domain/release-metadata';
import type { ArtistRole, ReleaseArtist } from '@countin/domain/release';
import { Button, IconButton, SelectField, TextField } from '@countin/ui';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './detail-group.module.css';

/** An artist while it is being edited. */
export interface ArtistEntry extends ReleaseArtist {
  readonly id: string;
}

interface ArtistRowProps {
  readonly entry: ArtistEntry;
  readonly number: number;
  /** The last search found no profile. */
  readonly isMissing: boolean;
  readonly onChange: (changes: Partial<ReleaseArtist>) => void;
  readonly onFind: () => void;
  readonly onRemove: () => void;
}

/** Name and role of an artist, and the profile here that its name links to. */
export function ArtistRow({ entry, number, isMissing, onChange, onFind, onRemove }: ArtistRowProps) {
  const { t } = useTranslation('release-detail');
  const { name, role, artistId } = entry;
  return (
    <div className={styles.artist}>
      <TextField
        label={t('artists.name', { number })}
        value={name}
        error={isMissing && artistId === null ? t('artists.notFound') : null}
        onChange={({ target }) => onChange({ name: target.value, artistId: null })}
        maxLength={LIMITS.profileName}
        autoComplete="off"
      />
      <IconButton label={t('artists.remove', { number })} icon={<Trash2 aria-hidden />} onClick={onRemove} />
      <SelectField
        label={t('artists.role', { number })}
        value={role}
        onChange={({ target }) => onChange({ role: target.value as ArtistRole })}
      >
        {ARTIST_ROLES.map((value) => (
          <option key={value} value={value}>
            {t(`roles.${value}`)}
          </option>
        ))}
      </SelectField>
      <div className={styles.links} role="status">
        {artistId !== null && (
          <>
            {t('artists.linked')}
            <Button size="small" onClick={() => onChange({ artistId: null })}>
              {t('artists.unlink', { name })}
            </Button>
          </>
        )}
        {artistId === null && name.trim() !== '' && (
          <Button size="small" onClick={onFind}>
            {t('artists.find', { name })}
          </Button>
        )}
      </div>
    </div>
  );
}
