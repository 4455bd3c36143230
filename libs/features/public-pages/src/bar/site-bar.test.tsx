import { createTranslator } from '@countin/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BarPerson } from './bar-person.ts';
import { barTexts } from './bar-texts.ts';
import { SiteBar } from './site-bar.tsx';

/** Texts of the links and buttons that a person sees, in order. */
function seenBy(person: BarPerson | null): string[] {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <SiteBar texts={barTexts(createTranslator('en'))} mark="4track" person={person} upgradeHref="/upgrade" path="/" />,
  );
  const links = [...page.querySelectorAll('nav a')].filter((link) => link.closest('[hidden]') === null);
  return links.map(({ textContent }) => textContent);
}

// The second Collection is that of phones, in the menu.
test.each([
  ['a visitor', null, ['Login', 'Sign Up Free']],
  [
    'a fan',
    { ownsArtist: false, pro: false },
    ['Discover', 'Collection', 'Collection', 'Profile', 'Become an Artist', 'Log Out'],
  ],
  [
    'a fan with Pro',
    { ownsArtist: false, pro: true },
    ['Discover', 'Collection', 'Collection', 'Profile', 'Become an Artist', 'Log Out'],
  ],
  [
    'an artist',
    { ownsArtist: true, pro: false },
    ['Discover', 'Collection', 'Studio', 'See what Pro adds', 'Collection', 'Profile', 'Become an Artist', 'Log Out'],
  ],
  [
    'an artist with Pro',
    { ownsArtist: true, pro: true },
    ['Discover', 'Collection', 'Studio', 'Collection', 'Profile', 'Become an Artist', 'Log Out'],
  ],
])('the bar offers %s what the specification names', (_who, person, expected) => {
  expect(seenBy(person && { name: 'Mira Okafor', ...person })).toEqual(expected);
});
