import { uploadClip, useDataAccess } from '@countin/data';
import { errorCodeOf } from '@countin/domain';
import { useEffect, useRef } from 'react';
import { titleFromFile, type ClipProgress, type DraftTrack } from './medley-draft.ts';

interface ClipUploads {
  /** Begins to send a file, and gives the track that it becomes. */
  readonly add: (file: File) => DraftTrack;
  /** Calls an upload off. */
  readonly stop: (clipId: string) => void;
}

/**
 * Uploads of clips. Leaving the screen calls them off.
 *
 * @param onProgress told how far each is
 */
export function useClipUploads(artistId: string, onProgress: (clipId: string, progress: ClipProgress) => void): ClipUploads {
  const access = useDataAccess();
  const running = useRef(new Map<string, AbortController>());
  const addresses = useRef<string[]>([]);
  useEffect(() => {
    const uploads = running.current;
    const made = addresses.current;
    return () => {
      for (const upload of uploads.values()) upload.abort();
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, []);

  return {
    add(file) {
      const clipId = crypto.randomUUID();
      const src = URL.createObjectURL(file);
      addresses.current.push(src);
      const upload = new AbortController();
      running.current.set(clipId, upload);
      uploadClip(access, { artistId, clipId, file, signal: upload.signal, onProgress: (share) => onProgress(clipId, { kind: 'sending', share }) })
        .then(() => onProgress(clipId, { kind: 'there' }), (error: unknown) => {
          if (!upload.signal.aborted) onProgress(clipId, { kind: 'failed', code: errorCodeOf(error) });
        })
        .finally(() => running.current.delete(clipId));
      return { id: clipId, title: titleFromFile(file.name), productId: null, src, progress: { kind: 'sending', share: 0 } };
    },
    stop: (clipId) => running.current.get(clipId)?.abort(),
  };
}
