const MODULES = [
  String.raw`node_modules[\\/](?:firebase|@firebase|idb)[\\/]`,
  String.raw`app-shell[\\/]src[\\/](?:early-texts|preload-screen)\.`,
  String.raw`data[\\/]src[\\/]access[\\/](?:early|connect)-sign-in\.`,
  String.raw`data[\\/]src[\\/]documents[\\/](?:early-reads|document-request|wire-values)\.`,
  String.raw`data[\\/]src[\\/]ports[\\/](?:document-store|instant)\.`,
  String.raw`domain[\\/]src[\\/]locale[\\/]language\.`,
  String.raw`i18n[\\/]src[\\/](?:choose-language|page-language|texts[\\/]read-texts)\.`,
  String.raw`i18n[\\/]src[\\/]generated[\\/](?:languages|loaders)\.`,
];

/**
 * What runs while the rest of the start script loads has a file of its own. It checks the stored sign-in, makes the first
 * reads, and loads the texts of the opened screen. It imports nothing of the rest, which it would wait for.
 */
export const EARLY_PART = {
  name: 'early',
  test: new RegExp(`[\\\\/](?:${MODULES.join('|')})`),
  tags: ['$initial' as const],
  priority: 4,
};
