import { LANGUAGES, type Language } from '@countin/domain/locale';
import { aMusicProduct, anArtistProfile, aTrack } from '@countin/domain/testing';
import { measureText, TEXT_KINDS, type TextKind } from '@countin/domain/texts';
import { createTranslator } from '@countin/i18n';
import { describe, expect, it, test } from 'vitest';
import { dateInText } from './date-in-text.ts';
import { hashtags } from './hashtags.ts';
import { templateText, type TemplateFacts, type TemplateTexts } from './template-text.ts';

const NOW = Date.UTC(2026, 10, 20);
const artist = anArtistProfile({ name: 'Mira Okafor', bio: 'Slow songs about fast water.', language: 'en' });
const full = aMusicProduct({
  title: 'Low Sun',
  version: 'Live',
  kind: 'ep',
  labelName: 'Tidewrack',
  genre: 'folk',
  secondaryGenre: 'jazz',
  artists: [{ name: 'Elin', role: 'featured', artistId: null }],
  tracks: [aTrack({ title: 'Ebb' }), aTrack({ title: 'Flood', version: 'Demo' })],
  releaseMoment: { mode: 'local', date: '2026-12-04', time: '00:00' },
});
const bare = aMusicProduct({
  title: 'Low Sun',
  kind: 'single',
  labelName: '',
  tracks: [],
  releaseMoment: null,
});
const fill = (kind: TextKind, language: Language, change: Partial<TemplateFacts> = {}) =>
  templateText(
    kind,
    { product: full, artist, url: 'https://countin.fm/release/mira.low-sun', phase: 'before', now: NOW, ...change },
    language,
    // The same function: only its default namespace is another one.
    createTranslator(language) as unknown as TemplateTexts,
  );

test('a press text has everything that is known, and prompts for what only the artist knows', () => {
  expect(fill('press', 'en')).toBe(`“Low Sun (Live)” is the new EP by Mira Okafor. Featuring Elin. Out on December 4.

[What is it about, and how was it made?]

“[One sentence of yours about it]” – Mira Okafor

Slow songs about fast water.

Artist: Mira Okafor
Title: Low Sun (Live)
Type: EP
Release date: December 4, 2026
Label: Tidewrack
Genre: Folk and Jazz

Tracks:
1. Ebb
2. Flood (Demo)

Get notified on release day: https://countin.fm/release/mira.low-sun

Press contact: [name, email]`);
});

/** The short description of the EP before its release, and of the bare single after its own. */
const SHORT: Readonly<Record<Language, readonly [ep: string, single: string]>> = {
  en: [
    '“Low Sun (Live)” is the new EP by Mira Okafor. Featuring Elin. Out on December 4.',
    '“Low Sun” is the new single by Mira Okafor. Out now.',
  ],
  'zh-CN': [
    'Mira Okafor 的新 EP《Low Sun (Live)》。合作艺人：Elin。12月4日发行。',
    'Mira Okafor 的新单曲《Low Sun》。现已发行。',
  ],
  ar: [
    'إصدار EP جديد من Mira Okafor: «Low Sun (Live)». بمشاركة Elin. موعد الإصدار: 4 ديسمبر.',
    'أغنية منفردة جديدة من Mira Okafor: «Low Sun». الإصدار متاح الآن.',
  ],
  hi: [
    '“Low Sun (Live)” Mira Okafor का नया EP है। साथ में: Elin। 4 दिसंबर को रिलीज़।',
    '“Low Sun” Mira Okafor का नया सिंगल है। अब उपलब्ध है।',
  ],
  ja: [
    'Mira Okaforの新作EP「Low Sun (Live)」。参加アーティスト：Elin。12月4日リリース。',
    'Mira Okaforのニューシングル「Low Sun」。配信中。',
  ],
  ko: [
    'Mira Okafor의 새 EP ‘Low Sun (Live)’. 함께한 아티스트: Elin. 12월 4일 발매.',
    'Mira Okafor의 새 싱글 ‘Low Sun’. 지금 들을 수 있어요.',
  ],
  fr: [
    'Mira Okafor présente «\u202fLow Sun (Live)\u202f», son nouvel EP. Avec Elin. Sortie le 4 décembre.',
    'Mira Okafor présente «\u202fLow Sun\u202f», son nouveau single. Déjà disponible.',
  ],
  de: [
    '„Low Sun (Live)“ ist die neue EP von Mira Okafor. Mit Elin. Erscheint am 4. Dezember.',
    '„Low Sun“ ist die neue Single von Mira Okafor. Jetzt verfügbar.',
  ],
  es: [
    '«Low Sun (Live)» es el nuevo EP de Mira Okafor. Con Elin. Sale el 4 de diciembre.',
    '«Low Sun» es el nuevo sencillo de Mira Okafor. Ya está disponible.',
  ],
  'pt-BR': [
    '“Low Sun (Live)” é o novo EP de Mira Okafor. Com Elin. Sai em 4 de dezembro.',
    '“Low Sun” é o novo single de Mira Okafor. Já está disponível.',
  ],
};

