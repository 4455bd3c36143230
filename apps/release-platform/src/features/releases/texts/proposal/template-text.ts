import type { Language } from '@countin/domain/locale';
import type { ArtistProfile } from '@countin/domain/profile';
import { fullTitle, type MusicProduct } from '@countin/domain/release';
import { measureText, type TextKind } from '@countin/domain/texts';
import { formatList } from '@countin/i18n';
import type { TFunction } from 'i18next';
import { dateInText } from './date-in-text.ts';
import { hashtags } from './hashtags.ts';

/** Texts of templates, in the language of the text. */
export type TemplateTexts = TFunction<['text-templates', 'genres']>;

/** Known facts about a release. Anything but title, kind and artist may be missing. */
export interface TemplateFacts {
  readonly product: Pick<
    MusicProduct,
    'title' | 'version' | 'kind' | 'artists' | 'tracks' | 'releaseMoment' | 'labelName' | 'genre' | 'secondaryGenre'
  >;
  readonly artist: Pick<ArtistProfile, 'name' | 'bio' | 'language'>;
  /** Address of the release page. */
  readonly url: string;
  /** Whether the text is for the time before the release or after it. */
  readonly phase: 'before' | 'after';
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Sentences and lists that texts are made of. `sound`, `story`, `plans`, `quote` and `contact` have a prompt in
 * brackets; only texts that fans do not see have them.
 */
type Part =
  | 'headline'
  | 'guests'
  | 'when'
  | 'count'
  | 'bio'
  | 'link'
  | 'inBio'
  | 'tags'
  | 'tag'
  | 'facts'
  | 'tracks'
  | 'sound'
  | 'story'
  | 'plans'
  | 'quote'
  | 'contact';

const OPENING: readonly Part[] = ['headline', 'guests', 'when'];
const POST: readonly (readonly Part[])[] = [OPENING, ['link'], ['tags']];
/** Links in these captions cannot be tapped. */
const CAPTION: readonly (readonly Part[])[] = [OPENING, ['inBio'], ['tags']];

/** Paragraphs of each text. */
const LAYOUTS: Readonly<Record<TextKind, readonly (readonly Part[])[]>> = {
  pitch: [OPENING, ['sound'], ['story'], ['plans']],
  press: [OPENING, ['story'], ['quote'], ['bio'], ['facts'], ['tracks'], ['link'], ['contact']],
  short: [OPENING],
  long: [['headline', 'guests', 'count', 'when'], ['bio']],
  instagram: CAPTION,
  tiktok: CAPTION,
  x: POST,
  facebook: [OPENING, ['link']],
  // A post has one topic at most.
  threads: [OPENING, ['link'], ['tag']],
  bluesky: POST,
  youtube: [OPENING, ['link'], ['tracks'], ['facts'], ['tags']],
  mastodon: POST,
};

/** Parts that are left out, in this order, until a text is within its limit. */
const DISPENSABLE: readonly Part[] = ['bio', 'tracks', 'facts', 'count', 'guests', 'tags', 'tag', 'plans', 'when'];

/** Languages that put no space between sentences. */
const WITHOUT_SPACES: readonly Language[] = ['zh-CN', 'ja'];

/** Isolates around names of the other direction: stored texts may not have them. */
const ISOLATES = /[\u2066-\u2069]/g;

/** A text from the facts of a release; what is missing is left out. The headline stays, even above the limit. */
export function templateText(kind: TextKind, facts: TemplateFacts, language: Language, t: TemplateTexts): string {
  const parts = partsOf(facts, language, t);
  const left = new Set<Part>(LAYOUTS[kind].flat());
  const compose = () =>
    LAYOUTS[kind]
      .map((paragraph) =>
        paragraph
          .filter((part) => left.has(part) && parts[part] !== '')
          .map((part) => parts[part])
          .join(WITHOUT_SPACES.includes(language) ? '' : ' '),
      )
      .filter((paragraph) => paragraph !== '')
      .join('\n\n');
  for (const part of DISPENSABLE) {
    if (measureText(kind, compose()).over === 0) break;
    left.delete(part);
  }
  return compose().replace(ISOLATES, '');
}

function partsOf(facts: TemplateFacts, language: Language, t: TemplateTexts): Readonly<Record<Part, string>> {
  const { product, artist, url, phase } = facts;
  const title = fullTitle(product);
  const named = (wanted: 'main' | 'featured') =>
    product.artists.filter(({ role }) => role === wanted).map(({ name }) => name);
  const guests = named('featured');
  const names = formatList(language, [artist.name, ...named('main')]);
  const isOut = phase === 'after';
  return {
    headline: t(`text-templates:headline.${product.kind}`, { title, artist: names }),
    guests: guests.length > 0 ? t('text-templates:guests', { artists: formatList(language, guests) }) : '',
    when: whenText(facts, language, t),
    count: product.tracks.length > 1 ? t('text-templates:contents', { count: product.tracks.length }) : '',
    bio: artist.language === language ? artist.bio.trim() : '',
    link: t(isOut ? 'text-templates:listen' : 'text-templates:notify', { url }),
    inBio: t(`text-templates:inBio.${phase}`),
    tags: hashtags([artist.name, product.title]).join(' '),
    tag: hashtags([artist.name]).join(' '),
    facts: factLines({ ...facts, title, names }, language, t),
    tracks: trackLines(product, t),
    sound: t('text-templates:prompts.sound'),
    story: t('text-templates:prompts.story'),
    plans: t('text-templates:prompts.plans'),
    quote: t('text-templates:prompts.quote', { artist: names }),
    contact: t('text-templates:prompts.contact'),
  };
}

function whenText({ product: { releaseMoment }, phase, now }: TemplateFacts, language: Language, t: TemplateTexts) {
  if (phase === 'after') return t('text-templates:outNow');
  if (!releaseMoment) return t('text-templates:soon');
  return t('text-templates:out', { date: dateInText(language, releaseMoment.date, now) });
}

interface NamedFacts extends TemplateFacts {
  readonly title: string;
  readonly names: string;
}

function factLines({ product, title, names }: NamedFacts, language: Language, t: TemplateTexts): string {
  const { kind, releaseMoment, labelName } = product;
  const genres = [product.genre, product.secondaryGenre].flatMap((genre) => (genre ? [t(`genres:${genre}`)] : []));
  return [
    t('text-templates:facts.artist', { artist: names }),
    t('text-templates:facts.title', { title }),
    t(`text-templates:facts.kind.${kind}`),
    releaseMoment ? t('text-templates:facts.date', { date: dateInText(language, releaseMoment.date, null) }) : '',
    labelName === '' ? '' : t('text-templates:facts.label', { label: labelName }),
    genres.length > 0 ? t('text-templates:facts.genre', { genre: formatList(language, genres) }) : '',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** A single's one track has its title: a list would only repeat it. */
function trackLines({ tracks }: TemplateFacts['product'], t: TemplateTexts): string {
  if (tracks.length < 2) return '';
  const lines = tracks.map((track, at) => `${at + 1}. ${fullTitle(track)}`);
  return [t('text-templates:facts.tracks'), ...lines].join('\n');
}
