import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { until, type Browser } from './browser.ts';
import { findElement } from './find-element.ts';

/** Key of an element's id in answers: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

interface WebKitFiles {
  readonly driver: string;
  readonly miniBrowser: string;
  readonly xvfb: string;
  /** A free port for the driver. */
  readonly port: number;
}

/** WebKitGTK by WebDriver, in a MiniBrowser on a display of its own. */
export async function openWebKit({ driver, miniBrowser, xvfb, port }: WebKitFiles): Promise<Browser> {
  const display = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = String((await once(display.stdout, 'data'))[0]).trim();
  const server = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: 'x11', LANG: 'en_US.UTF-8' },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  await until('the WebKit driver', () =>
    fetch(`${origin}/status`).then(
      (answer) => answer.ok,
      () => false,
    ),
  );
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`);
    return value;
  };
  const { sessionId, capabilities } = (await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } },
    },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const inSession = (method: string, path: string, body?: object) => ask(method, `/session/${sessionId}${path}`, body);
  const run = (script: (...parts: never[]) => unknown, parts: readonly unknown[]) =>
    inSession('POST', '/execute/sync', { script: `return (${script.toString()})(...arguments)`, args: parts });
  const find = (css: string, name?: string) =>
    until(`${css} named "${name ?? ''}"`, async () => {
      const found = (await run(findElement, [css, name ?? null])) as Record<string, string> | null;
      return found?.[ELEMENT] ?? null;
    });
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    goto: async (url) => void (await inSession('POST', '/url', { url })),
    run: (script, ...parts) => run(script as (...all: never[]) => unknown, parts) as Promise<never>,
    click: async (css, text) => {
      // The driver's own click takes pages that scroll smoothly for not interactable.
      const element = { [ELEMENT]: await find(css, text) };
      let former = '';
      const place = await until(`a place to click of ${css} named "${text ?? ''}"`, async () => {
        const now = (await run(clickableCentre, [element])) as Place | null;
        const isStill = JSON.stringify(now) === former;
        former = JSON.stringify(now);
        return isStill ? now : null;
      });
      const move = { type: 'pointerMove', origin: 'viewport', duration: 0, ...place };
      const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [move, ...press] };
      await inSession('POST', '/actions', { actions: [mouse] });
    },
    fill: async (css, text, label) => {
      const field = await find(css, label);
      await inSession('POST', `/element/${field}/clear`, {});
      await inSession('POST', `/element/${field}/value`, { text });
    },
    close: async () => {
      await inSession('DELETE', '');
      await end(server);
      await end(display);
    },
  };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: scrolls to an element and gives its centre in the viewport; null while something covers it. */
function clickableCentre(element: Element): Place | null {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(place.x, place.y);
  return element.contains(hit) || hit?.closest('label')?.contains(element) ? place : null;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
