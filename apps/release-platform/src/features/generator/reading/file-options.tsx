import type { Reading } from '@countin/domain/imports';
import type { InspectedTable } from '@countin/import/sources';
import { DELIMITERS } from '@countin/import/tables';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { SelectField } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import styles from '../generator.module.css';

const DELIMITER_NAMES = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;

interface FileOptionsProps {
  readonly reading: Reading;
  readonly table: InspectedTable;
  /** Encodings that the file may have; null for a workbook. */
  readonly encoding: InspectedTable['encoding'];
  readonly onChange: (changes: Partial<Reading>) => void;
}

/** How the bytes of a table are read. What is chosen here finds the columns anew. */
export function FileOptions({ reading, table, encoding, onChange }: FileOptionsProps) {
  const { t } = useTranslation('generator');
  if (reading.format === 'workbook') return <SheetOptions reading={reading} table={table} onChange={onChange} />;
  return (
    <div className={styles.options}>
      {encoding && <EncodingChoice reading={reading} encoding={encoding} onChange={onChange} />}
      <SelectField
        label={t('options.delimiter')}
        value={reading.delimiter ?? ''}
        onChange={({ target }) => onChange({ delimiter: target.value, mapping: null })}
      >
        {DELIMITERS.map((delimiter) => (
          <option key={delimiter} value={delimiter}>
            {t(`options.delimiters.${DELIMITER_NAMES[delimiter]}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

interface EncodingChoiceProps {
  readonly reading: Reading;
  readonly encoding: NonNullable<FileOptionsProps['encoding']>;
  readonly onChange: FileOptionsProps['onChange'];
}

/** The encodings in which the bytes are text, each with what the text would be. */
function EncodingChoice({ reading, encoding, onChange }: EncodingChoiceProps) {
  const { t } = useTranslation('generator');
  const candidates = [encoding, ...encoding.others];
  const now = reading.encoding ?? encoding.encoding;
  const sample = candidates.find((candidate) => candidate.encoding === now)?.texts.join(' · ') ?? '';
  return (
    <SelectField
      label={t('options.encoding')}
      hint={sample === '' ? undefined : t('options.sample', { text: sample })}
      value={now}
      onChange={({ target }) => onChange({ encoding: target.value, mapping: null })}
    >
      {candidates.map((candidate) => (
        <option key={candidate.encoding} value={candidate.encoding}>
          {candidate.encoding}
        </option>
      ))}
    </SelectField>
  );
}

function SheetOptions({ reading, table, onChange }: Omit<FileOptionsProps, 'encoding'>) {
  const { t } = useTranslation('generator');
  const locale = useLocale();
  return (
    <div className={styles.options}>
      <SelectField
        label={t('options.sheet')}
        value={reading.sheet ?? ''}
        onChange={({ target }) => onChange({ sheet: target.value, mapping: null })}
      >
        {table.sheets.map(({ name, visibility }) => (
          <option key={name} value={name}>
            {visibility === 'visible' ? name : t('options.hidden', { name })}
          </option>
        ))}
      </SelectField>
      {table.hiddenRows > 0 && <p>{t('options.hiddenRows', { number: formatNumber(locale, table.hiddenRows) })}</p>}
      {table.formulas > 0 && <p>{t('options.formulas', { number: formatNumber(locale, table.formulas) })}</p>}
    </div>
  );
}
