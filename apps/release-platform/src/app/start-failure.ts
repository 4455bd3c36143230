import { ConfigError } from '@countin/app-shell';

/**
 * The page of last resort, when the product cannot even start. Written without React, languages or
 * styles of the product, since any of them may be what is missing.
 */
export function showStartFailure(root: HTMLElement, error: unknown): void {
  const problems = error instanceof ConfigError ? error.problems : [String(error)];
  const main = document.createElement('main');
  main.className = 'start-failure';
  const title = document.createElement('h1');
  title.textContent = 'Countin could not start';
  const text = document.createElement('p');
  text.textContent =
    'This is our fault, not yours. Please try again in a minute. Whoever runs this site finds the cause here:';
  const list = document.createElement('ul');
  for (const problem of problems) {
    const item = document.createElement('li');
    item.textContent = problem;
    list.append(item);
  }
  main.append(title, text, list);
  root.replaceChildren(main);
}
