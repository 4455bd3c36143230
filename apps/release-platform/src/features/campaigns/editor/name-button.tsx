import { NAME_PLACE } from '@countin/domain/campaigns';
import { Button } from '@countin/ui';
import { UserRound } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../campaigns.module.css';

interface WithNameButtonProps {
  /** Name of the field. */
  readonly field: string;
  readonly value: string;
  readonly maxLength: number;
  readonly onWrite: (text: string) => void;
  /** The field. */
  readonly children: ReactNode;
}

/** A field of a message with a button that puts the place of the fan's name where the cursor is. */
export function WithNameButton({ field, value, maxLength, onWrite, children }: WithNameButtonProps) {
  const { t } = useTranslation('campaigns');
  const around = useRef<HTMLDivElement>(null);
  const insert = () => {
    const control = around.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    const [from, to] = [control?.selectionStart ?? value.length, control?.selectionEnd ?? value.length];
    onWrite(value.slice(0, from) + NAME_PLACE + value.slice(to));
    control?.focus();
    // The new text is in the field after this event.
    requestAnimationFrame(() => control?.setSelectionRange(from + NAME_PLACE.length, from + NAME_PLACE.length));
  };
  return (
    <div ref={around} className={styles.named}>
      {children}
      <Button
        size="small"
        variant="quiet"
        icon={<UserRound aria-hidden />}
        aria-label={t('name.insertInto', { field })}
        disabled={value.length + NAME_PLACE.length > maxLength}
        onClick={insert}
      >
        {t('name.insert')}
      </Button>
    </div>
  );
}
