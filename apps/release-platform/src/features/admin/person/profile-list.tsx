import { useDataAccess } from '@countin/data/access';
import { holdBackProfileOptions, profilesOfPersonOptions, type ListedProfile } from '@countin/data/admin';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Button, Chip, Row, Rows, Skeleton } from '@countin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePublicAddresses } from '../../../shell/navigation/public-addresses.ts';
import styles from './person-panel.module.css';
import { ReasonDialog } from './reason-dialog.tsx';

/** The artists and labels of a person: each may be kept off the shelves, or shown there again. */
export function ProfileList({ uid }: { uid: string }) {
  const { t } = useTranslation('admin');
  const addresses = usePublicAddresses();
  const access = useDataAccess();
  const { data, error, refetch } = useQuery(profilesOfPersonOptions(access, uid));
  const { mutateAsync: holdBack } = useMutation(holdBackProfileOptions(access, uid));
  const [asking, setAsking] = useState<ListedProfile | null>(null);
  const addressOf = ({ kind, customSlug }: ListedProfile) =>
    kind === 'artist' ? addresses.fourtrack(customSlug) : addresses.subdomain(customSlug);
  const change = asking?.heldBack ? 'show' : 'hold';
  return (
    <section className={styles.part} aria-busy={!data && !error}>
      <h3 className={styles.heading}>{t('profiles.title')}</h3>
      {error && <LoadErrorNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={52} />}
      {data?.profiles.length === 0 && <p className={styles.note}>{t('profiles.none')}</p>}
      {data && data.profiles.length > 0 && (
        <Rows label={t('profiles.title')}>
          {data.profiles.map((profile) => (
            <Row
              key={profile.id}
              title={
                <a href={addressOf(profile)}>
                  <bdi>{profile.name}</bdi>
                </a>
              }
              below={t(`profiles.${profile.kind}`, { address: profile.customSlug })}
              end={
                <>
                  {profile.heldBack && <Chip tone="danger">{t('profiles.heldBack')}</Chip>}
                  <Button size="small" onClick={() => setAsking(profile)}>
                    {t(`profiles.${profile.heldBack ? 'show' : 'hold'}.open`)}
                  </Button>
                </>
              }
            />
          ))}
        </Rows>
      )}
      {asking && (
        <ReasonDialog
          title={t(`profiles.${change}.title`, { name: asking.name })}
          text={t(`profiles.${change}.text`)}
          confirm={t(`profiles.${change}.confirm`)}
          grave={change === 'hold'}
          onConfirm={(reason) =>
            holdBack({ kind: asking.kind, profileId: asking.id, heldBack: !asking.heldBack, reason })
          }
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}
