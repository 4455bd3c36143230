import type { ErrorCode } from '@countin/domain/errors';
import { clipTypeOf } from '@countin/domain/media';

/** Whether a file that is no valid clip may contain one. It is too long, too large, or of another format. */
export function needsCutting(file: Pick<File, 'type' | 'size'>, errorCode: ErrorCode): boolean {
  if (errorCode === 'clip/too-long' || errorCode === 'clip/too-large') return true;
  return errorCode === 'clip/type' && file.size > 0 && clipTypeOf(file.type) === null && file.type.startsWith('audio/');
}
