export { dayOf, medleyOfDay, nextDayAt, ROTATION_WINDOW, rotationStart, shelfPositionOf } from './shelf.ts';
export type { ShelfState } from './shelf.ts';
