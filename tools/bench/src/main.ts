import { parseArgs } from 'node:util';
import { benchNumbers } from './numbers/number-rows.ts';
import { benchFreshClone } from './clone/clone-rows.ts';
import { benchDiscover } from './discover/discover-rows.ts';
import { benchFirestore } from './firestore/index.ts';
import { benchImports } from './imports/import-rows.ts';
import { benchImportScreen } from './imports/screen-rows.ts';
import { benchChecks } from './links/check-rows.ts';
import { benchFinding } from './links/finding-rows.ts';
import { benchList } from './links/list-rows.ts';
import { benchFirstPage } from './links/first-page-rows.ts';
import { benchPublishToPage, benchSlugClaims } from './main-job.ts';
import { benchProductMemory } from './memory/index.ts';
import { benchAnalysis } from './pages/analysis-rows.ts';
import { benchEditor } from './pages/editor-rows.ts';
import { benchLabel } from './pages/label-rows.ts';
import { benchFans } from './pages/fan-rows.ts';
import { benchLists } from './pages/list-rows.ts';
import { benchPalette } from './pages/palette-rows.ts';
import { benchLighthouse } from './pages/lighthouse-rows.ts';
import { publicPages } from './pages/public-pages.ts';
import { benchHostRate } from './pages/rate-rows.ts';
import { benchScreens } from './pages/screen-rows.ts';
import { benchSpeed } from './pages/speed-rows.ts';
import { benchWaveform } from './pages/waveform-rows.ts';
import { benchPublishMany } from './publisher/publish-rows.ts';
import { benchVersions } from './publisher/version-rows.ts';
import { formatRow, keepsBound, type Row } from './row.ts';
import { startStack, type RunningStack } from './running-stack.ts';
import { benchSending } from './sending/sending-rows.ts';

/** Fans of a fan-out; `--fans 100000` is the audience that the figures are about. */
const FANS = 20_000;
const { values: chosen } = parseArgs({ options: { rows: { type: 'string' }, fans: { type: 'string' } } });

const rows: Row[] = [];
function report(...found: Row[]): void {
  for (const row of found) console.log(formatRow(row));
  rows.push(...found);
}

async function benchProduct(): Promise<void> {
  report(...(await benchFreshClone()));
  await withExampleData(async (stack) => {
    report({
      name: 'first start of what is built',
      value: stack.startSeconds,
      unit: 's',
      bound: { kind: 'most', value: 60 },
    });
    report(...(await benchProductMemory(stack)));
    report(...(await benchPublishToPage(stack.addresses)));
    report(...(await benchSlugClaims(stack.addresses)));
    report({ name: 'memory after the slug race', value: stack.memory(), unit: 'MB' });
  });
}

async function benchPages(): Promise<void> {
  await withExampleData(async ({ addresses }) => {
    const pages = await publicPages(addresses);
    report(...(await benchHostRate(addresses.host, pages['release page'] ?? '')));
    await benchSpeed(addresses, pages, report);
  });
}

const benchScores = () =>
  withExampleData(async ({ addresses }) => benchLighthouse(await publicPages(addresses), report));

const benchPalettes = () => withExampleData(({ addresses }) => benchPalette(addresses, report));

const benchOpening = () => withExampleData(({ addresses }) => benchScreens(addresses, report));

const benchEditors = () => withExampleData(({ addresses }) => benchEditor(addresses, report));

const benchAudience = () => withExampleData(({ addresses }) => benchFans(addresses, report));

const benchWaveforms = () => withExampleData(({ addresses }) => benchWaveform(addresses, report));

const benchCounting = () =>
  withExampleData(async ({ addresses }) => {
    report(...(await benchNumbers(addresses)));
    await benchAnalysis(addresses, report);
  });

const benchLinks = () =>
  withExampleData(async ({ addresses }) => {
    report(...(await benchFinding(addresses)));
    report(...(await benchChecks(addresses)));
  });

const benchListOfLinks = () => withExampleData(async ({ addresses }) => report(...(await benchList(addresses))));

const benchFirstPages = () => withExampleData(async ({ addresses }) => report(...(await benchFirstPage(addresses))));

const benchImporting = async () => {
  report(...(await benchImports()));
  await withExampleData(async ({ addresses }) => report(...(await benchImportScreen(addresses))));
};

const benchLabels = () => withExampleData(({ addresses }) => benchLabel(addresses, report));

const benchPublisher = () =>
  withExampleData(async ({ addresses }) => {
    report(...(await benchPublishMany(addresses)));
    report(...(await benchVersions(addresses)));
    await benchLists(addresses, report);
  });

async function withExampleData(measure: (stack: RunningStack) => Promise<void>): Promise<void> {
  const stack = await startStack('--reset');
  try {
    await measure(stack);
  } finally {
    await stack.stop();
  }
}

const benchFanOut = async () => report(...(await benchSending(chosen.fans === undefined ? FANS : Number(chosen.fans))));

const groups = {
  firestore: async () => report(...(await benchFirestore())),
  product: benchProduct,
  pages: benchPages,
  label: benchLabels,
  publisher: benchPublisher,
  palette: benchPalettes,
  editor: benchEditors,
  screens: benchOpening,
  fans: benchAudience,
  waveform: benchWaveforms,
  links: benchLinks,
  list: benchListOfLinks,
  'first-page': benchFirstPages,
  sending: benchFanOut,
  numbers: benchCounting,
  import: benchImporting,
  discover: async () => report(...(await benchDiscover())),
  lighthouse: benchScores,
};
type Group = keyof typeof groups;
/** `--rows pages`, for instance, measures only these. */
function chosenGroups(): readonly Group[] {
  const names = Object.keys(groups) as Group[];
  if (chosen.rows === undefined) return names;
  const found = names.filter((name) => name === chosen.rows);
  if (found.length === 0) throw new Error(`There are no rows "${chosen.rows}", but there are: ${names.join(', ')}.`);
  return found;
}

for (const name of chosenGroups()) await groups[name]();

const broken = rows.filter((row) => !keepsBound(row));
if (broken.length > 0) {
  console.error(`\n${broken.length} of ${rows.length} figures are out of bounds (marked !)`);
  process.exitCode = 1;
}
