import { useDataAccess } from '@countin/data/access';
import { importFileOptions, type OpenImport } from '@countin/data/imports';
import { useSession } from '@countin/data/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isReadHere } from '../../engine/import-engine-limits.ts';
import { fileHere } from '../../engine/read-file-handover.ts';

/** The file of a run in this tab. */
export interface RunFile {
  /** Null while it is on its way, and where somebody has to choose it. */
  readonly file: Blob | null;
  /** It is what the server has, and not what somebody has chosen. */
  readonly isStored: boolean;
  readonly isBusy: boolean;
  /** Why it did not come. */
  readonly error: Error | null;
  readonly retry: () => void;
  readonly choose: (file: File) => void;
  /** Name of a chosen file that is another one; null if there is none. */
  readonly wrong: string | null;
}

/**
 * Gets the file of a run: from this tab, else from the server for its maker. Others do not see it, and large files are not
 * copied: those are chosen again.
 */
export function useRunFile(run: OpenImport): RunFile {
  const stored = useStoredFile(run);
  const [chosen, setChosen] = useState<File | null>(null);
  const isRight = chosen?.size === run.bytes;
  return {
    ...stored,
    file: stored.file ?? (isRight ? chosen : null),
    isStored: stored.file !== null,
    choose: setChosen,
    wrong: chosen && !isRight ? chosen.name : null,
  };
}

/** What this tab has, or the server gives. */
function useStoredFile(run: OpenImport): Pick<RunFile, 'file' | 'isBusy' | 'error' | 'retry'> {
  const { uid } = useSession();
  const [here] = useState(() => fileHere(run.id));
  const comes = here === null && run.createdBy === uid && isReadHere({ size: run.bytes });
  const { data, error, isFetching, refetch } = useQuery({
    ...importFileOptions(useDataAccess(), run),
    enabled: comes,
  });
  return { file: here ?? data ?? null, isBusy: comes && isFetching, error, retry: () => void refetch() };
}
