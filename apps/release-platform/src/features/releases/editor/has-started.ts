/** Whether a history entry is of a new draft with something to say. Needs no schema. */
export function hasStarted(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'started' in state;
}
