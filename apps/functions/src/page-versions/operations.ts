import { studioOperations } from '../platform/callable/operations.ts';
import { listPageVersions, readPageVersion } from './read-page-versions.ts';
import { restorePageVersion } from './restore-page-version.ts';

/** The kind of the page decides which permission a caller needs: see `page-access.ts`. */
export const pageVersionOperations = studioOperations({ listPageVersions, readPageVersion, restorePageVersion });
