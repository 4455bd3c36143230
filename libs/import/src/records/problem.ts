import type { ErrorCode } from '@countin/domain/errors';
import type { ImportFileErrorCode } from './import-file-error.ts';
import type { RecordField } from './record-field.ts';
import type { Place } from './place.ts';

/**
 * Codes of problems that only files have. Others are the error codes of the fields' own forms, since a cell is checked
 * by the schema of its form field. Texts are in the namespace `import`.
 */
export const IMPORT_PROBLEMS = [
  /** `params.formats`: dates that the column accepts. */
  'import/date',
  /** Before 1900 or after 9998. `params.first`, `params.last`: these years. */
  'import/date-range',
  /** `params.min`, `params.max`: whole numbers that are right. */
  'import/number',
  /** `params.formats`: durations that are right. Times of day of a spreadsheet are refused: their unit is unknown. */
  'import/duration',
  'import/yes-or-no',
  /** `params.accepted`: ids that are right. Names in the ten languages are too. */
  'import/kind',
  'import/genre',
  /** `params.accepted`: codes that are right. Names in the ten languages are too. */
  'import/language',
  /** `params.digits`: the code as the file has it. `params.expected`: the same with its leading zeros. */
  'import/lost-zeros',
  'import/isrc',
  /** A © in the ℗ line or the other way round, or neither year nor owner. */
  'import/rights-line',
  /** `params.formats`: disclosures that are right. Words of the ten languages are too. */
  'import/ai',
  /** `params.expected`, `params.found`: numbers of cells. */
  'import/cells-missing',
  /** The same. */
  'import/cells-extra',
  /** `params.max`: characters that are read at most. */
  'import/cell-too-long',
  /** Control characters, or halves of a pair of surrogates. */
  'import/characters',
  /** A release without title, UPC, address or catalogue number; a track without title; a time without a date. */
  'import/required',
  'import/cannot-be-cleared',
  /** A formula without a result, or as text where a code, a date or another checked value is right. */
  'import/formula',
  /** What a spreadsheet shows for a formula that failed, such as `#N/A`. Right: the value. */
  'import/cell-error',
  'import/track-without-release',
  /** A correction of an unknown column, or of a track that the record does not have. `params.track`: its number, from 1; 0 without one. */
  'import/no-cell',
  /** `params.line`: the first row of the release. `params.first`: what that says instead. */
  'import/tracks-differ',
  /** `params.reference`: the name of a party, resource or release that the message does not have. */
  'import/reference',
  /** `params.reference`: one that two parties, resources or releases of the message have. Each needs its own. */
  'import/reference-twice',
  'import/no-main-release',
  /** No music service knows the code. Right: a code of a release that is out, or a file with its title. */
  'import/code-unknown',
  /** No music service knows the page of the link. Right: a link that opens, or the UPC of the release. */
  'import/link-unknown',
  /** A short link that leads to no page of a music service. Right: the address that it opens. */
  'import/link-dead',
  /** A link of another website. Right: one of a music service. */
  'import/link-service',
  /** A link of a page that is no release. Right: the link of an album or a song. */
  'import/link-playlist',
  'import/link-podcast',
  'import/link-artist',
  'import/link-user',
  /** Text that is neither. Right: a link, a UPC or an ISRC. */
  'import/no-entry',
  /** No music service that could know the code has answered. Right: the same list, read once more later. */
  'import/services-away',
  'import/older-message',
  /** Nobody has chosen the artist that this name stands for. */
  'import/no-artist',
  /** The reader of the run may not create or change releases of this artist. */
  'import/not-permitted',
  /** The ZIP does not have the picture that its message names. Right: it is beside the message. */
  'import/picture-missing',
  /** Neither an https address nor a path inside the ZIP. */
  'import/picture-address',
] as const;
/** One of {@link IMPORT_PROBLEMS}. */
export type ImportProblemCode = (typeof IMPORT_PROBLEMS)[number];

/** What is wrong with a record, where, and what would be right. It belongs to its record alone. */
export interface Problem {
  /** That of a file's error: a message of a batch that cannot be read. The others are. */
  readonly code: ErrorCode | ImportProblemCode | ImportFileErrorCode;
  /** Null: the record as a whole. */
  readonly field: RecordField | null;
  readonly place: Place;
  /** The text as the file has it, at most 200 characters. */
  readonly found: string;
  /** Values of the message's placeholders, such as the expected check digit. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** Codes of what a record has and a release cannot keep. The release is imported without it, and the row says so. */
export const IMPORT_NOTES = [
  'note/text-shortened',
  'note/tracks-left-out',
  'note/artists-left-out',
  'note/credits-left-out',
  'note/link-left-out',
  'note/genre-left-out',
  /** A date without its day or month: fields take whole dates. */
  'note/date-left-out',
  /** Tracks or territories with dates of their own: kept in the run and in reports, not on the page. */
  'note/dates-by-territory',
  'note/dates-by-track',
  'note/territories',
  'note/resources-sent-before',
  /** A picture's path, in a file that is no ZIP: there is no picture. */
  'note/picture-left-out',
] as const;
/** One of {@link IMPORT_NOTES}. */
export type ImportNoteCode = (typeof IMPORT_NOTES)[number];

/** A note on a record, with the text that is left out. */
export interface Note {
  readonly code: ImportNoteCode;
  readonly field: RecordField | null;
  readonly place: Place;
  readonly found: string;
}
