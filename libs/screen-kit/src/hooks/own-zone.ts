/** The zone of the person's own clock. */
export const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
