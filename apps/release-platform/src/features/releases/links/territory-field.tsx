import { sameValue } from '@countin/domain/values';
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
  /** Unsaved input of an earlier editor. */
  readonly kept?: string | undefined;
  /** Told of text that is no list of countries, and with null once it is one. */
  readonly onWrong: (typed: string | null) => void;
}

/** Where a link holds: countries by code or name; empty means everywhere. While something in it is no country, none of it counts. */
export function TerritoryField({ territories, name, onChange, kept, onWrong }: TerritoryFieldProps) {
  const { t } = useTranslation('release-editor');
  const errorText = useErrorText();
  const locale = useLocale();
  const id = useId();
  const said = territories.map((code) => countryName(locale, code));
  const [typed, setTyped] = useState<string | null>(kept ?? null);
  const [typing, setTyping] = useState(false);
  const read = typed === null ? null : readTerritories(typed, locale);
  const wrong = read !== null && !typing && read.unknown.length > 0;

  const settle = () => {
    setTyping(false);
    if (!read) return;
    if (read.unknown.length > 0) return onWrong(typed);
    onWrong(null);
    // Gone through without a change, it is none.
    if (!sameValue(read.territories, territories)) onChange([...read.territories]);
    setTyped(null);
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
        onFocus={() => typed ?? setTyped(said.join(', '))}
        onChange={(event) => {
          setTyping(true);
          setTyped(event.target.value);
        }}
        onBlur={settle}
      />
      {wrong && (
        <span className={styles.error} id={id}>
          {errorText('field/country')}
        </span>
      )}
    </>
  );
}
