import { useDataAccess } from '@countin/data/access';
import { decideFanListOptions, fanListsInStateOptions, type AdminFanList } from '@countin/data/admin';
import { FAN_LIST_STATES, type FanListState } from '@countin/domain/fan';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { EmptyState, SegmentedControl, Skeleton } from '@countin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../person/reason-dialog.tsx';
import { FanListRow, type Decision } from './fan-list-row.tsx';
import styles from './fan-lists.module.css';

/** State that is shown first: these wait for an admin. */
export const FIRST_STATE: FanListState = 'held';

/** Lists of proven imports: an admin approves or refuses each. */
export function FanLists({ now }: { readonly now: number }) {
  const { t } = useTranslation('admin');
  const access = useDataAccess();
  const [state, setState] = useState(FIRST_STATE);
  const [asking, setAsking] = useState<{ readonly list: AdminFanList; readonly decision: Decision } | null>(null);
  const { data, error, isPending, refetch } = useQuery(fanListsInStateOptions(access, state));
  const { mutateAsync: decide } = useMutation(decideFanListOptions(access));
  return (
    <div className={styles.lists} aria-busy={isPending}>
      <SegmentedControl
        label={t('lists.label')}
        hideLabel
        options={FAN_LIST_STATES.map((value) => ({ value, label: t(`lists.states.${value}`) }))}
        value={state}
        onChange={setState}
      />
      {error && <LoadErrorNotice error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton height={92} />}
      {data?.length === 0 && <EmptyState title={t('lists.none')}>{t('lists.noneText')}</EmptyState>}
      {data && data.length > 0 && (
        <ol className={styles.rows} aria-label={t(`lists.states.${state}`)}>
          {data.map((list) => (
            <FanListRow key={list.id} list={list} now={now} onAsk={(decision) => setAsking({ list, decision })} />
          ))}
        </ol>
      )}
      {asking && (
        <ReasonDialog
          title={t(`lists.${asking.decision}.title`, { name: asking.list.accountName || asking.list.account })}
          text={t(`lists.${asking.decision}.text`)}
          confirm={t(`lists.${asking.decision}.confirm`)}
          grave={asking.decision === 'refuse'}
          onConfirm={(reason) => decide({ listId: asking.list.id, approved: asking.decision === 'approve', reason })}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}
