import { clipNames } from '@countin/domain/media';
import type { ExampleClip } from './medleys.ts';
import { encodeMp3 } from './music/encode-mp3.ts';
import { PIECES } from './music/pieces.ts';
import { synthesise } from './music/synthesise.ts';
import { writeObject, type Bucket } from './open-bucket.ts';

/** Makes the pieces and puts each where its clips are: what was uploaded, and what fans hear. */
export async function writeClips(bucket: Bucket, clips: readonly ExampleClip[]): Promise<void> {
  for (const [index, piece] of PIECES.entries()) {
    const bytes = await encodeMp3(synthesise(piece));
    for (const { artistId, clipId } of clips.filter((clip) => clip.piece === index)) {
      for (const name of [clipNames.original(artistId, clipId), clipNames.clip(artistId, clipId)])
        await writeObject(bucket, name, bytes, 'audio/mpeg');
    }
  }
}
