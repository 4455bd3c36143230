/** The screen that people who are signed in see first. */
export const FIRST_SCREEN = /[\\/]features[\\/]dashboard[\\/]dashboard-screen\.tsx$/;

/** Namespaces of texts that the frame and the first screen use. They become one file for each language. */
const NAMESPACES = ['common', 'errors', 'nav', 'dashboard', 'releases', 'fan-states'];

/** A module of such texts; its language is the first group. Its path is that of Windows or of any other system. */
export const FIRST_TEXTS = new RegExp(String.raw`[\\/]locales[\\/]([\w-]+)[\\/](?:${NAMESPACES.join('|')})\.json$`);
