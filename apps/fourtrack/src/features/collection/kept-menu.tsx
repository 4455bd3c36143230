import type { KeptRow } from '@countin/domain/collection';
import { ActionMenu } from '@countin/ui';
import { Ellipsis } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { KeptActions } from './use-kept-actions.ts';
import styles from './collection.module.css';

interface KeptMenuProps {
  readonly row: KeptRow;
  readonly index: number;
  readonly actions: KeptActions;
}

/** Menu of a row, open from the start: its code loads at the first press of its button. */
export default function KeptMenu({ row, index, actions }: KeptMenuProps) {
  const { t } = useTranslation('collection');
  const label = t('row.menu', { title: row.title });
  const up = [
    { id: 'top', label: t('row.top'), onAction: () => actions.move(row, 0) },
    { id: 'up', label: t('row.up'), onAction: () => actions.move(row, index - 1) },
  ];
  const down = [{ id: 'down', label: t('row.down'), onAction: () => actions.move(row, index + 1) }];
  return (
    <ActionMenu
      label={label}
      defaultOpen
      actions={[
        ...(index > 0 ? up : []),
        ...(index < actions.count - 1 ? down : []),
        { id: 'arrange', label: t('row.arrange'), onAction: () => actions.arrange(row) },
        { id: 'remove', label: t('row.remove'), danger: true, onAction: () => actions.remove(row) },
      ]}
    >
      <Button autoFocus className={styles.more ?? ''} aria-label={label}>
        <Ellipsis aria-hidden />
      </Button>
    </ActionMenu>
  );
}
