import type { PageRow } from '@countin/domain/publisher';
import { lazyImport } from '@countin/deployment-recovery';
import { BulkPanel, SelectionBar, type BulkAction, type BulkRun, type Selection } from '@countin/screen-kit/bulk';
import { ConfirmDialog } from '@countin/screen-kit/confirm';
import { Button } from '@countin/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageEntry } from './page-entries.ts';
import { isPublishable, isWithdrawable, usePageActions } from './use-page-actions.ts';

const ScheduleDialog = lazy(lazyImport(() => import('./schedule-dialog.tsx')));
const SMALL = { size: 'small', variant: 'solid' } as const;

interface PublisherActionsProps {
  readonly selection: Selection<PageEntry>;
  /** Number of pages shown. */
  readonly count: number;
  readonly run: BulkRun<PageRow>;
}

/** What can be done to the chosen pages, and how far it is. */
export function PublisherActions({ selection, count, run }: PublisherActionsProps) {
  const { t } = useTranslation(['publisher', 'releases', 'common']);
  const actions = usePageActions();
  const [asked, setAsked] = useState<'publish' | 'takeDown' | 'schedule' | null>(null);
  const rows = selection.items.map(({ row }) => row);
  const publishable = rows.filter(isPublishable);
  const withdrawable = rows.filter(isWithdrawable);
  const releases = rows.filter(({ key }) => key.kind === 'release');
  const planned = selection.items.filter(({ publication }) => publication !== null).map(({ row }) => row);
  const close = () => setAsked(null);
  const start = (chosen: readonly PageRow[], action: BulkAction<PageRow>) => {
    close();
    void run.start(chosen, action);
  };
  return (
    <>
      <SelectionBar selection={selection} count={count}>
        <Button {...SMALL} disabled={publishable.length === 0} onClick={() => setAsked('publish')}>
          {t('publish')}
        </Button>
        <Button {...SMALL} disabled={releases.length === 0} onClick={() => setAsked('schedule')}>
          {t('schedule')}
        </Button>
        {planned.length > 0 && (
          <Button {...SMALL} onClick={() => start(planned, actions.cancel())}>
            {t('cancelSchedule')}
          </Button>
        )}
        <Button {...SMALL} disabled={withdrawable.length === 0} onClick={() => setAsked('takeDown')}>
          {t('takeDown')}
        </Button>
      </SelectionBar>
      <BulkPanel run={run} nameOf={({ title }) => title || t('releases:untitled')} />
      {asked === 'publish' && (
        <ConfirmDialog
          variant="leave"
          title={t('publishAsk')}
          confirm={t('publish')}
          cancel={t('common:cancel')}
          onCancel={close}
          onConfirm={() => start(publishable, actions.publish())}
        >
          {t('publishText', { count: publishable.length })}
        </ConfirmDialog>
      )}
      {asked === 'takeDown' && (
        <ConfirmDialog
          variant="danger"
          title={t('takeDownAsk')}
          confirm={t('takeDown')}
          cancel={t('common:cancel')}
          onCancel={close}
          onConfirm={() => start(withdrawable, actions.takeDown())}
        >
          {t('takeDownText', { count: withdrawable.length })}
        </ConfirmDialog>
      )}
      <Suspense>{asked === 'schedule' && <ScheduleDialog releases={releases} onClose={close} />}</Suspense>
    </>
  );
}
