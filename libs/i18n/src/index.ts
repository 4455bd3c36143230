export { chooseLanguage, LANGUAGE_COOKIE, matchLanguage, preferredTags } from './choose-language.ts';
export { analysisTranslator, createTranslator, languagesWith, plannerTranslator } from './translator.ts';
export type { Translator } from './translator.ts';
export type { Namespace, Texts } from './typed-keys.ts';
export { errorKey } from './error-key.ts';
export { leaveForAccount } from './chosen-for-account.ts';
export { adoptLanguage } from './adopt-language.ts';
export { keepLanguage } from './keep-language.ts';
export {
  calendarDays,
  formatDate,
  formatInstant,
  formatList,
  formatMoment,
  formatNumber,
  instantFormats,
  languageName,
  yearToShow,
} from './format/format.ts';
export type { FormattedMoment } from './format/format.ts';
export { formatAgo } from './format/format-ago.ts';
export { formatChange, formatMoney, formatPercent, formatTime } from './format/format-amount.ts';
export { formatListStart } from './format/format-list-start.ts';
export { formatPartialDate } from './format/format-partial-date.ts';
export { clockOfReleaseDate, formatReleaseDate, formatReleaseDateForAll } from './format/format-release-date.ts';
export { formatDateTime, formatDayAndTime, formatMomentText } from './format/format-date-time.ts';
export { numberLocale } from './number-locale.ts';
export { countryName } from './country-name.ts';
export { longZoneName, zoneName } from './zone-name.ts';
export { hasRightToLeft } from './isolate.ts';
export { aiText } from './ai-text.ts';
export { genreName } from './genres/genre-name.ts';
export { remarkableText } from './analysis/remarkable-text.ts';
export { taskTexts } from './planner/task-texts.ts';
export type { TaskTexts } from './planner/task-texts.ts';
export { joinFacts } from './join-facts.ts';
export { countdownParts, countdownWords } from './countdown-units.ts';
export type { CountdownWords } from './countdown-units.ts';
export { unitLabel } from './unit-label.ts';
export { chosenLanguages, pageLanguage } from './page-language.ts';
