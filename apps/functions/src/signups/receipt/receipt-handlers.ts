import { fanHandler } from '../../platform/callable/fan-handler.ts';
import { changeSignup } from './change-signup.ts';
import { confirmSignup } from './confirm-signup.ts';
import { eraseSignup } from './erase-signup.ts';
import { readReceipt, stopSignup } from './read-receipt.ts';
import { moveSignup } from './move-signup.ts';

export const readReceiptHandler = fanHandler('readReceipt', readReceipt);
export const confirmSignupHandler = fanHandler('confirmSignup', confirmSignup);
export const stopSignupHandler = fanHandler('stopSignup', stopSignup);
export const changeSignupHandler = fanHandler('changeSignup', changeSignup);
export const moveSignupHandler = fanHandler('moveSignup', moveSignup);
export const eraseSignupHandler = fanHandler('eraseSignup', eraseSignup);
