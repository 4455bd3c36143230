import { createThemeSetter } from '@countin/theme';

/** The theme of this document, applied as soon as this module runs. */
export const themeSetter = createThemeSetter('fourtrack', window);
