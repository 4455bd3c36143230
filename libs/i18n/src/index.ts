export { chooseLanguage, LANGUAGE_COOKIE } from './choose-language.ts';
export type { LanguageWishes } from './choose-language.ts';
export { createTranslator, languagesWith } from './translator.ts';
export type { Translator } from './translator.ts';
export type { Namespace } from './typed-keys.ts';
export { formatDate, formatInstant, formatList, formatMoment, formatNumber, languageName, zoneName } from './format.ts';
export type { FormattedMoment } from './format.ts';
export { COUNTDOWN_UNITS, countdownParts } from './countdown-units.ts';
export type { CountdownPart, CountdownUnit } from './countdown-units.ts';