describe.each(LANGUAGES)('in %s', (language) => {
  it('sentences are whole, with and without data', () => {
    expect([fill('short', language), fill('short', language, { product: bare, phase: 'after' })]).toEqual(
      SHORT[language],
    );
  });

  it.each(TEXT_KINDS)('%s fits its limit, and has no gaps', (kind) => {
    const longest = aMusicProduct({ ...full, title: 'Low Sun '.repeat(12).trim() });
    const products = [full, bare, longest, { ...full, kind: 'album' as const, tracks: full.tracks.slice(0, 1) }];
    for (const product of products)
      for (const phase of ['before', 'after'] as const) {
        const text = fill(kind, language, { product, phase });
        expect(text).toContain('Low Sun');
        expect(text).not.toMatch(/[{}\u2066-\u2069]|undefined|null| {2}|\n{3}|^\s|\s$/);
        expect(measureText(kind, text).over).toBe(0);
      }
  });
});

test('tracks are counted from two on: one has the release’s title', () => {
  const withTracks = (count: number) =>
    fill('long', 'ar', { product: { ...full, tracks: Array.from({ length: count }, () => aTrack()) } });
  expect(withTracks(1)).not.toMatch(/أغني|أغانٍ/);
  expect(withTracks(2)).toContain(' أغنيتان. ');
  expect(withTracks(10)).toContain(' 10 أغانٍ. ');
  expect(withTracks(11)).toContain(' 11 أغنية. ');
});

test.each(TEXT_KINDS)('%s in Arabic begins with an Arabic letter, which sets the direction of the text', (kind) => {
  expect(/\p{L}/u.exec(fill(kind, 'ar'))?.[0]).toMatch(/\p{Script=Arabic}/u);
});

test('a post loses its tags, then its date, before it is too long', () => {
  const post = (letters: number) => fill('x', 'en', { product: { ...bare, title: 'a'.repeat(letters) } });
  expect(post(20)).toMatch(/#MiraOkafor #A{1}a+$/);
  expect(post(180)).not.toContain('#');
  expect(post(180)).toContain('Out soon.');
  expect(post(196)).not.toContain('Out soon.');
  expect(post(196)).toContain('https://countin.fm/');
});

test('captions whose links cannot be tapped have none', () => {
  expect(fill('instagram', 'en')).not.toContain('https');
  expect(fill('youtube', 'en')).toContain('https://countin.fm/release/mira.low-sun');
});

test('hashtags are words of any script, each once', () => {
  expect(hashtags(['The Salt Yard’s Daughter', "don't"])).toEqual(['#TheSaltYardsDaughter', '#Dont']);
  expect(hashtags(['night ferry', 'Night Ferry!', '新しい 歌', '1999', '…'])).toEqual(['#NightFerry', '#新しい歌']);
});

test('guests are the featured artists, and not those who remixed', () => {
  const remixed = { ...full, artists: [...full.artists, { name: 'Taro', role: 'remixer' as const, artistId: null }] };
  expect(fill('instagram', 'en', { product: remixed })).toContain('Featuring Elin. ');
});

test('the first of a month is written as in running text, and the current year is left out', () => {
  const first = (language: Language) => dateInText(language, '2026-12-01', NOW);
  expect([first('fr'), first('pt-BR'), first('de'), first('ja')]).toEqual([
    '1er décembre',
    '1º de dezembro',
    '1. Dezember',
    '12月1日',
  ]);
  expect([dateInText('fr', '2026-12-11', NOW), dateInText('en', '2027-01-01', NOW)]).toEqual([
    '11 décembre',
    'January 1, 2027',
  ]);
});
