import { LIMITS } from '@countin/domain/fields';
import { dateSchema, type ReleaseKind, type RightsLine } from '@countin/domain/release';
import { genreOf, readRightsLine, rightsLineSchema } from '@countin/domain/release-metadata';
import * as v from 'valibot';
import type { MessageContext } from '../message/message-context.ts';
import { partyNameOf } from '../message/parties.ts';
import type { RecordDraft } from '../message/record-draft.ts';
import { readExplicit } from '../tracks/resources.ts';
import { allIn, defaultIn, scopesOf, type Scopes } from '../message/scopes.ts';
import { languageOf, readTitle } from '../message/texts.ts';
import { anyText, childOf, textAt, type XmlElement } from '../xml/xml-element.ts';

/** Gives title, version and the title's language. */
export function giveTitle(scopes: Scopes, root: XmlElement, draft: RecordDraft): void {
  const title = readTitle(scopes, 'title', draft);
  if (!title) return;
  draft.give('title', title.text, title.element);
  draft.give('version', title.version, title.element);
  const parents = scopes.flatMap((scope) => scope.children.filter((child) => child.children.includes(title.element)));
  const language = languageOf([title.element, ...parents.slice(0, 1), ...scopes, root]);
  if (language) draft.give('titleLanguage', language.code, title.element, language.found);
}

/** Types of releases by the kinds that they are; other types say nothing of the number of tracks. */
const KINDS: ReadonlyMap<string, ReleaseKind> = new Map([
  ['Single', 'single'],
  ['SingleResourceRelease', 'single'],
  ['MaxiSingle', 'single'],
  ['VideoSingle', 'single'],
  ['EP', 'ep'],
  ['MiniAlbum', 'ep'],
  ['Album', 'album'],
]);
/** Most tracks of a single, and of an EP, as stores count. */
const MOST_TRACKS = { single: 3, ep: 6 };

/** Gives the kind: by the release's type, else by the number of its tracks. */
export function giveKind(scopes: Scopes, tracks: number, release: XmlElement, draft: RecordDraft): void {
  const typed = allIn(scopes, 'ReleaseType')
    .map(({ text }) => KINDS.get(text))
    .find((kind) => kind !== undefined);
  const kind = typed ?? (tracks > 0 ? kindWith(tracks) : null);
  if (kind) draft.give('kind', kind, release);
}

function kindWith(tracks: number): ReleaseKind {
  if (tracks <= MOST_TRACKS.single) return 'single';
  return tracks <= MOST_TRACKS.ep ? 'ep' : 'album';
}

/** Gives the label: its name, or the party that the release refers to. */
export function giveLabel(scopes: Scopes, context: MessageContext, draft: RecordDraft): void {
  const named = defaultIn(scopes, 'LabelName');
  const reference = defaultIn(scopes, 'ReleaseLabelReference');
  const element = named ?? reference;
  if (!element) return;
  const name = named ? named.text : partyNameOf(element, context.parties, 'labelName', draft);
  if (name !== '')
    draft.give('labelName', draft.shortened(name, LIMITS.profileName, 'labelName', element), element, name);
}

/** Gives genre and secondary genre. Words that our list does not have become notes. */
export function giveGenre(scopes: Scopes, draft: RecordDraft): void {
  const genre = defaultIn(scopes, 'DisplayGenre') ?? defaultIn(scopes, 'Genre');
  if (!genre) return;
  const sub = childOf(genre, 'SubGenre');
  const words = [
    ['genre', textAt(genre, 'GenreText') || anyText(genre)],
    ['secondaryGenre', anyText(sub)],
  ] as const;
  for (const [field, word] of words) {
    if (word === '') continue;
    const known = genreOf(word);
    if (known) draft.give(field, known, genre, word);
    else draft.note('note/genre-left-out', field, genre, word);
  }
}

/** Gives ℗ and ©. A release without ℗ has that of its recordings, if all have the same. */
export function giveRights(scopes: Scopes, recordings: readonly XmlElement[], draft: RecordDraft): void {
  giveLine('cLine', defaultIn(scopes, 'CLine'), draft);
  const own = defaultIn(scopes, 'PLine');
  if (own) {
    giveLine('pLine', own, draft);
    return;
  }
  const lines = recordings.map(recordingLine);
  const [first] = lines;
  if (first && lines.every((line) => line !== null && textsOf(line) === textsOf(first)))
    giveLine('pLine', first, draft);
}

function recordingLine(recording: XmlElement): XmlElement | null {
  const edition = childOf(recording, 'SoundRecordingEdition') ?? childOf(recording, 'VideoEdition');
  return (edition && childOf(edition, 'PLine')) ?? defaultIn(scopesOf(recording), 'PLine');
}

function textsOf(line: XmlElement): string {
  return JSON.stringify(line.children.map(({ name, text }) => [name, text]));
}

function giveLine(field: 'pLine' | 'cLine', line: XmlElement | null, draft: RecordDraft): void {
  if (!line) return;
  const prefix = field === 'pLine' ? 'PLine' : 'CLine';
  const text = textAt(line, `${prefix}Text`);
  const year = yearOf(line, text);
  const company = textAt(line, `${prefix}Company`) || (readRightsLine(text, 'any')?.owner ?? '');
  const owner = draft.shortened(company, LIMITS.rightsOwner, field, line);
  const value: RightsLine = { year, owner };
  if (v.is(rightsLineSchema, value)) {
    if (year !== null || owner !== '') draft.give(field, value, line, text);
  } else draft.problem('import/rights-line', field, line, `${textAt(line, 'Year')} ${text}`);
}

function yearOf(line: XmlElement, text: string): number | null {
  const written = textAt(line, 'Year').slice(0, 4) || (/\b(?:19\d\d|20\d\d|2100)\b/.exec(text)?.[0] ?? '');
  return written === '' ? null : Number(written);
}

/** Gives the date of the first release. A year alone, or with its month, becomes a note. */
export function giveOriginalDate(scopes: Scopes, draft: RecordDraft): void {
  const found = defaultIn(scopes, 'OriginalReleaseDate') ?? defaultIn(scopes, 'GlobalOriginalReleaseDate');
  if (!found || found.text === '') return;
  if (/^\d{4}(-\d{2})?$/.test(found.text)) {
    draft.note('note/date-left-out', 'originalReleaseDate', found);
    return;
  }
  const date = found.text.slice(0, 10);
  if (v.is(dateSchema, date)) draft.give('originalReleaseDate', date, found);
  else draft.problem('import/date', 'originalReleaseDate', found, found.text, { formats: '2026-11-27' });
}

/** Gives whether the release is explicit: as it says, else as one of its recordings does. */
export function giveExplicit(scopes: Scopes, recordings: readonly XmlElement[], draft: RecordDraft): void {
  const said = [scopes, ...recordings.map(scopesOf)].map(readExplicit).filter((one) => one !== null);
  const own = readExplicit(scopes) ?? said.find(({ value }) => value) ?? said[0];
  if (own) draft.give('explicit', own.value, own.element);
}

/** Gives the description: a synopsis, else a comment for the public. */
export function giveDescription(scopes: Scopes, draft: RecordDraft): void {
  const found = [defaultIn(scopes, 'Synopsis'), defaultIn(scopes, 'MarketingComment')].find(
    (one) => anyText(one) !== '',
  );
  if (found)
    draft.give('description', draft.shortened(anyText(found), LIMITS.description, 'description', found), found);
}
