import { listedProductSchema, releaseSummarySchema } from '../release/listed-product.ts';
import { defineDocument } from './document.ts';
import * as paths from './paths/document-paths.ts';

// Beside the other definitions of releases, the large table of services would reach the first screen.

/** Working copies with the fields that lists read. */
export const listedProducts = /* @__PURE__ */ defineDocument(listedProductSchema, () => paths.musicProducts);
export const releaseSummaries = /* @__PURE__ */ defineDocument(releaseSummarySchema, () => paths.musicProducts);
