export { AuthPage } from './auth-pages/auth-page.tsx';
export { authView } from './auth-pages/auth-view.ts';
export type { SignInMode } from './auth-pages/auth-view.ts';
export { trustedContinueUrl } from './auth-pages/continue-url.ts';
export { AccountSettings } from './settings/account-settings.tsx';
export { accountService } from './settings/account-service.ts';
export { useRecentLogin } from './settings/recent-login.tsx';
export type { RecentLogin } from './settings/recent-login.tsx';
export { SettingsPart, SettingsParts } from './settings/settings-part.tsx';
