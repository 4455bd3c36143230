import { errorCodeOf } from '@countin/domain/errors';
import { useErrorText } from '@countin/i18n/react';
import { ImportFileError } from '@countin/import/records';
import { Notice } from '@countin/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useImportTexts } from '../texts/use-import-texts.ts';

interface FileProblemProps {
  readonly error: Error;
  readonly action?: ReactNode;
}

/** What is wrong with a file as a whole, where, and what would be right; or why it could not be read. */
export function FileProblem({ error, action }: FileProblemProps) {
  const { t } = useTranslation('generator');
  const { ofCode, ofPlace } = useImportTexts();
  const errorText = useErrorText();
  if (!(error instanceof ImportFileError))
    return <Notice tone="danger" title={errorText(errorCodeOf(error))} action={action} />;
  const { code, params, place } = error;
  return (
    <Notice tone="danger" title={place ? ofPlace(place) : t('problem')} action={action}>
      {ofCode(code, params)}
    </Notice>
  );
}
