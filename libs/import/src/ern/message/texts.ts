import { LIMITS } from '@countin/domain/fields';
import type { RecordField } from '../../records/index.ts';
import type { RecordDraft } from './record-draft.ts';
import { allIn, defaultIn, defaultOf, type Scopes } from './scopes.ts';
import { childrenOf, filledAt, type XmlElement } from '../xml/xml-element.ts';

/** Types of titles in ERN 3.8, the one to show first. */
const TITLE_TYPES = ['DisplayTitle', 'FormalTitle', 'OriginalTitle', 'GroupingTitle'];

/** Title of a release or track. */
export interface Title {
  readonly text: string;
  /** Version, such as `Live`; empty if it has none. */
  readonly version: string;
  /** Where it stands. */
  readonly element: XmlElement;
}

/** Reads the title to show, in whichever way the version of ERN writes it. Null if there is none. */
export function readTitle(scopes: Scopes, field: RecordField, draft: RecordDraft): Title | null {
  const title = titleElement(scopes);
  if (!title) return null;
  const text = title.name === 'DisplayTitleText' ? title : filledAt(title, 'TitleText');
  if (!text) return null;
  const version = draft.shortened(versionOf(title), LIMITS.version, field, title);
  return { text: text.text, version, element: text };
}

function titleElement(scopes: Scopes): XmlElement | null {
  const candidates = [
    defaultIn(scopes, 'DisplayTitle'),
    titleOfType(allIn(scopes, 'Title')),
    defaultIn(scopes, 'ReferenceTitle'),
  ];
  const filled = candidates.find((title) => title !== null && filledAt(title, 'TitleText') !== null);
  const plain = defaultIn(scopes, 'DisplayTitleText');
  return filled ?? (plain && plain.text !== '' ? plain : null);
}

function titleOfType(titles: readonly XmlElement[]): XmlElement | null {
  for (const type of TITLE_TYPES) {
    const found = defaultOf(titles.filter((title) => title.attributes.get('TitleType') === type));
    if (found) return found;
  }
  return defaultOf(titles.filter((title) => !title.attributes.has('TitleType')));
}

/** Subtitles are versions. A form has them without the brackets of stores. */
function versionOf(title: XmlElement): string {
  const subtitles = childrenOf(title, 'SubTitle').map(({ text }) => text.replace(/^[([](.*)[)\]]$/, '$1').trim());
  return [...new Set(subtitles)].filter((text) => text !== '').join(' / ');
}

/**
 * Language of a title, as its field takes it: that of the nearest element that names one. `es-MX` and `es_MX` give `es`,
 * `zh-Hant-TW` gives `zh-Hant`. Null if no element names one.
 */
export function languageOf(elements: readonly XmlElement[]): { readonly code: string; readonly found: string } | null {
  const found = elements
    .map((one) => one.attributes.get('LanguageAndScriptCode')?.trim() ?? '')
    .find((code) => code !== '');
  if (found === undefined) return null;
  const [language = '', ...subtags] = found.split(/[-_]/);
  const script = subtags.find((subtag) => /^[a-z]{4}$/i.test(subtag))?.toLowerCase();
  const suffix = script === undefined ? '' : `-${script.charAt(0).toUpperCase()}${script.slice(1)}`;
  return { code: language.toLowerCase() + suffix, found };
}
