import { useDataAccess } from '@countin/data/access';
import { publishMedleyOptions, withdrawMedleyOptions } from '@countin/data/medleys';
import { AppError, errorCodeOf, type ArtistProfile } from '@countin/domain';
import { useErrorText } from '@countin/i18n/react';
import { Button, buttonClass, Chip, Notice } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePublicAddresses } from '../../shell/navigation/public-addresses.ts';
import { faultyTrack, inputOf, obstacleOf, type DraftTrack } from './medley-draft.ts';
import styles from './medley-editor.module.css';

interface MedleyBarProps {
  readonly artist: ArtistProfile;
  readonly tracks: readonly DraftTrack[];
  readonly live: boolean;
  readonly changed: boolean;
  /** Another version was published meanwhile, and which one stays is open. */
  readonly undecided: boolean;
  /** When the medley was published that these tracks were made from; null for none. */
  readonly expected: number | null;
}

const TONES = { draft: 'calm', live: 'live', changed: 'changed' } as const;

/** Where the medley stands, and what can be done with it. */
export function MedleyBar({ artist, tracks, live, changed, undecided, expected }: MedleyBarProps) {
  const { t } = useTranslation('medley-editor');
  const errorText = useErrorText();
  const why = useId();
  const access = useDataAccess();
  const address = usePublicAddresses().fourtrack(artist.customSlug);
  const publish = useMutation(publishMedleyOptions(access));
  const withdraw = useMutation(withdrawMedleyOptions(access));
  const [news, setNews] = useState<'published' | 'unpublished' | null>(null);
  const standing = !live ? 'draft' : changed ? 'changed' : 'live';
  const obstacle = obstacleOf(tracks);
  const fault = publish.error ?? withdraw.error;
  const faulty = fault instanceof AppError ? faultyTrack(fault.field) : null;
  const words = fault && errorText(errorCodeOf(fault));

  const goLive = () => {
    withdraw.reset();
    setNews(null);
    publish.mutate(
      { ...inputOf(artist.id, tracks), expectedPublishedAt: expected },
      { onSuccess: () => setNews('published') },
    );
  };
  const takeDown = () => {
    publish.reset();
    setNews(null);
    withdraw.mutate(artist.id, { onSuccess: () => setNews('unpublished') });
  };
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        <Chip tone={TONES[standing]}>{t(standing)}</Chip>
        <div className={styles.actions}>
          {live && (
            <a href={address} target="_blank" rel="noreferrer" className={buttonClass({ size: 'small' })}>
              {t('see')}
              <ArrowUpRight aria-hidden />
            </a>
          )}
          {live && (
            <Button size="small" busy={withdraw.isPending} onClick={takeDown}>
              {t(withdraw.isPending ? 'unpublishing' : 'unpublish')}
            </Button>
          )}
          {standing !== 'live' && (
            <Button
              size="small"
              look="filled"
              disabled={tracks.length === 0 || obstacle !== null || undecided}
              aria-describedby={obstacle ? why : undefined}
              busy={publish.isPending}
              onClick={goLive}
            >
              {t(publish.isPending ? 'publishing' : live ? 'update' : 'publish')}
            </Button>
          )}
        </div>
      </div>
      {obstacle && standing !== 'live' && (
        <p className={styles.why} id={why} role="status">
          {t(`blocked.${obstacle.kind}`, { number: obstacle.number })}
        </p>
      )}
      {words && (
        <Notice tone="danger" title={faulty === null ? words : t('trackFault', { number: faulty, fault: words })} />
      )}
      {news && !fault && standing === (news === 'published' ? 'live' : 'draft') && <Notice title={t(news)} />}
    </div>
  );
}
