import { useDataAccess } from '@countin/data/access';
import { pageVersionOptions, pageVersionsOptions } from '@countin/data/publisher';
import type { PageRow } from '@countin/domain/publisher';
import { Section } from '@countin/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Differences } from './differences.tsx';
import { History } from './history.tsx';
import { comparable } from './page-content.ts';
import { usePresentContent, type PresentContent } from './use-present-content.ts';
import styles from '../publisher.module.css';

/** What has changed since a page went live, and its history. */
export default function PageDetails({ row }: { readonly row: PageRow }) {
  const { kind, id } = row.key;
  const page = useMemo(() => ({ kind, id }), [kind, id]);
  const present = usePresentContent(page);
  return (
    <div className={styles.columns}>
      {row.state === 'changed' && present && <Changes row={row} present={present} />}
      <History page={page} present={present} mayEdit={row.may.edit} />
    </div>
  );
}

/** Fields of the working copy that differ from the live page. */
function Changes({ row: { key }, present }: { readonly row: PageRow; readonly present: PresentContent }) {
  const { t } = useTranslation('publisher');
  const access = useDataAccess();
  const { data: list, isSuccess } = useInfiniteQuery(pageVersionsOptions(access, key));
  const live = list?.pages.flatMap(({ versions }) => versions).find(({ isLive }) => isLive);
  const { data } = useQuery({ ...pageVersionOptions(access, key, live?.id ?? ''), enabled: live !== undefined });
  const before = useMemo(() => data && comparable(key.kind, data.content), [data, key.kind]);
  return (
    <Section title={t('changes')} lead={t('changesLead')}>
      {isSuccess && !live && <p>{t('changesUnknown')}</p>}
      {before && (
        <Differences
          kind={key.kind}
          before={{ title: t('live'), content: before }}
          after={{ title: t('workingCopy'), content: present.content }}
          release={present.release}
        />
      )}
    </Section>
  );
}
