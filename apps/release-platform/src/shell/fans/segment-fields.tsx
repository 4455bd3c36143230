import { ALL_FANS, type SegmentConditions } from '@countin/domain/fan';
import { COUNTRIES, LANGUAGES } from '@countin/domain/locale';
import { SERVICE_IDS, serviceName } from '@countin/domain/store-links';
import { countryName, languageName } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { SelectField, TextField } from '@countin/ui';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './segment-fields.module.css';

const DAY_LENGTH = 10;

interface SegmentFieldsProps {
  readonly conditions: SegmentConditions;
  readonly onChange: (conditions: SegmentConditions) => void;
  /** Titles of the artist's releases by id. */
  readonly titles: ReadonlyMap<string, string>;
  /** Without the choice of a channel, where something else decides it. */
  readonly withoutChannel?: boolean;
  /** Without releases and follows, of which the fans of a label have none. */
  readonly ofLabel?: boolean;
}

/** Conditions of a segment of an artist's fans. */
export function SegmentFields({
  conditions,
  onChange,
  titles,
  withoutChannel = false,
  ofLabel = false,
}: SegmentFieldsProps) {
  const { t } = useTranslation('signups');
  const locale = useLocale();
  const set = (changes: Partial<SegmentConditions>) => onChange(normalised({ ...conditions, ...changes }));
  const countries = COUNTRIES.map((code) => [code, countryName(locale, code)] as const).toSorted(([, a], [, b]) =>
    a.localeCompare(b, locale),
  );
  return (
    <div className={styles.fields}>
      {!ofLabel && <MusicChoices conditions={conditions} titles={titles} set={set} />}
      <Choice
        label={t('columns.language')}
        value={conditions.languages[0]}
        choices={LANGUAGES.map((language) => [language, languageName(language)])}
        onChange={(language) => set({ languages: listOf(language) })}
      />
      <Choice
        label={t('columns.country')}
        value={conditions.countries[0]}
        choices={countries}
        onChange={(country) => set({ countries: listOf(country) })}
      />
      <Choice
        label={t('columns.service')}
        value={conditions.services[0]}
        choices={SERVICE_IDS.map((id) => [id, serviceName(id) ?? id])}
        onChange={(service) => set({ services: listOf(service) })}
      />
      {!withoutChannel && (
        <Choice
          label={t('columns.channel')}
          value={conditions.channel ?? undefined}
          choices={[
            ['email', t('channels.email')],
            ['phone', t('channels.phone')],
          ]}
          onChange={(channel) => set({ channel: channel ?? null })}
        />
      )}
      <TextField
        type="date"
        label={t('since')}
        value={conditions.since === null ? '' : new Date(conditions.since).toISOString().slice(0, DAY_LENGTH)}
        onChange={({ target }) => set({ since: target.value === '' ? null : Date.parse(target.value) })}
      />
    </div>
  );
}

interface MusicChoicesProps extends Pick<SegmentFieldsProps, 'conditions' | 'titles'> {
  readonly set: (changes: Partial<SegmentConditions>) => void;
}

/** Conditions about the music that fans asked to be told of. */
function MusicChoices({ conditions, titles, set }: MusicChoicesProps) {
  const { t } = useTranslation('signups');
  return (
    <>
      <Choice
        label={t('columns.releases')}
        value={conditions.releases[0]}
        choices={[...titles]}
        onChange={(id) => set({ releases: listOf(id) })}
      />
      <Choice
        label={t('columns.follows')}
        value={conditions.follows === null ? undefined : conditions.follows ? 'yes' : 'no'}
        choices={[
          ['yes', t('followsYes')],
          ['no', t('followsNo')],
        ]}
        onChange={(value) => set({ follows: value === undefined ? null : value === 'yes' })}
      />
    </>
  );
}

const listOf = <T,>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

/** Without any condition, the one object that means all fans, by which lists recognise that nothing is filtered. */
function normalised(conditions: SegmentConditions): SegmentConditions {
  return JSON.stringify(conditions) === JSON.stringify(ALL_FANS) ? ALL_FANS : conditions;
}

interface ChoiceProps<V extends string> {
  readonly label: ReactNode;
  /** Undefined for any. */
  readonly value: V | undefined;
  readonly choices: readonly (readonly [V, string])[];
  readonly onChange: (value: V | undefined) => void;
}

function Choice<V extends string>({ label, value, choices, onChange }: ChoiceProps<V>) {
  const { t } = useTranslation('signups');
  const id = useId();
  return (
    <SelectField
      id={id}
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(choices.find(([choice]) => choice === target.value)?.[0])}
    >
      <option value="">{t('any')}</option>
      {choices.map(([choice, name]) => (
        <option key={choice} value={choice}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
