import type { HostMatch, SiteHosts } from './host.ts';
import type { SlugFault } from './slugify.ts';

/**
 * Sample tables that every check of a slug or a host name runs over: the functions here, the schemas of
 * the domain, the security rules and the servers. For tests only.
 */

/** Free text, its slug by the specification's steps, and the slug offered for it. */
export const SLUGIFY_SAMPLES: readonly { text: string; slug: string; suggestion?: string }[] = [
  { text: 'Mira Okafor', slug: 'mira-okafor' },
  { text: '  Mira   Okafor  ', slug: 'mira-okafor' },
  { text: 'MIRA', slug: 'mira' },
  { text: 'snake_case __ name', slug: 'snake-case-name' },
  { text: 'a - b -- c', slug: 'a-b-c' },
  { text: '--edge--', slug: 'edge' },
  { text: '!  hi', slug: 'hi' },
  { text: 'AC/DC', slug: 'acdc' },
  { text: 'tab\tand\nline', slug: 'tab-and-line' },
  { text: 'no\u00a0break', slug: 'no-break' },
  { text: '12 Monkeys', slug: '12-monkeys' },
  { text: 'Beyoncé', slug: 'beyonc', suggestion: 'beyonce' },
  { text: 'Mø', slug: 'm', suggestion: 'mo' },
  { text: 'Größe', slug: 'gre', suggestion: 'grosse' },
  { text: 'İstanbul', slug: 'istanbul' },
  { text: 'Łódź', slug: 'd', suggestion: 'lodz' },
  { text: 'ﬁne', slug: 'ne', suggestion: 'fine' },
  { text: 'Sinéad O’Connor', slug: 'sinad-oconnor', suggestion: 'sinead-oconnor' },
  // The same letter, written in two ways.
  { text: 'Jos\u00e9', slug: 'jos', suggestion: 'jose' },
  { text: 'Jose\u0301', slug: 'jose' },
  { text: '宇多田ヒカル', slug: '' },
  { text: '宇多田 Hikaru', slug: 'hikaru' },
  { text: '아이유 IU 2', slug: 'iu-2' },
  { text: 'فيروز', slug: '' },
  { text: 'فيروز Fairuz', slug: 'fairuz' },
  { text: 'शंकर', slug: '' },
  { text: '🎵🎵', slug: '' },
  { text: 'Zoe 🎵 Night', slug: 'zoe-night' },
  { text: '👩‍🚀 Mae', slug: 'mae' },
  // Marks that nobody sees: of direction, of no width, of a soft break, of bytes.
  { text: '\u200fMira\u200e \u202eOkafor\u202c', slug: 'mira-okafor' },
  { text: 'mi\u200bra\u00ad\u2060', slug: 'mira' },
  { text: '\ufeffmira\u0000', slug: 'mira' },
  // Letters that look like ours and are none: left out, not taken for them. Only forms of one letter are.
  { text: 'mir\u0430', slug: 'mir' },
  { text: '\u039cira', slug: 'ira' },
  { text: '\u212aing', slug: 'king' },
  { text: '\uff2d\uff49\uff52\uff41', slug: '', suggestion: 'mira' },
  { text: '\u{1d5e0}\u{1d5f6}\u{1d5ff}\u{1d5ee}', slug: '', suggestion: 'mira' },
  { text: 'mira\u2010okafor\u2014night', slug: 'miraokafornight', suggestion: 'mira-okafor-night' },
  { text: 'mira٣', slug: 'mira' },
  { text: '---', slug: '' },
  { text: '', slug: '' },
];

/** Profile slugs and what is wrong with them. */
export const PROFILE_SLUG_SAMPLES: readonly { slug: string; fault: SlugFault | null }[] = [
  { slug: 'mira-okafor', fault: null },
  { slug: 'abc', fault: null },
  { slug: '123', fault: null },
  { slug: 'a-b', fault: null },
  { slug: 'a--b', fault: null },
  { slug: 'a'.repeat(50), fault: null },
  { slug: 'login-band', fault: null },
  { slug: '', fault: 'slug/too-short' },
  { slug: 'ab', fault: 'slug/too-short' },
  { slug: 'a'.repeat(51), fault: 'slug/too-long' },
  { slug: '-mira', fault: 'slug/format' },
  { slug: 'mira-', fault: 'slug/format' },
  { slug: 'Mira', fault: 'slug/format' },
  { slug: 'mira okafor', fault: 'slug/format' },
  { slug: 'mira_okafor', fault: 'slug/format' },
  { slug: 'mira.okafor', fault: 'slug/format' },
  { slug: 'mira/okafor', fault: 'slug/format' },
  { slug: 'míra', fault: 'slug/format' },
  { slug: 'mira\n', fault: 'slug/format' },
  { slug: '宇多田ヒカル', fault: 'slug/format' },
  { slug: 'فيروز', fault: 'slug/format' },
  { slug: 'mira🎵', fault: 'slug/format' },
  { slug: 'mir\u0430', fault: 'slug/format' },
  { slug: '\u212aing', fault: 'slug/format' },
  { slug: 'mira\u200f', fault: 'slug/format' },
  { slug: 'mi\u200bra', fault: 'slug/format' },
  { slug: 'mira٣', fault: 'slug/format' },
  { slug: 'login', fault: 'slug/reserved' },
  { slug: 'www', fault: 'slug/reserved' },
  { slug: 'medley', fault: 'slug/reserved' },
  { slug: 'images', fault: 'slug/reserved' },
  { slug: 'my-4track-page', fault: 'slug/reserved' },
  { slug: 'countin', fault: 'slug/reserved' },
  { slug: 'xn--mira', fault: 'slug/reserved' },
];

