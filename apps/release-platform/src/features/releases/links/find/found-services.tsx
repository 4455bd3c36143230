import type { StoreLink } from '@countin/domain/store-links';
import { Button } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import type { FoundActions } from './found-actions.ts';
import { FoundService } from './found-service.tsx';
import type { OwnFacts } from './own-facts.ts';
import type { SearchResult } from './use-link-search.ts';
import styles from './found-services.module.css';

interface FoundServicesProps extends FoundActions {
  readonly found: SearchResult;
  readonly links: readonly StoreLink[];
  readonly own: OwnFacts;
  readonly onClose: () => void;
}

/** One row a service: what was found there, how, and how surely. Rows that need a decision come first. */
export function FoundServices({ found: { rows }, links, own, onClose, ...actions }: FoundServicesProps) {
  const { t } = useTranslation('product-links');
  const doubtful = rows.filter(({ status }) => status === 'doubtful');
  const others = rows.filter(({ status }) => status !== 'doubtful');
  return (
    <section aria-label={t('found.label')} className={styles.found}>
      {rows.length === 0 && <p>{t('found.nothing')}</p>}
      <ul className={styles.services}>
        {[...doubtful, ...others].map((row) => (
          <FoundService key={row.service} row={row} links={links} own={own} {...actions} />
        ))}
      </ul>
      <Button size="small" onClick={onClose}>
        {t('found.close')}
      </Button>
    </section>
  );
}
