import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

/** One file that is imported by another, both as paths from the workspace's root. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** A rule that an import breaks. */
export interface Violation {
  readonly rule: string;
  readonly from: string;
  /** The files on the way around, or the one that is imported. */
  readonly path: readonly string[];
}

export interface Imports {
  readonly files: readonly string[];
  readonly imports: readonly Import[];
  readonly violations: readonly Violation[];
}

const RULES = [
  { name: 'no cycle between files', severity: 'error' as const, from: {}, to: { circular: true } },
  {
    name: 'no import between features',
    severity: 'error' as const,
    from: { path: '^(apps/[^/]+)/src/features/([^/]+)/' },
    to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  },
  {
    name: 'no style sheet of another feature',
    severity: 'error' as const,
    from: { path: '^(apps/[^/]+)/src/features/([^/]+)/' },
    to: { path: '^$1/src/.+[.]css$', pathNot: '^$1/src/features/$2/' },
  },
  {
    // Published alone, so its tests and settings may not need the workspace either.
    name: 'no import out of a package of its own',
    severity: 'error' as const,
    from: { path: '^(tools/local-firebase)/' },
    // Libraries by name, other folders, and files at the root.
    to: { path: '^(@countin/|apps/|libs/|tools/|[^/@]+[.](ts|mjs|js|json)$)', pathNot: '^$1/' },
  },
];

/** Reads who imports whom, imports of types included, since they tie files together for a reader as well. */
export async function readImports(workspace: string, folders: readonly string[]): Promise<Imports> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir: workspace,
      ruleSet: { forbidden: RULES },
      validate: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(node_modules|dist|[.]local)/' },
      skipAnalysisNotInRules: true,
    },
    { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'], conditionNames: ['import', 'types', 'default'] },
    { tsConfig: extractTSConfig(`${workspace}/tsconfig.base.json`) },
  );
  const { modules, summary } = output as ICruiseResult;
  const own = modules.filter(({ source, coreModule }) => !coreModule && !source.includes('node_modules'));
  const files = own.map(({ source }) => source);
  const known = new Set(files);
  return {
    files,
    imports: own.flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved }) => known.has(resolved))
        .map(({ resolved }) => ({ from: source, to: resolved })),
    ),
    violations: summary.violations.map(({ rule, from, to, cycle }) => ({
      rule: rule.name,
      from,
      path: cycle?.map(({ name }) => name) ?? [to],
    })),
  };
}
