import { isrcOf, numberFrom, pickFrom, upcOf } from '@countin/seed/catalogue';
import { NEAR_MISSES, type ExampleAlbum } from './album.ts';
import { nearMissOf } from './near-misses.ts';

/** Families of an album and its near misses: 125 × 8 albums. */
const FAMILIES = 1000 / (NEAR_MISSES.length + 1);

const FIRST =
  'Ada Bruno Chiara Dário Emeka Freya Goran Hana Ines João Kofi Linnéa Malik Nour Olga Paloma Quentin Rosa Søren Tuğba Uma Vito Wanda Yara Zoë'.split(
    ' ',
  );
const LAST =
  'Almeida Bergström Castellan Dvořák Ekwueme Fontaine Grønn Hartley Ito Jansen Kowalczyk Lindqvist Moreau Nakagawa Oduya Petrov Quispe Rahman Silva Tanaka'.split(
    ' ',
  );
const NOUNS =
  'Lantern Orchard Meridian Harbour Cinder Paper Velvet Marble Signal Winter Copper Garden Mirror Thunder Cedar Ribbon Static Saffron Glass Hollow'.split(
    ' ',
  );
const PLACES =
  'Rooms Letters Machines Roads Hours Kingdoms Windows Tides Choirs Fields Shadows Stations Parades Engines Gestures'.split(
    ' ',
  );
/** Titles in other scripts and with signs that services write differently. */
const OTHER_TITLES = [
  '夜の風鈴',
  '풍경 너머',
  'أغنية الفجر',
  'Ночной паром',
  'रात की रेल',
  'Canção do Mar',
  'Straße ohne Ende',
  'Ágætis & Ró',
  'Don’t Wait (For the Sun)',
  '遠い海',
];

/** A thousand invented albums, the same on every machine: families of one album and its near misses. */
export function inventedAlbums(): ExampleAlbum[] {
  return Array.from({ length: FAMILIES }, (_, index) => {
    const album = baseAlbum(index);
    return [album, ...NEAR_MISSES.map((kind) => nearMissOf(album, kind))];
  }).flat();
}

function baseAlbum(index: number): ExampleAlbum {
  const slug = `invented-${index}`;
  const other = index % 6 === 0 ? OTHER_TITLES[(index / 6) % OTHER_TITLES.length] : undefined;
  const artist = `${pickFrom(`first ${slug}`, FIRST)} ${pickFrom(`last ${slug}`, LAST)}`;
  // The number keeps titles of different families apart.
  const title = `${other ?? `${pickFrom(`noun ${slug}`, NOUNS)} ${pickFrom(`place ${slug}`, PLACES)}`} ${index + 1}`;
  const count = 1 + numberFrom(`tracks ${slug}`, 12);
  return {
    slug,
    artistSlug: `artist-${index}`,
    title,
    artist,
    upc: upcOf(slug),
    date: `20${String(10 + numberFrom(`year ${slug}`, 16))}-0${1 + numberFrom(`month ${slug}`, 9)}-${10 + numberFrom(`day ${slug}`, 18)}`,
    label: `${pickFrom(`label ${slug}`, NOUNS)} Records`,
    tracks: Array.from({ length: count }, (_, track) => ({
      title: count === 1 ? title : `${pickFrom(`track ${slug} ${track}`, NOUNS)} ${track + 1}`,
      isrc: isrcOf(slug, track),
      durationMs: 100_000 + numberFrom(`duration ${slug} ${track}`, 240) * 1000,
    })),
    markets: null,
    nearMiss: null,
  };
}
