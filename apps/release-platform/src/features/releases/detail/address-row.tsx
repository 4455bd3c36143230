import { usePermissions } from '@countin/data/permissions';
import { lazyImport } from '@countin/deployment-recovery';
import type { MusicProduct } from '@countin/domain/release';
import { Button, Hint } from '@countin/ui';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { spoken, usePublicAddresses } from '../../../shell/navigation/public-addresses.ts';
import { useOwnArtist } from '../../../shell/profiles/own-artist.tsx';
import { useReleaseNames } from '../../../shell/releases/use-release-names.ts';
import styles from './address-row.module.css';

const AddressDialog = lazy(lazyImport(() => import('./address-dialog.tsx')));

interface AddressRowProps {
  readonly product: Pick<MusicProduct, 'id' | 'artistId' | 'productSlug'>;
  /** Title as it is typed. */
  readonly title: string;
}

/** The address of a release's page, and the way to another one. Says who may change it. */
export function AddressRow({ product, title }: AddressRowProps) {
  const { t } = useTranslation('release-detail');
  const { may } = usePermissions('artist', useOwnArtist());
  const address = usePublicAddresses().release(useReleaseNames(product));
  const reason = useId();
  const [changing, setChanging] = useState(false);
  const [changed, setChanged] = useState(false);
  const allowed = may('settings.edit');
  return (
    <div className={styles.row}>
      <span className={styles.title}>{t('address.label')}</span>
      <bdi dir="ltr" className={styles.address}>
        {spoken(address)}
      </bdi>
      <Button
        size="small"
        disabled={!allowed}
        aria-describedby={allowed ? undefined : reason}
        onClick={() => {
          setChanged(false);
          setChanging(true);
        }}
      >
        {t('address.change')}
      </Button>
      {!allowed && (
        <div id={reason} className={styles.below}>
          <Hint>{t('address.why')}</Hint>
        </div>
      )}
      <div role="status" className={styles.below}>
        {changed && <Hint>{t('address.done')}</Hint>}
      </div>
      <Suspense>
        {changing && (
          <AddressDialog
            product={product}
            title={title}
            onClose={() => setChanging(false)}
            onChanged={() => {
              setChanging(false);
              setChanged(true);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
