/** Storage key of what a visitor keeps on this device. Log-out removes it. */
export const DEVICE_LIST_KEY = 'countin-kept';
