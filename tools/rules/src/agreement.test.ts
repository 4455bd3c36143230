import { DEFAULT_APPEARANCE } from '@countin/domain/appearance';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImageChoice } from '@countin/domain/media';
import {
  aLabelProfile,
  aProductRecord,
  aPhoto,
  aReleaseText,
  aUser,
  anArtistLink,
  anArtistPage,
  anArtistProfile,
  anArtistShow,
} from '@countin/domain/testing';
import { TEXT_KINDS } from '@countin/domain/texts';
import { beginSession, documentAt, requestOf } from 'local-firebase/src/rules/decide-for-test.ts';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CONTENTS } from './contents.ts';
import { samplesOf } from './samples.ts';
import { actionsOf, nodeOf, type SchemaNode } from './schema-node.ts';
import { MOST_CHECKED_ELEMENTS } from './write-condition.ts';

const RULES = readFileSync(join(import.meta.dirname, '../../../firestore.rules'), 'utf8');
const time = { seconds: '1700000000', nanos: 0 };
const now = { timestampValue: new Date(1_700_000_000_000).toISOString() };
const auth = { uid: 'mira', token: { auth_time: 1_700_000_000 } };

const IMAGE: ImageChoice = { imageId: 'a_B-9', colours: ['#0b3954', '#ff6b35', '#f7fff7'], alt: 'A boat' };

interface Example {
  readonly path: string;
  readonly document: object;
  /** An update stamps `updatedAt`, as rules with `isStamped` demand. */
  readonly method: 'update' | 'create';
  /** Fields that say whose it is; those of a user's own document by default. Texts and tasks have none. */
  readonly own?: object;
}

/** Document of each content in the rules, with its fields beside the content. */
const DOCUMENTS: Readonly<Record<string, Example>> = {
  UserText: { path: 'users/mira', document: pick(aUser(), ['displayName', 'language']), method: 'create' },
  UserLanguage: { path: 'users/mira', document: pick(aUser(), ['displayName', 'language']), method: 'update' },
  ProfileText: {
    path: 'artistProfiles/one',
    document: anArtistProfile({ id: 'one', pictureImage: IMAGE }),
    method: 'update',
  },
  ArtistText: {
    path: 'artistProfiles/one',
    document: anArtistPage({
      id: 'one',
      pinnedRelease: 'a_B-9',
      pageLinks: [anArtistLink()],
      shows: [anArtistShow()],
      bios: { de: 'Lieder.' },
    }),
    method: 'update',
  },
  LabelText: {
    path: 'labelProfiles/one',
    document: aLabelProfile({
      id: 'one',
      pinned: ['a_B-9'],
      abouts: { de: 'Platten.' },
      demoPolicies: { en: 'One link, please.' },
      demoUrl: 'https://tide.example/demos',
      contactEmail: 'hello@tide.example',
      links: [{ title: 'Shop', url: 'https://tide.example/' }],
      ground: '#0b3954',
    }),
    method: 'update',
  },
  FeedSettings: {
    path: 'labelProfiles/one',
    document: aLabelProfile({
      id: 'one',
      feedArtists: ['artist-mira'],
      feedKinds: ['album'],
      feedFrom: 2020,
      feedUntil: 2026,
      feedLanguages: ['de'],
      feedSites: ['blog.example'],
    }),
    method: 'update',
  },
  ProductContent: {
    path: 'musicProducts/one',
    document: aProductRecord({
      id: 'one',
      artistId: 'one',
      coverImage: IMAGE,
      artists: [{ name: 'Night Ferry', role: 'featured', artistId: 'night-ferry' }],
      upc: '036000291452',
      pLine: { year: 2026, owner: 'Tide Line Records' },
      cLine: { year: null, owner: '' },
      originalReleaseDate: '2019-05-03',
      titleLanguage: 'yo',
      ai: { extent: 'partly', contributions: ['vocals'] },
      appearance: {
        ...DEFAULT_APPEARANCE,
        accent: '#d33d17',
        video: { provider: 'vimeo', id: '76979871/abcdef12' },
        buttons: [{ label: 'Tickets', url: 'https://tickets.example/' }],
        description: 'Recorded in one night.',
        sharingImage: IMAGE,
      },
    }),
    method: 'update',
  },
  TaskContent: {
    path: 'artistProfiles/one/tasks/one',
    document: {
      id: 'one',
      productId: 'one',
      template: null,
      title: 'Book the hall',
      days: null,
      date: null,
      assignee: 'mira',
      done: false,
      hidden: false,
    },
    method: 'update',
    own: {},
  },
  PhotoContent: { path: 'artistProfiles/one/photos/one', document: aPhoto({ id: 'one' }), method: 'update' },
  PhotoUpload: {
    path: 'artistProfiles/one/photos/one',
    document: aPhoto({ id: 'one' }),
    method: 'create',
    own: { createdBy: 'mira', createdAt: now },
  },
  ReleaseText: {
    path: 'musicProducts/one/texts/de',
    document: aReleaseText({ updatedBy: 'mira', sources: { short: 'en.1a' } }),
    method: 'update',
    own: {},
  },
  TextVersion: {
    path: 'musicProducts/one/texts/de/versions/1',
    document: {
      ...pick(aReleaseText(), TEXT_KINDS),
      sources: { short: 'en.1a' },
      number: 1,
      by: 'mira',
      at: now,
    },
    method: 'update',
    own: {},
  },
};

