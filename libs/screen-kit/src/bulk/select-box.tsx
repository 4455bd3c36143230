import styles from './bulk.module.css';

interface SelectBoxProps {
  /** Name of the item, for screen readers. */
  readonly label: string;
  readonly checked: boolean;
  /** `range`: all items from the last one on are meant. */
  readonly onToggle: (range: boolean) => void;
}

/** Checkbox that chooses an item of a list; with Shift, all from the last one on. */
export function SelectBox({ label, checked, onToggle }: SelectBoxProps) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={({ nativeEvent }) => onToggle((nativeEvent as { readonly shiftKey?: boolean }).shiftKey === true)}
      />
    </label>
  );
}
