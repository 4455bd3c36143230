import { afterEach, beforeEach, expect, test } from 'vitest';
import { followMenus } from './menus.ts';

let dispose: () => void;
beforeEach(() => {
  document.body.innerHTML =
    '<details data-menu open><summary>Ines</summary><div class="bar-sheet"><label>Theme <select></select></label><a href="#studio">Studio</a></div></details><p>elsewhere</p>';
  dispose = followMenus(document);
});
afterEach(() => dispose());

const menu = () => document.querySelector('details');
const click = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

test.each([
  ['elsewhere on the page', 'p', false],
  // Its own box is what dims the page behind the drawer of a phone.
  ['on what dims the page', 'details', false],
  ['on a link in it', 'a', false],
  ['on a field in it', 'select', true],
])('a click %s opens or closes the menu as expected', (_where, selector, open) => {
  click(selector);
  expect(menu()?.open).toBe(open);
});

test('Escape closes it and gives the focus back to its button', () => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(menu()?.open).toBe(false);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});

test('ignores events after disposal', () => {
  dispose();
  click('p');
  expect(menu()?.open).toBe(true);
});
