export { AuthPage } from './auth-pages/auth-page.tsx';
export type { AuthPaths } from './auth-pages/auth-page.tsx';
export { authView } from './auth-pages/auth-view.ts';
export type { AuthView, SignInMode } from './auth-pages/auth-view.ts';
export { trustedContinueUrl } from './auth-pages/continue-url.ts';
export { AccountSettings } from './settings/account-settings.tsx';
export type { PictureSlot } from './settings/picture-choice.tsx';
