import { useTranslation } from 'react-i18next';

/** Text keys of fields, and of parts of fields. */
const NAMES = {
  title: 'fields.title',
  kind: 'fields.kind',
  description: 'fields.description',
  labelName: 'fields.labelName',
  date: 'moment.date',
  time: 'moment.time',
  zone: 'moment.zone',
  cover: 'sections.cover',
  coverImage: 'sections.cover',
  releaseMoment: 'sections.moment',
  storeLinks: 'sections.links',
  preferredServices: 'fields.preferredServices',
  tracks: 'sections.tracks',
  appearance: 'release-look:appearance',
} as const;
/** The same in the namespace of the details. */
const DETAILS = {
  version: 'version',
  artists: 'artists.list',
  upc: 'upc',
  catalogueNumber: 'catalogueNumber',
  genre: 'genre',
  secondaryGenre: 'secondaryGenre',
  pLine: 'pLine',
  cLine: 'cLine',
  originalReleaseDate: 'originalReleaseDate',
  titleLanguage: 'titleLanguage',
  explicit: 'explicit',
  ai: 'ai.label',
} as const;

const isDetail = (field: string): field is keyof typeof DETAILS => Object.hasOwn(DETAILS, field);
const isNamed = (field: string): field is keyof typeof NAMES => Object.hasOwn(NAMES, field);

/** Display name of a release's field, by its key or by the part of it that is meant. */
export function useFieldName(): (field: string) => string {
  const { t } = useTranslation(['release-editor', 'release-detail', 'release-look']);
  return (field) => {
    if (isDetail(field)) return t(`release-detail:${DETAILS[field]}`);
    return isNamed(field) ? t(NAMES[field]) : field;
  };
}
