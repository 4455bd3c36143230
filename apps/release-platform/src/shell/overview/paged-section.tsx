import { errorCodeOf } from '@countin/domain/errors';
import { useErrorText } from '@countin/i18n/react';
import { Button, Notice, Section, Skeleton } from '@countin/ui';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionActions } from './section-actions.tsx';

type PagedQuery = Pick<
  UseInfiniteQueryResult,
  'data' | 'error' | 'isPending' | 'isFetchingNextPage' | 'hasNextPage' | 'fetchNextPage' | 'refetch'
>;

interface PagedSectionProps {
  readonly title: string;
  readonly query: PagedQuery;
  /** Title of the notice when a page could not be read. */
  readonly failed: string;
  /** Label of the button that reads the next page. */
  readonly more: string;
  /** Height that the rows will roughly take, px. */
  readonly height: number;
  /** Control above the rows, such as a filter. */
  readonly filter?: ReactNode;
  /** Rows, or an empty state if there are none. Shown once the first page is read. */
  readonly children: ReactNode;
}

/** Section of an overview whose rows are read page by page. */
export function PagedSection({ title, query, failed, more, height, filter, children }: PagedSectionProps) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  return (
    <Section title={title}>
      {filter}
      {isPending && <Skeleton height={height} />}
      {/* Rows may wait for texts or files of their own. The rest of the screen stays meanwhile. */}
      {data !== undefined && <Suspense fallback={<Skeleton height={height} />}>{children}</Suspense>}
      {error && (
        <Notice
          tone="danger"
          title={failed}
          action={
            <Button size="small" onClick={() => void (data ? fetchNextPage() : refetch())}>
              {t('tryAgain')}
            </Button>
          }
        >
          {errorText(errorCodeOf(error))}
        </Notice>
      )}
      {hasNextPage && !error && (
        <SectionActions>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {more}
          </Button>
        </SectionActions>
      )}
    </Section>
  );
}
