import { remember, remembered } from './remembered.ts';

/** Keeps which service a fan chooses, puts its store first and fills it into the form. */
export function enhanceStoreChoice(window: Window & typeof globalThis): void {
  const { document: root } = window;
  const storage = () => window.localStorage;
  const chosen = remembered(storage, 'service');
  const select = root.querySelector<HTMLSelectElement>('#service');
  if (chosen !== null) {
    putFirst(root, chosen);
    if (select?.value === '' && [...select.options].some(({ value }) => value === chosen)) select.value = chosen;
  }
  select?.addEventListener('change', () => remember(storage, 'service', select.value));
  for (const link of root.querySelectorAll<HTMLElement>('.stores [data-service]')) {
    // Plain links are no service to come back to.
    if (link.dataset['service'] !== 'other')
      link.addEventListener('click', () => remember(storage, 'service', link.dataset['service'] ?? ''));
  }
}

function putFirst(root: Document, service: string): void {
  for (const list of root.querySelectorAll('.stores')) {
    list.prepend(
      ...[...list.children].filter(
        (row) => row.querySelector<HTMLElement>('[data-service]')?.dataset['service'] === service,
      ),
    );
  }
}
