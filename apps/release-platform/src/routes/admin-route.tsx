import { PageHeader, SegmentedControl } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useNow } from '../layout/use-now.ts';
import { paths } from '../navigation/paths.ts';
import { AuditTrail } from '../user-admin/audit-trail.tsx';
import { EVERYBODY, PeopleView } from '../user-admin/people-view.tsx';
import styles from './admin-route.module.css';

const MINUTE = 60_000;

/** User admin: everybody, and what admins have changed about them. The server checks again who asks. */
export function Component() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [search, setSearch] = useState(EVERYBODY);
  const now = useNow(MINUTE);
  const view = query.get('view') === 'audit' ? 'audit' : 'people';
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <SegmentedControl
            label={t('views.label')}
            hideLabel
            options={(['people', 'audit'] as const).map((value) => ({ value, label: t(`views.${value}`) }))}
            value={view}
            onChange={(wanted) => void navigate(paths.admin.to(wanted === 'audit' ? { view: wanted } : {}))}
          />
        }
      />
      {view === 'people' ? <PeopleView search={search} onSearch={setSearch} person={query.get('person')} /> : <div className={styles.audit}><AuditTrail subject={null} now={now} /></div>}
    </>
  );
}
