/// <reference lib="webworker" />
import { errorCodeOf } from '@countin/domain/errors';
import { createEncoder } from 'wasm-media-encoders';
import mp3Url from 'wasm-media-encoders/wasm/mp3?url';
import type { ClipAnswer, ClipRequest } from './clip-messages.ts';
import { encodeClip } from './encode-clip.ts';
import { openSound, readPeaks, type SoundFile } from './sound-file.ts';

/*
 * Reads and encodes sound, so that the screen stays responsive. A file of its own, since the document's policy
 * allows no WebAssembly: the host gives workers a policy that does.
 */
declare const self: DedicatedWorkerGlobalScope;

let opened: Promise<SoundFile> | null = null;
const tell = (answer: ClipAnswer, transfer: Transferable[] = []) => self.postMessage(answer, transfer);

self.onmessage = ({ data }: MessageEvent<ClipRequest>) => {
  const id = data.kind === 'cut' ? data.id : null;
  (data.kind === 'open' ? open(data.file) : cut(data)).catch((error: unknown) =>
    tell({ kind: 'failed', id, code: errorCodeOf(error) }),
  );
};

async function open(file: Blob): Promise<void> {
  opened = openSound(file);
  const sound = await opened;
  tell({ kind: 'opened', seconds: sound.seconds });
  await readPeaks(sound, (peaks, done) => tell({ kind: 'peaks', peaks, done }));
}

async function cut({ id, cut: wanted }: Extract<ClipRequest, { kind: 'cut' }>): Promise<void> {
  if (!opened) throw new Error('No file is open.');
  const bytes = await encodeClip(
    await opened,
    wanted,
    () => createEncoder('audio/mpeg', mp3Url),
    (share) => tell({ kind: 'progress', id, share }),
  );
  tell({ kind: 'clip', id, bytes }, [bytes.buffer]);
}
