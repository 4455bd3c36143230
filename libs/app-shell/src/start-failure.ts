import { ConfigError } from './runtime-config.ts';

/**
 * Page of last resort, when an application cannot start. Uses neither React nor translations: either may be what failed.
 *
 * @param title name of the site
 */
export function showStartFailure(root: HTMLElement, title: string, error: unknown): void {
  const problems = error instanceof ConfigError ? error.problems : [String(error)];
  const element = (name: string, ...children: (Element | string)[]) => {
    const made = document.createElement(name);
    made.append(...children);
    return made;
  };
  const main = element(
    'main',
    element('h1', `${title} couldn’t start`),
    element('p', 'This is our fault, not yours. Please try again in a minute. The cause:'),
    element('ul', ...problems.map((problem) => element('li', problem))),
  );
  main.className = 'start-failure';
  main.lang = 'en';
  main.dir = 'ltr';
  root.replaceChildren(main);
}
