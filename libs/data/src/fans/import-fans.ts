import type { CallableInput } from '@countin/domain/callables';
import type { ImportOutcome } from '@countin/domain/fan';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';

/** Imports a batch of fans, or says what would become of each row. Throws AppError. */
export async function importFans(
  access: DataAccess,
  batch: CallableInput<'importFans'>,
): Promise<readonly ImportOutcome[]> {
  return (await callOperation(access, 'importFans', batch)).outcomes;
}
