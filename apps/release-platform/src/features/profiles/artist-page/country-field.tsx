import { COUNTRIES } from '@countin/domain/locale';
import { countryName } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { SelectField } from '@countin/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

interface CountryFieldProps {
  readonly country: string | null;
  readonly onChange: (country: string | null) => void;
}

/** A country, or none, under its name in the reader's language. */
export function CountryField({ country, onChange }: CountryFieldProps) {
  const { t } = useTranslation('artist-editor');
  const locale = useLocale();
  const choices = useMemo(
    () =>
      COUNTRIES.map((code) => ({ code, name: countryName(locale, code) })).toSorted((a, b) =>
        a.name.localeCompare(b.name, locale),
      ),
    [locale],
  );
  return (
    <SelectField
      label={t('shows.country')}
      name="country"
      value={country ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <option value="">{t('shows.noCountry')}</option>
      {choices.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
