import { SERVER_LIMITS } from '@countin/domain/fields';
import { logoObjectName, type Logo } from '@countin/domain/profile';
import { aLabelProfile } from '@countin/domain/testing';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createWorld, type TestWorld } from '../testing/services.ts';
import { removeLogo, storeLogo } from './store-logo.ts';

const svg = (inner: string, attributes = 'viewBox="0 0 200 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;
const MARK = '<path d="M0 0h10v10z"/>';
const blurs = (number: number) =>
  `<filter id="f">${'<feGaussianBlur stdDeviation="2"/>'.repeat(number)}</filter><g filter="url(#f)">${MARK}</g>`;
/** Elements that each draw the one before twice. */
const doubling = (open: (id: number) => string, close: string, use: (id: number) => string) =>
  Array.from({ length: 12 }, (_, at) => `${open(at)}${at === 0 ? MARK : use(at - 1).repeat(2)}${close}`).join('') +
  use(11);

async function stage(): Promise<TestWorld> {
  const world = createWorld('logo');
  await world.write('labelProfiles/label-tide', aLabelProfile());
  return world;
}
const store = (world: TestWorld, file: string | Uint8Array, caller = 'uid-tide', labelId = 'label-tide') =>
  storeLogo(world, caller, { labelId, theme: 'light', file: Buffer.from(file).toString('base64') });
const fileOf = (world: TestWorld, logo: Logo) => {
  const found = world.objects.stored.get(logoObjectName('label-tide', logo));
  return { type: found?.contentType, text: Buffer.from(found?.bytes ?? []).toString() };
};

describe('a drawing', () => {
  test('is stored with its size, and named in the profile', async () => {
    const world = await stage();
    const { logo, removed } = await store(world, `<?xml version="1.0"?><!-- by hand -->\n${svg(MARK)}`);
    expect(logo).toMatchObject({ format: 'svg', width: 640, height: 320 });
    expect(removed).toEqual([]);
    expect(fileOf(world, logo)).toMatchObject({ type: 'image/svg+xml', text: expect.stringContaining('M0 0h10v10z') });
    expect(await world.read('labelProfiles/label-tide')).toMatchObject({ logo, logoDark: null });
    expect(world.purged[0]?.addresses).toContain('http://tide-line.cnt.localhost:5173/');
  });

  test.each([
    ['script', '<script>alert(1)</script>', 'script'],
    ['script in capitals', '<SCRIPT>alert(1)</SCRIPT>', 'script'],
    [
      'script of another namespace',
      '<h:script xmlns:h="http://www.w3.org/1999/xhtml" src="https://evil.example/a.js"/>',
      'script',
    ],
    ['an event handler', '<path d="M0 0" onload="alert(1)"/>', 'script'],
    [
      'HTML',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
      'foreign',
    ],
    ['a picture from elsewhere', '<image href="https://evil.example/x.png"/>', 'external'],
    ['a file reference', '<use xlink:href="file:///etc/passwd#a"/>', 'external'],
    ['script behind a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>', 'external'],
    ['a picture set', `<path style="mask:image-set('https://evil.example/x.png' 1x)" d="M0 0"/>`, 'external'],
    ['an imported sheet', '<style>@import "https://evil.example/x.css";</style>', 'external'],
    ['an escaped address in a sheet', '<style>path{fill:u\\72l(https://evil.example)}</style>', 'external'],
    ['an address in an attribute', '<path d="M0 0" fill="url(https://evil.example/#a)"/>', 'external'],
    ['an address in a style', '<path d="M0 0" style="fill:url( \'//evil.example/a\')"/>', 'external'],
    ['an animation of a link', '<animate attributeName="href" values="javascript:alert(1)"/>', 'other'],
  ])('loses %s, and says so', async (_, hostile, part) => {
    const world = await stage();
    const { logo, removed } = await store(world, svg(MARK + hostile));
    expect(removed).toContain(part);
    const { text } = fileOf(world, logo);
    expect(text).toContain('M0 0h10v10z');
    expect(text).not.toMatch(/alert|evil|etc|script|foreign|onload|@import|<image|<a[ >]/i);
  });

  test('keeps what logos are made of', async () => {
    const world = await stage();
    const { logo, removed } = await store(
      world,
      svg(
        '<defs><linearGradient id="g"><stop offset="0" stop-color="#f00"/></linearGradient></defs>' +
          '<style>.a{fill:url(#g)}</style><g class="a" transform="scale(2)"><circle cx="5" cy="5" r="5" fill="url(#g)"/></g>',
      ),
    );
    expect(removed).toEqual([]);
    for (const kept of ['linearGradient', 'url(#g)', '.a{', 'scale(2)'])
      expect(fileOf(world, logo).text).toContain(kept);
  });

  test.each([
    ['a filter', blurs(3)],
    ['filters without an element', '<path d="M0 0h90v90z" style="filter:blur(9px) blur(9px)"/>'],
    ['such an attribute', '<path d="M0 0h90v90z" filter="blur(9px)"/>'],
    ['filters of a sheet', '<style>.a{filter:blur(9px)}</style><path class="a" d="M0 0h90v90z"/>'],
    ['an escaped property', '<path d="M0 0h90v90z" style="f\\69lter:blur(9px)"/>'],
    ['a mask', '<mask id="m"><rect width="90" height="90" fill="#fff"/></mask><path mask="url(#m)" d="M0 0h90v90z"/>'],
    ['a line of tiny dashes', '<path d="M0 0h90" stroke="#000" stroke-dasharray="0.5"/>'],
    [
      'movement',
      '<g>' +
        MARK +
        '<animateTransform attributeName="transform" type="rotate" to="360" dur="1s" repeatCount="indefinite"/></g>',
    ],
    ['movement of a sheet', '<style>@keyframes a{to{opacity:0}}path{animation:a 1s infinite}</style>' + MARK],
    ['slow selectors', '<style>*:has(* * *){fill:red}</style>' + MARK],
    [
      'patterns of patterns',
      doubling(
        (id) => `<pattern id="p${id}" width="9" height="9" patternUnits="userSpaceOnUse">`,
        '</pattern>',
        (id) => `<rect width="9" height="9" fill="url(#p${id})"/>`,
      ),
    ],
    [
      'clips of clips',
      doubling(
        (id) => `<clipPath id="c${id}">`,
        '</clipPath>',
        (id) => `<rect width="9" height="9" clip-path="url(#c${id})"/>`,
      ),
    ],
  ])('with %s becomes a picture, and says so', async (_, inner) => {
    const world = await stage();
    const { logo, removed } = await store(world, svg(inner));
    expect(removed).toContain('effects');
    expect(logo).toMatchObject({ format: 'webp', width: 640, height: 320 });
    const bytes = world.objects.stored.get(logoObjectName('label-tide', logo))?.bytes;
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 320 });
  });

  test('that editors wrote without effects stays a drawing', async () => {
    const world = await stage();
    const { logo } = await store(
      world,
      svg(
        '<defs><clipPath id="c"><rect width="9" height="9"/></clipPath></defs>' +
          '<g clip-path="url(#c)"><path style="fill:#000;filter:none;marker:none;stroke-dasharray:none" d="M0 0h10v10z"/></g>',
      ),
    );
    expect(logo.format).toBe('svg');
  });

  test.each([
    ['entities', `<!DOCTYPE svg [<!ENTITY a "aa">]>${svg('<text>&a;</text>')}`, 'logo/entities'],
    ['an external subset behind another', `<!DOCTYPE svg [ %x; ]>${svg(MARK)}`, 'logo/entities'],
    ['HTML instead', '<!DOCTYPE html><html><body></body></html>', 'logo/type'],
    ['a broken file', svg('<path'), 'logo/type'],
    ['nothing drawn', svg('<script>alert(1)</script>'), 'logo/type'],
    ['no size', svg(MARK, ''), 'logo/type'],
    ['too many bytes', svg(MARK + ' '.repeat(SERVER_LIMITS.logoSvgBytes)), 'logo/too-large'],
    ['too many elements', svg('<path d="M0 0"/>'.repeat(SERVER_LIMITS.logoElements + 1)), 'logo/too-large'],
    ['elements 101 deep', svg('<g>'.repeat(100) + MARK + '</g>'.repeat(100)), 'logo/too-complex'],
    ['elements 2,900 deep', svg('<g>'.repeat(2900) + MARK + '</g>'.repeat(2900)), 'logo/too-complex'],
    ['800 blurs in a row', svg(blurs(800)), 'logo/too-complex'],
    ['elements inside each other', svg('<g>'.repeat(10_000) + MARK + '</g>'.repeat(10_000)), 'logo/too-large'],
    [
      'a prefix',
      `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:path d="M0 0"/></s:svg>`,
      'logo/type',
    ],
  ])('with %s is refused', async (_, file, code) => {
    const world = await stage();
    await expect(store(world, file)).rejects.toMatchObject({ code });
    expect(world.objects.stored.size).toBe(0);
    expect(await world.read('labelProfiles/label-tide')).toMatchObject({ logo: null });
  });
});

