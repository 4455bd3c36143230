export { directoryEntrySchema, nameMatches, nameStart, nameStarts } from './directory-entry.ts';
export type { DirectoryEntry } from './directory-entry.ts';
export { auditEntrySchema } from './audit-entry.ts';
export type { AuditEntry } from './audit-entry.ts';
