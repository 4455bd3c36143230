import { importObjects } from '@countin/domain/imports';
import type { DataAccess } from '../ports/data-access.ts';
import { openFileStore } from '../ports/open-file-store.ts';

/** A file to send. */
export interface NewImportFile {
  readonly uid: string;
  readonly runId: string;
  readonly file: Blob;
  /** Uploaded share, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Cancels the upload, which then rejects with the signal's reason. */
  readonly signal: AbortSignal;
}

/** The server finds out what a file is from its bytes. */
const ANY_TYPE = 'application/octet-stream';

/**
 * Uploads the file of a run that is to be made. The SDK for uploads loads with the first one.
 *
 * @throws AppError `access/denied`, `service/unavailable`, …; or the signal's reason
 */
export async function uploadImportFile(
  access: DataAccess,
  { uid, runId, file, onProgress, signal }: NewImportFile,
): Promise<void> {
  const files = await openFileStore(access);
  await files.upload(importObjects.file(uid, runId), file, { contentType: ANY_TYPE, onProgress, signal });
}
