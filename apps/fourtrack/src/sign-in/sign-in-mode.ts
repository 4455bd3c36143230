/** The two ways in, each on its own path. */
export type SignInMode = 'login' | 'signup';
