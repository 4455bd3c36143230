import { keepOnPageOperations, openAccountOperations, ownAccountOperations } from './accounts/operations.ts';
import { agreementOperations } from './agreements/operations.ts';
import { collectionCalendarOperations, collectionOperations } from './collection/operations.ts';
import { discoveryOperations } from './discovery/operations.ts';
import { fanOperations } from './fans/operations.ts';
import { userAdminOperations } from './admin/operations.ts';
import { campaignLinkOperations, campaignOperations } from './campaigns/operations.ts';
import { memberOperations, openMemberOperations } from './members/operations.ts';
import { importOperations } from './imports/operations.ts';
import { linkOperations, linkReportOperations } from './links/operations.ts';
import { mailDomainOperations } from './mail-domain/operations.ts';
import { mediaOperations } from './media/operations.ts';
import { medleyOperations } from './medleys/operations.ts';
import { numberOperations, sharedNumberOperations, summaryMailOperations } from './numbers/operations.ts';
import { pageVersionOperations } from './page-versions/operations.ts';
import type { Operations } from './platform/callable/operations.ts';
import { planCalendarOperations, planMailOperations, plannerOperations } from './planner/operations.ts';
import { profileOperations } from './profiles/operations.ts';
import { publisherOperations } from './publisher/operations.ts';
import { releaseStartOperations } from './release-start/operations.ts';
import { releaseOperations } from './releases/operations.ts';
import { signupOperations } from './signups/operations.ts';
import { textOperations } from './texts/operations.ts';

/** The operations of each deployed function. Those of one function share a process, locally and in the cloud. */
export const OPERATIONS = {
  studio: {
    ...profileOperations,
    ...memberOperations,
    ...agreementOperations,
    ...releaseOperations,
    ...pageVersionOperations,
    ...releaseStartOperations,
    ...importOperations,
    ...publisherOperations,
    ...textOperations,
    ...plannerOperations,
    ...collectionOperations,
    ...numberOperations,
    ...mailDomainOperations,
    ...linkOperations,
    ...mediaOperations,
    ...medleyOperations,
    ...campaignOperations,
    ...fanOperations,
  },
  fans: {
    ...signupOperations,
    ...linkReportOperations,
    ...planCalendarOperations,
    ...collectionCalendarOperations,
    ...keepOnPageOperations,
    ...planMailOperations,
    ...summaryMailOperations,
    ...sharedNumberOperations,
    ...campaignLinkOperations,
    ...discoveryOperations,
  },
  account: { ...ownAccountOperations, ...openAccountOperations, ...openMemberOperations, ...userAdminOperations },
} as const satisfies Record<string, Operations>;
