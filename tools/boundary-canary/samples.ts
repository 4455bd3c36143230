/** Code, and the file that contains it. */
export interface Sample {
  readonly file: string;
  readonly code: string;
}

const WORDS_20 = 'One two three four five six seven eight nine ten and one two three four five six seven eight nine';
const CODE = '`one two three. Four five`';

/** Each breaks one rule of docs/architecture.md or CONTRIBUTING.md, in a file that does not exist. */
export const VIOLATIONS: readonly Sample[] = [
  { file: 'libs/ui/src/planted.ts', code: "import { paths } from '@countin/domain/documents';" },
  { file: 'libs/ui/src/planted.ts', code: "import { initializeApp } from 'firebase/app';" },
  { file: 'libs/ui/src/planted.ts', code: "import { QueryClient } from '@tanstack/react-query';" },
  { file: 'libs/features/public-pages/src/planted.ts', code: "import { getAuth } from 'firebase/auth';" },
  { file: 'libs/features/account/src/planted.ts', code: "import { PictureUploader } from '@countin/picture-upload';" },
  { file: 'libs/domain/src/planted.ts', code: "import { signUp } from '@countin/data/session';" },
  { file: 'libs/slug/src/planted.ts', code: "import { paths } from '@countin/domain/documents';" },
  { file: 'libs/data/src/planted.ts', code: "import { useNavigate } from 'react-router';" },
  { file: 'apps/release-platform/src/planted.ts', code: "import { getFirestore } from 'firebase-admin/firestore';" },
  {
    file: 'apps/release-platform/src/planted.ts',
    code: "export const other = () => import('../../fourtrack/src/app/main.tsx');",
  },
  { file: 'apps/e2e/src/planted.ts', code: "import { signUp } from '@countin/data/session';" },
  {
    file: 'apps/release-platform/src/features/fans/planted.ts',
    code: "import { medleyRoutes } from '../medley/routes.tsx';",
  },
  {
    file: 'apps/release-platform/src/features/releases/lists/planted.ts',
    code: "import styles from '../../fans/signup-row.module.css';",
  },
  {
    file: 'apps/release-platform/src/features/fans/planted.ts',
    code: "import { createAppRouter } from '../../app/router.tsx';",
  },
  {
    file: 'apps/release-platform/src/shell/frame/planted.ts',
    code: "import { fanRoutes } from '../../features/fans/routes.tsx';",
  },
  {
    file: 'apps/release-platform/src/shell/frame/planted.ts',
    code: "import { createAppRouter } from '../../app/router.tsx';",
  },
  {
    file: 'apps/release-platform/src/paths/planted.ts',
    code: "import { fanRoutes } from '../features/fans/routes.tsx';",
  },
  { file: 'apps/fourtrack/src/features/studio/planted.ts', code: "import { x } from '../account/sign-in-screen.tsx';" },
  { file: 'libs/slug/src/planted.ts', code: `/** Short. ${WORDS_20} ten. Short. */` },
  { file: 'libs/ui/src/planted.tsx', code: `// ${WORDS_20.replaceAll(' and ', '\n// and ')} ten.` },
  { file: 'tools/seed/planted.mjs', code: `/**\n * - Short.\n * - ${WORDS_20},\n *   ${CODE}\n */` },
  { file: 'libs/slug/src/planted.ts', code: `/**\n * @throws Error \`a\` if short; \`b\` ${WORDS_20} ten\n */` },
];

/** Each is allowed: a rule that refuses everything proves nothing. */
export const ALLOWED: readonly Sample[] = [
  { file: 'libs/domain/src/planted.ts', code: "import { slugify } from '@countin/slug';" },
  { file: 'apps/host/src/planted.ts', code: "import { paths } from '@countin/domain/documents';" },
  { file: 'libs/data/src/planted.ts', code: "import { getAuth } from 'firebase/auth';" },
  {
    file: 'apps/release-platform/src/features/releases/lists/planted.ts',
    code: "import { x } from '../editor/use-working-copy.ts';",
  },
  {
    file: 'apps/release-platform/src/features/fans/planted.ts',
    code: "import { paths } from '../../paths/paths.ts';",
  },
  {
    file: 'apps/release-platform/src/paths/planted.ts',
    code: "import { fanPaths } from './fans-paths.ts';",
  },
  {
    file: 'apps/release-platform/src/app/planted.ts',
    code: "import { fanRoutes } from '../features/fans/routes.tsx';",
  },
  { file: 'libs/slug/src/planted.ts', code: `/** ${WORDS_20}. ${CODE} ${WORDS_20.slice(4)}. */` },
  { file: 'libs/slug/src/planted.ts', code: `// ${WORDS_20}.\nexport const one = 1; // ${WORDS_20.toLowerCase()}` },
  { file: 'libs/slug/src/planted.ts', code: `/**\n * - ${WORDS_20}\n * - ${WORDS_20.toLowerCase()}\n */` },
  {
    file: 'libs/slug/src/planted.ts',
    code: `/**\n * @throws Error \`a\`, \`b\`, \`c\` ${WORDS_20.slice(4)}; \`d\` ${WORDS_20.slice(4)}\n */`,
  },
];
