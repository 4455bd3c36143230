import { LIMITS } from '@countin/domain/fields';
import type { StoreLink } from '@countin/domain/store-links';
import { useErrorText } from '@countin/i18n/react';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { spoken } from '../../../shell/navigation/public-addresses.ts';
import { hostOf } from '../../../shell/release-fields/link-name.ts';
import { ServiceMark } from './service-mark.tsx';
import { TerritoryField } from './territory-field.tsx';
import styles from './link-summary.module.css';

interface LinkSummaryProps {
  readonly link: StoreLink;
  readonly name: string;
  /** It opens, but perhaps not what is meant. */
  readonly doubt: boolean;
  readonly onLabel: (label: string) => void;
  readonly onTerritories: (territories: string[]) => void;
  /** Countries that were typed in an earlier editor and left unsaved. */
  readonly unsavedTerritories?: string | undefined;
  /** Told of countries that are none, and with null once they are right. */
  readonly onWrongTerritories: (typed: string | null) => void;
  readonly below?: ReactNode;
}

/**
 * Description of a link: its service, its address, and what may be wrong with it. A plain link takes the artist's own
 * words.
 */
export function LinkSummary({
  link,
  name,
  doubt,
  onLabel,
  onTerritories,
  unsavedTerritories,
  onWrongTerritories,
  below,
}: LinkSummaryProps) {
  const { t } = useTranslation('release-editor');
  const errorText = useErrorText();
  return (
    <div className={styles.link} data-hidden={link.hidden || undefined}>
      <ServiceMark service={link.service} />
      <div className={styles.words}>
        {link.service === 'other' ? (
          <input
            className={styles.label}
            aria-label={t('links.label')}
            value={link.label}
            placeholder={hostOf(link.url)}
            maxLength={LIMITS.profileName}
            onChange={(event) => onLabel(event.target.value)}
          />
        ) : (
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
        )}
        <span className={styles.url} dir="ltr">
          {spoken(link.url)}
        </span>
        <TerritoryField
          territories={link.territories}
          name={name}
          onChange={onTerritories}
          kept={unsavedTerritories}
          onWrong={onWrongTerritories}
        />
        {doubt && (
          <span className={styles.doubt}>
            <TriangleAlert aria-hidden />
            {errorText('link/not-a-release')}
          </span>
        )}
        {below}
      </div>
      {link.hidden && <span className={styles.hidden}>{t('links.hidden')}</span>}
    </div>
  );
}
