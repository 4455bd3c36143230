import { errorCodeOf } from '@countin/domain/errors';
import type { LinkQuery } from '@countin/domain/link-finding';
import { useErrorText } from '@countin/i18n/react';
import { Button, Notice } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { FoundServices } from './proposal-card.tsx';
import type { Proposal } from './use-proposal.ts';

/** Why a draft begins with a link or a code alone, and what to do. */
export function AloneNotice({ proposal: { entry, found, error, tryAgain } }: { readonly proposal: Proposal }) {
  const { t } = useTranslation(['new-release', 'common']);
  const errorText = useErrorText();
  const advice = t(entry.kind === 'query' && isCode(entry.query) ? 'aloneCode' : 'aloneLink');
  if (error)
    return (
      <Notice
        tone="danger"
        title={errorText(errorCodeOf(error))}
        action={
          <Button size="small" onClick={tryAgain}>
            {t('common:tryAgain')}
          </Button>
        }
      >
        {advice}
      </Notice>
    );
  if (!found) return <Notice title={advice} />;
  return (
    <>
      <Notice title={t('unsureTitle')}>{advice}</Notice>
      <FoundServices proposal={found} />
    </>
  );
}

const isCode = ({ by }: LinkQuery) => by !== 'url';
