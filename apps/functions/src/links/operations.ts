import { fanOperations, studioOperations } from '../platform/callable/operations.ts';
import { dismissLinkReport } from './dismiss-link-report.ts';
import { findLinks } from './find-links.ts';
import { reportLink } from './report-link.ts';
import { revertLink } from './revert-link.ts';

export const linkOperations = {
  ...studioOperations({ findLinks, dismissLinkReport }, 'release.edit'),
  ...studioOperations({ revertLink }, 'release.publish'),
};

export const linkReportOperations = fanOperations({ reportLink });
