import { Button } from '@countin/ui';
import { Eye, PencilLine } from 'lucide-react';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import type { SaveState } from './autosave-state.ts';
import { LeaveGuard } from './leave-guard.tsx';
import styles from './editor-screen.module.css';
import { usePreviewDue } from './use-preview-due.ts';

interface EditorScreenProps {
  readonly save: SaveState;
  /** Saves pending changes; false if the save failed. */
  readonly flush: () => Promise<boolean>;
  /** Whether an upload is running, which leaving the screen would cancel. */
  readonly uploading?: boolean;
  /** Preview for readers, beside the form on wide screens. It is rendered once the form is there. */
  readonly preview: ReactNode;
  /** Labels of the button that switches between form and preview on narrow screens. */
  readonly previewLabels: { readonly open: string; readonly close: string };
  readonly children: ReactNode;
}

/** Autosaving editor with a preview. Leaving with unsaved changes requires confirmation. */
export function EditorScreen({ save, flush, uploading = false, preview, previewLabels, children }: EditorScreenProps) {
  const [previewing, setPreviewing] = useState(false);
  const isPreviewDue = usePreviewDue(previewing);
  const saveAll = useCallback(async () => (await flush()) && !uploading, [flush, uploading]);
  return (
    <div className={styles.editor} data-previewing={previewing || undefined}>
      <LeaveGuard unsaved={uploading || save.kind !== 'saved'} flush={saveAll} />
      <div className={styles.toggle}>
        <Button
          variant="primary"
          icon={previewing ? <PencilLine aria-hidden /> : <Eye aria-hidden />}
          onClick={() => setPreviewing(!previewing)}
        >
          {previewing ? previewLabels.close : previewLabels.open}
        </Button>
      </div>
      <div className={styles.form}>{children}</div>
      <div className={styles.preview}>
        <Suspense>{isPreviewDue && preview}</Suspense>
      </div>
    </div>
  );
}
