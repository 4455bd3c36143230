import { auditOptions, fanListsInStateOptions, usersOptions } from '@countin/data/admin';
import { useListFilters } from '@countin/screen-kit/list';
import { screenLoader } from '@countin/screen-kit/loading';
import { PageHeader, SegmentedControl } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { useNow } from '@countin/screen-kit/hooks';
import { paths } from '../../paths/paths.ts';
import { AdminsOnly } from './admins-only.tsx';
import { AuditTrail } from './audit/audit-trail.tsx';
import { FanLists, FIRST_STATE } from './lists/fan-lists.tsx';
import type { PeopleFilter } from './people/people-filter.ts';
import { PeopleView } from './people/people-view.tsx';
import styles from './admin-screen.module.css';

const VIEWS = ['people', 'lists', 'audit'] as const;
const MINUTE = 60_000;
const NO_FILTER: PeopleFilter = {};

/** Starts to load the view that the URL names. */
export const loader = screenLoader(({ access, client, query }) => {
  const view = viewOf(query);
  if (view === 'lists') void client.prefetchQuery(fanListsInStateOptions(access, FIRST_STATE));
  else if (view === 'audit') void client.prefetchInfiniteQuery(auditOptions(access, null));
  else void client.prefetchInfiniteQuery(usersOptions(access, { text: '' }));
});

/** User admin: the list of all users, imported lists and the audit log. The server checks the admin role again. */
export function Component() {
  // Load all texts at once: a child that suspends later would unmount the screen and lose the focus.
  const { t } = useTranslation(['admin', 'account']);
  const navigate = useNavigate();
  const going = useNavigation().location;
  const [query] = useSearchParams();
  const filters = useListFilters(NO_FILTER);
  const now = useNow(MINUTE);
  const view = viewOf(query);
  return (
    <AdminsOnly>
      <PageHeader
        title={t('title')}
        actions={
          <SegmentedControl
            label={t('views.label')}
            hideLabel
            options={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
            // Show the choice at once: the route guard runs before the address changes.
            value={going?.pathname === paths.admin.to() ? viewOf(new URLSearchParams(going.search)) : view}
            onChange={(wanted) => void navigate(paths.admin.to(wanted === 'people' ? {} : { view: wanted }))}
          />
        }
      />
      {view === 'people' && <PeopleView filters={filters} person={query.get('person')} />}
      {view === 'lists' && <FanLists now={now} />}
      {view === 'audit' && (
        <div className={styles.audit}>
          <AuditTrail subject={null} now={now} />
        </div>
      )}
    </AdminsOnly>
  );
}

function viewOf(query: URLSearchParams): (typeof VIEWS)[number] {
  return VIEWS.find((view) => view === query.get('view')) ?? 'people';
}
