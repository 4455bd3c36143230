import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findProblems } from './find-problems.ts';
import { readImports } from './read-imports.ts';

interface Planted {
  /** The rule that the files break; null where they are right. */
  readonly breaks: string | null;
  readonly files: Readonly<Record<string, string>>;
}

const PLANTED: readonly Planted[] = [
  {
    breaks: 'no cycle between files',
    files: {
      'libs/one/src/a.ts': "import { b } from './b.ts';\nexport const a = () => b;",
      'libs/one/src/b.ts': "import { a } from './a.ts';\nexport const b = () => a;",
    },
  },
  {
    breaks: 'no cycle between files',
    files: {
      'libs/one/src/a.ts': "import type { B } from './b.ts';\nexport interface A { b: B }",
      'libs/one/src/b.ts': "import type { A } from './a.ts';\nexport interface B { a: A }",
    },
  },
  {
    breaks: 'no cycle between folders',
    files: {
      'libs/one/src/sea/wave.ts': "import '../land/hill.ts';",
      'libs/one/src/land/hill.ts': 'export {};',
      'libs/one/src/land/beach.ts': "import '../sea/tide.ts';",
      'libs/one/src/sea/tide.ts': 'export {};',
    },
  },
  {
    breaks: 'no cycle between folders',
    files: {
      'apps/shop/src/features/cart/rows/row.ts': "import '../sums/sum.ts';",
      'apps/shop/src/features/cart/sums/sum.ts': 'export {};',
      'apps/shop/src/features/cart/sums/total.ts': "import '../rows/cell.ts';",
      'apps/shop/src/features/cart/rows/cell.ts': 'export {};',
    },
  },
  {
    breaks: 'no cycle between folders',
    files: {
      'tools/checks/sea/wave.ts': "import '../land/hill.ts';",
      'tools/checks/land/hill.ts': 'export {};',
      'tools/checks/land/beach.ts': "import '../sea/tide.ts';",
      'tools/checks/sea/tide.ts': 'export {};',
    },
  },
  {
    breaks: 'no import between features',
    files: {
      'apps/shop/src/features/cart/cart.ts': "import '../goods/goods.ts';",
      'apps/shop/src/features/goods/goods.ts': 'export {};',
    },
  },
  {
    breaks: 'no style sheet of another feature',
    files: {
      'apps/shop/src/features/cart/cart.ts': "import '../../shell/frame.css';",
      'apps/shop/src/shell/frame.css': '',
    },
  },
  {
    breaks: 'no import out of a package of its own',
    files: {
      'tools/local-firebase/src/acceptance/port.test.ts': "import '../../../../libs/domain/src/ports.ts';",
      'libs/domain/src/ports.ts': 'export {};',
    },
  },
  {
    breaks: 'no import out of a package of its own',
    files: { 'tools/local-firebase/src/port.test.ts': "import '@countin/domain/testing/free-ports';" },
  },
  {
    breaks: 'no import out of a package of its own',
    files: {
      'tools/local-firebase/vitest.config.ts': "import '../../vitest.shared.ts';",
      'vitest.shared.ts': 'export {};',
    },
  },
  {
    breaks: 'no file that only tests import',
    files: {
      'apps/functions/src/main.ts': 'export {};',
      'apps/functions/src/sea/run-tide.ts': 'export {};',
      'apps/functions/src/sea/tide.test.ts': "import './run-tide.ts';",
    },
  },
  {
    breaks: 'at most 25 files in a folder',
    files: Object.fromEntries(Array.from({ length: 26 }, (_, nth) => [`libs/one/src/file-${nth}.ts`, 'export {};'])),
  },
  {
    breaks: null,
    files: {
      'apps/shop/src/features/cart/cart.ts': "import '../../shell/frame.ts';\nimport './row.ts';\nimport './cart.css';",
      'apps/shop/src/features/cart/row.ts': 'export {};',
      'apps/shop/src/features/cart/cart.css': '',
      'apps/shop/src/shell/frame.ts': 'export {};',
      'tools/local-firebase/src/serve.ts': "import 'node:net';\nimport 'valibot';\nimport './port.ts';",
      'tools/local-firebase/src/port.ts': 'export {};',
      'tools/seed/src/main.ts': "import '../../local-firebase/src/serve.ts';",
      ...Object.fromEntries(Array.from({ length: 40 }, (_, nth) => [`libs/one/src/a${nth}.test.ts`, 'export {};'])),
    },
  },
];

/**
 * Plants each violation in a temporary workspace. Gives those that the rules miss, and rules that report a correct one.
 */
export async function canary(): Promise<string[]> {
  const missed: string[] = [];
  for (const { breaks, files } of PLANTED) {
    const rules = new Set((await problemsOf(files)).map(({ rule }) => rule));
    if (breaks === null ? rules.size > 0 : !rules.has(breaks)) missed.push(breaks ?? [...rules].join(', '));
  }
  return missed;
}

async function problemsOf(files: Planted['files']) {
  const workspace = mkdtempSync(join(tmpdir(), 'import-rules-'));
  try {
    for (const [name, text] of Object.entries({ 'tsconfig.base.json': '{}', ...files })) {
      mkdirSync(dirname(join(workspace, name)), { recursive: true });
      writeFileSync(join(workspace, name), text);
    }
    return findProblems(
      await readImports(workspace, [...new Set(Object.keys(files).map((name) => name.split('/')[0] ?? ''))]),
    );
  } finally {
    rmSync(workspace, { recursive: true });
  }
}
