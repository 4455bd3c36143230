/**
 * Components that also render to static markup on a server: without hooks of other libraries and without icons.
 * Public pages take them from here, since the whole kit would weigh down their script.
 */
export { Button, buttonClass, ButtonLink } from './action/button.tsx';
export { Field } from './form/field.tsx';
export { Notice } from './feedback/notice.tsx';
export { Cover, coverPreload } from './picture/cover.tsx';
export { initials } from './picture/initials.ts';
export { Wordmark } from './picture/wordmark.tsx';
