const KEYS = {
  label: 'bar:label',
  account: 'bar:account',
  discover: 'bar:discover',
  collection: 'bar:collection',
  studio: 'bar:studio',
  profile: 'bar:profile',
  becomeArtist: 'bar:becomeArtist',
  upgradeTitle: 'bar:upgrade.title',
  upgradeText: 'bar:upgrade.text',
  upgradeAction: 'bar:upgrade.action',
  login: 'common:login',
  signUpFree: 'common:signUpFree',
  logOut: 'common:logOut',
  theme: 'common:theme.label',
  light: 'common:theme.light',
  dark: 'common:theme.dark',
  auto: 'common:theme.auto',
} as const;

/** Every text of the bar. */
export type BarTexts = Readonly<Record<keyof typeof KEYS, string>>;

/** The texts of the bar, from a server's translator or an application's. */
export function barTexts(t: (key: (typeof KEYS)[keyof typeof KEYS]) => string): BarTexts {
  return Object.fromEntries(Object.entries(KEYS).map(([name, key]) => [name, t(key)])) as BarTexts;
}
