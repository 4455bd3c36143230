import { coloursSchema, type ImageColours } from '@countin/domain/media';
import * as v from 'valibot';
import { PIECES, type PieceName } from '../music/pieces.ts';
import { SHOT_NAMES, type ShotName } from '../pictures/shots.ts';
import measured from '../../files/measured.json' with { type: 'json' };

const entriesOf = <K extends string, S extends v.GenericSchema>(keys: readonly K[], schema: S) =>
  v.object(Object.fromEntries(keys.map((key) => [key, schema])) as Record<K, S>);

/** What the product finds out about each example picture and clip: its colours, and how long it plays, milliseconds. */
export interface Measured {
  readonly colours: Readonly<Record<ShotName, ImageColours>>;
  readonly durations: Readonly<Record<PieceName, number>>;
}

/** Written by `make.ts`. @throws ValiError while a picture or a clip has not been made */
export const MEASURED: Measured = v.parse(
  v.object({
    colours: entriesOf(SHOT_NAMES, coloursSchema),
    durations: entriesOf(
      PIECES.map(({ name }) => name),
      v.number(),
    ),
  }),
  measured,
);
