import { documents } from '@countin/domain/documents';
import { idSchema } from '@countin/domain/fields';
import { importObjects } from '@countin/domain/imports';
import * as v from 'valibot';
import type { Services } from '../platform/services.ts';
import type { Outcome } from './sweep-image.ts';

const NAME = /^people\/([^/]+)\/imports\/([^/]+)\/file$/;

/** Id of the run that an uploaded file is for; null for another object. */
export function runOfFile(name: string): string | null {
  const [, uid = '', runId] = NAME.exec(name) ?? [];
  return v.is(idSchema, runId) && importObjects.file(uid, runId) === name ? runId : null;
}

/** Removes the file of an import that was never made, or whose removal was cut short. */
export async function sweepImportFile(
  { db, objects }: Pick<Services, 'db' | 'objects'>,
  runId: string,
  name: string,
): Promise<Outcome> {
  if ((await db.doc(documents.importRun(runId).path).get()).exists) return 'kept';
  await objects.remove(name);
  return 'removed';
}
