import { existsSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import { chromium, type Browser, type Page } from 'playwright';
import type { PageFunctions } from './page.ts';

/** Used where `CHROMIUM_PATH` names no browser. Without any of them Playwright takes its own. */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** Chromium with a page server; every page has a context of its own, since a profile shares six connections. */
export interface TestBrowser {
  newPage(): Promise<ScenarioPage>;
  close(): Promise<void>;
}

/** A page that runs scenarios. */
export interface ScenarioPage {
  readonly page: Page;
  call<Name extends keyof PageFunctions>(
    name: Name,
    ...args: Parameters<PageFunctions[Name]>
  ): Promise<Awaited<ReturnType<PageFunctions[Name]>>>;
  /** The `CI` values the page asked for: 0 streams, 1 polls. */
  readonly transports: ReadonlySet<string>;
  close(): Promise<void>;
}

export async function launchTestBrowser(): Promise<TestBrowser> {
  const script = await bundlePage();
  const server = http.createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8');
    response.end(isScript ? script : '<!doctype html><title>Scenarios</title><script src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const executablePath = process.env['CHROMIUM_PATH'] || BROWSERS.find((file) => existsSync(file));
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    newPage: () => openPage(browser, origin),
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function openPage(browser: Browser, origin: string): Promise<ScenarioPage> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const transports = new Set<string>();
  page.on('request', (request) => {
    const ci = new URL(request.url()).searchParams.get('CI');
    if (ci !== null) transports.add(ci);
  });
  await page.goto(origin);
  return {
    page,
    transports,
    call: (name, ...args) =>
      page.evaluate(
        ([called, given]) => {
          const { pageFunctions } = globalThis as unknown as {
            pageFunctions: Record<string, (...all: unknown[]) => unknown>;
          };
          return pageFunctions[called]?.(...given);
        },
        [name, args] as const,
      ) as never,
    close: () => context.close(),
  };
}

async function bundlePage(): Promise<string> {
  const result = await build({
    entryPoints: [path.join(import.meta.dirname, 'page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
  });
  return result.outputFiles[0]?.text ?? '';
}
