/** The two ways in, on one path. */
export type SignInMode = 'login' | 'signup';
