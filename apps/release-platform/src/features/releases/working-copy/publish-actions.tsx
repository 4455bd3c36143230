import { lazyImport } from '@countin/deployment-recovery';
import { ActionMenu } from '@countin/ui';
import type { MusicProduct } from '@countin/domain/release';
import { QR_FORMATS, type QrFormat } from '@countin/domain/urls';
import { Archive, Code, FileCode, QrCode, Trash2, Undo2 } from 'lucide-react';
import { Button } from 'react-aria-components';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import type { MenuFace } from '../../../shell/frame/menu-button.tsx';
import DeleteReleaseDialog from '../deletion/delete-release-dialog.tsx';

const ErnDialog = lazy(lazyImport(() => import('../ern/ern-dialog.tsx')));

export interface PublishHandlers {
  readonly onTakeBack: () => void;
  readonly onArchive: () => void;
  readonly onEmbed: () => void;
  readonly onQr: (format: QrFormat) => void;
}

interface PublishActionsProps extends MenuFace {
  readonly product: MusicProduct;
  /** Without a public page there is nothing to share or to withdraw. */
  readonly live: boolean;
  /** The release for those who may delete it. */
  readonly deletable: Pick<MusicProduct, 'id' | 'artistId' | 'title'> | null;
  readonly on: PublishHandlers;
}

/** The menu itself. Opens as soon as it is there, since it was asked for. */
export default function PublishActions({
  label,
  className,
  face,
  product,
  on,
  live: isLive,
  deletable,
}: PublishActionsProps) {
  const { t } = useTranslation(['release-editor', 'release-lists', 'ern-download']);
  const [opened, setOpened] = useState<'deletion' | 'message' | null>(null);
  const navigate = useNavigate();
  const live = [
    { id: 'embed', label: t('publish.embed'), icon: <Code aria-hidden />, onAction: on.onEmbed },
    ...QR_FORMATS.map((format) => ({
      id: format,
      label: t('publish.qr', { format: format.toUpperCase() }),
      icon: <QrCode aria-hidden />,
      onAction: () => on.onQr(format),
    })),
    { id: 'take-back', label: t('publish.takeBack'), icon: <Undo2 aria-hidden />, onAction: on.onTakeBack },
    { id: 'archive', label: t('publish.archive'), icon: <Archive aria-hidden />, onAction: on.onArchive },
  ];
  const deletion = {
    id: 'delete',
    label: t('release-lists:deletion.delete'),
    icon: <Trash2 aria-hidden />,
    onAction: () => setOpened('deletion'),
  };
  const message = {
    id: 'message',
    label: t('ern-download:title', { format: 'DDEX ERN' }),
    icon: <FileCode aria-hidden />,
    onAction: () => setOpened('message'),
  };
  const close = () => setOpened(null);
  return (
    <>
      <ActionMenu
        defaultOpen
        label={label}
        actions={[...(isLive ? live : []), message, ...(deletable ? [deletion] : [])]}
      >
        <Button autoFocus className={className} aria-label={label}>
          {face}
        </Button>
      </ActionMenu>
      {opened === 'message' && (
        <Suspense>
          <ErnDialog product={product} onClose={close} />
        </Suspense>
      )}
      {opened === 'deletion' && deletable && (
        <DeleteReleaseDialog
          productId={deletable.id}
          title={deletable.title || t('untitled')}
          onClose={close}
          onDeleted={() => void navigate(paths.products.to(deletable.artistId))}
        />
      )}
    </>
  );
}