/** Product slugs and what is wrong with them. */
export const PRODUCT_SLUG_SAMPLES: readonly { slug: string; fault: SlugFault | null }[] = [
  { slug: 'tide-lines', fault: null },
  { slug: 'a', fault: null },
  { slug: 'login', fault: null },
  { slug: 'a'.repeat(50), fault: null },
  { slug: '', fault: 'slug/too-short' },
  { slug: 'a'.repeat(51), fault: 'slug/too-long' },
  { slug: '-', fault: 'slug/format' },
  { slug: 'Tide', fault: 'slug/format' },
  { slug: 'tide/lines', fault: 'slug/format' },
  { slug: 'tid\u0435', fault: 'slug/format' },
  { slug: 'tide\u200f', fault: 'slug/format' },
];

/** The hosts that {@link HOST_SAMPLES} are judged by. */
export const SAMPLE_HOSTS: SiteHosts = { main: 'countin.localhost', fourtrack: '4track.localhost', short: 'cnt.localhost' };

const LABEL_63 = 'a'.repeat(63);

/** `Host` headers and where each leads. */
export const HOST_SAMPLES: readonly { header: string | undefined; match: HostMatch }[] = [
  // Mode one.
  ...['countin.localhost', 'countin.localhost:5173', 'COUNTIN.LocalHost', 'countin.localhost.', 'countin.localhost.:443',
    'www.countin.localhost', 'cnt.localhost', 'cnt.localhost.:5173', 'www.cnt.localhost', 'WWW.CNT.LOCALHOST:80',
    'localhost', 'localhost:5173', 'LOCALHOST', 'localhost.', 'localhost:0', 'localhost:65535',
  ].map((header) => ({ header, match: { kind: 'main' } as const })),
  // Address literals are mode one, whatever their port.
  ...['127.0.0.1', '127.0.0.1:5173', '127.0.0.1:5174', '255.255.255.255', '[::1]', '[::1]:5174', '[2001:DB8::1]:80', '[::ffff:127.0.0.1]',
  ].map((header) => ({ header, match: { kind: 'main' } as const })),
  // Mode two: the name anywhere, or localhost on its port.
  ...['4track.localhost', '4track.localhost:5173', '4TRACK.localhost.', 'www.4track.localhost', 'preview.4track.app:8443',
    'my4track.example', 'localhost:5174', 'LocalHost.:5174', 'a.4track.cnt.localhost',
  ].map((header) => ({ header, match: { kind: 'fourtrack' } as const })),
  // An artist's or a label's own address.
  ...['mira.cnt.localhost', 'mira.cnt.localhost:5173', 'MIRA.cnt.localhost', 'mira.cnt.localhost.', 'www.mira.cnt.localhost',
  ].map((header) => ({ header, match: { kind: 'subdomain', slug: 'mira' } as const })),
  { header: 'mira-okafor.cnt.localhost', match: { kind: 'subdomain', slug: 'mira-okafor' } },
  { header: 'x.cnt.localhost:5174', match: { kind: 'subdomain', slug: 'x' } },
  // Names that are none of ours.
  ...['example.com', 'countin.localhost.evil.example', 'cnt.localhost.evil.example', 'evilcnt.localhost', 'evil-countin.localhost',
    'a.b.cnt.localhost', 'a.www.cnt.localhost', 'www.www.cnt.localhost', 'www.www.mira.cnt.localhost', 'mira.localhost', 'mira.countin.localhost',
    'www.localhost', '256.0.0.1', '1.2.3', '127.1', '0x7f000001', 'xn--bcher-kva.example', `${LABEL_63}.example`,
  ].map((header) => ({ header, match: { kind: 'unknown' } as const })),
  // Not host names at all.
  ...[undefined, '', ' ', '.', '..', ':', ':5173', 'localhost:', 'localhost:x', 'localhost:-1', 'localhost:65536', 'localhost:123456',
    'localhost:5174:5174', 'localhost..', '.localhost', 'a..cnt.localhost', '-mira.cnt.localhost', 'mira-.cnt.localhost',
    'mira_okafor.cnt.localhost', 'mira okafor.cnt.localhost', ' localhost', 'localhost ', 'localhost\r\nX-Evil: 1', 'localhost\0',
    'localhost/..', 'localhost?x', 'localhost#x', 'localhost,4track.localhost', 'user@localhost', 'user:pass@localhost:5173',
    'http://localhost', '<script>', '%6cocalhost', '*.cnt.localhost', "'or'1'='1", '${jndi:ldap://evil}', '../../etc/passwd',
    'bücher.example', 'm\u00edra.cnt.localhost', '4trac\u212a.localhost', '[::1', '::1', '[]', '[:]', '[:::]', '[1::2::3]', '[::1]x', '[fe80::1%25eth0]',
    '[::g]', `${LABEL_63}a.example`, `${'a.'.repeat(127)}ab`, 'a'.repeat(100_000),
  ].map((header) => ({ header, match: { kind: 'invalid' } as const })),
];
