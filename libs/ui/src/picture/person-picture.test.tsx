import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PersonPicture } from './person-picture.tsx';

const shown = (name: string, src: string | null = null) => render(<PersonPicture name={name} src={src} />).container;

test.each([
  ['Mira Okafor', 'MO'],
  ['  ines  maria duarte ', 'ID'],
  ['Björk', 'B'],
  ['👩🏽‍🎤 Nova', '👩🏽‍🎤N'],
  ['林檎', '林'],
  ['', ''],
])('%j has the initials %j', (name, initials) => {
  expect(shown(name).textContent).toBe(initials);
});

test('the person’s own picture replaces the initials', () => {
  const container = shown('Mira', '/images/people/mira/one/320.webp');
  expect(container.textContent).toBe('');
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/images/people/mira/one/320.webp');
});
