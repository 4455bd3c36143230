import { useDataAccess } from '@countin/data/access';
import { importsOptions, removeImportOptions, type ListedImport } from '@countin/data/imports';
import { errorCodeOf } from '@countin/domain/errors';
import { formatDate, formatDayAndTime, formatNumber, joinFacts } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { ConfirmDialog } from '@countin/screen-kit/confirm';
import { ownZone, useNow } from '@countin/screen-kit/hooks';
import { MoreButton, usePagedList } from '@countin/screen-kit/list';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Chip, IconButton, Notice, Row, Rows, Section, Skeleton, type ChipTone } from '@countin/ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { generatorPaths } from '../../../paths/generator-paths.ts';

const MINUTE = 60_000;
interface RunPage {
  readonly runs: readonly ListedImport[];
}

/** Runs that are listed, and the path of each. */
const ALL = { runsOf: ({ runs }: RunPage) => runs, path: generatorPaths.generatorRun };
const LISTS = {
  runsOf: ({ runs }: RunPage) => runs.filter(({ format }) => format === 'codes'),
  path: generatorPaths.bulkLinksRun,
};

interface RunListProps {
  readonly title: string;
  /** Only lists of links and codes, opened on their own path. */
  readonly onlyLists?: boolean;
}

/** Runs that the reader may open, the last made first. Nothing while there are none. */
export function RunList({ title, onlyLists }: RunListProps) {
  const { t } = useTranslation(['generator', 'common']);
  const errorText = useErrorText();
  const access = useDataAccess();
  const { runsOf, path } = onlyLists ? LISTS : ALL;
  const list = usePagedList(useInfiniteQuery(importsOptions(access)), runsOf);
  const remove = useMutation(removeImportOptions(access));
  const [removed, setRemoved] = useState<ListedImport | null>(null);
  if (list.isPending) return <Skeleton height={120} />;
  if (isEmpty(list)) return null;
  return (
    <Section title={title}>
      {remove.error && <Notice tone="danger" title={errorText(errorCodeOf(remove.error))} />}
      <Rows label={title}>
        {list.items.map((run) => (
          <RunRow key={run.id} run={run} to={path.to(run.id)} onRemove={() => setRemoved(run)} />
        ))}
      </Rows>
      {list.error && <LoadErrorNotice error={list.error} onRetry={list.retry} />}
      {!list.complete && !list.error && (
        <MoreButton label={t('common:showMore')} busy={list.isReadingNext} onPress={list.readNext} />
      )}
      {removed && (
        <ConfirmDialog
          variant="danger"
          title={t('list.removeTitle')}
          confirm={t('common:remove')}
          cancel={t('common:cancel')}
          onCancel={() => setRemoved(null)}
          onConfirm={() => {
            setRemoved(null);
            remove.mutate({ runId: removed.id });
          }}
        >
          {t('list.removeText', { name: removed.name })}
        </ConfirmDialog>
      )}
    </Section>
  );
}

function isEmpty({ count, complete, error }: Pick<ReturnType<typeof usePagedList>, 'count' | 'complete' | 'error'>) {
  return count === 0 && complete && !error;
}

interface RunRowProps {
  readonly run: ListedImport;
  readonly to: string;
  readonly onRemove: () => void;
}

function RunRow({ run, to, onRemove }: RunRowProps) {
  const { t } = useTranslation('generator');
  const locale = useLocale();
  const now = useNow(MINUTE);
  const state = shownState(run);
  const facts = [
    formatDayAndTime(locale, run.createdAt, ownZone, now),
    run.createdByName === '' ? null : t('list.by', { name: run.createdByName }),
    run.records > 0 ? t('releases', { number: formatNumber(locale, run.records) }) : null,
    t('list.until', { date: formatDate(locale, run.removeAt, ownZone, now) }),
  ];
  return (
    <Row
      title={<Link to={to}>{run.name}</Link>}
      below={joinFacts(facts)}
      end={
        <>
          <Chip tone={TONES[state]}>{t(`states.${state}`)}</Chip>
          <IconButton
            label={t('list.removeOf', { name: run.name })}
            icon={<Trash2 aria-hidden />}
            disabled={run.state === 'working'}
            onClick={onRemove}
          />
        </>
      }
    />
  );
}

type ShownState = ListedImport['state'] | 'applied' | 'undone';

const TONES: Readonly<Record<ShownState, ChipTone>> = {
  reading: 'changed',
  working: 'changed',
  open: 'neutral',
  unreadable: 'danger',
  applied: 'live',
  undone: 'neutral',
};

/** `applied`: works of the run have written releases. `undone`: all of them were taken back. */
function shownState({ state, works }: ListedImport): ShownState {
  const written = works.filter(({ kind, done }) => kind === 'import' && done > 0);
  if (state !== 'open' || written.length === 0) return state;
  const left = works.reduce((sum, work) => sum + (isWriting(work, works) ? work.done : -work.done), 0);
  return left > 0 ? 'applied' : 'undone';
}

/** Whether a work writes what an import wrote: an undo of an undo does. */
function isWriting({ undoes }: Work, works: readonly Work[]): boolean {
  const undone = works.find(({ work }) => work === undoes);
  return undone === undefined || !isWriting(undone, works);
}
type Work = ListedImport['works'][number];
