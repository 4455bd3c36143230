import { expect, test } from 'vitest';
import { ConfigError } from './runtime-config.ts';
import { showStartFailure } from './start-failure.ts';

/** The text of each element that a reader sees. */
function textsFor(error: unknown) {
  const root = document.createElement('div');
  showStartFailure(root, '4track', error);
  const textOf = (name: string) => [...root.querySelectorAll(name)].map(({ textContent }) => textContent);
  return { headings: textOf('h1'), causes: textOf('li') };
}

test('the page names the site and every wrong key of the configuration', () => {
  expect(textsFor(new ConfigError(['sites.port: too low', 'firebase: missing']))).toEqual({
    headings: ['4track couldn’t start'],
    causes: ['sites.port: too low', 'firebase: missing'],
  });
});

test('any other error is the one cause', () => {
  expect(textsFor(new TypeError('no storage')).causes).toEqual(['TypeError: no storage']);
});
