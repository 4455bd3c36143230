/** The check of the stored sign-in has a file of its own. It runs while the rest of the start script loads. */
export const SIGN_IN_PART = {
  name: 'sign-in',
  test: /[\\/]node_modules[\\/](?:firebase|@firebase|idb)[\\/]|[\\/]data[\\/]src[\\/]access[\\/](?:early|connect)-sign-in\.ts$/,
  tags: ['$initial' as const],
  priority: 4,
};
