import { serviceName } from '@countin/domain/store-links';
import { joinFacts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { SelectBox } from '@countin/screen-kit/bulk';
import { Chip } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../texts/date-text.ts';
import type { MissingRow } from './add-to-text.ts';
import styles from './missing.module.css';

interface ReleaseRowProps {
  readonly row: MissingRow;
  /** The list has a page of it already. */
  readonly isListed: boolean;
  readonly isChosen: boolean;
  readonly onToggle: (range: boolean) => void;
}

/** A missing release, with a link to its page at each service. */
export function ReleaseRow({ row: { title, date, kind, links }, isListed, isChosen, onToggle }: ReleaseRowProps) {
  const { t } = useTranslation(['bulk-links', 'bulk', 'common']);
  const locale = useLocale();
  return (
    <div className={styles.row} data-chosen={isChosen || undefined}>
      <SelectBox label={t('bulk:one', { title })} checked={isChosen} onToggle={onToggle} />
      <div className={styles.words}>
        <b>
          <bdi>{title}</bdi>
        </b>
        <span className={styles.facts}>{joinFacts([dateText(locale, date), t(`common:kind.${kind}`)])}</span>
      </div>
      {isListed && <Chip>{t('missing.listed')}</Chip>}
      <div className={styles.services}>
        {links.map(({ service, url }) => (
          <a key={service} href={url} target="_blank" rel="noreferrer">
            <bdi>{serviceName(service)}</bdi>
          </a>
        ))}
      </div>
    </div>
  );
}
