import type { Wire } from '../../service.ts';
import { RpcError } from '../../service.ts';
import type { Fields } from '../../store/stored-document.ts';

/** Throws INVALID_ARGUMENT when a document is larger than allowed. */
export function checkSize(name: string, path: string, ofFields: number, most: number): void {
  const size = nameSize(path) + ofFields + 32;
  if (size <= most) return;
  throw new RpcError(
    'INVALID_ARGUMENT',
    `Document "${name}" cannot be written because its size (${size} bytes) exceeds the maximum allowed size of ${most} bytes.`,
  );
}

/** Sizes follow https://firebase.google.com/docs/firestore/storage-size. */
function nameSize(path: string): number {
  return textSize(path) + 16;
}

export function fieldsSize(fields: Fields): number {
  let size = 0;
  for (const key in fields) size += textSize(key) + valueSize(fields[key] as Wire);
  return size;
}

/** A text's bytes and one more; segment by segment, a path's slashes are those ones. */
function textSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}

function valueSize(value: Wire): number {
  if (value.stringValue !== undefined) return textSize(value.stringValue);
  if (value.mapValue !== undefined) return fieldsSize(value.mapValue.fields ?? {});
  if (value.arrayValue !== undefined) {
    return (value.arrayValue.values ?? []).reduce((sum: number, element: Wire) => sum + valueSize(element), 0);
  }
  if (value.bytesValue !== undefined) return value.bytesValue.length;
  if (value.referenceValue !== undefined) return nameSize(value.referenceValue.split('/documents/')[1] ?? '');
  if (value.geoPointValue !== undefined) return 16;
  return value.booleanValue !== undefined || value.nullValue !== undefined ? 1 : 8;
}
