export { readLinkQuery } from './link-query.ts';
export type { LinkQuery, LinkQueryError, ReadLinkQuery } from './link-query.ts';
export {
  FIND_METHODS,
  foundLinkSchema,
  foundLinksSchema,
  foundRowSchema,
  NOT_REACHED_REASONS,
  storeLinkFrom,
} from './found-links.ts';
export type { FindMethod, FoundLink, FoundLinks, FoundRow } from './found-links.ts';
export { checksAfter, reportsAfter } from './link-changes.ts';
export { checkedLinkSchema, checkOf, LINK_STATES, linkChecksSchema } from './link-check.ts';
export type { CheckedLink, LinkChecks, LinkState, LinkSurvey } from './link-check.ts';
export { linkReportsSchema, reportedLinkSchema, reportsOf } from './link-reports.ts';
export type { LinkReports, ReportedLink } from './link-reports.ts';
export { proposedReleaseSchema, releaseProposalSchema, START_NOTES, startedReleaseSchema } from './release-proposal.ts';
export type { ProposedRelease, ReleaseProposal, StartedRelease, StartNote } from './release-proposal.ts';
