import { Check } from 'lucide-react';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components';
import styles from '../foundation/popover.module.css';

interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  /** URL on another site. */
  readonly href?: string;
  readonly onAction?: () => void;
}

interface MenuChoice {
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly label: string; readonly icon?: ReactNode }[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

interface ActionMenuProps {
  readonly label: string;
  readonly actions: readonly MenuAction[];
  /** Single-choice section above the actions. */
  readonly choice?: MenuChoice;
  /** React Aria button that opens the menu. */
  readonly children: ReactElement;
  /** Opens on mount. Set `autoFocus` on the button as well, because closing restores the focus to it. */
  readonly defaultOpen?: boolean;
}

/** Button with a menu of actions. */
export function ActionMenu({ label, actions, choice, children, defaultOpen = false }: ActionMenuProps) {
  const [open, setOpen] = useState(false);
  // Opens after the button has the focus, because closing restores the focus to it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpen(defaultOpen));
    return () => cancelAnimationFrame(frame);
  }, [defaultOpen]);
  return (
    <MenuTrigger isOpen={open} onOpenChange={setOpen}>
      {children}
      <Popover className={styles.popover ?? ''} placement="bottom end">
        <Menu className={styles.list ?? ''} aria-label={label}>
          {choice && (
            <MenuSection
              selectionMode="single"
              disallowEmptySelection
              selectedKeys={[choice.selected]}
              onSelectionChange={(keys) => {
                const [key] = keys;
                if (key !== undefined) choice.onSelect(String(key));
              }}
              className={styles.section ?? ''}
            >
              <Header className={styles.heading ?? ''}>{choice.label}</Header>
              {choice.options.map((option) => (
                <MenuItem key={option.id} id={option.id} className={styles.item ?? ''} textValue={option.label}>
                  {option.icon}
                  {option.label}
                  {option.id === choice.selected && <Check aria-hidden className={styles.tick} />}
                </MenuItem>
              ))}
            </MenuSection>
          )}
          {actions.map((action) => (
            <MenuItem
              key={action.id}
              id={action.id}
              className={styles.item ?? ''}
              textValue={action.label}
              href={action.href}
              onAction={action.onAction}
              data-danger={action.danger || undefined}
            >
              {action.icon}
              {action.label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
