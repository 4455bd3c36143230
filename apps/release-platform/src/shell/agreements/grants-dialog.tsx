import type { Grant } from '@countin/domain/agreements';
import { useErrorText } from '@countin/i18n/react';
import { Button, Dialog, Hint, Notice } from '@countin/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../team/use-action.ts';
import styles from './agreements.module.css';
import { GrantChoice } from './grant-choice.tsx';

interface GrantsDialogProps {
  readonly title: ReactNode;
  readonly initial: readonly Grant[];
  readonly hint?: string;
  /** Text of the button that submits the choice. */
  readonly submit: string;
  /** Resolves when the choice is stored; the dialog then closes. */
  readonly onSubmit: (grants: Grant[]) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks what a label may do, for an offer or for an agreement in force. */
export function GrantsDialog({ title, initial, hint, submit, onSubmit, onClose }: GrantsDialogProps) {
  const { t } = useTranslation('agreements');
  const errorText = useErrorText();
  const [grants, setGrants] = useState(initial);
  const action = useAction();
  const save = async () => {
    if (await action.run(() => onSubmit([...grants]))) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('cancel')}>
      <div className={styles.body}>
        <GrantChoice grants={grants} onChange={setGrants} />
        {hint !== undefined && <Hint>{hint}</Hint>}
        {action.errorCode && <Notice tone="danger" title={errorText(action.errorCode)} />}
      </div>
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="solid" busy={action.busy} onClick={() => void save()}>
          {submit}
        </Button>
      </div>
    </Dialog>
  );
}
