import {
  countedRecordsSchema,
  dayShardSchema,
  liveShardSchema,
  monthNumbersSchema,
  pageMonthSchema,
  visitorSaltSchema,
} from '../numbers/roll-ups.ts';
import { numberShareSchema } from '../numbers/number-share.ts';
import { summaryMailSchema } from '../numbers/summary-mail.ts';
import { defineDocument } from './document.ts';
import * as paths from './paths/document-paths.ts';

export const dayShard = /* @__PURE__ */ defineDocument(dayShardSchema, paths.dayShard);
export const dayNumbers = /* @__PURE__ */ defineDocument(dayShardSchema, paths.dayNumbers);
export const monthNumbers = /* @__PURE__ */ defineDocument(monthNumbersSchema, paths.monthNumbers);
export const allMonthNumbers = /* @__PURE__ */ defineDocument(monthNumbersSchema, paths.allMonthNumbers);
export const pageMonth = /* @__PURE__ */ defineDocument(pageMonthSchema, paths.pageMonth);
export const liveShard = /* @__PURE__ */ defineDocument(liveShardSchema, paths.liveShard);
export const liveNumbers = /* @__PURE__ */ defineDocument(liveShardSchema, paths.liveNumbers);
export const visitorSalt = /* @__PURE__ */ defineDocument(visitorSaltSchema, paths.visitorSalt);
export const countedRecords = /* @__PURE__ */ defineDocument(countedRecordsSchema, paths.countedRecords);
export const numberShare = /* @__PURE__ */ defineDocument(numberShareSchema, paths.numberShare);
export const numberShares = /* @__PURE__ */ defineDocument(numberShareSchema, () => paths.numberShares);
export const summaryMail = /* @__PURE__ */ defineDocument(summaryMailSchema, paths.summaryMail);
export const summaryMails = /* @__PURE__ */ defineDocument(summaryMailSchema, () => paths.summaryMails);
