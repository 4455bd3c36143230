import { remember, remembered } from '../browser/remembered.ts';

/** Keeps which service a fan chooses among the stores, and puts its store first. The form fills itself in. */
export function enhanceStoreChoice(window: Window & typeof globalThis): void {
  const { document: root } = window;
  const storage = () => window.localStorage;
  const chosen = remembered(storage, 'service');
  if (chosen !== null) putFirst(root, chosen);
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
