import type { SiteName } from '@countin/domain/account';

/** The sites' names, which are the same in every language. */
export const SITE_TITLES: Readonly<Record<SiteName, string>> = { countin: 'Countin', fourtrack: '4track' };

export const OTHER_SITE: Readonly<Record<SiteName, SiteName>> = { countin: 'fourtrack', fourtrack: 'countin' };
