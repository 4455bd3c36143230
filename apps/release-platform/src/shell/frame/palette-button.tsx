import { lazyImport } from '@countin/deployment-recovery';
import { classNames } from '@countin/ui';
import { Search } from 'lucide-react';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import frameStyles from './frame.module.css';
import styles from './palette-button.module.css';

const load = () => import('../palette/command-palette.tsx');
const CommandPalette = lazy(lazyImport(load));
const APPLE = /Mac|iPhone|iPad/;

/** Opens the command palette, also by Ctrl K or ⌘ K. It loads when it is first wanted. */
export default function PaletteButton() {
  const { t } = useTranslation('nav');
  const [open, setOpen] = useState(false);
  const prepare = () => void load().catch(() => undefined);
  // Once the button can be seen, the shortcut that it names works: other effects come after the paint.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      // Browsers use it for their own search field.
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className={classNames(frameStyles.link, styles.button)}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden />
        {t('search')}
        <kbd className={styles.key} aria-hidden>
          {APPLE.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'}
        </kbd>
      </button>
      <Suspense>{open && <CommandPalette onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && !repeat && !isComposing;
}
