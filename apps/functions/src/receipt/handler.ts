import { fanHandler } from '../callable/fan-handler.ts';
import { confirmSignup, readReceipt, stopSignup } from './logic.ts';

export const readReceiptHandler = fanHandler('readReceipt', readReceipt);
export const confirmSignupHandler = fanHandler('confirmSignup', confirmSignup);
export const stopSignupHandler = fanHandler('stopSignup', stopSignup);
