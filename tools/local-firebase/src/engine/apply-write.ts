import { RpcError } from '../service.ts';
import type { Wire } from '../service.ts';
import { valueAt, withValue } from '../store/field-path.ts';
import type { Fields, StoredDocument } from '../store/stored-document.ts';
import { checkSize } from './document-size.ts';
import { toMicros, toTimestamp } from './timestamp.ts';
import { sameFields } from './value-equality.ts';
import type { ParsedWrite } from './write-model.ts';
import { applyTransforms } from './write-transforms.ts';

export interface WriteEffect {
  readonly after: StoredDocument | null;
  /** A google.firestore.v1.WriteResult. */
  readonly result: Wire;
}

/** What a write makes of a document at a commit time. Preconditions are checked apart from this. */
export function applyWrite(write: ParsedWrite, before: StoredDocument | null, time: number, maxBytes: number): WriteEffect {
  if (write.kind === 'verify') return { after: before, result: before ? { updateTime: toTimestamp(before.updateTime) } : {} };
  // What is gone has no update time; clients take the commit's.
  if (write.kind === 'delete') return { after: null, result: {} };
  const merged = mergeFields(write, before);
  const { fields, results } = applyTransforms(merged, write.transforms, toTimestamp(time));
  checkSize(write.name, write.path, fields, maxBytes);
  const unchanged = before !== null && sameFields(fields, before.fields);
  const after = unchanged
    ? before
    : { name: write.name, path: write.path, fields, createTime: before?.createTime ?? time, updateTime: time };
  const result: Wire = { updateTime: toTimestamp(after.updateTime) };
  if (results.length > 0) result.transformResults = results;
  return { after, result };
}

function mergeFields({ mask, fields }: ParsedWrite, before: StoredDocument | null): Fields {
  if (mask === null) return fields;
  let merged: Fields = before?.fields ?? {};
  for (const path of mask) merged = withValue(merged, path, valueAt(fields, path));
  return merged;
}

/** Why a write's precondition does not hold, or null. */
export function preconditionFault({ precondition, name }: ParsedWrite, before: StoredDocument | null): RpcError | null {
  if (!precondition) return null;
  if (precondition.exists === true && !before) return new RpcError('NOT_FOUND', `No document to update: ${name}`);
  if (precondition.exists === false && before) return new RpcError('ALREADY_EXISTS', `Document already exists: ${name}`);
  if (precondition.updateTime === undefined) return null;
  if (!before) return new RpcError('FAILED_PRECONDITION', `The document does not exist: ${name}`);
  if (toMicros(precondition.updateTime) === before.updateTime) return null;
  return new RpcError('FAILED_PRECONDITION', `The document was changed since the version the update is based on: ${name}`);
}
