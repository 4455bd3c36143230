import { LANGUAGES, type Language } from '@countin/domain/locale';
import { COLUMNS } from '@countin/import/columns';
import { useTranslation } from 'react-i18next';
import { useFieldName } from '../../../shell/release-fields/use-field-name.ts';

const NAMES = new Map<string, (typeof COLUMNS)[number]['names']>(COLUMNS.map(({ id, names }) => [id, names]));
const isLanguage = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag);

/** Name of a column, as example files have it in the language of the page; the id of an unknown one. */
export function useColumnName(): (id: string) => string {
  const { i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : 'en';
  return (id) => NAMES.get(id)?.[language][0] ?? id;
}

/** Name of a field of a record: that of the editor, or that of its column. */
export function useRecordFieldName(): (field: string) => string {
  const fieldName = useFieldName();
  const columnName = useColumnName();
  return (field) => {
    const name = fieldName(field);
    return name === field ? columnName(field) : name;
  };
}
