import '@countin/theme/tokens.css';
import '@countin/theme/fonts.css';
import '@countin/ui/base.css';
import { captureSyncRequest } from '@countin/auth-sync/browser';
import { readRuntimeConfig } from '@countin/app-shell';
import { startApp } from './start-app.tsx';

const syncRequest = captureSyncRequest(window);
void start(document.getElementById('root'));

/** Not awaited above: parts that import this module in turn would wait for it, and it for them. */
async function start(root: HTMLElement | null): Promise<void> {
  if (!root) throw new Error('The page has no #root');
  try {
    await startApp(root, readRuntimeConfig(document), syncRequest);
  } catch (error) {
    console.error(error);
    // Without React and languages, since either may be what is missing.
    root.className = 'start-failure';
    root.textContent = `4track could not start. This is our fault, not yours. Please try again in a minute. (${String(error)})`;
  }
}
