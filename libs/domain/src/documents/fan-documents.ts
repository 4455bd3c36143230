import { consentErasureSchema, consentHeadSchema, fanSchema } from '../fan/fan.ts';
import { fanListSchema } from '../fan/fan-list.ts';
import { segmentSchema } from '../fan/segment.ts';
import { defineDocument } from './document.ts';
import * as paths from './paths/document-paths.ts';

export const fan = /* @__PURE__ */ defineDocument(fanSchema, paths.fan);
export const fans = /* @__PURE__ */ defineDocument(fanSchema, paths.fans);
/** Fans of an artist or a label. */
export const ownedFan = /* @__PURE__ */ defineDocument(fanSchema, paths.ownedFan);
export const ownedFans = /* @__PURE__ */ defineDocument(fanSchema, paths.ownedFans);
export const segment = /* @__PURE__ */ defineDocument(segmentSchema, paths.segment);
export const segments = /* @__PURE__ */ defineDocument(segmentSchema, paths.segments);
export const consentHead = /* @__PURE__ */ defineDocument(consentHeadSchema, paths.consentHead);
export const consentErasure = /* @__PURE__ */ defineDocument(consentErasureSchema, paths.consentErasure);
export const consentErasures = /* @__PURE__ */ defineDocument(consentErasureSchema, () => paths.consentErasures);
export const consentHeads = /* @__PURE__ */ defineDocument(consentHeadSchema, () => paths.consentHeads);
export const fanList = /* @__PURE__ */ defineDocument(fanListSchema, paths.fanList);
export const fanLists = /* @__PURE__ */ defineDocument(fanListSchema, () => paths.fanLists);
