import { useTranslation } from 'react-i18next';
import type { PersonChange } from './person-change.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface ChangeDialogProps {
  readonly change: PersonChange;
  /** Whom it is about. */
  readonly name: string;
  /** Throws AppError. */
  readonly onConfirm: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** What takes something from somebody, or gives them power over others. */
const GRAVE: ReadonlySet<PersonChange> = new Set(['makeAdmin', 'makeArtist', 'makeFree', 'turnDown', 'suspend']);

/** Asks once before somebody's account changes, says what that means for them, and takes the reason down. */
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
