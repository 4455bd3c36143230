import { AppError, errorCodeOf } from '@countin/domain/errors';
import { serviceName } from '@countin/domain/store-links';
import { formatList } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { UndoNotice } from '@countin/screen-kit/undo';
import { Button, Notice } from '@countin/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkSearch, SearchResult } from './use-link-search.ts';
import { useWaitText } from './use-wait-text.ts';
import styles from './find-links.module.css';

/** Progress of a search, its failure, and what it has added. */
export function SearchState({ search }: { readonly search: LinkSearch }) {
  const { t } = useTranslation('product-links');
  const locale = useLocale();
  const { added, error, found, isSearching, repeat, undo } = search;
  const names = added.map(({ service }) => serviceName(service) ?? '');
  return (
    <>
      <div role="status">{isSearching && <Progress />}</div>
      {error && !isSearching && <SearchError error={error} onTryAgain={repeat} />}
      {found && <FoundNotices found={found} onTryAgain={repeat} />}
      <UndoNotice
        removed={added.length > 0 ? added : null}
        textOf={() => t('find.added', { count: added.length, names: formatList(locale, names) })}
        onUndo={undo}
      />
    </>
  );
}

const SLOW_MS = 5000;

/** Says what is happening, and that it takes long when it does. */
function Progress() {
  const { t } = useTranslation('product-links');
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return <p className={styles.progress}>{t(slow ? 'search.slow' : 'search.running')}</p>;
}

interface SearchErrorProps {
  readonly error: Error;
  readonly onTryAgain: () => void;
}

function SearchError({ error, onTryAgain }: SearchErrorProps) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const waitText = useWaitText();
  const seconds = error instanceof AppError ? error.retryAfterSeconds : null;
  return (
    <Notice
      tone="danger"
      title={errorText(errorCodeOf(error))}
      action={
        <Button size="small" onClick={onTryAgain}>
          {t('tryAgain')}
        </Button>
      }
    >
      {seconds === null ? null : waitText(seconds)}
    </Notice>
  );
}

interface FoundNoticesProps {
  readonly found: SearchResult;
  readonly onTryAgain: () => void;
}

/** Notes about the whole result: example data, no answer at all, services without a row that did not answer. */
function FoundNotices({ found: { example, rows, notReached }, onTryAgain }: FoundNoticesProps) {
  const { t } = useTranslation(['product-links', 'common']);
  const locale = useLocale();
  const none = rows.length > 0 && rows.every(({ status }) => status === 'not-reached');
  return (
    <>
      {example && <Notice title={t('search.example')}>{t('search.exampleText')}</Notice>}
      {none && (
        <Notice
          tone="danger"
          title={t('search.noneReached')}
          action={
            <Button size="small" onClick={onTryAgain}>
              {t('common:tryAgain')}
            </Button>
          }
        >
          {t('search.noneReachedText')}
        </Notice>
      )}
      {!none && notReached.length > 0 && (
        <p className={styles.aside}>
          {t('search.alsoNotReached', { count: notReached.length, names: formatList(locale, notReached) })}
        </p>
      )}
    </>
  );
}
