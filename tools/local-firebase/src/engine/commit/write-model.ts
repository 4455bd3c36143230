import { RpcError } from '../../service.ts';
import type { Wire } from '../../service.ts';
import { parseFieldPath } from '../../store/field-path.ts';
import type { FieldPath } from '../../store/field-path.ts';
import { decodeFields } from '../../store/document-bytes.ts';
import type { Fields } from '../../store/stored-document.ts';
import { EncodedFields } from '../../wire/encoded-fields.ts';
import { checkFieldName, normaliseFields } from '../values/document-values.ts';
import { documentPath } from '../values/resource-path.ts';
import type { Tenant } from '../values/resource-path.ts';
import { checkTime } from '../values/timestamp.ts';

/** One write of a commit, checked. */
export interface ParsedWrite {
  readonly kind: 'set' | 'delete' | 'verify';
  readonly name: string;
  readonly path: string;
  /** For `set`: the fields given, and the mask saying which of them count; null replaces the document. */
  readonly fields: Fields | EncodedFields;
  readonly mask: readonly FieldPath[] | null;
  readonly transforms: readonly Wire[];
  readonly precondition: Wire | null;
}

/** Checks a google.firestore.v1.Write. Throws INVALID_ARGUMENT. */
export function parseWrite(tenant: Tenant, write: Wire): ParsedWrite {
  const name = write.update?.name ?? write.delete ?? write.verify ?? write.transform?.document;
  if (name === undefined) throw new RpcError('INVALID_ARGUMENT', 'A write has no operation.');
  const path = documentPath(tenant, name);
  const precondition = parsePrecondition(write.currentDocument);
  const kind = write.delete !== undefined ? 'delete' : write.verify !== undefined ? 'verify' : 'set';
  if (kind !== 'set') return { kind, name, path, fields: {}, mask: null, transforms: [], precondition };
  const transforms: Wire[] = write.updateTransforms ?? write.transform?.fieldTransforms ?? [];
  transforms.forEach(({ fieldPath }) => checkedPath(fieldPath));
  const given: Fields | EncodedFields | undefined = write.update?.fields;
  const fields = given instanceof EncodedFields ? given : normaliseFields(given);
  // A transform by itself (the older form) leaves all other fields alone, as an empty mask does.
  const mask = write.update && !write.updateMask ? null : (write.updateMask?.fieldPaths ?? []).map(checkedPath);
  return { kind, name, path, fields, mask, transforms, precondition };
}

/** Fields as values. */
export function fieldValues(fields: Fields | EncodedFields): Fields {
  return fields instanceof EncodedFields ? decodeFields(fields.bytes) : fields;
}

function checkedPath(text: string | undefined): FieldPath {
  const path = parseFieldPath(text ?? '');
  path.forEach(checkFieldName);
  return path;
}

function parsePrecondition(precondition: Wire | undefined): Wire | null {
  if (precondition?.updateTime !== undefined) checkTime(precondition.updateTime);
  return precondition?.exists === undefined && precondition?.updateTime === undefined ? null : precondition;
}
