import { describe, expect, it } from 'vitest';
import { profileCardVersion, releaseCardVersion } from '../pages/card-version.ts';
import { LANGUAGES } from '../locale/language.ts';
import { parseQrPath, QR_FORMATS, QR_KINDS, qrPath } from './qr-paths.ts';
import { CARD_KINDS, cardPath, parseCardPath } from './share-paths.ts';
import { anArtistProfile, aReleasePage } from '../testing/builders.ts';

describe('the path of a card', () => {
  it('says whose it is and in which language', () => {
    for (const kind of CARD_KINDS) {
      for (const language of LANGUAGES) {
        const address = { kind, id: 'a_B-9', language };
        expect(parseCardPath(new URL(cardPath(address, 'x1'), 'http://countin.localhost').pathname)).toEqual(address);
      }
    }
  });

  it.each([
    '/card/release/a/xx.png',
    '/card/release/a/en.svg',
    '/card/person/a/en.png',
    '/card/release/a%2Fb/en.png',
    '/card/release/../en.png',
    '/card/artist/a.b/en.png',
    '/card/release/mira.tide.ics/en.png',
    '/card/release/a/en.png/',
    '/card/release//en.png',
    `/card/release/${'a'.repeat(129)}/en.png`,
    '/Card/release/a/en.png',
  ])('%s is none', (path) => expect(parseCardPath(path)).toBeNull());
});

describe('the path of a QR code', () => {
  it('says which page it leads to and as what', () => {
    for (const kind of QR_KINDS)
      for (const format of QR_FORMATS)
        expect(parseQrPath(qrPath({ kind, id: 'a_B-9', format }))).toEqual({ kind, id: 'a_B-9', format });
    const named = { kind: 'release', id: 'mira-okafor.tide-lines', format: 'png' } as const;
    expect([parseQrPath(qrPath(named)), parseCardPath('/card/release/mira-okafor.tide-lines/ar.png')]).toEqual([
      named,
      { kind: 'release', id: 'mira-okafor.tide-lines', language: 'ar' },
    ]);
  });

  it.each([
    '/qr/release/a.gif',
    '/qr/site/a.svg',
    '/qr/release/a%2Fb.svg',
    '/qr/release/.svg',
    '/qr/release/a.b.svg',
    '/qr/artist/mira-okafor.tide.svg',
    '/qr/release/a.svg/',
  ])('%s is none', (path) => expect(parseQrPath(path)).toBeNull());
});

describe('the version of a card', () => {
  const release = aReleasePage();

  it('stays while the shown content is unchanged', () => {
    expect(releaseCardVersion({ ...release, publishedAt: 1, description: 'another' })).toBe(
      releaseCardVersion(release),
    );
  });

  it('changes with the shown content', () => {
    const colours: [string, string, string] = ['#000000', '#ffffff', '#ff0000'];
    const changed = [
      release,
      { ...release, title: 'Another' },
      { ...release, kind: 'album' as const },
      { ...release, coverImage: { imageId: 'one', colours, alt: '' } },
      { ...release, releaseMoment: { ...release.releaseMoment, date: '2031-01-01' } },
      { ...release, releaseMoment: { ...release.releaseMoment, mode: 'instant' as const, zone: 'Asia/Tokyo' } },
      { ...release, releaseMoment: { ...release.releaseMoment, mode: 'instant' as const, zone: 'Europe/Lisbon' } },
      { ...release, typeface: { typeface: 'poster' as const, files: [] } },
      { ...release, appearance: { ...release.appearance, accent: '#ff0000' } },
      { ...release, appearance: { ...release.appearance, sharingImage: { imageId: 'one', colours, alt: '' } } },
    ].map(releaseCardVersion);
    expect(new Set(changed).size).toBe(changed.length);
    expect(profileCardVersion(anArtistProfile({ name: 'Another' }))).not.toBe(profileCardVersion(anArtistProfile()));
  });

  it('fits into an address as it is', () => expect(releaseCardVersion(release)).toMatch(/^[0-9a-z]{2,14}$/));
});
