import { documents, paths, type SignupRecord } from '@countin/domain/documents';
import { CONSENT_WORDING_VERSION, signupKey, type Signup } from '@countin/domain/fan';
import type { Language } from '@countin/domain/locale';
import type { ArtistProfile, LabelProfile } from '@countin/domain/profile';
import { resolveMoment } from '@countin/domain/release';
import { keyedHash } from '@countin/server-hash';
import * as v from 'valibot';
import type { ReleaseEntry } from './catalogue/entries.ts';
import type { ExampleDocument } from './example-document.ts';
import { codeFrom, numberFrom, pickFrom } from './invented.ts';
import { daysBefore, momentOf, startOfDay } from './moments.ts';

const FANS: readonly { name: string; zone: string; country: string; language: Language }[] = [
  { name: 'Ada', zone: 'Europe/London', country: 'GB', language: 'en' },
  { name: 'João', zone: 'Europe/Lisbon', country: 'PT', language: 'en' },
  { name: 'Camille', zone: 'Europe/Paris', country: 'FR', language: 'fr' },
  { name: 'Jonas', zone: 'Europe/Berlin', country: 'DE', language: 'de' },
  { name: 'Saki', zone: 'Asia/Tokyo', country: 'JP', language: 'ja' },
  { name: 'Minjun', zone: 'Asia/Seoul', country: 'KR', language: 'ko' },
  { name: 'Rosa', zone: 'America/Mexico_City', country: 'MX', language: 'es' },
  { name: 'Thiago', zone: 'America/Sao_Paulo', country: 'BR', language: 'pt-BR' },
  { name: 'Nour', zone: 'Asia/Beirut', country: 'LB', language: 'ar' },
  { name: 'Priya', zone: 'Asia/Kolkata', country: 'IN', language: 'hi' },
  { name: 'Wen', zone: 'Asia/Shanghai', country: 'CN', language: 'zh-CN' },
  { name: 'Temi', zone: 'Africa/Lagos', country: 'NG', language: 'en' },
  { name: 'Frankie', zone: 'America/New_York', country: 'US', language: 'en' },
  { name: 'Ana', zone: 'America/Los_Angeles', country: 'US', language: 'en' },
  { name: '', zone: 'Europe/Dublin', country: 'IE', language: 'en' },
];

/** North American area codes: in each, 555-0100 to 555-0199 belong to no one. */
const AREA_CODES = ['202', '206', '212', '213', '303', '305', '312', '404', '415', '503', '512', '617', '702', '718'];

/** The wording in the language in which these fans are said to have read it. */
const wording = (artist: string) =>
  `Share my contact info with ${artist} so they can tell me about this release. This is not a data sale, and I may unsubscribe at any time.`;

/** The fans who signed up for a release; a release without a page has none. */
export function signupDocuments(
  release: ReleaseEntry,
  artist: ArtistProfile,
  now: number,
  signupSecret: string,
): ExampleDocument[] {
  const today = startOfDay(now);
  const moment = momentOf(release, today);
  if (!moment || release.status !== undefined || release.day === null || release.day < -60) return [];
  const count = 6 + numberFrom(`fans ${release.slug}`, release.day > 0 ? 34 : 14);
  return Array.from({ length: count }, (_, index) => {
    const key = `${release.slug} ${index}`;
    const fan = pickFrom(`fan ${key}`, FANS);
    const out = resolveMoment(moment, fan.zone).at;
    const createdAt = Math.min(daysBefore(today, 1), out - 3_600_000) - numberFrom(`when ${key}`, 12 * 86_400_000);
    const state = stateOf(numberFrom(`state ${key}`, 100), out <= now);
    const phone = numberFrom(`channel ${key}`, 12) === 0;
    const contact = phone
      ? `+1${pickFrom(`area ${key}`, AREA_CODES)}55501${codeFrom(`phone ${key}`, 2, '0123456789')}`
      : `${fan.name ? ascii(fan.name) : 'fan'}.${codeFrom(`mail ${key}`, 6, 'abcdefghijkmnpqrstuvwxyz')}@example.com`;
    const id = keyedHash(signupSecret, signupKey.release(release.slug, contact));
    const confirmedAt =
      state === 'unconfirmed' || phone ? null : createdAt + 60_000 * (1 + numberFrom(`confirmed ${key}`, 90));
    const signup: SignupRecord = {
      id,
      ownerId: artist.id,
      ownerKind: 'artist',
      scope: 'release',
      productId: release.slug,
      releaseTitle: release.title,
      name: fan.name,
      language: fan.language,
      zone: fan.zone,
      country: fan.country,
      service: pickFrom(`service ${key}`, [null, 'spotify', 'apple-music', 'tidal', 'deezer'] as const),
      channel: phone ? 'phone' : 'email',
      contact,
      state: phone && state !== 'stopped' ? 'unconfirmed' : state,
      consent: {
        wordingVersion: CONSENT_WORDING_VERSION,
        language: 'en',
        wording: wording(artist.name),
        at: createdAt,
      },
      createdAt,
      confirmedAt,
      stoppedAt: state === 'stopped' ? (confirmedAt ?? createdAt) : null,
      dueAt: out,
      sentAt: state === 'sent' && !phone ? out + 30_000 : null,
      heldUntil: null,
      confirmMails: { count: 1, lastAt: createdAt },
    };
    return { path: paths.signup(artist.id, id), data: v.parse(documents.signupRecord.schema, signup) };
  });
}

/** Fans who agreed to a label's news on its own page. Each is in another zone, none twice. */
export function labelSignupDocuments(label: LabelProfile, now: number, signupSecret: string): ExampleDocument[] {
  const today = startOfDay(now);
  return FANS.map((fan, index) => {
    const key = `${label.customSlug} ${index}`;
    const contact = `${fan.name ? ascii(fan.name) : 'fan'}.${codeFrom(`mail ${key}`, 6, 'abcdefghijkmnpqrstuvwxyz')}@example.com`;
    const id = keyedHash(signupSecret, signupKey.label(label.id, contact));
    const createdAt = daysBefore(today, 1 + numberFrom(`when ${key}`, 40));
    const signup: SignupRecord = {
      id,
      ownerId: label.id,
      ownerKind: 'label',
      scope: 'label',
      productId: null,
      releaseTitle: '',
      name: fan.name,
      language: fan.language,
      zone: fan.zone,
      country: fan.country,
      service: null,
      channel: 'email',
      contact,
      state: 'confirmed',
      consent: {
        wordingVersion: CONSENT_WORDING_VERSION,
        language: 'en',
        wording: `Share my contact info with ${label.name} so they can tell me the label’s news. This is not a data sale, and I may unsubscribe at any time.`,
        at: createdAt,
      },
      createdAt,
      confirmedAt: createdAt + 60_000 * (1 + numberFrom(`confirmed ${key}`, 90)),
      stoppedAt: null,
      dueAt: null,
      sentAt: null,
      heldUntil: null,
      confirmMails: { count: 1, lastAt: createdAt },
    };
    return { path: paths.ownedSignup('label', label.id, id), data: v.parse(documents.ownedSignup.schema, signup) };
  });
}

function stateOf(roll: number, past: boolean): Signup['state'] {
  if (roll < 8) return 'stopped';
  if (roll < 24) return 'unconfirmed';
  if (roll < 28 && past) return 'failed';
  return past ? 'sent' : 'confirmed';
}

const ascii = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
