import { errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import { useState, type ComponentType, type ReactNode } from 'react';
import type CutDialog from './cut-dialog.tsx';
import { loadCutDialog } from './load-cut-dialog.ts';

interface Cutting {
  readonly file: File;
  /** Track whose clip is cut anew; null for a new track. */
  readonly trackId: string | null;
  readonly Dialog: ComponentType<Parameters<typeof CutDialog>[0]>;
}

interface CutterHandlers {
  readonly onClip: (clip: File, source: File, trackId: string | null) => void;
  readonly onError: (file: File, code: ErrorCode) => void;
}

/** The dialog that cuts clips: opens with a file, and is loaded then. */
export function useCutter({ onClip, onError }: CutterHandlers): {
  readonly open: (file: File, trackId: string | null) => Promise<void>;
  readonly dialog: ReactNode;
} {
  const [cutting, setCutting] = useState<Cutting | null>(null);
  const open = async (file: File, trackId: string | null) => {
    try {
      const { default: Dialog } = await loadCutDialog();
      setCutting({ file, trackId, Dialog });
    } catch (error) {
      onError(file, errorCodeOf(error));
    }
  };
  const dialog = cutting && (
    <cutting.Dialog
      file={cutting.file}
      onCancel={() => setCutting(null)}
      onClip={(clip) => {
        setCutting(null);
        onClip(clip, cutting.file, cutting.trackId);
      }}
    />
  );
  return { open, dialog };
}
