import { usePermissions } from '@countin/data/permissions';
import { lazyImport } from '@countin/deployment-recovery';
import type { PlanTask } from '@countin/domain/planner';
import { useErrorText } from '@countin/i18n/react';
import { UndoNotice } from '@countin/screen-kit/undo';
import { Button, buttonClass, EmptyState, Notice, PageHeader } from '@countin/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { useTaskTexts } from '../../shell/planner/use-task-texts.ts';
import { useOwnArtist } from '../../shell/profiles/own-artist.tsx';
import { ClashNotices } from './clash-notices.tsx';
import { MorningMail } from './morning-mail.tsx';
import { PlanCalendar } from './plan-calendar.tsx';
import { PlanTimeline } from './plan-timeline.tsx';
import type { TaskActions } from './task-row.tsx';
import { TaskSection } from './task-section.tsx';
import { useMemberNames } from './use-member-names.ts';
import { usePlan } from './use-plan.ts';
import { usePlanChanges } from './use-plan-changes.ts';
import styles from './planner.module.css';

const TaskDialog = lazy(lazyImport(() => import('./task-dialog.tsx')));

const READERS = { onCheck: null, onEdit: null };

/** The plan: clashes, the timeline of all releases, and the tasks of each. */
export function PlanView() {
  const { t } = useTranslation('planner');
  const artist = useOwnArtist();
  const { may } = usePermissions('artist', artist);
  const plan = usePlan(artist.id);
  const texts = useTaskTexts(plan.now);
  const changes = usePlanChanges(artist.id);
  const memberNames = useMemberNames(artist);
  const errorText = useErrorText();
  const [edited, setEdited] = useState<PlanTask | null>();
  const mayEdit = may('release.edit');
  const actions: TaskActions = {
    ...(mayEdit ? { onCheck: (task, done) => void changes.change(task, { done }), onEdit: setEdited } : READERS),
    onShow: (task) => void changes.change(task, { hidden: false }),
  };
  const isEmpty = plan.releases.length === 0 && plan.others.length === 0;
  const shared = { artistId: artist.id, texts, memberNames, actions };
  return (
    <>
      <PageHeader
        title={t('title')}
        below={t('lead')}
        actions={
          mayEdit && (
            <Button variant="solid" onClick={() => setEdited(null)}>
              {t('add')}
            </Button>
          )
        }
      />
      {changes.errorCode && <Notice tone="danger" title={errorText(changes.errorCode)} />}
      <UndoNotice
        removed={changes.hidden}
        textOf={(task) => t(task.template === null ? 'removed' : 'hidden', { task: texts.name(task) })}
        onUndo={() => void changes.undo()}
      />
      {isEmpty && <EmptyPlan artistId={artist.id} />}
      <ClashNotices clashes={plan.clashes} releases={plan.releases} />
      <PlanTimeline plan={plan} texts={texts} />
      <div className={styles.plans}>
        {plan.releases.map(({ facts, tasks }) => (
          <TaskSection key={facts.id} release={facts} tasks={tasks} {...shared} />
        ))}
        {plan.others.length > 0 && <TaskSection release={null} tasks={plan.others} {...shared} />}
      </div>
      {!isEmpty && (
        <>
          <MorningMail artistId={artist.id} now={plan.now} />
          <PlanCalendar artistId={artist.id} fileName={`${artist.customSlug}-plan`} now={plan.now} />
        </>
      )}
      <Suspense>
        {edited !== undefined && (
          <TaskDialog
            task={edited}
            releases={plan.releases.map(({ facts }) => facts)}
            stored={plan.stored}
            texts={texts}
            memberNames={memberNames}
            onSave={changes.save}
            onHide={(task) => void changes.change(task, { hidden: true })}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

function EmptyPlan({ artistId }: { readonly artistId: string }) {
  const { t } = useTranslation('planner');
  return (
    <EmptyState
      title={t('emptyTitle')}
      action={
        <Link to={paths.products.to(artistId)} className={buttonClass()}>
          {t('toReleases')}
        </Link>
      }
    >
      {t('empty')}
    </EmptyState>
  );
}
