import { useListFilters } from '@countin/screen-kit/list';
import { PageHeader, SegmentedControl } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { useNow } from '../../shell/hooks/use-now.ts';
import { paths } from '../../shell/navigation/paths.ts';
import { AdminsOnly } from './admins-only.tsx';
import { AuditTrail } from './audit/audit-trail.tsx';
import type { PeopleFilter } from './people/people-filter.ts';
import { PeopleView } from './people/people-view.tsx';
import styles from './admin-screen.module.css';

const MINUTE = 60_000;
const EVERYBODY: PeopleFilter = {};

/** User admin: everybody, and what admins have changed about them. The server checks again who asks. */
export function Component() {
  // All texts at once: a part that waited for its own would take the screen away meanwhile, and the focus with it.
  const { t } = useTranslation(['admin', 'account']);
  const navigate = useNavigate();
  const going = useNavigation().location;
  const [query] = useSearchParams();
  const filters = useListFilters(EVERYBODY);
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
            options={(['people', 'audit'] as const).map((value) => ({ value, label: t(`views.${value}`) }))}
            // The guard is asked first; the hand need not wait to see what it did.
            value={going?.pathname === paths.admin.to() ? viewOf(new URLSearchParams(going.search)) : view}
            onChange={(wanted) => void navigate(paths.admin.to(wanted === 'audit' ? { view: wanted } : {}))}
          />
        }
      />
      {view === 'people' ? (
        <PeopleView filters={filters} person={query.get('person')} />
      ) : (
        <div className={styles.audit}>
          <AuditTrail subject={null} now={now} />
        </div>
      )}
    </AdminsOnly>
  );
}

function viewOf(query: URLSearchParams): 'people' | 'audit' {
  return query.get('view') === 'audit' ? 'audit' : 'people';
}
