/**
 * Decodes one upload in a process of its own, which has no secrets. Its parent can end it at any moment. What a decoder
 * does to its memory ends with it.
 */
import { AppError } from '@countin/domain/errors';
import { drawLogo } from './draw-logo.ts';
import { makePicture } from './make-picture.ts';
import type { PictureAnswer, PictureTask } from './picture-task.ts';

// Without its parent the result has no reader.
process.once('disconnect', () => process.exit());
process.once('message', (task: PictureTask) => {
  void answer(task).then((found) => process.send?.(found, () => process.disconnect()));
});

async function answer(task: PictureTask): Promise<PictureAnswer> {
  try {
    const { upload } = task;
    return { result: await (task.kind === 'logo' ? drawLogo(upload, task.drawn) : makePicture(upload, task.kind)) };
  } catch (error) {
    if (error instanceof AppError) return { refused: error.code };
    throw error;
  }
}
