// @vitest-environment jsdom
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as React from 'react';
import type * as Client from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { leanLibraries } from './lean-libraries.ts';

const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

/** React as browsers get it, in place of the variant for development. */
const react = require(join(folderOf('react'), 'cjs/react.production.js')) as typeof React;
const PRODUCTION: Readonly<Record<string, unknown>> = { react };

/** A CommonJS module as the build has it. */
function built(file: string): unknown {
  const { load } = leanLibraries();
  if (typeof load !== 'function') throw new Error('the plugin loads no modules');
  const { code } = load.call({} as never, file) as { readonly code: string };
  const exported = {};
  const needs = (name: string): unknown => PRODUCTION[name] ?? createRequire(file)(name);
  new Function('require', 'exports', code)(needs, exported);
  return exported;
}

const { createRoot } = built(join(folderOf('react-dom'), 'cjs/react-dom-client.production.js')) as typeof Client;
const { createElement, startTransition, Suspense, use, useId, useState, useTransition } = react;

let root: Client.Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function show(...children: Parameters<Client.Root['render']>): void {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(...children);
}

it('a screen that waits for data shows its fallback, its text and the title of the page', async () => {
  const text = Promise.withResolvers<string>();
  function Screen() {
    return createElement('p', { id: useId() }, createElement('title', null, 'Releases'), use(text.promise));
  }
  show(createElement(Suspense, { fallback: 'Loading' }, createElement(Screen)));
  await vi.waitFor(() => expect(document.body.textContent).toBe('Loading'));
  text.resolve('Two releases');
  await vi.waitFor(() => expect(document.body.textContent).toBe('Two releases'));
  expect(document.title).toBe('Releases');
});

it('a press that opens a lazy screen in a transition keeps the old one until then, and removes it', async () => {
  const text = Promise.withResolvers<string>();
  const Next = () => createElement('p', null, use(text.promise));
  function Site() {
    const [opened, setOpened] = useState(false);
    const [isPending, start] = useTransition();
    const open = () => start(() => setOpened(true));
    return createElement(
      Suspense,
      { fallback: 'Loading' },
      opened
        ? createElement(Next)
        : createElement('button', { onClick: open, 'aria-busy': isPending, key: 'open' }, 'Open'),
    );
  }
  show(createElement(Site));
  await vi.waitFor(() => expect(document.querySelector('button')).not.toBeNull());
  document.querySelector('button')?.click();
  await vi.waitFor(() => expect(document.querySelector('button')?.getAttribute('aria-busy')).toBe('true'));
  expect(document.body.textContent).toBe('Open');
  text.resolve('The release');
  await vi.waitFor(() => expect(document.body.textContent).toBe('The release'));
});

it('forms, keys, pointers and rows in a new order reach their handlers', async () => {
  const heard: string[] = [];
  const hear = ({ type }: { readonly type: string }) => void heard.push(type);
  let turn = () => {};
  function Editor() {
    const [rows, setRows] = useState(['a', 'b', 'c']);
    turn = () => startTransition(() => setRows((before) => before.toReversed()));
    return createElement(
      'form',
      { onSubmit: (event: Event) => (event.preventDefault(), hear(event)), onFocus: hear, onPointerOver: hear },
      createElement('input', { onChange: hear, onKeyDown: hear, defaultValue: '' }),
      createElement('button', { type: 'submit' }, 'Save'),
      createElement('style', null, 'li { color: green }'),
      createElement('ul', null, ...rows.map((row) => createElement('li', { key: row }, row))),
    );
  }
  show(createElement(Editor));
  await vi.waitFor(() => expect(document.querySelector('input')).not.toBeNull());
  expect(document.querySelector('style')?.textContent).toContain('green');
  const input = document.querySelector('input');
  input?.focus();
  input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'a');
  input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  input?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
  document.querySelector('button')?.click();
  expect(heard).toEqual(['focus', 'keydown', 'change', 'pointerover', 'submit']);
  turn();
  await vi.waitFor(() => expect(document.querySelector('ul')?.textContent).toBe('cba'));
});
