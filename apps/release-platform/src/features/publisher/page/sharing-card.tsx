import { LANGUAGES } from '@countin/domain/locale';
import { CARD_SIZE, cardPath, type CardAddress } from '@countin/domain/urls';
import { useTranslation } from 'react-i18next';
import styles from '../publisher.module.css';

interface SharingCardProps extends Pick<CardAddress, 'kind' | 'id'> {
  /** When the page was changed last. The address of the picture changes with it. */
  readonly changedAt: number;
}

/** The picture that other sites show with a link to a public page. */
export function SharingCard({ changedAt, ...page }: SharingCardProps) {
  const { t, i18n } = useTranslation('publisher');
  const language = LANGUAGES.find((known) => known === i18n.language) ?? 'en';
  return (
    <>
      <dt>{t('sharing')}</dt>
      <dd>
        <img
          className={styles.card}
          src={cardPath({ ...page, language }, String(changedAt))}
          alt=""
          loading="lazy"
          {...CARD_SIZE}
        />
      </dd>
    </>
  );
}
