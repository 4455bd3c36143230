import type { Language } from '@countin/domain/locale';
import type { TextKind } from '@countin/domain/texts';

/** Props of dialogs that suggest a text. */
export interface ProposalProps {
  readonly kind: TextKind;
  readonly language: Language;
  /** Text that is there now. */
  readonly current: string;
  readonly onUse: (text: string) => void;
  readonly onClose: () => void;
}
