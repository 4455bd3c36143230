import tokens from '@countin/theme/tokens.css?inline';
import { STATIC_STYLES } from '@countin/ui/static-styles';
import base from './base.css?inline';

/** Tokens that no public page uses, and what the build adds for `light-dark()`, which none uses either. */
const UNUSED = /--(?:good|good-tint|danger-tint|lightningcss-\w+):[^;}]*;?/g;

/**
 * Sheets of every public page, as text: tokens, page parts, and the kit's components that pages share with the
 * applications.
 */
export const BASE_STYLES = tokens.replace(UNUSED, '') + base + STATIC_STYLES;
