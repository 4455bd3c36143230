/** Where one site hands a sign-in to the other, on both. */
export const SYNC_PATH = '/auth/sync';
