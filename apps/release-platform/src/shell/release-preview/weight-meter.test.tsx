import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { startI18n } from '@countin/i18n/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { costsOfChoices } from './choice-costs.ts';
import { measureMarkup } from './measure-markup.ts';
import { PART_BUDGETS } from './page-weight.ts';
import { WeightMeter } from './weight-meter.tsx';

afterEach(cleanup);

const LIGHT = { html: 9000, script: 20_000, typeface: 1600, cover: 60_000, background: 0 };

async function open(bytes: typeof LIGHT, sections: Parameters<typeof costsOfChoices>[1]) {
  await (await startI18n('en')).loadNamespaces(['release-look']);
  await renderScreen(<WeightMeter bytes={bytes} choices={costsOfChoices(bytes, sections)} />);
  const costs = (await screen.findByText('What each choice costs')).closest('details');
  if (!costs) throw new Error('There are no costs.');
  return {
    costs,
    rows: within(costs)
      .getAllByRole('listitem', { hidden: true })
      .map((row) => row.textContent),
  };
}

test('over the budget, the choices are there with their cost, the dearest first', async () => {
  const { costs, rows } = await open(
    { ...LIGHT, html: PART_BUDGETS.html + 4200 },
    new Map([
      ['text', 1900],
      ['credits', 6300],
    ]),
  );
  expect(screen.getByText(/^Over the budget by 4.2 kB/)).toBeTruthy();
  expect(costs.open).toBe(true);
  expect(rows).toEqual(['Cover60 kB', 'Credits6.3 kB', 'Text1.9 kB', 'Typeface1.6 kB']);
});

test('within the budget, the costs are folded', async () => {
  const { costs } = await open(LIGHT, new Map([['text', 1900]]));
  expect(costs.open).toBe(false);
});

test('a section costs what the page is smaller without it', async () => {
  const page = document.createElement('div');
  const names = Array.from({ length: 200 }, (_, at) => `<dd>${crypto.randomUUID()} ${at}</dd>`);
  page.innerHTML = `<div class="description">Four songs.</div><details class="credits">${names.join('')}</details>`;
  const { html, sections } = await measureMarkup(page, []);
  const credits = sections.get('credits') ?? 0;
  expect([...sections.keys()]).toEqual(['text', 'credits']);
  expect(credits).toBeGreaterThan(3000);
  expect(credits).toBeLessThan(html);
  expect(sections.get('text')).toBeLessThan(100);
  expect(page.querySelectorAll('dd')).toHaveLength(200);
});
