import { useLocale } from '@countin/i18n/react';
import { ComboBoxField } from '@countin/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { zoneChoice, zoneChoices } from './zone-choices.ts';

interface ZoneFieldProps {
  readonly zone: string;
  readonly hint: string;
  readonly error?: string | null;
  readonly onChange: (zone: string) => void;
}

/** The time zone of a date, with search. */
export function ZoneField({ zone, hint, error, onChange }: ZoneFieldProps) {
  const { t } = useTranslation('release-editor');
  const locale = useLocale();
  const [shownAt] = useState(() => Date.now());
  // The names of four hundred zones take a slow phone half a second.
  const [isUsed, setUsed] = useState(false);
  const choices = useMemo(
    () => (isUsed ? zoneChoices(locale, shownAt) : [zoneChoice(locale, zone, shownAt)]),
    [isUsed, locale, shownAt, zone],
  );
  return (
    <div onFocusCapture={() => setUsed(true)} onPointerDownCapture={() => setUsed(true)}>
      <ComboBoxField
        label={t('moment.zone')}
        hint={hint}
        error={error ?? null}
        choices={choices}
        value={zone}
        onChange={onChange}
        openLabel={t('moment.zoneOpen')}
        noneLabel={t('moment.zoneNone')}
      />
    </div>
  );
}
