import type { Wire } from '../../service.ts';
import { parseFieldPath, project } from '../../store/field-path.ts';
import type { FieldPath } from '../../store/field-path.ts';
import type { StoredDocument } from '../../store/stored-document.ts';
import { toTimestamp } from './timestamp.ts';

/** A document as a google.firestore.v1.Document, with only the selected fields if any are named. */
export function toWireDocument(document: StoredDocument, select: readonly FieldPath[] | null = null): Wire {
  return {
    name: document.name,
    fields: select ? project(document.fields, select) : document.fields,
    createTime: toTimestamp(document.createTime),
    updateTime: toTimestamp(document.updateTime),
  };
}

/** The paths of a google.firestore.v1.DocumentMask; null without one. */
export function maskPaths(mask: Wire | undefined): FieldPath[] | null {
  return mask ? (mask.fieldPaths ?? []).map(parseFieldPath) : null;
}
