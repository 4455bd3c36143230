import { FIELD_STYLES } from '@countin/ui/static-styles';
import signup from './signup.css?inline';

/** Sheets of every page with fields for a signup. */
export const SIGNUP_STYLES = FIELD_STYLES + signup;
