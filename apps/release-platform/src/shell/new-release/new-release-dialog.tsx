import { useDataAccess } from '@countin/data/access';
import { releaseProposalOptions, startReleaseOptions } from '@countin/data/links';
import { artistDefaultsOptions } from '@countin/data/profiles';
import { createReleaseOptions, productSlugOptions } from '@countin/data/releases';
import { useSession } from '@countin/data/session';
import type { ListedProfile } from '@countin/domain/profile';
import { Dialog } from '@countin/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { NewReleaseForm, type NewStart } from './new-release-form.tsx';
import { endStart, startIdFor } from './start-ids.ts';
import { startedState } from './started.ts';

interface NewReleaseDialogProps {
  /** Artists that the release may belong to; at least one. */
  readonly artists: readonly ListedProfile[];
  readonly onClose: () => void;
}

const idStore = () => window.localStorage;

/** Makes a draft of a store link, a code or a title, and goes to its editor. */
export default function NewReleaseDialog({ artists, onClose }: NewReleaseDialogProps) {
  const { t } = useTranslation('new-release');
  const { uid } = useSession();
  const access = useDataAccess();
  const client = useQueryClient();
  const navigate = useNavigate();
  const create = useMutation(createReleaseOptions(access));
  const start = useMutation(startReleaseOptions(access));
  const entryKey = ['release-entry', uid];
  const keepEntry = (text: string) => client.setQueryData<string>(entryKey, text);
  const startFrom = async ({ artistId, text, productSlug }: NewStart) => {
    const call = { artistId, text, productSlug, startId: startIdFor(idStore, artistId, text) };
    const started = await start.mutateAsync(call);
    endStart(idStore, artistId, text);
    keepEntry('');
    void navigate(paths.product.to(artistId, started.productId), { state: startedState(call, started) });
  };
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <NewReleaseForm
        artists={artists}
        entered={client.getQueryData<string>(entryKey) ?? ''}
        onEntered={keepEntry}
        slugQuery={(artistId, slug) => productSlugOptions(access, artistId, slug)}
        proposalQuery={(artistId, text) => releaseProposalOptions(access, artistId, text)}
        onCancel={() => {
          keepEntry('');
          onClose();
        }}
        onLeave={onClose}
        onStart={startFrom}
        onCreate={async (release) => {
          const { language: chosen } = await client.ensureQueryData(artistDefaultsOptions(access, release.artistId));
          const language = chosen ?? artists.find(({ id }) => id === release.artistId)?.language;
          const { productId } = await create.mutateAsync({ ...release, language });
          keepEntry('');
          void navigate(paths.product.to(release.artistId, productId));
        }}
      />
    </Dialog>
  );
}
