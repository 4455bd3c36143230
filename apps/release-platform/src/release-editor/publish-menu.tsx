import { ActionMenu, buttonClass } from '@countin/ui';
import { Archive, Ellipsis, Undo2 } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';

/** What is done with a live page now and then. */
export function PublishMenu({ onTakeBack, onArchive }: { onTakeBack: () => void; onArchive: () => void }) {
  const { t } = useTranslation('release-editor');
  return (
    <ActionMenu
      label={t('publish.more')}
      actions={[
        { id: 'take-back', label: t('publish.takeBack'), icon: <Undo2 aria-hidden />, onAction: onTakeBack },
        { id: 'archive', label: t('publish.archive'), icon: <Archive aria-hidden />, onAction: onArchive },
      ]}
    >
      <Button className={buttonClass({ look: 'quiet', size: 'small' })} aria-label={t('publish.more')}><Ellipsis aria-hidden /></Button>
    </ActionMenu>
  );
}
