import { useDataAccess } from '@countin/data/access';
import { createProfileOptions, slugOptions } from '@countin/data/profiles';
import { ProfileForm, type ProfileKind } from '@countin/slug-form';
import { Dialog } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { spoken, usePublicAddresses } from '../navigation/public-addresses.ts';

interface ProfileDialogProps {
  /** Kind of profile to create; null while the dialog is closed. */
  readonly kind: ProfileKind | null;
  readonly onClose: () => void;
}

/** Makes an artist or a label, and goes to it. */
export default function ProfileDialog({ kind, onClose }: ProfileDialogProps) {
  const { t } = useTranslation('slug-form');
  const access = useDataAccess();
  const navigate = useNavigate();
  const addresses = usePublicAddresses();
  const create = useMutation(createProfileOptions(access));
  if (kind === null) return null;
  return (
    <Dialog open onClose={onClose} title={t(`${kind}Title`)} closeLabel={t('close')}>
      <ProfileForm
        kind={kind}
        slugQuery={(slug) => slugOptions(access, slug)}
        addressOf={(slug) => spoken(addresses.subdomain(slug))}
        onCancel={onClose}
        onCreate={async (profile) => {
          const { profileId: id } = await create.mutateAsync({ kind, ...profile });
          void navigate(kind === 'artist' ? paths.artist.to(id) : paths.label.to(id));
        }}
      />
    </Dialog>
  );
}
