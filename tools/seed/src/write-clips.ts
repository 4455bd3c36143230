import { clipNames } from '@countin/domain';
import type { Storage } from 'firebase-admin/storage';
import type { ExampleClip } from './medleys.ts';
import { encodeMp3 } from './music/encode-mp3.ts';
import { PIECES } from './music/pieces.ts';
import { synthesise } from './music/synthesise.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Makes the pieces and puts each where its clips are: what was uploaded, and what fans hear. */
export async function writeClips(storage: Storage, bucketName: string, clips: readonly ExampleClip[]): Promise<void> {
  const bucket = storage.bucket(bucketName);
  for (const [index, piece] of PIECES.entries()) {
    const bytes = await encodeMp3(synthesise(piece));
    for (const { artistId, clipId } of clips.filter((clip) => clip.piece === index)) {
      for (const name of [clipNames.original(artistId, clipId), clipNames.clip(artistId, clipId)]) {
        await bucket.file(name).save(bytes, { resumable: false, contentType: 'audio/mpeg', metadata: { cacheControl: IMMUTABLE } });
      }
    }
  }
}
