import '@countin/data/early-sign-in';
import '@countin/app-shell/early-texts';
import '@countin/theme/tokens.css';
import '@countin/theme/fonts.css';
import '@countin/ui/base.css';
import '../shell/cached-greeting/cached-greeting.css';
import { startSite } from '@countin/app-shell';
import { nextScreens } from '../shell/navigation/next-screens.ts';
import { EDITOR_NAMESPACES, SECTION_NAMESPACES } from '../shell/navigation/section-namespaces.ts';
import { syncFrame } from '../shell/frame/sync-frame.ts';
import { StartingUp } from '../shell/frame/starting-up.tsx';
import { titleNamespaces } from './features.ts';
import { createAppRouter } from './router.tsx';

startSite({
  frame: syncFrame,
  createRouter: createAppRouter,
  loading: <StartingUp />,
  nextScreens,
  nextTexts: [...SECTION_NAMESPACES, ...titleNamespaces, ...EDITOR_NAMESPACES],
});
