import { useDataAccess } from '@countin/data/access';
import {
  dismissLinkReportOptions,
  linkChecksOptions,
  linkReportsOptions,
  revertLinkOptions,
} from '@countin/data/links';
import { checkOf, reportsOf } from '@countin/domain/link-finding';
import { AppError } from '@countin/domain/errors';
import type { StoreLink } from '@countin/domain/store-links';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { WorkingCopy } from '../../working-copy/use-working-copy.ts';

/** Findings of the server about a release's links. The screen is complete without it, so it may come later. */
export function useLinkFindings(productId: string, copy: Pick<WorkingCopy, 'flush' | 'refresh'>) {
  const access = useDataAccess();
  const { data: checks = null } = useQuery(linkChecksOptions(access, productId));
  const { data: reports = null } = useQuery(linkReportsOptions(access, productId));
  const { mutateAsync: revert } = useMutation(revertLinkOptions(access));
  const { mutateAsync: dismiss } = useMutation(dismissLinkReportOptions(access));
  return {
    checkOf: (link: StoreLink) => checkOf(checks, link),
    reportOf: (link: StoreLink) => reportsOf(reports, link),
    async revert({ id }: StoreLink) {
      // The server changes the stored working copy: what is still here must be in it.
      if (!(await copy.flush())) throw new AppError('service/unavailable');
      await revert({ productId, linkId: id });
      await copy.refresh();
    },
    async dismiss({ id }: StoreLink) {
      await dismiss({ productId, linkId: id });
    },
  };
}
