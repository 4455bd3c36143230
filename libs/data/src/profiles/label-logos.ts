import { callMutation } from '../calls/call-mutation.ts';
import { callOperation } from '../calls/call-operation.ts';
import { renewProfilePages } from './change-profile.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { mutationOptions } from '@tanstack/react-query';
import type { CallableInput, CallableKey } from '@countin/domain/callables';
import { queryKeys } from '../query/query-keys.ts';

/** Changes a logo, then purges the pages that show it. */
function logoMutation<K extends CallableKey & ('storeLogo' | 'removeLogo')>(key: K) {
  return (access: DataAccess) =>
    mutationOptions({
      ...callMutation(key, { invalidates: ({ labelId }: CallableInput<K>) => [queryKeys.label(labelId)] })(access),
      mutationFn: async (input: CallableInput<K>) => {
        const output = await callOperation(access, key, input);
        await renewProfilePages(access, { kind: 'label', profileId: input.labelId });
        return output;
      },
    });
}

/** Makes a file the logo of a label. Fails with AppError `logo/…`. */
export const storeLogoOptions = logoMutation('storeLogo');
/** Takes a logo of a label away. */
export const removeLogoOptions = logoMutation('removeLogo');

/** A file's bytes in base64. */
export async function fileAsBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // In parts: a call takes only so many arguments.
  const PART = 0x8000;
  let text = '';
  for (let from = 0; from < bytes.length; from += PART)
    text += String.fromCharCode(...bytes.subarray(from, from + PART));
  return btoa(text);
}
