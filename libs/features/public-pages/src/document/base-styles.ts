import tokens from '@countin/theme/tokens.css?inline';
import { STATIC_STYLES } from '@countin/ui/static-styles';
import base from './base.css?inline';

/**
 * Sheets of every public page, as text: tokens, page parts, and the kit's components that pages share with the
 * applications.
 */
export const BASE_STYLES = tokens + base + STATIC_STYLES;
