import { AppError, errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import { ImportFileError } from '@countin/import/records';
import type { ImportEngine } from './import-engine.ts';

/** Methods of the engine that a screen calls. */
export const ENGINE_METHODS = [
  'inspect',
  'readFile',
  'clearRecords',
  'addRecordPage',
  'clearContext',
  'addContextPage',
  'setRun',
  'setRows',
  'changeRow',
  'preview',
  'details',
  'storeLinks',
  'cellText',
] as const satisfies readonly (keyof ImportEngine)[];
/** One of {@link ENGINE_METHODS}. */
export type EngineMethod = (typeof ENGINE_METHODS)[number];

/** A call to the worker. With `parts` it has a function as its last argument, which stays with the caller. */
export interface EngineCall {
  readonly id: number;
  readonly method: EngineMethod;
  readonly args: readonly unknown[];
  readonly parts: boolean;
}

/** Why a call failed: what is wrong with the file, another error by its code, or that it was replaced by a later one. */
export type EngineFailure =
  | (Pick<ImportFileError, 'place' | 'params'> & { readonly kind: 'file'; readonly code: ImportFileError['code'] })
  | { readonly kind: 'other'; readonly code: ErrorCode; readonly message: string }
  | { readonly kind: 'replaced' };

/** Answer of the worker: a part of a result, the result, or why there is none. */
export type EngineAnswer =
  | { readonly id: number; readonly kind: 'part'; readonly value: unknown }
  | { readonly id: number; readonly kind: 'result'; readonly value: unknown }
  | { readonly id: number; readonly kind: 'failed'; readonly failure: EngineFailure };

/** An error as a message. */
export function failureOf(error: unknown): EngineFailure {
  if (error instanceof ImportFileError)
    return { kind: 'file', code: error.code, place: error.place, params: error.params };
  if (isReplaced(error)) return { kind: 'replaced' };
  return { kind: 'other', code: errorCodeOf(error), message: String(error) };
}

/** The error of a message. */
export function errorOf(failure: EngineFailure): Error {
  switch (failure.kind) {
    case 'file':
      return new ImportFileError(failure.code, failure.place, failure.params);
    case 'replaced':
      return new DOMException('Replaced', 'AbortError');
    case 'other':
      return new AppError(failure.code, { cause: new Error(failure.message) });
  }
}

/** Whether a call ended because a later one took its place: no reason to tell anybody. */
export function isReplaced(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