describe('a picture', () => {
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#c6351080' }, limitInputPixels: false })
      .png()
      .toBuffer();

  test('is scaled down, keeps its transparency and loses all else', async () => {
    const world = await stage();
    const { logo } = await store(world, await png(1280, 640));
    expect(logo).toMatchObject({ format: 'webp', width: 640, height: 320 });
    const bytes = world.objects.stored.get(logoObjectName('label-tide', logo))?.bytes;
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 640, hasAlpha: true });
  });

  test.each([
    ['20,000 pixels wide', png(20_000, 10), 'logo/too-large'],
    ['21 times as wide as high', png(2100, 100), 'image/shape'],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;'), 'logo/type'],
    ['no picture', Buffer.from('hello'), 'logo/type'],
  ])('of %s is refused', async (_, file, code) => {
    await expect(store(await stage(), await file)).rejects.toMatchObject({ code });
  });
});

test.each([
  ['uid-mira', 'label-tide', 'access/denied'],
  ['uid-tide', 'unknown', 'profile/not-found'],
])('%s changes no logo of %s', async (caller, labelId, code) => {
  const world = await stage();
  await expect(store(world, svg(MARK), caller, labelId)).rejects.toMatchObject({ code });
  await expect(removeLogo(world, caller, { labelId, theme: 'light' })).rejects.toMatchObject({ code });
  expect(world.objects.stored.size).toBe(0);
});

test('a logo that was replaced is removed once no cached page can show it', async () => {
  const world = await stage();
  const first = await store(world, svg(MARK));
  await store(world, svg(MARK));
  expect(world.objects.stored.size).toBe(2);
  world.passTime(2 * 86_400_000);
  await store(world, svg(MARK));
  expect(world.objects.stored.has(logoObjectName('label-tide', first.logo))).toBe(false);
  await removeLogo(world, 'uid-tide', { labelId: 'label-tide', theme: 'light' });
  expect(await world.read('labelProfiles/label-tide')).toMatchObject({ logo: null });
});
