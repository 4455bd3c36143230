import { AI_CONTRIBUTIONS, AI_EXTENTS, aiDisclosureSchema } from '@countin/domain/release-metadata';
import type { AiDisclosure } from '@countin/domain/release';
import fc from 'fast-check';
import * as v from 'valibot';

/** Anything that a release or track can say of AI; often nothing. Parts are in any order. */
export const aDisclosure: fc.Arbitrary<AiDisclosure | null> = fc.option(
  fc
    .record({
      extent: fc.option(fc.constantFrom(...AI_EXTENTS)),
      contributions: fc.shuffledSubarray([...AI_CONTRIBUTIONS]),
    })
    .filter((said) => v.is(aiDisclosureSchema, said)),
  { freq: 2 },
);
