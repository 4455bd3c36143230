import { countryOf } from '@countin/domain/locale';
import { linksIn, type ServiceId } from '@countin/domain/store-links';
import { countryName } from '@countin/i18n';
import { countryChoices } from '../location/country-choices.ts';
import type { ReleaseData } from '../release/release-page-data.ts';
import { remember, remembered } from '../browser/remembered.ts';
import type { ServerClock } from '../browser/server-clock.ts';

/**
 * Finds out where the fan is, says so, and shows the stores of that country: as chosen here (by address or earlier), else
 * as the server finds from what the platform, the browser's zone and its languages say.
 */
export function enhanceLocation(
  { location, language }: ReleaseData,
  clock: ServerClock,
  window: Window & typeof globalThis,
): void {
  const { document: root } = window;
  const storage = () => window.localStorage;
  const section = root.querySelector<HTMLElement>('[data-location]');
  const form = section?.querySelector('form');
  const select = section?.querySelector('select');
  if (!section || !form || !select) return;
  const part = (name: string) => section.querySelector<HTMLElement>(`[data-location-part=${name}]`);

  function moveTo(
    country: string | null,
    asked = false,
    name = country === null ? '' : countryName(language, country),
  ): void {
    const where = part('where');
    if (where) where.textContent = country === null ? location.unknown : location.in.replace('{country}', name);
    const field = root.querySelector<HTMLInputElement>('[data-signup] [name=country]');
    if (field) field.value = country ?? '';
    showStores(root, country, asked);
  }

  function choose(open: boolean): void {
    if (!form || !select) return;
    if (open && select.options.length < 2)
      select.append(...countryChoices(language).map(({ code, name }) => new window.Option(name, code)));
    form.hidden = !open;
    const line = part('line');
    if (line) line.hidden = open;
    (open ? select : part('change'))?.focus();
  }

  part('change')?.addEventListener('click', (event) => {
    event.preventDefault();
    choose(true);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    remember(storage, 'country', select.value);
    moveTo(countryOf(select.value), true);
    choose(false);
  });

  const chosen = location.country ?? countryOf(remembered(storage, 'country'));
  if (location.country !== null) remember(storage, 'country', location.country);
  if (chosen !== null) return moveTo(chosen);
  void clock.ask().then(() => moveTo(clock.place()?.country ?? null, false, clock.place()?.name));
}

/**
 * Makes the stores that do not hold in a country step back: hidden where the fan has just asked for it, else where they
 * stand, since nothing may jump under a finger by itself. Where none would be left, all stay: they say where they hold.
 */
function showStores(root: Document, country: string | null, asked: boolean): void {
  for (const list of root.querySelectorAll('.stores')) {
    const rows = [...list.querySelectorAll<HTMLElement>('[data-service]')].map((link) => ({
      row: link.closest('li'),
      service: link.dataset['service'] as ServiceId,
      territories: (link.dataset['territories'] ?? '').split(' ').filter(Boolean),
    }));
    const shown = new Set(linksIn(rows, country));
    for (const entry of rows) {
      const elsewhere = shown.size > 0 && !shown.has(entry);
      if (asked && entry.row) entry.row.hidden = elsewhere;
      entry.row?.toggleAttribute('data-elsewhere', elsewhere);
    }
  }
}
