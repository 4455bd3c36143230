import { IconButton } from '@countin/ui';
import { useCombobox } from 'downshift';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import styles from './picker-dialog.module.css';

/** A choice of a {@link PickerDialog}. */
export interface PickerItem {
  readonly id: string;
  readonly text: string;
  /** Secondary text at the end of the line. */
  readonly aside?: string;
  readonly icon?: ReactNode;
}

/** Choices under a common heading. */
export interface PickerGroup<T extends PickerItem> {
  readonly title: string;
  readonly items: readonly T[];
}

interface PickerDialogProps<T extends PickerItem> {
  /** Name of the dialog and of its search field. */
  readonly label: string;
  readonly placeholder: string;
  readonly closeLabel: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly groups: readonly PickerGroup<T>[];
  /** Further results are loading. */
  readonly busy?: boolean;
  /** Number of results or the reason for none, announced to screen readers. */
  readonly status: string;
  /** Shown when there are no results. */
  readonly empty: ReactNode;
  /** Shown below the results, for example an error with a retry. */
  readonly below?: ReactNode;
  readonly onPick: (item: T) => void;
  readonly onClose: () => void;
}

const { ItemClick, InputKeyDownEnter, InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/**
 * Modal list with a search field that keeps the focus: the arrow keys choose, Enter picks, Escape closes. Uses the
 * browser's own dialog, whose modality costs no script.
 */
export function PickerDialog<T extends PickerItem>(props: PickerDialogProps<T>) {
  const { label, placeholder, closeLabel, text, groups, busy, status, empty, below, onText, onPick, onClose } = props;
  const id = useId();
  const items = groups.flatMap((group) => group.items);
  const dialog = useModal();
  const combobox = useCombobox<T>({
    items,
    isOpen: true,
    inputValue: text,
    selectedItem: null,
    itemToString: (item) => item?.text ?? '',
    itemToKey: (item) => item?.id,
    defaultHighlightedIndex: 0,
    // The dialog closes the list, so neither Escape nor a lost focus changes it.
    stateReducer: (state, { type, changes }) =>
      type === InputBlur || type === InputKeyDownEscape
        ? state
        : { ...changes, highlightedIndex: changes.highlightedIndex ?? 0 },
    onStateChange: ({ type, selectedItem }) => {
      if (selectedItem && (type === ItemClick || type === InputKeyDownEnter)) onPick(selectedItem);
    },
  });
  const closeOnEscape = (event: KeyboardEvent) => {
    // Escape also ends the composition of an input method.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  };
  const closeOutside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) onClose();
  };
  /** Position of a group's first item among all items. */
  const startOf = (at: number) => groups.slice(0, at).reduce((sum, group) => sum + group.items.length, 0);
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-label={label}
      onKeyDown={closeOnEscape}
      onClick={closeOutside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.card}>
        <div className={styles.search} data-busy={busy || undefined}>
          <Search aria-hidden />
          <input
            {...combobox.getInputProps({
              'aria-label': label,
              placeholder,
              // Sets the text within the event. Downshift's callback comes later, and the caret would jump to the end.
              onChange: ({ currentTarget }) => onText(currentTarget.value),
            })}
            className={styles.input}
            type="text"
            dir="auto"
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
          <IconButton label={closeLabel} icon={<X aria-hidden />} onClick={onClose} />
        </div>
        <div className={styles.list} {...combobox.getMenuProps({ 'aria-label': label, 'aria-busy': busy })}>
          {groups.map((group, at) =>
            group.items.length === 0 ? null : (
              <div key={group.title} role="group" aria-labelledby={`${id}-${at}`}>
                <div id={`${id}-${at}`} role="presentation" className={styles.heading}>
                  {group.title}
                </div>
                {group.items.map((item, inGroup) => {
                  const index = startOf(at) + inGroup;
                  return (
                    <div
                      key={item.id}
                      {...combobox.getItemProps({ item, index })}
                      className={styles.item}
                      data-highlighted={index === combobox.highlightedIndex || undefined}
                    >
                      {item.icon}
                      <span className={styles.text} dir="auto">
                        {item.text}
                      </span>
                      {item.aside && (
                        <span className={styles.aside} dir="auto">
                          {item.aside}
                        </span>
                      )}
                    </div>
                  );
                })}
              </div>
            ),
          )}
        </div>
        {items.length === 0 && <div className={styles.empty}>{empty}</div>}
        {below && <div className={styles.below}>{below}</div>}
        <div role="status" className={styles.status}>
          {status}
        </div>
      </div>
    </dialog>
  );
}

/** Opens the dialog while it is mounted. Closing returns the focus to where it was. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return dialog;
}
