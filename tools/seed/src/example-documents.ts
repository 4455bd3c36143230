import { userSchema } from '@countin/domain/account';
import { directoryEntrySchema, nameStarts } from '@countin/domain/admin';
import { documents, paths } from '@countin/domain/documents';
import { signupSchema } from '@countin/domain/fan';
import { searchKey } from '@countin/domain/fields';
import {
  artistProfileSchema,
  labelProfileSchema,
  slugClaimSchema,
  type ArtistProfile,
  type LabelProfile,
} from '@countin/domain/profile';
import { randomDesign } from '@countin/cover-art';
import * as v from 'valibot';
import { agreedArtistsOf, agreementDocuments, newsLabelOf } from './agreements.ts';
import { campaignDocuments } from './campaigns.ts';
import { ARTISTS } from './catalogue/catalogue.ts';
import type { ExampleDocument } from './example-document.ts';
import type { ArtistEntry, LabelEntry } from './catalogue/entries.ts';
import { LABELS } from './catalogue/labels.ts';
import { labelSignupDocuments, signupDocuments } from './fans.ts';
import { ledgerDocuments } from './ledgers.ts';
import { artistRolesOf, memberDocuments } from './members.ts';
import { medleyDocuments } from './medleys.ts';
import { daysBefore, startOfDay } from './moments.ts';
import { numberDocuments } from './numbers.ts';
import { PEOPLE } from './people.ts';
import { artistId, labelId } from './profile-ids.ts';
import { examplePictures, imageChoiceOf, imageDocument } from './example-pictures.ts';
import { releaseDocuments } from './release-documents.ts';

/** How long ago the example's people began, days. */
const BEGAN = 1200;

/**
 * Every document of the example data as of an instant, each checked by the schema that will read it.
 *
 * @param signupSecret the functions' secret, which the ids of signups are made with
 * @throws ValiError when an entry of the catalogue does not fit
 */
export function exampleDocuments(now: number, signupSecret: string): ExampleDocument[] {
  const written = documentsBesideLedgers(now, signupSecret);
  const signups = written
    .filter(({ path }) => path.includes('/signups/'))
    .map(({ data }) => v.parse(signupSchema, data));
  return [...written, ...ledgerDocuments(signups, signupSecret)];
}

function documentsBesideLedgers(now: number, signupSecret: string): ExampleDocument[] {
  const today = startOfDay(now);
  const began = daysBefore(today, BEGAN);
  const labels = LABELS.map((label) => labelProfile(label, began));
  return [
    ...Object.values(PEOPLE).flatMap(({ uid, email, displayName, userType, subscription }) => [
      {
        path: paths.user(uid),
        data: v.parse(userSchema, {
          uid,
          displayName,
          language: 'en',
          userType,
          subscription,
          artistRoles: artistRolesOf(uid),
          agreedArtists: agreedArtistsOf(uid),
          createdAt: began,
        }),
      },
      {
        path: paths.directoryEntry(uid),
        data: {
          ...v.parse(directoryEntrySchema, {
            uid,
            email,
            emailKey: searchKey(email),
            displayName,
            nameKey: searchKey(displayName),
            userType,
            subscription,
            suspended: false,
            createdAt: began,
            lastSeenAt: began,
            proRequestedAt: null,
          }),
          nameStarts: nameStarts(displayName),
        },
      },
      // Their addresses are verified: what they publish is listed.
      { path: paths.ownerConfirmation(uid), data: { uid, confirmed: true, since: began, nextAt: null } },
    ]),
    ...countDocuments(labels),
    ...memberDocuments(began),
    ...agreementDocuments(began),
    ...ARTISTS.flatMap((artist) => artistDocuments(artist, { began, now, labels, signupSecret })),
    ...examplePictures().map((picture) => imageDocument(picture, began)),
    ...labels.flatMap((label) => [
      { path: paths.labelProfile(label.id), data: { ...label, notedName: label.name } },
      claim(label.customSlug, 'label', label.id, label.createdBy),
      ...labelSignupDocuments(label, now, signupSecret),
    ]),
  ];
}

/** How many profiles each owner has. */
function countDocuments(labels: readonly LabelProfile[]): ExampleDocument[] {
  return Object.values(PEOPLE).flatMap(({ uid }) => {
    const artists = ARTISTS.filter(({ owner }) => PEOPLE[owner].uid === uid).length;
    const ofOwner = labels.filter(({ createdBy }) => createdBy === uid).length;
    if (artists + ofOwner === 0) return [];
    return [{ path: paths.profileCount(uid), data: { artists, labels: ofOwner, createdBy: uid } }];
  });
}

function labelProfile({ roster, slug, ...text }: LabelEntry, began: number): LabelProfile {
  return v.parse(labelProfileSchema, {
    ...text,
    id: labelId(slug),
    customSlug: slug,
    createdBy: PEOPLE.label.uid,
    language: slug === 'kumo-tapes' ? 'ja' : 'en',
    socials: { website: `https://${slug}.example/` },
    picture: randomDesign(slug),
    artistIds: roster.map(artistId),
    createdAt: began,
    updatedAt: began,
  });
}

interface Example {
  readonly began: number;
  readonly now: number;
  readonly labels: readonly LabelProfile[];
  readonly signupSecret: string;
}

function artistProfile(artist: ArtistEntry, began: number): ArtistProfile {
  const id = artistId(artist.slug);
  const { uid } = PEOPLE[artist.owner];
  return v.parse(artistProfileSchema, {
    id,
    customSlug: artist.slug,
    createdBy: uid,
    name: artist.name,
    bio: artist.bio,
    language: artist.language,
    genres: artist.genres,
    location: artist.location,
    country: artist.country,
    accent: artist.accent,
    newsLabel: newsLabelOf(artist.slug),
    picture: randomDesign(`picture ${artist.slug}`),
    pictureImage: artist.portrait ? imageChoiceOf(artist.portrait) : null,
    createdAt: began,
    updatedAt: began,
    socials: {
      instagram: `https://www.instagram.com/${artist.slug.replaceAll('-', '.')}`,
      website: `https://${artist.slug}.example/`,
    },
  });
}

function artistDocuments(artist: ArtistEntry, { began, now, labels, signupSecret }: Example): ExampleDocument[] {
  const id = artistId(artist.slug);
  const { uid } = PEOPLE[artist.owner];
  const profile = artistProfile(artist, began);
  return [
    { path: paths.artistProfile(id), data: { ...profile, notedName: profile.name } },
    claim(artist.slug, 'artist', id, uid),
    ...medleyDocuments(artist, profile, now),
    ...campaignDocuments(profile, startOfDay(now)),
    discoveryChange(id, began),
    ...numberDocuments(artist, now),
    ...artist.releases.flatMap((release) => [
      ...releaseDocuments(release, profile, startOfDay(now), labels),
      ...signupDocuments(release, profile, now, signupSecret),
    ]),
  ];
}

/** A change that is left over: the schedule's next run brings what the artist has published into the discovery index. */
function discoveryChange(artistId: string, at: number): ExampleDocument {
  const { path, schema } = documents.discoveryChange(artistId);
  return { path, data: v.parse(schema, { artistId, productId: null, at }) };
}

function claim(slug: string, kind: 'artist' | 'label', profileId: string, createdBy: string): ExampleDocument {
  return { path: paths.slug(slug), data: v.parse(slugClaimSchema, { kind, profileId, createdBy }) };
}
