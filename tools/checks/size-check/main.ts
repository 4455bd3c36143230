/** Measures what pages load, as built, against their limits. */
import { join } from 'node:path';
import { LIMITS } from './limits.ts';
import { brotliSize, scriptsOf } from './measure.ts';
import { measurePublicPages } from './public-pages.ts';
import { measureScreens } from './screens.ts';

const BUILDS = join(import.meta.dirname, '../../../dist/apps');
let over = 0;
for (const { what, site, entries, after = [], limit } of LIMITS) {
  const folder = join(BUILDS, site, 'browser');
  const before = scriptsOf(folder, after);
  const files = scriptsOf(folder, entries).filter((file) => !before.includes(file));
  const size = brotliSize(folder, files);
  if (size > limit) over += 1;
  console.log(
    `${size > limit ? 'TOO LARGE' : 'ok       '} ${what}: ${size.toFixed(1)} of ${limit} kB brotli in ${files.length} files`,
  );
}
for (const site of ['release-platform', 'fourtrack']) {
  for (const { what, size, limit } of measureScreens(BUILDS, site)) {
    if (size > limit) over += 1;
    console.log(
      `${size > limit ? 'TOO LARGE' : 'ok       '} ${site}, ${what}: ${size.toFixed(1)} of ${limit} kB brotli beyond the dashboard’s`,
    );
  }
}
for (const { what, size, limit } of await measurePublicPages(BUILDS)) {
  if (size > limit) over += 1;
  console.log(`${size > limit ? 'TOO LARGE' : 'ok       '} ${what}: ${size.toFixed(1)} of ${limit} kB brotli of HTML`);
}
process.exitCode = over === 0 ? 0 : 1;
