import { AppError } from '@countin/domain/errors';

/**
 * Loads the menu of rows. Asked for before it is shown: a part that does not load would take the whole screen with it.
 *
 * @throws AppError `service/unavailable`
 */
export const loadMenu = () => import('./kept-menu.tsx').catch(unavailable);

/** Loads the dialog of a note and a folder, as {@link loadMenu}. */
export const loadArrangeDialog = () => import('./arrange-dialog.tsx').catch(unavailable);

/** Loads the button that plays a row. */
export const loadPlay = () => import('./play-kept.tsx').catch(unavailable);

function unavailable(cause: unknown): never {
  throw new AppError('service/unavailable', { cause });
}
