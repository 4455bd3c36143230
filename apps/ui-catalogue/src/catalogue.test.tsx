import { startI18n } from '@countin/i18n/react';
import { cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { CatalogueFrame } from './catalogue-frame.tsx';
import { entries } from './entries.ts';

beforeAll(async () => {
  const i18n = await startI18n('en');
  await i18n.loadNamespaces(['autosave', 'common', 'errors', 'nav']);
});
afterEach(cleanup);

/** An entry is a part of a page: these rules are about whole pages, or need a layout, which jsdom has not. */
const RULES = {
  region: { enabled: false },
  'page-has-heading-one': { enabled: false },
  'color-contrast': { enabled: false },
};

const cases = entries.flatMap(({ name, Example }) => (['ltr', 'rtl'] as const).map((dir) => ({ name, Example, dir })));

test.each(cases)('$name is accessible ($dir)', async ({ Example, dir }) => {
  const { container } = render(
    <main dir={dir}>
      <CatalogueFrame>
        <Example />
      </CatalogueFrame>
    </main>,
  );
  await expect.poll(() => container.querySelector('main')?.childElementCount ?? 0).toBeGreaterThan(0);
  const { violations } = await axe.run(container, { rules: RULES });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});
