import { useDataAccess } from '@countin/data/access';
import { medleyOptions, type OwnMedley as StoredMedley } from '@countin/data/medleys';
import { errorCodeOf } from '@countin/domain/errors';
import type { Medley as MedleyTracks } from '@countin/domain/medley';
import { can } from '@countin/domain/permissions';
import type { MyArtist } from '@countin/data/profiles';
import { useErrorText } from '@countin/i18n/react';
import { buttonClass, Chip, Notice, Section, Skeleton } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countinPaths } from './countin-paths.ts';
import { PlayMedley } from './play-medley.tsx';
import { useCountinLink } from './use-countin-link.ts';
import styles from './studio.module.css';

interface OwnMedleyProps {
  readonly artist: MyArtist;
  /** Beside the heading. */
  readonly aside?: ReactNode;
}

/** The artist's four tracks in their order, with a button that plays them as fans hear them. */
export function OwnMedley({ artist, aside }: OwnMedleyProps) {
  const { t } = useTranslation('studio');
  const errorText = useErrorText();
  const { data: own, error, isPending } = useQuery(medleyOptions(useDataAccess(), artist.id));
  return (
    <Section title={t('medley.title')} aside={aside}>
      {error && <Notice tone="danger" title={errorText(errorCodeOf(error))} />}
      {isPending && <Skeleton height={120} />}
      {own !== undefined && <Medley own={own} artist={artist} />}
    </Section>
  );
}

function Medley({ own, artist }: Pick<OwnMedleyProps, 'artist'> & { readonly own: StoredMedley | null }) {
  const { t } = useTranslation('studio');
  const toCountin = useCountinLink();
  return (
    <>
      {own ? <Tracks slots={own.medley.slots} /> : <p className={styles.line}>{t('medley.none')}</p>}
      <div className={styles.actions}>
        {own?.live === true && <PlayMedley artist={artist} />}
        {own?.live === false && <Chip>{t('medley.draft')}</Chip>}
        {can(artist.role, 'medley.edit') && (
          <a href={toCountin(countinPaths.medley(artist.id))} className={buttonClass()}>
            {t('edit')}
          </a>
        )}
      </div>
    </>
  );
}

function Tracks({ slots }: Pick<MedleyTracks, 'slots'>) {
  return (
    <ol className={styles.tracks}>
      {slots.map(({ clipId, title, releaseTitle }) => (
        <li key={clipId}>
          <bdi>{title}</bdi>
          {releaseTitle !== null && releaseTitle !== title && (
            <small className={styles.line}>
              <bdi>{releaseTitle}</bdi>
            </small>
          )}
        </li>
      ))}
    </ol>
  );
}
