import { ActionMenu } from '@countin/ui';
import { QR_FORMATS, type QrFormat } from '@countin/domain/urls';
import { Archive, Code, QrCode, Undo2 } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { MenuFace } from '../../../shell/frame/menu-button.tsx';

export interface PublishHandlers {
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
  const { t } = useTranslation('release-editor');
  return (
    <ActionMenu
      defaultOpen
      label={label}
      actions={[
        { id: 'embed', label: t('publish.embed'), icon: <Code aria-hidden />, onAction: on.onEmbed },
        ...QR_FORMATS.map((format) => ({
          id: format,
          label: t('publish.qr', { format: format.toUpperCase() }),
          icon: <QrCode aria-hidden />,
          onAction: () => on.onQr(format),
        })),
        { id: 'take-back', label: t('publish.takeBack'), icon: <Undo2 aria-hidden />, onAction: on.onTakeBack },
        { id: 'archive', label: t('publish.archive'), icon: <Archive aria-hidden />, onAction: on.onArchive },
      ]}
    >
      <Button autoFocus className={className} aria-label={label}>
        {face}
      </Button>
    </ActionMenu>
  );
}
