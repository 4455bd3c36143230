export {
  dayOf,
  medleyOfDay,
  nextDayAt,
  ROTATION_WINDOW,
  rotationStart,
  SHELF_STATES,
  shelfPositionOf,
  shelfStateSchema,
} from './shelf.ts';
export type { ShelfState } from './shelf.ts';
