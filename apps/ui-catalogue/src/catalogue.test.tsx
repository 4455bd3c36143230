import { startI18n } from '@countin/i18n/react';
import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { CatalogueFrame } from './catalogue-frame.tsx';
import { entries } from './entries.ts';

beforeAll(async () => {
  const i18n = await startI18n('en');
  await i18n.loadNamespaces(['autosave', 'common', 'errors', 'operation-errors', 'nav']);
});
afterEach(cleanup);
stubLayout();

/** An entry is a part of a page. These rules are about whole pages, or need a layout, which jsdom lacks. */
const RULES = {
  region: { enabled: false },
  'page-has-heading-one': { enabled: false },
  'color-contrast': { enabled: false },
};

const cases = entries.flatMap((entry) => (['ltr', 'rtl'] as const).map((dir) => ({ ...entry, dir })));

async function violationsIn(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, { rules: RULES });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

async function show({ Example, dir }: (typeof cases)[number]): Promise<Element> {
  const { container } = render(
    <main dir={dir}>
      <CatalogueFrame>
        <Example />
      </CatalogueFrame>
    </main>,
  );
  await expect.poll(() => container.querySelector('main')?.childElementCount ?? 0).toBeGreaterThan(0);
  return container;
}

test.each(cases)('$name is accessible ($dir)', async (shown) => {
  expect(await violationsIn(await show(shown))).toEqual([]);
});

test.each(cases.filter(({ opens }) => opens))('$name is accessible when it is open ($dir)', async (shown) => {
  await show(shown);
  fireEvent.click(screen.getByRole('button'));
  await screen.findByRole(shown.opens ?? '');
  expect(await violationsIn(document.body)).toEqual([]);
});
