import { COLUMNS, type ColumnId, type ColumnMapping } from '@countin/import/columns';
import type { InspectedTable } from '@countin/import/sources';
import { Section, SelectField } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import styles from '../generator.module.css';
import { useColumnName } from '../texts/use-column-name.ts';

const MOST_VALUES = 3;
const NOT_READ = '';

interface MappingTableProps {
  readonly table: InspectedTable;
  readonly mapping: ColumnMapping;
  /** What the headings said before anything was chosen. */
  readonly recognised: InspectedTable['recognised'];
  readonly remembered: readonly number[];
  readonly onMapping: (mapping: (ColumnId | null)[]) => void;
}

/** What each column of the file is read as. Those that somebody has to look at come first. */
export function MappingTable({ table, mapping, recognised, remembered, onMapping }: MappingTableProps) {
  const { t } = useTranslation('generator');
  const notes = notesOf(recognised, remembered);
  const indexes = table.headings.map((_, index) => index);
  const ordered = indexes.toSorted((one, other) => Number(notes.has(other)) - Number(notes.has(one)) || one - other);
  const choose = (at: number, column: ColumnId | null) =>
    // A column is read once: the other heading loses it.
    onMapping(
      indexes.map((index) => {
        const now = mapping[index] ?? null;
        if (index === at) return column;
        return now === column ? null : now;
      }),
    );
  return (
    <Section title={t('mapping.title')} lead={t('mapping.lead')}>
      <div className={styles.wide} tabIndex={0} role="group" aria-label={t('mapping.title')}>
        <table className={styles.mapping}>
          <thead>
            <tr>
              <th scope="col">{t('mapping.heading')}</th>
              <th scope="col">{t('mapping.values')}</th>
              <th scope="col">{t('mapping.column')}</th>
            </tr>
          </thead>
          <tbody>
            {ordered.map((index) => (
              <tr key={index}>
                <th scope="row" dir="auto">
                  {table.headings[index]}
                </th>
                <td dir="auto">{valuesOf(table, index).join(' · ')}</td>
                <td>
                  <ColumnChoice
                    label={t('mapping.readAs', { heading: table.headings[index] ?? '' })}
                    note={notes.get(index) ?? null}
                    value={mapping[index] ?? null}
                    onChange={(column) => choose(index, column)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

type MappingNote = 'ambiguous' | 'double' | 'remembered';

interface ColumnChoiceProps {
  readonly label: string;
  readonly note: MappingNote | null;
  readonly value: ColumnId | null;
  readonly onChange: (column: ColumnId | null) => void;
}

function ColumnChoice({ label, note, value, onChange }: ColumnChoiceProps) {
  const { t } = useTranslation('generator');
  const columnName = useColumnName();
  return (
    <SelectField
      label={label}
      hint={note && t(`mapping.${note}`)}
      value={value ?? NOT_READ}
      onChange={({ target }) => onChange(COLUMNS.find(({ id }) => id === target.value)?.id ?? null)}
    >
      <option value={NOT_READ}>{t('mapping.none')}</option>
      {(['release', 'track'] as const).map((level) => (
        <optgroup key={level} label={t(`mapping.${level}`)}>
          {COLUMNS.filter((column) => column.level === level).map(({ id }) => (
            <option key={id} value={id}>
              {columnName(id)}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

function notesOf(
  { ambiguous, doubles }: InspectedTable['recognised'],
  remembered: readonly number[],
): ReadonlyMap<number, MappingNote> {
  return new Map([
    ...ambiguous.map(({ index }) => [index, 'ambiguous'] as const),
    ...doubles.flatMap(({ indexes }) => indexes.map((index) => [index, 'double'] as const)),
    ...remembered.map((index) => [index, 'remembered'] as const),
  ]);
}

function valuesOf({ firstRows }: InspectedTable, index: number): string[] {
  const values = firstRows.map((row) => row[index] ?? '').filter((value) => value.trim() !== '');
  return [...new Set(values)].slice(0, MOST_VALUES);
}
