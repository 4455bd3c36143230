import { useDataAccess } from '@countin/data/access';
import { uploadClip } from '@countin/data/medleys';
import { errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import { useEffect, useRef } from 'react';
import { titleFromFile, type ClipProgress, type DraftTrack } from './medley-draft.ts';
import { lookAtClip } from './read-clip.ts';

interface ClipUploads {
  /** Looks at a file and begins to send it: the track that it becomes, or why it can be none. Files are taken one after another. */
  readonly add: (file: File) => Promise<{ readonly track: DraftTrack } | { readonly errorCode: ErrorCode }>;
}

/**
 * Uploads of clips. Leaving the screen cancels them.
 *
 * @param onProgress told how far each is
 */
export function useClipUploads(
  artistId: string,
  onProgress: (clipId: string, progress: ClipProgress) => void,
): ClipUploads {
  const access = useDataAccess();
  const running = useRef(new Map<string, AbortController>());
  const addresses = useRef<string[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    const uploads = running.current;
    const made = addresses.current;
    return () => {
      for (const upload of uploads.values()) upload.abort();
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, []);

  const send = async (file: File): ReturnType<ClipUploads['add']> => {
    const src = URL.createObjectURL(file);
    addresses.current.push(src);
    const { errorCode, durationMs } = await lookAtClip(file, src);
    if (errorCode) return { errorCode };
    const clipId = crypto.randomUUID();
    const upload = new AbortController();
    running.current.set(clipId, upload);
    uploadClip(access, {
      artistId,
      clipId,
      file,
      signal: upload.signal,
      onProgress: (share) => onProgress(clipId, { kind: 'sending', share }),
    })
      .then(
        () => onProgress(clipId, { kind: 'there' }),
        (error: unknown) => {
          if (!upload.signal.aborted) onProgress(clipId, { kind: 'failed', code: errorCodeOf(error) });
        },
      )
      .finally(() => running.current.delete(clipId));
    return {
      track: {
        id: clipId,
        title: titleFromFile(file.name),
        productId: null,
        src,
        durationMs,
        progress: { kind: 'sending', share: 0 },
      },
    };
  };
  return {
    add(file) {
      const added = queue.current.then(() => send(file));
      queue.current = added;
      return added;
    },
  };
}
