import { useErrorText } from '@countin/i18n/react';
import { Button, classNames, Notice } from '@countin/ui';
import type { ReactNode } from 'react';
import type { EntityFormState } from './use-entity-form.ts';
import styles from './entity-form.module.css';

interface EntityFormProps {
  readonly form: Pick<EntityFormState<never>, 'submit' | 'failure'>;
  /** Buttons: see {@link FormActions}. */
  readonly actions: ReactNode;
  /** Says a refused save in the form's own words, instead of the notice with the text of its code. */
  readonly failureNotice?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A form with its fields, the reason of a refused save, and its buttons. */
export function EntityForm({ form, actions, failureNotice, className, children }: EntityFormProps) {
  const errorText = useErrorText();
  return (
    // `post` keeps what is typed out of the address, should the browser ever send the form by itself.
    <form className={classNames(styles.form, className)} noValidate method="post" onSubmit={form.submit}>
      {children}
      {failureNotice ?? (form.failure && <Notice tone="danger" title={errorText(form.failure)} />)}
      {actions}
    </form>
  );
}

interface FormActionsProps {
  readonly submit: ReactNode;
  readonly busy: boolean;
  readonly disabled?: boolean;
  /** `plain` for a save beside others on a screen; `danger` takes something away. */
  readonly variant?: 'primary' | 'plain' | 'danger';
  /** Without it there is no button for it. */
  readonly onCancel?: () => void;
  readonly cancel?: ReactNode;
  /** `start` in a page, `end` in a dialog, `sticky` in a dialog that may be taller than the window. */
  readonly placement?: 'start' | 'end' | 'sticky';
  /** Stands behind the buttons, for example "Saved". */
  readonly children?: ReactNode;
}

const LOOKS = { primary: 'filled', plain: 'outlined', danger: 'danger' } as const;

/** The buttons of a form. The suggested one stands last in a dialog, first in a page. */
export function FormActions({
  submit,
  busy,
  disabled,
  variant = 'primary',
  onCancel,
  cancel,
  placement = 'end',
  children,
}: FormActionsProps) {
  const inPage = placement === 'start';
  const size = inPage ? 'small' : 'medium';
  const back = onCancel && (
    <Button look="quiet" size={size} onClick={onCancel}>
      {cancel}
    </Button>
  );
  return (
    <div className={classNames(styles.actions, !inPage && styles[placement])}>
      {!inPage && back}
      <Button type="submit" look={LOOKS[variant]} size={size} busy={busy} disabled={disabled}>
        {submit}
      </Button>
      {inPage && back}
      {children}
    </div>
  );
}
