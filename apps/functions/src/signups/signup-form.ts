import type { ParsedInput } from '../platform/callable/operations.ts';

/** The signup form of a release, as a fan sent it. */
export type NewSignup = ParsedInput<'signUp'>;

/** The form to follow an artist, as a fan sent it. */
export type NewFollow = ParsedInput<'followArtist'>;

/** The form of a label's own page, for its news, as a fan sent it. */
export type NewLabelNews = ParsedInput<'askForLabelNews'>;

/** Any of the forms. */
export type SignupForm = NewSignup | NewFollow | NewLabelNews;
