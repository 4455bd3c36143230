import { errorCodeOf } from '@countin/domain/errors';
import { useErrorText } from '@countin/i18n/react';
import { Notice } from '@countin/ui';

/** Why a change was not saved. */
export function ActionError({ error }: { readonly error: Error }) {
  const errorText = useErrorText();
  return <Notice tone="danger" title={errorText(errorCodeOf(error))} />;
}
