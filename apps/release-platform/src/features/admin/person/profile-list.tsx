import { useDataAccess } from '@countin/data/access';
import type { CallableInput } from '@countin/domain/callables';
import { holdBackProfileOptions, profilesOfPersonOptions, type ListedProfile } from '@countin/data/admin';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Button, Chip, Row, Rows, Skeleton } from '@countin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePublicAddresses } from '../../../shell/navigation/public-addresses.ts';
import styles from '../panel.module.css';
import { ReasonDialog } from './reason-dialog.tsx';

/** The artists and labels of a person: each may be kept off the shelves, or shown there again. */
export function ProfileList({ uid }: { uid: string }) {
  const { t } = useTranslation('admin');
  const access = useDataAccess();
  const { data, error, isPending, refetch } = useQuery(profilesOfPersonOptions(access, uid));
  const { mutateAsync: holdBack } = useMutation(holdBackProfileOptions(access, uid));
  const [asking, setAsking] = useState<ListedProfile | null>(null);
  const profiles = data?.profiles ?? [];
  return (
    <section className={styles.part} aria-busy={isPending}>
      <h3 className={styles.heading}>{t('profiles.title')}</h3>
      {error && <LoadErrorNotice error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton height={52} />}
      {data && profiles.length === 0 && <p className={styles.note}>{t('profiles.none')}</p>}
      {profiles.length > 0 && (
        <Rows label={t('profiles.title')}>
          {profiles.map((profile) => (
            <ProfileRow key={profile.id} profile={profile} onAsk={setAsking} />
          ))}
        </Rows>
      )}
      {asking && <HoldBackDialog profile={asking} onConfirm={holdBack} onClose={() => setAsking(null)} />}
    </section>
  );
}

interface ProfileRowProps {
  readonly profile: ListedProfile;
  readonly onAsk: (profile: ListedProfile) => void;
}

function ProfileRow({ profile, onAsk }: ProfileRowProps) {
  const { t } = useTranslation('admin');
  const { fourtrack, subdomain } = usePublicAddresses();
  const address = (profile.kind === 'artist' ? fourtrack : subdomain)(profile.customSlug);
  return (
    <Row
      title={
        <a href={address}>
          <bdi>{profile.name}</bdi>
        </a>
      }
      below={t(`profiles.${profile.kind}`, { address: profile.customSlug })}
      end={
        <>
          {profile.heldBack && <Chip tone="danger">{t('profiles.heldBack')}</Chip>}
          <Button size="small" onClick={() => onAsk(profile)}>
            {t(`profiles.${profile.heldBack ? 'show' : 'hold'}.open`)}
          </Button>
        </>
      }
    />
  );
}

interface HoldBackDialogProps {
  readonly profile: ListedProfile;
  readonly onConfirm: (change: CallableInput<'holdBackProfile'>) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for the reason to hold a profile back, or to list it again. */
function HoldBackDialog({ profile: { id, kind, name, heldBack }, onConfirm, onClose }: HoldBackDialogProps) {
  const { t } = useTranslation('admin');
  const change = heldBack ? 'show' : 'hold';
  return (
    <ReasonDialog
      title={t(`profiles.${change}.title`, { name })}
      text={t(`profiles.${change}.text`)}
      confirm={t(`profiles.${change}.confirm`)}
      grave={change === 'hold'}
      onConfirm={(reason) => onConfirm({ kind, profileId: id, heldBack: !heldBack, reason })}
      onClose={onClose}
    />
  );
}
