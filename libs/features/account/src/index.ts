export { Door } from './door/door.tsx';
export type { DoorPaths } from './door/door.tsx';
export { doorView } from './door/door-view.ts';
export type { DoorView, SignInMode } from './door/door-view.ts';
export { goOnAddress } from './door/go-on-address.ts';
export { AccountSettings } from './settings/account-settings.tsx';
export type { PictureSlot } from './settings/picture-choice.tsx';
