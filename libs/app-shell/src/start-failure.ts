import { ConfigError } from './runtime-config.ts';

/**
 * Page of last resort, when an application cannot start. Uses neither React nor translations: either may be what failed.
 *
 * @param title name of the site
 */
export function showStartFailure(root: HTMLElement, title: string, error: unknown): void {
  const problems = error instanceof ConfigError ? error.problems : [String(error)];
  const add = (parent: Element, name: string, text = '') => {
    const element = document.createElement(name);
    element.textContent = text;
    parent.append(element);
    return element;
  };
  root.replaceChildren();
  const main = add(root, 'main');
  main.className = 'start-failure';
  add(main, 'h1', `${title} could not start`);
  add(
    main,
    'p',
    'This is our fault, not yours. Please try again in a minute. Whoever runs this site finds the cause here:',
  );
  const list = add(main, 'ul');
  for (const problem of problems) add(list, 'li', problem);
}
