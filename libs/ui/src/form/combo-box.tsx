import { ChevronDown } from 'lucide-react';
import {
  ComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
  Button as AriaButton,
} from 'react-aria-components';
import { iconButtonClass } from '../action/icon-button.tsx';
import controlStyles from './control.module.css';
import fieldStyles from './field.module.css';
import styles from '../foundation/popover.module.css';

interface Choice {
  readonly id: string;
  readonly name: string;
  /** Secondary text at the end of the line, in a neutral colour. */
  readonly aside?: string;
}

export interface ComboBoxFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | null;
  readonly choices: readonly Choice[];
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  readonly openLabel: string;
  readonly noneLabel: string;
}

interface ComboBoxControlProps extends ComboBoxFieldProps {
  readonly autoFocus: boolean;
}

/** The field itself, with React Aria. */
export default function ComboBoxControl({
  label,
  hint,
  error,
  choices,
  value,
  onChange,
  openLabel,
  noneLabel,
  autoFocus,
}: ComboBoxControlProps) {
  return (
    <ComboBox
      className={fieldStyles.field ?? ''}
      selectedKey={value}
      onSelectionChange={(key) => key !== null && onChange(String(key))}
      defaultItems={choices}
      isInvalid={Boolean(error)}
      menuTrigger="focus"
      autoFocus={autoFocus}
      allowsEmptyCollection
    >
      <Label className={fieldStyles.label}>{label}</Label>
      <div className={controlStyles.control} data-invalid={error ? true : undefined}>
        <Input className={controlStyles.input ?? ''} />
        <AriaButton className={iconButtonClass()} aria-label={openLabel}>
          <ChevronDown aria-hidden />
        </AriaButton>
      </div>
      {hint && !error && (
        <Text slot="description" className={fieldStyles.hint}>
          {hint}
        </Text>
      )}
      <FieldError className={fieldStyles.error ?? ''}>{error}</FieldError>
      <Popover className={styles.popover ?? ''}>
        <ListBox<Choice>
          className={styles.list ?? ''}
          renderEmptyState={() => <p className={styles.none}>{noneLabel}</p>}
        >
          {(choice) => (
            <ListBoxItem id={choice.id} className={styles.item ?? ''} textValue={choice.name}>
              {choice.name}
              {choice.aside && <small>{choice.aside}</small>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
