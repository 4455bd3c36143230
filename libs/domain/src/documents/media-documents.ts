import * as v from 'valibot';
import { idSchema, instantSchema, uidSchema } from '../fields/fields.ts';
import { IMAGE_KINDS, IMAGE_WIDTHS, imageChoiceSchema, imageSchema } from '../media/image.ts';
import { defineDocument } from './document.ts';
import { paths } from './paths.ts';

export const image = /* @__PURE__ */ defineDocument(imageSchema, paths.image);
export const images = /* @__PURE__ */ defineDocument(imageSchema, paths.images);
export const personImage = /* @__PURE__ */ defineDocument(imageSchema, paths.personImage);
export const personImages = /* @__PURE__ */ defineDocument(imageSchema, paths.personImages);

/** Upload with its server-only fields, and the fields of all states. */
const imageRecordSchema = v.object({
  id: idSchema,
  kind: v.picklist(IMAGE_KINDS),
  createdBy: uidSchema,
  createdAt: instantSchema,
  state: v.picklist(['processing', 'ready', 'failed']),
  widths: v.optional(v.array(v.picklist(IMAGE_WIDTHS))),
  colours: v.optional(imageChoiceSchema.entries.colours),
  /** Error code of a refused upload. */
  code: v.optional(v.string()),
  /** End of the lease of the call that processes the upload; null once it is processed. */
  leaseUntil: v.optional(v.nullable(instantSchema), null),
  /** When the sweep first found that no document shows the picture. */
  unusedSince: v.optional(instantSchema),
});
export const imageRecord = /* @__PURE__ */ defineDocument(imageRecordSchema, paths.image);
export const personImageRecord = /* @__PURE__ */ defineDocument(imageRecordSchema, paths.personImage);
