import { useDataAccess } from '@countin/data/access';
import { medleyOptions } from '@countin/data/medleys';
import type { Medley } from '@countin/domain/medley';
import { buttonClass, Section, Skeleton } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths/paths.ts';
import styles from './medley-card.module.css';

interface MedleyCardProps {
  readonly artistId: string;
  /** Whether the user may edit the medley. */
  readonly edits: boolean;
}

/** The medley on its artist's own screen: what fans hear, and the way to its screen. */
export default function MedleyCard({ artistId, edits }: MedleyCardProps) {
  const { t } = useTranslation('medley-editor');
  const { data: own, isPending } = useQuery(medleyOptions(useDataAccess(), artistId));
  if (isPending) return <Skeleton height={140} />;
  if (!own?.live && !edits) return null;
  return (
    <Section title={t('title')}>
      <div className={styles.card}>
        {own?.live ? <LiveTracks slots={own.medley.slots} /> : <p>{t('card.none')}</p>}
        <Link to={paths.medley.to(artistId)} className={buttonClass()}>
          {t(edits ? 'open' : 'view')}
        </Link>
      </div>
    </Section>
  );
}

function LiveTracks({ slots }: Pick<Medley, 'slots'>) {
  const { t } = useTranslation('medley-editor');
  return (
    <>
      <p>{t('card.live')}</p>
      <ol>
        {slots.map(({ clipId, title }) => (
          <li key={clipId}>
            <bdi>{title}</bdi>
          </li>
        ))}
      </ol>
    </>
  );
}
