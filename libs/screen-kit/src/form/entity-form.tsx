import { useErrorText } from '@countin/i18n/react';
import { Button, classNames, Notice, type ButtonVariant } from '@countin/ui';
import type { ReactNode } from 'react';
import type { EntityFormState } from './use-entity-form.ts';
import styles from './entity-form.module.css';

interface EntityFormProps {
  readonly form: Pick<EntityFormState<never>, 'submit' | 'failure'>;
  /** Buttons: see {@link FormActions}. Omitted where a button is beside the fields. */
  readonly actions?: ReactNode;
  /** Custom notice for a rejected save; replaces the default text of the error code. */
  readonly failureNotice?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Form with its fields, the error of a rejected save, and its buttons. */
export function EntityForm({ form, actions, failureNotice, className, children }: EntityFormProps) {
  const errorText = useErrorText();
  return (
    // `post` keeps the values out of the URL if the browser submits the form without script.
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
  /** `plain` for one of several saves on a screen; `danger` for destructive actions. */
  readonly variant?: Extract<ButtonVariant, 'solid' | 'outlined' | 'danger'>;
  /** Cancel handler; without it the button is omitted. */
  readonly onCancel?: () => void;
  readonly cancel?: ReactNode;
  /** Alignment: `start` in a page, `end` in a dialog, `sticky` in a dialog that may exceed the window. */
  readonly placement?: 'start' | 'end' | 'sticky';
  /** Content after the buttons, for example "Saved". */
  readonly children?: ReactNode;
}

/** Buttons of a form. The one that submits is last in a dialog and first in a page. */
export function FormActions({
  submit,
  busy,
  disabled,
  variant = 'solid',
  onCancel,
  cancel,
  placement = 'end',
  children,
}: FormActionsProps) {
  const inPage = placement === 'start';
  const size = inPage ? 'small' : 'medium';
  const back = onCancel && (
    <Button variant="quiet" size={size} onClick={onCancel}>
      {cancel}
    </Button>
  );
  return (
    <div className={classNames(styles.actions, !inPage && styles[placement])}>
      {!inPage && back}
      <Button type="submit" variant={variant} size={size} busy={busy} disabled={disabled}>
        {submit}
      </Button>
      {inPage && back}
      {children}
    </div>
  );
}
