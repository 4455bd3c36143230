import type { ErrorCode } from '@countin/domain/errors';

/** Areas of errors that only operations answer with, or public pages, which the host renders. Their texts load after the start. */
const OPERATION_AREAS = [
  'account',
  'agreement',
  'assistant',
  'auth',
  'campaign',
  'clip',
  'collection',
  'fan',
  'gtin',
  'image',
  'import',
  'invitation',
  'isrc',
  'limit',
  'link',
  'logo',
  'medley',
  'member',
  'moment',
  'numbers',
  'photo',
  'planner',
  'profile',
  'publication',
  'release',
  'slug',
  'version',
  'video',
] as const;

type OperationCode = Extract<ErrorCode, `${(typeof OPERATION_AREAS)[number]}/${string}`>;

/** Key of an error's text, with its namespace. */
export type ErrorKey = `errors:${Exclude<ErrorCode, OperationCode>}` | `operation-errors:${OperationCode}`;

/** Gives the key of an error's text. */
export function errorKey(code: ErrorCode): ErrorKey {
  const [area = ''] = code.split('/');
  const namespace = (OPERATION_AREAS as readonly string[]).includes(area) ? 'operation-errors' : 'errors';
  return `${namespace}:${code}` as ErrorKey;
}
