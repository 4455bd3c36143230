/** Texts that the frame and the dashboard say: all that is needed for the first screen, in one file for each language. */
const NAMESPACES = ['common', 'errors', 'nav', 'dashboard', 'releases', 'fan-states'];

/** The language of a module of first texts, in its first group. Its path is of either kind of machine. */
export const FIRST_TEXTS = new RegExp(String.raw`[\\/]locales[\\/]([\w-]+)[\\/](?:${NAMESPACES.join('|')})\.json$`);
