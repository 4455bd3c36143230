import type { SQLInputValue } from 'node:sqlite';
import { toPath } from './document-key.ts';
import type { DocumentCache } from './document-cache.ts';
import { StoredDocument } from './stored-document.ts';

export const COLUMNS = 'd.id, d.key, d.created, d.updated, d.data';

/** A row of `documents` as node:sqlite gives it. */
export type DocumentRow = Record<string, unknown>;

/** A database in the data file: its row id and its full name. */
export interface DatabaseRef {
  readonly id: number;
  readonly root: string;
}

export type Bind = SQLInputValue[];

export function documentFromRow(db: DatabaseRef, row: DocumentRow, cache: DocumentCache): StoredDocument {
  const id = row.id as number;
  const updateTime = row.updated as number;
  const cached = cache.get(id, updateTime);
  if (cached) return cached;
  const data = row.data as Uint8Array;
  const document = versionFrom(db, row.key as string, data, row.created as number, updateTime);
  cache.set(id, document, data.length);
  return document;
}

export function versionFrom(
  db: DatabaseRef,
  key: string,
  data: Uint8Array,
  createTime: number,
  updateTime: number,
): StoredDocument {
  const path = toPath(key);
  return new StoredDocument(`${db.root}/documents/${path}`, path, data, createTime, updateTime);
}
