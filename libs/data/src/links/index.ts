export { dismissLinkReportOptions, revertLinkOptions } from './decide-reports.ts';
export { findLinksOptions } from './find-links.ts';
export { deadLinksOptions, linkChecksOptions, linkReportsOptions, reportedLinksOptions } from './link-checks.ts';
export { releaseProposalOptions, startReleaseOptions } from './start-release.ts';
