import { afterEach, expect, it } from 'vitest';
import { TOKEN_KEY } from '@countin/auth-sync/browser';
import { homePage } from '../home/home-page.tsx';
import { aRequest, HOSTS, someServices } from '../testing/page-services.ts';
import { find, visitPage } from '../testing/visit-page.ts';
// Loaded already, so that the page's script does not wait for it.
import './other-hosts.ts';

/** The start page of 4track. */
async function visit() {
  visitPage(await homePage(aRequest('/', { host: HOSTS.fourtrack }), someServices().services));
  await import('./other-hosts.ts');
}

/** Where a link leads once it is opened. */
function open(link: HTMLAnchorElement): URL {
  // The browser of the tests cannot leave the page.
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.click();
  return new URL(link.href);
}

const choose = (language: string) => open(find<HTMLAnchorElement>(`[data-language=${language}]`));

afterEach(() => {
  document.cookie = 'countin-language=; path=/; max-age=0';
  localStorage.clear();
  history.replaceState(null, '', '/');
});

it('carries a chosen language to the product’s other hosts, and nowhere else', async () => {
  await visit();
  const toCountin = () => open(find<HTMLAnchorElement>('a[href="http://countin.localhost:5173/"]'));
  expect(toCountin().search).toBe('');
  choose('ja');
  await visit();
  const away = Object.assign(document.createElement('a'), { href: 'https://example.com/', rel: 'me noopener' });
  find('main').append(away);
  expect(toCountin()).toMatchObject({ pathname: '/', search: '?lang=ja', hash: '#chosen-language' });
  expect(open(find<HTMLAnchorElement>('a.bar-home')).search).toBe('');
  expect(open(away).href).toBe('https://example.com/');
});

it('keeps a language that was chosen on another host, and leaves a clean address', async () => {
  document.cookie = 'countin-language=de; path=/';
  history.replaceState(null, '', '/mira-okafor?lang=ja#chosen-language');
  await visit();
  expect(document.cookie).toContain('countin-language=ja');
  expect(location.href).toMatch(/\/mira-okafor\?lang=ja$/);
});

it('leaves the choice alone where an address asks for a language', async () => {
  document.cookie = 'countin-language=de; path=/';
  history.replaceState(null, '', '/mira-okafor?lang=ja');
  await visit();
  expect(document.cookie).toContain('countin-language=de');
});

it.each([
  ['a signed-in person', true, 'ja'],
  ['a visitor', false, null],
])('leaves the choice of %s for the account', async (_who, signedIn, left) => {
  if (signedIn) localStorage.setItem(TOKEN_KEY, 'token');
  await visit();
  choose('ja');
  expect(localStorage.getItem('countin-language-for-account')).toBe(left);
});
