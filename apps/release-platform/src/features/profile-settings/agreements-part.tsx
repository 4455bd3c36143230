import { SettingsPart } from '@countin/account';
import { usePermissions } from '@countin/data/permissions';
import { lazyImport } from '@countin/deployment-recovery';
import type { ArtistProfile } from '@countin/domain/profile';
import { Skeleton } from '@countin/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

const Agreements = lazy(lazyImport(() => import('../../shell/agreements/agreements.tsx')));

/** An artist's agreements with labels, as a part of its settings. */
export function AgreementsPart({ artist }: { readonly artist: ArtistProfile }) {
  const { t } = useTranslation('agreements');
  const { may } = usePermissions('artist', artist);
  if (!may('agreements.read')) return null;
  return (
    <SettingsPart id="agreements" title={t('part.artist.title')} lead={t('part.artist.lead')}>
      <Suspense fallback={<Skeleton height={140} />}>
        <Agreements profile={{ kind: 'artist', profileId: artist.id }} manages={may('agreements.manage')} />
      </Suspense>
    </SettingsPart>
  );
}
