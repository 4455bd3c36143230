import { CHROMIUM_ARGS, chromiumPath } from '@countin/domain/testing/chromium';
import { chromium, type Browser } from 'playwright';

/** Launch options of the measured browser; more arguments come last. */
export function chromiumOptions(...more: readonly string[]) {
  const executablePath = chromiumPath({ shell: false });
  return { ...(executablePath !== undefined && { executablePath }), args: [...CHROMIUM_ARGS, ...more] };
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch(chromiumOptions());
}
