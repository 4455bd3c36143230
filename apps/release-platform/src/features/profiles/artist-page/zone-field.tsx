import { useLocale } from '@countin/i18n/react';
import { ComboBoxField } from '@countin/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { zoneChoices } from '../../../shell/releases/zone-choices.ts';

interface ZoneFieldProps {
  readonly zone: string;
  readonly hint: string;
  readonly onChange: (zone: string) => void;
}

/** The time zone of a date, with search. */
export function ZoneField({ zone, hint, onChange }: ZoneFieldProps) {
  const { t } = useTranslation('release-editor');
  const locale = useLocale();
  const [openedAt] = useState(() => Date.now());
  const choices = useMemo(() => zoneChoices(locale, openedAt), [locale, openedAt]);
  return (
    <ComboBoxField
      label={t('moment.zone')}
      hint={hint}
      choices={choices}
      value={zone}
      onChange={onChange}
      openLabel={t('moment.zoneOpen')}
      noneLabel={t('moment.zoneNone')}
    />
  );
}
