import { ActionMenu, buttonClass } from '@countin/ui';
import { QR_FORMATS, type QrFormat } from '@countin/domain/urls';
import { Archive, Code, Ellipsis, QrCode, Undo2 } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';

interface PublishMenuProps {
  readonly onTakeBack: () => void;
  readonly onArchive: () => void;
  readonly onEmbed: () => void;
  readonly onQr: (format: QrFormat) => void;
}

/** What is done with a live page now and then. */
export function PublishMenu({ onTakeBack, onArchive, onEmbed, onQr }: PublishMenuProps) {
  const { t } = useTranslation('release-editor');
  return (
    <ActionMenu
      label={t('publish.more')}
      actions={[
        { id: 'embed', label: t('publish.embed'), icon: <Code aria-hidden />, onAction: onEmbed },
        ...QR_FORMATS.map((format) => ({
          id: format,
          label: t('publish.qr', { format: format.toUpperCase() }),
          icon: <QrCode aria-hidden />,
          onAction: () => onQr(format),
        })),
        { id: 'take-back', label: t('publish.takeBack'), icon: <Undo2 aria-hidden />, onAction: onTakeBack },
        { id: 'archive', label: t('publish.archive'), icon: <Archive aria-hidden />, onAction: onArchive },
      ]}
    >
      <Button className={buttonClass({ variant: 'quiet', size: 'small' })} aria-label={t('publish.more')}>
        <Ellipsis aria-hidden />
      </Button>
    </ActionMenu>
  );
}
