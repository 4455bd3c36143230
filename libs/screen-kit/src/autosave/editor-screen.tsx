import { Button } from '@countin/ui';
import { Eye, PencilLine } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import type { SaveState } from './autosave-state.ts';
import { LeaveGuard } from './leave-guard.tsx';
import styles from './editor-screen.module.css';

interface EditorScreenProps {
  readonly save: SaveState;
  /** Saves what is left; false when that did not work. */
  readonly flush: () => Promise<boolean>;
  /** An upload is under way: leaving would stop it. */
  readonly uploading?: boolean;
  /** What is edited, as its readers see it. Beside the form where there is room. */
  readonly preview: ReactNode;
  /** The button that changes between form and preview on a narrow screen. */
  readonly previewLabels: { readonly open: string; readonly close: string };
  readonly children: ReactNode;
}

/** An editor that saves by itself, beside a preview. It cannot be left with unsaved changes unasked. */
export function EditorScreen({ save, flush, uploading = false, preview, previewLabels, children }: EditorScreenProps) {
  const [previewing, setPreviewing] = useState(false);
  const saveAll = useCallback(async () => (await flush()) && !uploading, [flush, uploading]);
  return (
    <div className={styles.editor} data-previewing={previewing || undefined}>
      <LeaveGuard unsaved={uploading || save.kind !== 'saved'} flush={saveAll} />
      <div className={styles.form}>{children}</div>
      <div className={styles.preview}>{preview}</div>
      <div className={styles.toggle}>
        <Button
          look="accent"
          icon={previewing ? <PencilLine aria-hidden /> : <Eye aria-hidden />}
          onClick={() => setPreviewing(!previewing)}
        >
          {previewing ? previewLabels.close : previewLabels.open}
        </Button>
      </div>
    </div>
  );
}
