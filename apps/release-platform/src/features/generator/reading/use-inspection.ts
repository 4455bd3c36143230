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

interface Look {
  readonly found: InspectedFile;
  /** Null: what the table said before stays. */
  readonly first: FirstLook | null;
}

interface Looked {
  readonly found: InspectedFile | null;
  readonly first: FirstLook | null;
  readonly error: Error | null;
  /** The reading that this was found with; undefined before the first. */
  readonly of: Reading | null | undefined;
}

const NOTHING: Looked = { found: null, first: null, error: null, of: undefined };

/** A file that is inspected. */
export interface InspectionSubject {
  readonly engine: Pick<EngineClient, 'inspect'>;
  readonly file: Blob;
  /** Language of new releases for which the file names none. */
  readonly language: Language;
  /** What the person chose for headings before; null until that is known. */
  readonly chosen: ChosenHeadings['headings'] | null;
  /** How the file was read before; absent: that is found out. */
  readonly stored?: Reading;
}

/** Finds out what a file is, and again with each choice. */
export function useInspection({ engine, file, language, chosen, stored }: InspectionSubject): Inspection {
  const [reading, setReading] = useState<Reading | null>(null);
  const [looked, setLooked] = useState<Looked>(NOTHING);
  useEffect(() => {
    if (!chosen) return undefined;
    let isCurrent = true;
    const inspect: Inspect = (wanted) => engine.inspect(file, language, wanted ?? undefined);
    const look = reading || !stored ? lookWith(inspect, reading, chosen) : lookAsBefore(inspect, stored, chosen);
    look.then(
      ({ found, first }) =>
        isCurrent &&
        setLooked((before) => {
          const encoding = first?.encoding ?? before.first?.encoding ?? null;
          return { found, first: first ? { ...first, encoding } : before.first, error: null, of: reading };
        }),
      (error: Error) => isCurrent && !isReplaced(error) && setLooked((before) => ({ ...before, error, of: reading })),
    );
    return () => {
      isCurrent = false;
    };
  }, [engine, file, language, chosen, stored, reading]);
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

type Inspect = (reading: Reading | null) => Promise<InspectedFile>;

/** A file with what was chosen. Columns that are open are proposed. */
async function lookWith(inspect: Inspect, reading: Reading | null, chosen: ChosenHeadings['headings']): Promise<Look> {
  const found = await inspect(reading);
  if (!found.table || (reading && reading.mapping !== null)) return { found, first: null };
  const { headings, recognised, encoding } = found.table;
  const { mapping, remembered } = proposedMapping(headings, recognised.mapping, chosen);
  const isProposed = remembered.length > 0;
  return {
    found: isProposed ? await inspect({ ...found.reading, mapping: [...mapping] }) : found,
    first: { recognised, encoding, remembered },
  };
}

/** A file as it was read before, with what could be chosen instead. If it cannot be read so, it is looked at afresh. */
async function lookAsBefore(inspect: Inspect, stored: Reading, chosen: ChosenHeadings['headings']): Promise<Look> {
  try {
    const open = await inspect({ ...stored, encoding: null, mapping: null });
    const named = open.reading.encoding === stored.encoding ? open : await inspect({ ...stored, mapping: null });
    const found = await inspect(stored);
    if (!named.table) return { found, first: null };
    const { recognised } = named.table;
    return { found, first: { recognised, encoding: open.table?.encoding ?? null, remembered: [] } };
  } catch (error) {
    if (isReplaced(error)) throw error;
    return lookWith(inspect, null, chosen);
  }
}
