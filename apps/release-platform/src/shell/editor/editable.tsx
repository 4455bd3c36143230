import { usePermissions } from '@countin/data/permissions';
import type { OperationOf } from '@countin/domain/permissions';
import { Notice } from '@countin/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnArtist } from '../profiles/own-artist.tsx';
import styles from './editable.module.css';

interface EditableProps {
  readonly operation: OperationOf<'artist'>;
  /** Whether the reason is shown. False for the second group of an editor. */
  readonly explained?: boolean;
  readonly children: ReactNode;
}

/** Controls of an editor of the artist. Disabled, with a reason, while the user's role does not allow the operation. */
export function Editable({ operation, explained = true, children }: EditableProps) {
  const { t } = useTranslation('autosave');
  const { may } = usePermissions('artist', useOwnArtist());
  const readOnly = !may(operation);
  return (
    <>
      {readOnly && explained && (
        <div className={styles.notice}>
          <Notice title={t('readOnly.title')}>{t('readOnly.text')}</Notice>
        </div>
      )}
      <fieldset disabled={readOnly} className={styles.group}>
        {children}
      </fieldset>
    </>
  );
}
