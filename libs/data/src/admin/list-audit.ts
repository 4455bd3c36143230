import type { CallableOutput } from '@countin/domain/callables';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { adminKeys } from './admin-keys.ts';

export type AuditPage = CallableOutput<'listAudit'>;

/** One page of the audit log, newest first; only entries about `subject` if given. Throws AppError. */
function listAudit(access: DataAccess, subject: string | null, cursor: string | null = null): Promise<AuditPage> {
  return callOperation(access, 'listAudit', { subject, cursor });
}

export const auditOptions = (access: DataAccess, subject: string | null) =>
  infiniteQueryOptions({
    queryKey: adminKeys.adminAudit(subject),
    queryFn: ({ pageParam }) => listAudit(access, subject, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.cursor,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
