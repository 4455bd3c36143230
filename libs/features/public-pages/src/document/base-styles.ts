import tokens from '@countin/theme/tokens.css?inline';
import wordmark from '@countin/ui/wordmark.module.css?inline';
import base from './base.css?inline';

/** Sheets of every public page, as text: tokens, page parts, and the parts of the component kit that every page shows. */
export const BASE_STYLES = tokens + base + wordmark;
