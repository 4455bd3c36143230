import { can, isOperationOf, OPERATIONS, PROFILE_KINDS, ROLES, type Operation } from '@countin/domain/permissions';

/** The table of permissions as Markdown. */
export function writeTable(): string {
  const head = ['operation', 'artists', 'labels', ...ROLES];
  const lines = [head, head.map((_cell, at) => (at === 0 ? '---' : ':-:')), ...OPERATIONS.map(rowOf)];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function rowOf(operation: Operation): string[] {
  const mark = (is: boolean) => (is ? '✓' : '–');
  return [
    `\`${operation}\``,
    ...PROFILE_KINDS.map((kind) => mark(isOperationOf(kind, operation))),
    ...ROLES.map((role) => mark(can(role, operation))),
  ];
}
