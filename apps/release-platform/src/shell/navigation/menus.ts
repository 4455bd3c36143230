/** Screens of the main navigation in their order, as paths of the specification. Those without a screen are not shown. */
export const MAIN_MENU = ['/dashboard', '/collection', '/publisher', '/generator', '/bulk-links', '/settings'];

/** Screens for admins, likewise. */
export const ADMIN_MENU = ['/admin/files', '/admin', '/admin/ai'];
