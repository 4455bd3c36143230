/** Code, and the file that contains it. */
export interface Sample {
  readonly file: string;
  readonly code: string;
}

const WORDS_25 =
  'One two three four five six seven eight nine ten and one two three four five six seven eight nine ten and one two three';
const CODE = '`one two three. Four five`';

/** Each breaks one rule of docs/architecture.md or CONTRIBUTING.md, in a file that does not exist. */
export const VIOLATIONS: readonly Sample[] = [
  { file: 'libs/ui/src/planted.ts', code: "import { paths } from '@countin/domain/documents';" },
  { file: 'libs/ui/src/planted.ts', code: "import { csv } from '@countin/import/csv';" },
  { file: 'libs/import/src/planted.ts', code: "import { saveFile } from '@countin/screen-kit/files';" },
  { file: 'libs/ui/src/planted.ts', code: "import { initializeApp } from 'firebase/app';" },
  { file: 'libs/ui/src/planted.ts', code: "import { QueryClient } from '@tanstack/react-query';" },
  { file: 'libs/features/public-pages/src/planted.ts', code: "import { getAuth } from 'firebase/auth';" },
  { file: 'libs/features/account/src/planted.ts', code: "import { PictureUploader } from '@countin/picture-upload';" },
  { file: 'libs/domain/src/planted.ts', code: "import { signUp } from '@countin/data/session';" },
  { file: 'libs/slug/src/planted.ts', code: "import { paths } from '@countin/domain/documents';" },
  { file: 'libs/import/src/planted.ts', code: "import { signUp } from '@countin/data/session';" },
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
];

/** Each has a sentence of one word too many: the rule warns of it and refuses nothing. */
export const WARNED: readonly Sample[] = [
  { file: 'libs/slug/src/planted.ts', code: `/** Short. ${WORDS_25} four. Short. */` },
  { file: 'libs/ui/src/planted.tsx', code: `// ${WORDS_25.replaceAll(' and ', '\n// and ')} four.` },
  { file: 'tools/seed/planted.mjs', code: `/**\n * - Short.\n * - ${WORDS_25},\n *   ${CODE}\n */` },
  { file: 'libs/slug/src/planted.ts', code: `/**\n * @throws Error \`a\` if short; \`b\` ${WORDS_25} four\n */` },
];

/** Each is allowed: a rule that refuses everything proves nothing. */
export const ALLOWED: readonly Sample[] = [
  { file: 'libs/domain/src/planted.ts', code: "import { slugify } from '@countin/slug';" },
  { file: 'libs/screen-kit/src/planted.ts', code: "import { csv } from '@countin/import/csv';" },
  { file: 'apps/host/src/planted.ts', code: "import { paths } from '@countin/domain/documents';" },
  { file: 'libs/data/src/planted.ts', code: "import { getAuth } from 'firebase/auth';" },
  {
    file: 'apps/release-platform/src/features/releases/lists/planted.ts',
    code: "import { x } from '../working-copy/use-working-copy.ts';",
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
  { file: 'libs/slug/src/planted.ts', code: `/** ${WORDS_25}. ${CODE} ${WORDS_25.slice(4)}. */` },
  { file: 'libs/slug/src/planted.ts', code: `// ${WORDS_25}.\nexport const one = 1; // ${WORDS_25.toLowerCase()}` },
  { file: 'libs/slug/src/planted.ts', code: `/**\n * - ${WORDS_25}\n * - ${WORDS_25.toLowerCase()}\n */` },
  {
    file: 'libs/slug/src/planted.ts',
    code: `/**\n * @throws Error \`a\`, \`b\`, \`c\` ${WORDS_25.slice(4)}; \`d\` ${WORDS_25.slice(4)}\n */`,
  },
];
