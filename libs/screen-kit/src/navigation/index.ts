export { Breadcrumbs } from './breadcrumbs.tsx';
export type { Crumb } from './breadcrumbs.tsx';
export { SectionNav } from './section-nav.tsx';
