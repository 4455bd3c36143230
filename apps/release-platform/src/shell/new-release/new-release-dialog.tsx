import { useDataAccess } from '@countin/data/access';
import { artistDefaultsOptions } from '@countin/data/profiles';
import { createReleaseOptions, productSlugOptions } from '@countin/data/releases';
import type { ListedProfile } from '@countin/domain/profile';
import { Dialog } from '@countin/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { NewReleaseForm } from './new-release-form.tsx';

interface NewReleaseDialogProps {
  /** Artists that the release may belong to; at least one. */
  readonly artists: readonly ListedProfile[];
  readonly onClose: () => void;
}

/** Makes a draft and goes to its editor. */
export default function NewReleaseDialog({ artists, onClose }: NewReleaseDialogProps) {
  const { t } = useTranslation('new-release');
  const access = useDataAccess();
  const client = useQueryClient();
  const navigate = useNavigate();
  const create = useMutation(createReleaseOptions(access));
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <NewReleaseForm
        artists={artists}
        slugQuery={(artistId, slug) => productSlugOptions(access, artistId, slug)}
        onCancel={onClose}
        onCreate={async (release) => {
          const { language: chosen } = await client.ensureQueryData(artistDefaultsOptions(access, release.artistId));
          const language = chosen ?? artists.find(({ id }) => id === release.artistId)?.language;
          const { productId } = await create.mutateAsync({ ...release, language });
          void navigate(paths.product.to(release.artistId, productId));
        }}
      />
    </Dialog>
  );
}
