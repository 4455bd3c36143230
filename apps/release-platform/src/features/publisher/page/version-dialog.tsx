import { useDataAccess } from '@countin/data/access';
import { pageVersionOptions, type PageVersion } from '@countin/data/publisher';
import type { ComparedContent, PageKey, VersionContent } from '@countin/domain/publisher';
import { lazyImport } from '@countin/deployment-recovery';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Button, Dialog, SelectField, Skeleton } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentFields, Differences } from './differences.tsx';
import { comparable } from './page-content.ts';
import type { PresentContent } from './use-present-content.ts';
import { useVersionName } from './use-version-name.ts';
import styles from '../publisher.module.css';

const VersionPreview = lazy(lazyImport(() => import('./version-preview.tsx')));

interface VersionDialogProps {
  readonly page: PageKey;
  readonly version: PageVersion;
  /** All versions that have been read. */
  readonly versions: readonly PageVersion[];
  readonly present: PresentContent | undefined;
  /** What it is compared with at first. */
  readonly initial: Compared;
  /** Undefined where it cannot be restored. */
  readonly onRestore: (() => void) | undefined;
  readonly onClose: () => void;
}

/** `none` shows the version as it was; else the id of another one, or what is there now. */
export type Compared = 'none' | 'now' | (string & {});

/** A version of a page as it was, or beside another one. */
export default function VersionDialog({
  page,
  version,
  versions,
  present,
  initial,
  onRestore,
  onClose,
}: VersionDialogProps) {
  const { t } = useTranslation(['publisher', 'common']);
  const nameOf = useVersionName();
  const [compared, setCompared] = useState<Compared>(initial);
  const others = versions.filter(({ id }) => id !== version.id);
  return (
    <Dialog open title={nameOf(version)} closeLabel={t('common:close')} onClose={onClose}>
      <div className={styles.form}>
        <SelectField label={t('compareWith')} value={compared} onChange={({ target }) => setCompared(target.value)}>
          <option value="none">{t('compareNone')}</option>
          <option value="now">{t('now')}</option>
          {others.map((each) => (
            <option key={each.id} value={each.id}>
              {nameOf(each)}
            </option>
          ))}
        </SelectField>
        <Shown page={page} version={version} compared={compared} versions={versions} present={present} />
        {onRestore && (
          <div className={styles.actions}>
            <Button variant="solid" onClick={onRestore}>
              {t('restore')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface ShownProps extends Pick<VersionDialogProps, 'page' | 'version' | 'versions' | 'present'> {
  readonly compared: Compared;
}

function Shown(props: ShownProps) {
  const { page, version, compared, present } = props;
  const one = useVersionContent(page, version.id);
  const other = useVersionContent(page, compared === 'none' || compared === 'now' ? null : compared);
  const failed = [one, other].find(({ error }) => error !== null);
  if (failed) return <LoadErrorNotice error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!one.stored || !one.content) return <Skeleton height={160} />;
  if (compared === 'none')
    return <AsItWas page={page} version={version} stored={one.stored} content={one.content} present={present} />;
  return <Beside {...props} content={one.content} against={compared === 'now' ? present?.content : other.content} />;
}

interface AsItWasProps extends Pick<VersionDialogProps, 'page' | 'version' | 'present'> {
  readonly stored: VersionContent;
  readonly content: ComparedContent;
}

/** The page of a version, and its fields below it. */
function AsItWas({ page, version, stored, content, present }: AsItWasProps) {
  const release = releaseOf(present);
  return (
    <>
      <Suspense fallback={<Skeleton height={480} />}>
        <VersionPreview page={page} content={stored} publishedAt={version.publishedAt} release={release} />
      </Suspense>
      <ContentFields kind={page.kind} content={content} release={release} />
    </>
  );
}

const releaseOf = (present: PresentContent | undefined) => present?.release ?? null;

interface BesideProps extends ShownProps {
  readonly content: ComparedContent;
  /** Undefined until it is there. */
  readonly against: ComparedContent | undefined;
}

/** A version and what it is compared with, the older one first. */
function Beside({ page, version, versions, present, compared, content, against }: BesideProps) {
  const { t } = useTranslation('publisher');
  const nameOf = useVersionName();
  if (!against) return <Skeleton height={160} />;
  const named = versions.find(({ id }) => id === compared);
  const sides = [
    { title: nameOf(version), content },
    { title: named ? nameOf(named) : t('now'), content: against },
  ] as const;
  const isNewer = named !== undefined && named.publishedAt < version.publishedAt;
  const [before, after] = isNewer ? [sides[1], sides[0]] : sides;
  return <Differences kind={page.kind} before={before} after={after} release={releaseOf(present)} />;
}

function useVersionContent(page: PageKey, version: string | null) {
  const { data, error, refetch } = useQuery({
    ...pageVersionOptions(useDataAccess(), page, version ?? ''),
    enabled: version !== null,
  });
  const content = useMemo((): ComparedContent | undefined => data && comparable(page.kind, data.content), [data, page]);
  return { content: version === null ? undefined : content, stored: data?.content, error, refetch };
}