const RELEASE = documentAt('musicProducts/one', {
  ...withoutInstants(aProductRecord()),
  createdBy: 'mira',
  artistId: 'one',
});
const ARTIST = documentAt('artistProfiles/one', { createdBy: 'mira' });
const UPLOAD = documentAt('artistProfiles/one/images/one', { kind: 'photo', state: 'ready' });
const textsWith = (versions: number) =>
  documentAt('musicProducts/one/texts/de', { language: 'de', versions, updatedBy: 'mira', updatedAt: now });

function pick(document: object, fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(document).filter(([field]) => fields.includes(field)));
}

/** Whether the rules let the owner write a document with this content. */
function allows(name: string, content: object): boolean {
  const { path, document, method, own = ownFields(method) } = DOCUMENTS[name] as (typeof DOCUMENTS)[string];
  const before = documentAt(path, { ...withoutInstants(document), ...own });
  const after = documentAt(path, {
    ...withoutInstants(document),
    ...own,
    ...content,
    ...(method === 'update' && name !== 'UserLanguage' && { updatedAt: now }),
  });
  return beginSession(RULES, { before: [RELEASE, ARTIST, UPLOAD, textsWith(0)], after: [textsWith(1)] }).decide(
    requestOf({
      auth,
      time,
      method,
      path: path.split('/'),
      resource: method === 'create' ? null : before,
      newResource: after,
    }),
  ).allowed;
}

/** Fields that say whose a document is, where its entry names none. */
const ownFields = (method: 'update' | 'create') =>
  method === 'create' ? { uid: 'mira', createdAt: now } : { createdBy: 'mira' };

function withoutInstants(document: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !/At$/.test(name)));
}

/** A list longer than the rules can check element by element. */
function isLongList(node: SchemaNode): boolean {
  if (node.wrapped) return isLongList(node.wrapped);
  return (
    node.type === 'array' &&
    actionsOf(node).some((step) => step.kind === 'validation' && Number(step.requirement) > MOST_CHECKED_ELEMENTS)
  );
}

const CASES = CONTENTS.flatMap(({ name, schema }) =>
  Object.entries(nodeOf(schema).entries ?? {}).map(([field, node]) => ({
    name,
    field,
    node,
    schema: schema.entries[field] as v.GenericSchema,
  })),
);

it('has an example document of each content', () => {
  expect(Object.keys(DOCUMENTS).sort()).toEqual(CONTENTS.map(({ name }) => name).sort());
});

describe.each(CASES)('$name: $field', ({ name, field, node, schema }) => {
  const valid = (DOCUMENTS[name]?.document as Readonly<Record<string, unknown>> | undefined)?.[field] ?? ['x'];
  const judged = samplesOf(node, valid).map((sample) => {
    const parsed = v.safeParse(schema, sample);
    const stored = parsed.success && isDeepStrictEqual(parsed.output, sample);
    return {
      sample,
      refused: !parsed.success,
      stored,
      allowed: name in DOCUMENTS && allows(name, { [field]: sample }),
    };
  });

  it('has samples that are valid, and some that are not', () => {
    expect(judged.some(({ stored }) => stored)).toBe(true);
    expect(judged.some(({ refused }) => refused)).toBe(true);
  });

  it('is allowed by the rules as the schema gives it', () => {
    expect(judged.filter(({ stored, allowed }) => stored && !allowed).map(({ sample }) => sample)).toEqual([]);
  });

  it('is refused by the rules where the schema refuses it', () => {
    const wrong = judged.filter(({ refused, allowed }) => refused && allowed).map(({ sample }) => sample);
    // The elements of a long list are the server's to check.
    expect(isLongList(node) ? wrong.filter((sample) => !Array.isArray(sample)) : wrong).toEqual([]);
  });
});
