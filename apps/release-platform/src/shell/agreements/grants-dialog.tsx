import type { Grant } from '@countin/domain/agreements';
import { errorCodeOf } from '@countin/domain/errors';
import { useErrorText } from '@countin/i18n/react';
import { Button, Dialog, Hint, Notice } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
  const save = useMutation({ mutationFn: onSubmit, onSuccess: onClose });
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('cancel')}>
      <div className={styles.body}>
        <GrantChoice grants={grants} onChange={setGrants} />
        {hint !== undefined && <Hint>{hint}</Hint>}
        {save.error && <Notice tone="danger" title={errorText(errorCodeOf(save.error))} />}
      </div>
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="solid" busy={save.isPending} onClick={() => save.mutate([...grants])}>
          {submit}
        </Button>
      </div>
    </Dialog>
  );
}
