import type { Plugin } from 'vite';
import { paths } from '../src/paths/paths.ts';
import { CACHED_GREETING_ID, cachedGreetingScript } from '../src/shell/cached-greeting/greeting-boot.ts';

/** Puts the element that greets before the scripts are there into the shell, and the script that fills it. */
export function cachedGreeting(): Plugin {
  return {
    name: 'cached-greeting',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          '<div id="root"></div>',
          (root) =>
            `${root}<p class="cached-greeting" id="${CACHED_GREETING_ID}" aria-hidden="true" hidden><b></b><br><span></span></p><script>${cachedGreetingScript(paths.dashboard.pattern)}</script>`,
        ),
    },
  };
}
