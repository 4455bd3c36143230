import { AppError, isErrorCode } from '@countin/domain/errors';
import type { PictureAnswer, PictureTask, ResultOf } from './picture-task.ts';
import { ProgramBroke, runProgram } from './run-program.ts';

/** Time for everything that is made of one upload, milliseconds: eight times what the largest takes. */
const DEADLINE_MS = 25_000;

/** In the bundle a file beside the functions, else this folder's. */
const PROGRAM = new URL(
  import.meta.url.endsWith('.ts') ? './picture-program.ts' : './picture-program.js',
  import.meta.url,
);

/**
 * Works on an upload in a process of its own, until a deadline that ends the process.
 *
 * @throws AppError what the upload is refused with; `image/too-slow` after the deadline
 */
export async function runPictureTask<T extends PictureTask>(
  task: T,
  deadline = AbortSignal.timeout(DEADLINE_MS),
): Promise<ResultOf<T>> {
  const answer = await runProgram<PictureAnswer>(PROGRAM, task, deadline).catch((error: unknown) => {
    if (deadline.aborted) throw new AppError('image/too-slow', { cause: error });
    if (error instanceof ProgramBroke) throw new AppError('image/type', { cause: error });
    throw error;
  });
  if ('refused' in answer) throw new AppError(isErrorCode(answer.refused) ? answer.refused : 'service/unknown');
  return answer.result as ResultOf<T>;
}
