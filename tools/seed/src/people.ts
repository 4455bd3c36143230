/** Password of every log-in of the example data. */
export const PASSWORD = 'countin-local';

/** The three log-ins. Their ids stay the same for ever. */
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
} as const;
export type PersonKey = keyof typeof PEOPLE;
