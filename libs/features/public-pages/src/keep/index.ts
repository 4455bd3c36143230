export { handOver, readDeviceList } from './device-list.ts';
export type { DeviceList } from './device-list.ts';
export { DEVICE_LIST_KEY } from './device-list-key.ts';
