/** The device's time zone: countdowns and days are of it. */
export const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
