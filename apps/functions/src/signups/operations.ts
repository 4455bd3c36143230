import { fanOperations } from '../platform/callable/operations.ts';
import { changeSignup } from './receipt/change-signup.ts';
import { confirmSignup } from './receipt/confirm-signup.ts';
import { eraseSignup } from './receipt/erase-signup.ts';
import { followFromReceipt } from './receipt/follow-from-receipt.ts';
import { moveSignup } from './receipt/move-signup.ts';
import { readReceipt } from './receipt/read-receipt.ts';
import { stopConsent, stopSignup } from './receipt/stop-signup.ts';
import { askForLabelNews, followArtist, signUp } from './sign-up.ts';

export const signupOperations = fanOperations({
  signUp,
  followArtist,
  askForLabelNews,
  readReceipt,
  confirmSignup,
  stopSignup,
  stopConsent,
  followFromReceipt,
  changeSignup,
  moveSignup,
  eraseSignup,
});
