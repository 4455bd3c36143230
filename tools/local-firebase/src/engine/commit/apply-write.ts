import { RpcError } from '../../service.ts';
import type { Wire } from '../../service.ts';
import { valueAt, withValue } from '../../store/field-path.ts';
import { decodeFields } from '../../store/document-bytes.ts';
import { StoredDocument, type Fields } from '../../store/stored-document.ts';
import { EncodedFields } from '../../wire/encoded-fields.ts';
import { checkSize, fieldsSize } from '../values/document-size.ts';
import { toMicros, toTimestamp, type Timestamp } from '../values/timestamp.ts';
import { sameFields } from '../values/value-equality.ts';
import { fieldValues, type ParsedWrite } from './write-model.ts';
import { applyTransforms } from './write-transforms.ts';

export interface WriteEffect {
  readonly after: StoredDocument | null;
  /** A google.firestore.v1.WriteResult. */
  readonly result: Wire;
}

/** Result of a write on a document at a commit time. Preconditions are checked apart from this. */
export function applyWrite(
  write: ParsedWrite,
  before: StoredDocument | null,
  time: number,
  maxBytes: number,
): WriteEffect {
  if (write.kind === 'verify')
    return { after: before, result: before ? { updateTime: toTimestamp(before.updateTime) } : {} };
  // A deleted document has no update time; clients take the commit's.
  if (write.kind === 'delete') return { after: null, result: {} };
  const { content, size, results } = contentOf(write, before, time);
  checkSize(write.name, write.path, size, maxBytes);
  const after =
    before && sameContent(before, content)
      ? before
      : new StoredDocument(write.name, write.path, content, before?.createTime ?? time, time);
  const result = writeResult(toTimestamp(after.updateTime));
  return { after, result: results.length > 0 ? { ...result, transformResults: results } : result };
}

const resultOf = new WeakMap<Timestamp, Wire>();

/** A WriteResult, the same for all of a commit's writes that have nothing more to tell. */
function writeResult(updateTime: Timestamp): Wire {
  let result = resultOf.get(updateTime);
  if (!result) resultOf.set(updateTime, (result = { updateTime }));
  return result;
}

/** New content of the document, and the results of transforms. */
function contentOf(write: ParsedWrite, before: StoredDocument | null, time: number) {
  const { fields: given, mask, transforms } = write;
  if (given instanceof EncodedFields && mask === null && transforms.length === 0) {
    return { content: given.bytes, size: given.size, results: [] };
  }
  const { fields, results } = applyTransforms(
    mergeFields(fieldValues(given), mask, before),
    transforms,
    toTimestamp(time),
  );
  return { content: fields, size: fieldsSize(fields), results };
}

function sameContent(before: StoredDocument, content: Fields | Uint8Array): boolean {
  if (!(content instanceof Uint8Array)) return sameFields(content, before.fields);
  // Other bytes may hold the same: fields can come in any order.
  return Buffer.compare(content, before.bytes) === 0 || sameFields(decodeFields(content), before.fields);
}

function mergeFields(given: Fields, mask: ParsedWrite['mask'], before: StoredDocument | null): Fields {
  if (mask === null) return given;
  let merged: Fields = before?.fields ?? {};
  for (const path of mask) merged = withValue(merged, path, valueAt(given, path));
  return merged;
}

/** Why a write's precondition does not hold, or null. */
export function preconditionError({ precondition, name }: ParsedWrite, before: StoredDocument | null): RpcError | null {
  if (!precondition) return null;
  if (precondition.exists === true && !before) return new RpcError('NOT_FOUND', `No document to update: ${name}`);
  if (precondition.exists === false && before)
    return new RpcError('ALREADY_EXISTS', `Document already exists: ${name}`);
  if (precondition.updateTime === undefined) return null;
  if (!before) return new RpcError('FAILED_PRECONDITION', `The document does not exist: ${name}`);
  if (toMicros(precondition.updateTime) === before.updateTime) return null;
  return new RpcError(
    'FAILED_PRECONDITION',
    `The document was changed since the version the update is based on: ${name}`,
  );
}
