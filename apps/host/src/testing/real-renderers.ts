import type { RenderPage } from '@countin/domain/pages';
import type { BuildFixture } from './build-fixture.ts';

const RENDERERS = ['release-platform', 'fourtrack'] as const;

/** Makes fixture builds answer with the renderers of both sites, from their sources. Applications import no other. */
export async function useRealRenderers({ write }: BuildFixture): Promise<void> {
  for (const site of RENDERERS) {
    const source = new URL(`../../../${site}/src/public/renderer.tsx`, import.meta.url).pathname;
    const { renderPage } = (await import(/* @vite-ignore */ source)) as { readonly renderPage: RenderPage };
    Object.assign(globalThis, { [`renderer of ${site}`]: renderPage });
    await write(`${site}/renderer/renderer.js`, `export const { 'renderer of ${site}': renderPage } = globalThis;\n`);
  }
}
