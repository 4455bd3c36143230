import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ShareButton } from '../components/share-button.tsx';
import { SignupForm } from '../signup/signup-form.tsx';

/** Components that the server leaves in a page as an `Island`, by its name. */
const ISLANDS: Readonly<Record<string, ComponentType<never>>> = { share: ShareButton, signup: SignupForm };

const hydrated = new WeakSet<Element>();

/**
 * Hydrates the islands of a page, each once.
 *
 * @param root the page, or the part of it that has just come
 */
export function hydrateIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const island = ISLANDS[element.dataset['island'] ?? ''] as ComponentType<object> | undefined;
    if (!island || hydrated.has(element)) continue;
    hydrated.add(element);
    // The server of the same build wrote the props, so no schema checks them.
    hydrateRoot(element, createElement(island, JSON.parse(element.dataset['props'] ?? '{}') as object));
  }
}
