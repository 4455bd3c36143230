import { AppError, type ErrorCode } from '@countin/domain/errors';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ClipAnswer, ClipRequest } from './clip-messages.ts';
import type { Cut } from './encode-clip.ts';

/** State of reading a file's sound. */
export interface Sound {
  /** Null until the file is open. */
  readonly seconds: number | null;
  /** Loudness so far, `PEAKS_PER_SECOND` values a second. */
  readonly peaks: Float32Array;
  readonly errorCode: ErrorCode | null;
  /**
   * Encodes a part as MP3.
   *
   * @throws AppError if the file cannot be decoded
   */
  readonly encode: (cut: Cut, onProgress: (share: number) => void) => Promise<Blob>;
}

interface Waiting {
  readonly resolve: (clip: Blob) => void;
  readonly reject: (error: AppError) => void;
  readonly onProgress: (share: number) => void;
}

/** Makes the worker that reads and encodes. Tests of the dialog give one of their own. */
export type MakeWorker = () => Worker;
const makeClipWorker: MakeWorker = () => new Worker(new URL('./clip.worker.ts', import.meta.url), { type: 'module' });

/** Opens a file in a worker, which ends with the component. */
export function useSound(file: File, makeWorker: MakeWorker = makeClipWorker): Sound {
  const [seconds, setSeconds] = useState<number | null>(null);
  const [peaks, setPeaks] = useState(() => new Float32Array(0));
  const [errorCode, setErrorCode] = useState<ErrorCode | null>(null);
  const worker = useRef<Worker | null>(null);
  const waiting = useRef(new Map<number, Waiting>());
  const lastId = useRef(0);

  useEffect(() => {
    const made = makeWorker();
    const calls = waiting.current;
    worker.current = made;
    const fail = (id: number | null, code: ErrorCode) => {
      if (id === null) setErrorCode(code);
      else calls.get(id)?.reject(new AppError(code));
    };
    made.onmessage = ({ data }: MessageEvent<ClipAnswer>) => {
      if (data.kind === 'opened') setSeconds(data.seconds);
      else if (data.kind === 'peaks') setPeaks(data.peaks);
      else if (data.kind === 'failed') fail(data.id, data.code);
      else if (data.kind === 'progress') calls.get(data.id)?.onProgress(data.share);
      else calls.get(data.id)?.resolve(new Blob([data.bytes], { type: 'audio/mpeg' }));
    };
    // The worker's file did not load, or the worker ran out of memory.
    made.onerror = () => {
      setErrorCode('service/unavailable');
      for (const call of calls.values()) call.reject(new AppError('service/unavailable'));
    };
    made.postMessage({ kind: 'open', file } satisfies ClipRequest);
    return () => {
      made.terminate();
      worker.current = null;
      calls.clear();
    };
  }, [file, makeWorker]);

  const encode = useCallback(
    (cut: Cut, onProgress: (share: number) => void) =>
      new Promise<Blob>((resolve, reject) => {
        const id = ++lastId.current;
        waiting.current.set(id, { resolve, reject, onProgress });
        worker.current?.postMessage({ kind: 'cut', id, cut } satisfies ClipRequest);
      }),
    [],
  );
  return { seconds, peaks, errorCode, encode };
}
