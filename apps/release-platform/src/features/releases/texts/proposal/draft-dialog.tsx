import { useDataAccess } from '@countin/data/access';
import { draftTextOptions } from '@countin/data/texts';
import { errorCodeOf } from '@countin/domain/errors';
import { formatList } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { Button, Dialog, Notice } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKindName } from '../use-kind-name.ts';
import { ProposalForm } from './proposal-form.tsx';
import type { ProposalProps } from './proposal.ts';
import styles from './proposal-form.module.css';

interface DraftDialogProps extends ProposalProps {
  readonly productId: string;
}

interface Draft {
  readonly text: string;
  readonly doubts: readonly string[];
}

/** Drafts by the deployment's assistant. Closing the dialog cancels: an answer that comes later is dropped. */
export default function DraftDialog({ productId, kind, language, current, onUse, onClose }: DraftDialogProps) {
  const { t } = useTranslation(['release-texts', 'common']);
  const errorText = useErrorText();
  const name = useKindName()(kind);
  const { mutate, error, isPending } = useMutation(draftTextOptions(useDataAccess()));
  // The last draft stays while another one is written, and if that fails.
  const [draft, setDraft] = useState<Draft | null>(null);
  const ask = () => mutate({ productId, language, kind }, { onSuccess: setDraft });
  const state = (
    <>
      {error && <Notice tone="danger" title={errorText(errorCodeOf(error))} />}
      <p role="status">{isPending ? t('draft.waiting') : t('draft.note')}</p>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t('draft.title', { text: name })} closeLabel={t('common:close')}>
      {draft ? (
        <ProposalForm
          kind={kind}
          language={language}
          text={draft.text}
          onText={(text) => setDraft({ ...draft, text })}
          replaces={current.trim() !== ''}
          onUse={() => onUse(draft.text)}
          notes={
            <>
              <Doubts parts={draft.doubts} />
              {state}
            </>
          }
          actions={
            <Button busy={isPending} onClick={ask}>
              {t('draft.again')}
            </Button>
          }
        />
      ) : (
        <div className={styles.proposal}>
          {state}
          <div className={styles.actions}>
            <Button onClick={onClose}>{t('common:cancel')}</Button>
            <Button variant="solid" busy={isPending} onClick={ask}>
              {error ? t('common:tryAgain') : t('draft.ask')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** Words of the assistant that the release lacks. */
function Doubts({ parts }: { readonly parts: readonly string[] }) {
  const { t } = useTranslation('release-texts');
  const locale = useLocale();
  if (parts.length === 0) return null;
  return <Notice title={t('draft.doubts', { parts: formatList(locale, parts) })} />;
}
