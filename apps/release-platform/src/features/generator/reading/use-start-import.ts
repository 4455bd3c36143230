import { useDataAccess } from '@countin/data/access';
import { createImportOptions, readContextPages, uploadImportFile } from '@countin/data/imports';
import { useSession } from '@countin/data/session';
import type { Reading } from '@countin/domain/imports';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { generatorPaths } from '../../../paths/generator-paths.ts';
import { isReadHere } from '../engine/import-engine-limits.ts';
import { handNewRun, handReadFile } from '../engine/read-file-handover.ts';

const LONGEST_NAME = 200;

/** A file on its way to the server. */
export interface StartImport {
  /** Uploaded share, from 0 to 1; null while nothing is on its way. */
  readonly share: number | null;
  readonly error: Error | null;
  readonly start: (reading: Reading, headings: readonly string[]) => void;
  readonly cancel: () => void;
}

/**
 * Uploads a file, makes its run, and opens that. It ends with the screen.
 *
 * @param toRun path of the run
 */
export function useStartImport(file: File, toRun = generatorPaths.generatorRun.to): StartImport {
  const access = useDataAccess();
  const { uid } = useSession();
  const navigate = useNavigate();
  const { mutateAsync: createImport } = useMutation(createImportOptions(access));
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const abort = useRef(new AbortController());
  /** The file is there already, and only its run is missing. */
  const uploaded = useRef<string | null>(null);
  useEffect(() => () => abort.current.abort(), []);

  const run = async (reading: Reading, headings: readonly string[], signal: AbortSignal) => {
    const runId = uploaded.current ?? crypto.randomUUID();
    if (uploaded.current === null) await uploadImportFile(access, { uid, runId, file, onProgress: setShare, signal });
    uploaded.current = runId;
    signal.throwIfAborted();
    handNewRun({ runId, context: readContextPages(access) });
    await createImport({ runId, name: file.name.slice(0, LONGEST_NAME), reading, headings: [...headings] });
    if (isReadHere(file)) handReadFile({ runId, file, reading });
    if (!signal.aborted) await navigate(toRun(runId));
  };
  return {
    share,
    error,
    start(reading, headings) {
      abort.current = new AbortController();
      const { signal } = abort.current;
      setShare(0);
      setError(null);
      run(reading, headings, signal).catch((failure: Error) => {
        setShare(null);
        if (!signal.aborted) setError(failure);
      });
    },
    cancel: () => abort.current.abort(),
  };
}
