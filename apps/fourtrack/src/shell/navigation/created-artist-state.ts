/** State of the way from the form to the studio: the picture did not get there. */
export const WITHOUT_PICTURE = { withoutPicture: true } as const;

export function arrivedWithoutPicture(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'withoutPicture' in state;
}
