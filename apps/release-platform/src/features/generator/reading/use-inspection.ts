import type { ChosenHeadings, Reading } from '@countin/domain/imports';
import type { Language } from '@countin/domain/locale';
import type { InspectedFile, InspectedTable } from '@countin/import/sources';
import { useEffect, useState } from 'react';
import type { EngineClient } from '../engine/engine-client.ts';
import { isReplaced } from '../engine/engine-messages.ts';
import { proposedMapping } from './proposed-mapping.ts';

/** What a table said before anything was chosen for its columns. */
interface FirstLook {
  readonly recognised: InspectedTable['recognised'];
  readonly encoding: InspectedTable['encoding'];
  /** Columns, by index, that are proposed because the person chose them before. */
  readonly remembered: readonly number[];
}

/** A file as it is read with what was chosen so far. */
export interface Inspection {
  readonly found: InspectedFile | null;
  readonly first: FirstLook | null;
  /** With what was chosen last. */
  readonly error: Error | null;
  readonly isBusy: boolean;
  /** The reading with what was chosen last, also while the file is read with it, or where that failed. */
  readonly reading: Reading | null;
  /** Reads the file in another way. A mapping of null is proposed anew. */
  readonly choose: (changes: Partial<Reading>) => void;
}

interface Looked {
  readonly found: InspectedFile | null;
  readonly first: FirstLook | null;
  readonly error: Error | null;
  /** The reading that this was found with; undefined before the first. */
  readonly of: Reading | null | undefined;
}

const NOTHING: Looked = { found: null, first: null, error: null, of: undefined };

/**
 * Finds out what a file is, and again with each choice.
 *
 * @param chosen what the person chose for headings before; null until that is known
 */
export function useInspection(
  engine: EngineClient,
  file: Blob,
  language: Language,
  chosen: ChosenHeadings['headings'] | null,
): Inspection {
  const [reading, setReading] = useState<Reading | null>(null);
  const [looked, setLooked] = useState<Looked>(NOTHING);
  useEffect(() => {
    if (!chosen) return undefined;
    let isCurrent = true;
    const look = async (): Promise<(before: Looked) => Looked> => {
      const found = await engine.inspect(file, language, reading ?? undefined);
      if (!found.table || (reading && reading.mapping !== null))
        return ({ first }) => ({ found, first, error: null, of: reading });
      const { headings, recognised, encoding } = found.table;
      const { mapping, remembered } = proposedMapping(headings, recognised.mapping, chosen);
      const proposed =
        remembered.length === 0
          ? found
          : await engine.inspect(file, language, { ...found.reading, mapping: [...mapping] });
      return ({ first }) => ({
        found: proposed,
        first: { recognised, encoding: encoding ?? first?.encoding ?? null, remembered },
        error: null,
        of: reading,
      });
    };
    look().then(
      (next) => isCurrent && setLooked(next),
      (error: Error) => isCurrent && !isReplaced(error) && setLooked((before) => ({ ...before, error, of: reading })),
    );
    return () => {
      isCurrent = false;
    };
  }, [engine, file, language, chosen, reading]);
  const isBusy = looked.of !== reading;
  const now = isBusy || looked.error ? (reading ?? looked.found?.reading ?? null) : (looked.found?.reading ?? null);
  return {
    found: looked.found,
    first: looked.first,
    error: isBusy ? null : looked.error,
    isBusy,
    reading: now,
    choose: (changes) => now && setReading({ ...now, ...changes }),
  };
}
