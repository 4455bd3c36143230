import { COUNTRIES } from '@countin/domain/locale';
import { serviceName, type KnownServiceId, type PreferredService, type StoreLink } from '@countin/domain/store-links';
import { countryName } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { UndoNotice, useUndoableList } from '@countin/screen-kit/undo';
import { Button, IconButton, Row, Rows, SelectField } from '@countin/ui';
import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceMark } from '../service-mark.tsx';
import styles from './preferred-services.module.css';

interface PreferredServicesProps {
  readonly preferred: readonly PreferredService[];
  readonly links: readonly StoreLink[];
  /** The user's role does not allow changes. */
  readonly readOnly?: boolean;
  readonly onChange: (preferred: PreferredService[]) => void;
}

/** The service that comes first for fans of a country. */
export function PreferredServices({ preferred, links, readOnly = false, onChange }: PreferredServicesProps) {
  const { t } = useTranslation('product-links');
  const locale = useLocale();
  const services = servicesOf(links);
  const { removed, remove, undo, forget } = useUndoableList({
    items: preferred,
    update: (changed) => onChange(changed(preferred)),
    idOf: ({ country }) => country,
  });
  const nameOf = ({ country }: PreferredService) => countryName(locale, country);
  return (
    <div className={styles.preferred}>
      {preferred.length > 0 && (
        <Rows label={t('preferred.title')}>
          {preferred.map((one) => (
            <Row
              key={one.country}
              start={<ServiceMark service={one.service} />}
              title={nameOf(one)}
              below={
                services.includes(one.service)
                  ? serviceName(one.service)
                  : t('preferred.noLink', { name: serviceName(one.service) })
              }
              end={
                <IconButton
                  size="small"
                  label={t('preferred.remove', { country: nameOf(one) })}
                  icon={<Trash2 aria-hidden />}
                  onClick={() => remove(one)}
                />
              }
            />
          ))}
        </Rows>
      )}
      <UndoNotice
        removed={removed}
        textOf={({ item }) => t('preferred.removed', { country: nameOf(item) })}
        onUndo={undo}
      />
      {readOnly && preferred.length === 0 && <p className={styles.none}>{t('preferred.empty')}</p>}
      {!readOnly && services.length === 0 && <p className={styles.none}>{t('preferred.none')}</p>}
      {!readOnly && services.length > 0 && (
        <NewPreference
          services={services}
          onAdd={(added) => {
            forget();
            onChange([...preferred.filter(({ country }) => country !== added.country), added]);
          }}
        />
      )}
    </div>
  );
}

interface NewPreferenceProps {
  readonly services: readonly KnownServiceId[];
  readonly onAdd: (added: PreferredService) => void;
}

function NewPreference({ services, onAdd }: NewPreferenceProps) {
  const { t } = useTranslation('product-links');
  const locale = useLocale();
  const countries = useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    return COUNTRIES.map((code) => ({ code, name: countryName(locale, code) })).sort((a, b) => compare(a.name, b.name));
  }, [locale]);
  const [country, setCountry] = useState('');
  const [chosen, setChosen] = useState<KnownServiceId | null>(null);
  const service = services.find((id) => id === chosen) ?? services[0];
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (country === '' || !service) return;
        onAdd({ country, service });
        setCountry('');
      }}
    >
      <SelectField label={t('preferred.country')} value={country} onChange={(event) => setCountry(event.target.value)}>
        <option value="">{t('preferred.choose')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('preferred.service')}
        value={service}
        onChange={(event) => setChosen(services.find((id) => id === event.target.value) ?? null)}
      >
        {services.map((id) => (
          <option key={id} value={id}>
            {serviceName(id)}
          </option>
        ))}
      </SelectField>
      <Button type="submit">{t('preferred.add')}</Button>
    </form>
  );
}

/** Services that fans can be led to, in the order of the links. */
function servicesOf(links: readonly StoreLink[]): KnownServiceId[] {
  return [...new Set(links.flatMap(({ service, hidden }) => (service === 'other' || hidden ? [] : [service])))];
}
