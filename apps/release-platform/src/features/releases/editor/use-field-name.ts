import { useTranslation } from 'react-i18next';

/** What a field of a release is called where it is not shown, by its key or by the part of it that is meant. */
export function useFieldName(): (field: string) => string {
  const { t } = useTranslation('release-editor');
  return (field) => {
    switch (field) {
      case 'title':
      case 'kind':
      case 'description':
      case 'labelName':
        return t(`fields.${field}`);
      case 'date':
      case 'time':
      case 'zone':
        return t(`moment.${field}`);
      case 'cover':
      case 'coverImage':
        return t('sections.cover');
      case 'releaseMoment':
        return t('sections.moment');
      case 'storeLinks':
        return t('sections.links');
      case 'tracks':
        return t('sections.tracks');
      default:
        return field;
    }
  };
}
