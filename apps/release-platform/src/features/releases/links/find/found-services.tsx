import type { FoundLink } from '@countin/domain/link-finding';
import type { ServiceId, StoreLink } from '@countin/domain/store-links';
import { useTranslation } from 'react-i18next';
import { FoundService } from './found-service.tsx';
import type { OwnFacts } from './own-facts.ts';
import type { SearchResult } from './use-link-search.ts';
import styles from './found-services.module.css';

/** What can be done with a found page. */
export interface FoundActions {
  readonly onAdd: (service: ServiceId, link: FoundLink) => void;
  readonly onReplace: (service: ServiceId, link: FoundLink) => void;
  readonly onTryAgain: () => void;
}

interface FoundServicesProps extends FoundActions {
  readonly found: SearchResult;
  readonly links: readonly StoreLink[];
  readonly own: OwnFacts;
}

/** One row a service: what was found there, how, and how surely. Rows that need a decision come first. */
export function FoundServices({ found: { rows }, links, own, ...actions }: FoundServicesProps) {
  const { t } = useTranslation('product-links');
  const doubtful = rows.filter(({ status }) => status === 'doubtful');
  const others = rows.filter(({ status }) => status !== 'doubtful');
  return (
    <section aria-label={t('found.label')}>
      {rows.length === 0 && <p>{t('found.nothing')}</p>}
      <ul className={styles.services}>
        {[...doubtful, ...others].map((row) => (
          <FoundService key={row.service} row={row} links={links} own={own} {...actions} />
        ))}
      </ul>
    </section>
  );
}
