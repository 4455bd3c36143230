import { describe, expect, test } from 'vitest';
import { isErrorCode } from '../errors/error-code.ts';
import { readLinkQuery } from './link-query.ts';

describe('what links are looked for by', () => {
  test.each([
    ['036000291452', { by: 'upc', gtin: { text: '036000291452', key: '00036000291452' } }],
    ['0 36000-29145 2', { by: 'upc', gtin: { text: '036000291452', key: '00036000291452' } }],
    ['٠٣٦٠٠٠٢٩١٤٥٢', { by: 'upc', gtin: { text: '036000291452', key: '00036000291452' } }],
    ['GBAYE0600001', { by: 'isrc', isrc: 'GBAYE0600001' }],
    [' isrc: gb-aye-06-00001 ', { by: 'isrc', isrc: 'GBAYE0600001' }],
    [
      'open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy?si=abc',
      {
        by: 'url',
        reference: {
          service: 'spotify',
          kind: 'album',
          id: '4aawyAB9vmqN3uQ7FjRGTy',
          country: null,
          url: 'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy',
        },
      },
    ],
  ])('%s is understood', (text, query) => {
    expect(readLinkQuery(text)).toEqual({ ok: true, query });
  });

  test.each([
    ['', 'link/empty', null],
    ['036000291453', 'gtin/check-digit', '2'],
    ['03600029145', 'gtin/length', null],
    ['---', 'link/nothing-to-find', null],
    ['GBAYE060000', 'isrc/length', null],
    ['GBAYE06 0000X', 'isrc/format', null],
    ['Low Sun', 'link/nothing-to-find', null],
    ['низкое солнце 12', 'link/nothing-to-find', null],
    ['https://open.spotify.com.evil.example/album/1', 'link/look-alike', null],
    ['https://spotlfy.com/album/1', 'link/look-alike', null],
    ['https://mira.example/low-sun', 'link/unknown-service', null],
    ['https://open.spotify.com/artist/4aawyAB9vmqN3uQ7FjRGTy', 'link/not-a-release', null],
    ['https://spotify.link/abc', 'link/not-a-release', null],
    ['javascript:alert(1)', 'link/not-a-web-address', null],
    [`https://open.spotify.com/album/${'x'.repeat(3000)}`, 'link/too-long', null],
  ])('%.60s is refused with %s', (text, code, expected) => {
    expect(readLinkQuery(text)).toEqual({ ok: false, code, expected });
    expect(isErrorCode(code)).toBe(true);
  });
});
