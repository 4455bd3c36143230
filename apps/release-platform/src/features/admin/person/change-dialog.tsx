import { useTranslation } from 'react-i18next';
import type { PersonChange } from './person-change.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface ChangeDialogProps {
  readonly change: PersonChange;
  /** Name of the user whose account changes. */
  readonly name: string;
  /** Throws AppError. */
  readonly onConfirm: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Changes that take rights from a user or grant admin rights; the dialog marks them as serious. */
const GRAVE: ReadonlySet<PersonChange> = new Set(['makeAdmin', 'makeArtist', 'makeFree', 'turnDown', 'suspend']);

/** Confirmation before a user account changes. Explains the effect and asks for the reason. */
export function ChangeDialog({ change, name, onConfirm, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <ReasonDialog
      title={t(`change.${change}.title`, { name })}
      text={t(`change.${change}.text`)}
      confirm={t(`change.${change}.confirm`)}
      grave={GRAVE.has(change)}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
