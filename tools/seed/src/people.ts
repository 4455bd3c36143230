/** Password of every log-in of the example data. */
export const PASSWORD = 'countin-local';

/** The log-ins. Their ids stay the same for ever. */
export const PEOPLE = {
  artist: {
    uid: 'seed-mira',
    email: 'mira@example.com',
    displayName: 'Mira Okafor',
    userType: 'artist',
    subscription: 'free',
  },
  label: {
    uid: 'seed-tide',
    email: 'tide@example.com',
    displayName: 'Ines Falk',
    userType: 'artist',
    subscription: 'pro',
  },
  admin: {
    uid: 'seed-admin',
    email: 'admin@example.com',
    displayName: 'Admin',
    userType: 'admin',
    subscription: 'free',
  },
  manager: {
    uid: 'seed-lea',
    email: 'lea@example.com',
    displayName: 'Léa Garnier',
    userType: 'artist',
    subscription: 'free',
  },
  editor: {
    uid: 'seed-ben',
    email: 'ben@example.com',
    displayName: 'Ben Adeyemi',
    userType: 'artist',
    subscription: 'free',
  },
  viewer: {
    uid: 'seed-yara',
    email: 'yara@example.com',
    displayName: 'Yara Haddad',
    userType: 'artist',
    subscription: 'free',
  },
} as const;

/** Slug of the artist with members, and their roles. */
export const TEAM = {
  artist: 'mira-okafor',
  owner: 'artist',
  roles: { manager: 'manager', editor: 'editor', viewer: 'viewer' },
} as const;
export type PersonKey = keyof typeof PEOPLE;
