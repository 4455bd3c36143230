import { useErrorText, useLocale } from '@countin/i18n/react';
import { countryName, formatList } from '@countin/i18n';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './territory-field.module.css';
import { readTerritories } from './read-territories.ts';

interface TerritoryFieldProps {
  readonly territories: readonly string[];
  /** Of the link. */
  readonly name: string;
  readonly onChange: (territories: string[]) => void;
}

/** Where a link holds: countries by code or name; empty means everywhere. What is not a country stays to be put right. */
export function TerritoryField({ territories, name, onChange }: TerritoryFieldProps) {
  const { t } = useTranslation('release-editor');
  const errorText = useErrorText();
  const locale = useLocale();
  const id = useId();
  const said = territories.map((code) => countryName(locale, code));
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? null : readTerritories(typed, locale);
  const wrong = read !== null && read.unknown.length > 0;

  const settle = () => {
    if (!read) return;
    onChange([...read.territories]);
    if (!wrong) setTyped(null);
  };

  return (
    <>
      <input
        className={styles.countries}
        aria-label={t('links.territories', { name })}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? id : undefined}
        placeholder={t('links.everywhere')}
        value={typed ?? formatList(locale, said)}
        onFocus={() => setTyped(said.join(', '))}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
      />
      {wrong && <span className={styles.fault} id={id}>{errorText('field/country')}</span>}
    </>
  );
}
