import { Button } from '@countin/ui';
import { Eye, PencilLine } from 'lucide-react';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import styles from './editor-screen.module.css';
import { LeaveGuard } from './leave-guard.tsx';
import { useLiveSave, type LiveSave } from './use-live-save.ts';
import { usePreviewDue } from './use-preview-due.ts';

interface Flushable extends LiveSave {
  /** Saves pending changes; false if the save failed. */
  flush(): Promise<boolean>;
}

interface EditorScreenProps {
  readonly editor: Flushable;
  /** Whether an upload is running, which leaving the screen would cancel. */
  readonly uploading?: boolean;
  /** Preview for readers, beside the form on wide screens. It is rendered once the form is there. */
  readonly preview: ReactNode;
  /** Labels of the button that switches between form and preview on narrow screens. */
  readonly previewLabels: { readonly open: string; readonly close: string };
  readonly children: ReactNode;
}

/** Autosaving editor with a preview. Leaving with unsaved changes requires confirmation. */
export function EditorScreen({ editor, uploading = false, preview, previewLabels, children }: EditorScreenProps) {
  const [previewing, setPreviewing] = useState(false);
  const isPreviewDue = usePreviewDue(previewing);
  return (
    <div className={styles.editor} data-previewing={previewing || undefined}>
      <EditorLeaveGuard editor={editor} uploading={uploading} />
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

/** A component of its own, so that the status of a save does not render the editor. */
function EditorLeaveGuard({ editor, uploading }: { readonly editor: Flushable; readonly uploading: boolean }) {
  const { flush } = editor;
  const save = useLiveSave(editor);
  const saveAll = useCallback(async () => (await flush()) && !uploading, [flush, uploading]);
  return <LeaveGuard unsaved={uploading || save.kind !== 'saved'} flush={saveAll} />;
}
