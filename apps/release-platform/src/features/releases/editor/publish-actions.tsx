import { ActionMenu } from '@countin/ui';
import { QR_FORMATS, type QrFormat } from '@countin/domain/urls';
import { Archive, Code, QrCode, Trash2, Undo2 } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { MenuFace } from '../../../shell/frame/menu-button.tsx';

export interface PublishHandlers {
  /** Without a public page there is nothing to share or to withdraw. */
  readonly live: boolean;
  /** Null for those who may not delete. */
  readonly onDelete: (() => void) | null;
  readonly onTakeBack: () => void;
  readonly onArchive: () => void;
  readonly onEmbed: () => void;
  readonly onQr: (format: QrFormat) => void;
}

interface PublishActionsProps extends MenuFace {
  readonly on: PublishHandlers;
}

/** The menu itself. Opens as soon as it is there, since it was asked for. */
export default function PublishActions({ label, className, face, on }: PublishActionsProps) {
  const { t } = useTranslation(['release-editor', 'release-deletion']);
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
  const deletion = (onAction: () => void) => ({
    id: 'delete',
    label: t('release-deletion:delete'),
    icon: <Trash2 aria-hidden />,
    onAction,
  });
  return (
    <ActionMenu
      defaultOpen
      label={label}
      actions={[...(on.live ? live : []), ...(on.onDelete ? [deletion(on.onDelete)] : [])]}
    >
      <Button autoFocus className={className} aria-label={label}>
        {face}
      </Button>
    </ActionMenu>
  );
}
