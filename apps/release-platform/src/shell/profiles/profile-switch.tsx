import { lazyImport } from '@countin/deployment-recovery';
import { IconButton } from '@countin/ui';
import { ChevronsUpDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const ProfilePicker = lazy(lazyImport(() => import('../picker/profile-picker.tsx')));

/** Button beside a profile's name that switches to another profile. */
export function ProfileSwitch() {
  const { t } = useTranslation('palette');
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('switchProfile')}
        icon={<ChevronsUpDown aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Suspense>{open && <ProfilePicker onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
