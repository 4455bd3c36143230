import type { DatabaseSync } from 'node:sqlite';
import { decodeFields, mendFields } from './document-bytes.ts';

/**
 * Format 2 could hold text with half of a surrogate pair, which nothing can read. One such document made its whole
 * collection unreadable. Such texts are stored anew with U+FFFD; index entries were made so from the beginning.
 */
export function mendStoredText(db: DatabaseSync): void {
  for (const table of ['documents', 'history']) {
    const put = db.prepare(`UPDATE ${table} SET data = ? WHERE rowid = ?`);
    // The bytes of such a half begin with ED, which few documents have at all.
    const suspects = db.prepare(`SELECT rowid AS row FROM ${table} WHERE instr(data, x'ED') > 0`).all();
    const read = db.prepare(`SELECT data FROM ${table} WHERE rowid = ?`);
    for (const { row } of suspects) {
      const data = read.get(row as number)?.data as Uint8Array;
      const mended = isReadable(data) ? null : mendFields(data);
      if (mended) put.run(mended, row as number);
    }
  }
}

function isReadable(data: Uint8Array): boolean {
  try {
    decodeFields(data);
    return true;
  } catch {
    return false;
  }
}
