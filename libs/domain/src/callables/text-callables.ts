import * as v from 'valibot';
import { idSchema, optionalText } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { languageSchema } from '../locale/language-schema.ts';
import { TEXT_KINDS } from '../texts/text-kinds.ts';

/** Drafts of texts by the deployment's assistant. */
export const textCallables = {
  /** Whether the deployment has an assistant. */
  readAssistant: {
    name: 'studio/readAssistant',
    input: v.object({}),
    output: v.object({ available: v.boolean() }),
  },
  /**
   * Drafts one text from what is stored about the release; stores nothing. `assistant/off`: there is no assistant.
   * `assistant/failed`: it did not answer in time, or not with a usable text. `assistant/refused`: it declined.
   */
  draftText: {
    name: 'studio/draftText',
    input: v.object({ productId: idSchema, language: languageSchema, kind: v.picklist(TEXT_KINDS) }),
    output: v.object({
      text: optionalText(LIMITS.post),
      /** Numbers, links and quotations in the draft that the release does not have. */
      doubts: v.array(v.string()),
    }),
  },
} as const;
