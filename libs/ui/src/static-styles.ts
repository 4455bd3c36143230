import button from './action/button.module.css?inline';
import notice from './feedback/notice.module.css?inline';
import field from './form/field.module.css?inline';
import cover from './picture/cover.module.css?inline';
import wordmark from './picture/wordmark.module.css?inline';

/** Style sheets of the components in `static.ts` that any page may show, as text, for documents that contain their styles. */
export const STATIC_STYLES = button + cover + wordmark;

/** Style sheet of `Notice`, for the few pages with one. */
export const NOTICE_STYLES = notice;

/** Style sheet of `Field`, for pages with a form. */
export const FIELD_STYLES = field;
