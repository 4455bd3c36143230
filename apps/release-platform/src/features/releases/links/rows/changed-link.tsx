import type { CheckedLink } from '@countin/domain/link-finding';
import type { StoreLink } from '@countin/domain/store-links';
import { countryName, formatList } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Button } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { spoken } from '../../../../shell/navigation/public-addresses.ts';
import styles from './link-facts.module.css';

interface ChangedLinkProps {
  readonly check: CheckedLink;
  readonly name: string;
  /** Countries that the link is limited to. */
  readonly territories: readonly string[];
  readonly onChange: (changes: Partial<StoreLink>) => void;
}

/** Change since the previous check, and its actions. */
export function ChangedLink({ check, name, territories, onChange }: ChangedLinkProps) {
  const { t } = useTranslation('product-links');
  const { state, movedTo, countries, requested, before } = check;
  if (state === 'gone') return <p className={styles.change}>{t('state.goneText', { name })}</p>;
  if (state === 'moved' && movedTo)
    return (
      <p className={styles.change}>
        {t('state.movedTo')}{' '}
        <span dir="ltr" className={styles.url}>
          {spoken(movedTo)}
        </span>
        <Button size="small" onClick={() => onChange({ url: movedTo })}>
          {t('state.useNew')}
        </Button>
      </p>
    );
  if (state !== 'region-changed' || !before) return null;
  const isLimited = countries.every((country) => territories.includes(country));
  return (
    <p className={styles.change}>
      <CountryChanges now={countries} before={before} />
      {/* Where a service was only asked for some countries, it may be live in others. */}
      {requested.length === 0 && !isLimited && (
        <Button size="small" onClick={() => onChange({ territories: [...countries] })}>
          {t('state.limit')}
        </Button>
      )}
    </p>
  );
}

const NAMED = 6;

function CountryChanges({ now, before }: { readonly now: readonly string[]; readonly before: readonly string[] }) {
  const { t } = useTranslation('product-links');
  const locale = useLocale();
  const named = (countries: readonly string[]) =>
    countries.length > NAMED
      ? t('state.countries', { count: countries.length })
      : formatList(
          locale,
          countries.map((country) => countryName(locale, country)),
        );
  const added = now.filter((country) => !before.includes(country));
  const removed = before.filter((country) => !now.includes(country));
  return (
    <>
      {added.length > 0 && <span>{t('state.newIn', { countries: named(added) })}</span>}{' '}
      {removed.length > 0 && <span>{t('state.noLongerIn', { countries: named(removed) })}</span>}
    </>
  );
}
