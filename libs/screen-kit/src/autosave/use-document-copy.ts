import type { ChangeOutcome, FieldChanges } from '@countin/data/access';
import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Stored } from './autosave-state.ts';
import type { FieldAutosaveParts } from './field-autosave.ts';
import { useFieldAutosave, type FieldEditor } from './use-field-autosave.ts';

interface DocumentCopyParts<Content extends object, Doc> extends Pick<
  FieldAutosaveParts<Content>,
  'schemas' | 'restorable' | 'hasInput'
> {
  /** Owner of the changes. */
  readonly uid: string;
  /** Path of the document. */
  readonly path: string;
  /** The document as it was read last. */
  readonly document: Doc;
  /** The edited part of the document. */
  readonly storedOf: (document: Doc) => Stored<Content>;
  /** Query of the document: asked again when the user returns. */
  readonly queryKey: QueryKey;
  /** Writes changed fields, unless another editor has changed one: see `changeFields`. */
  readonly write: (update: FieldChanges<Content>) => Promise<ChangeOutcome<Doc>>;
  /** Puts the stored document into the cache, and lists that show it out of date. */
  readonly cache: (client: QueryClient, stored: Doc) => void;
}

/** A document being edited. */
export interface DocumentCopy<Content extends object> extends FieldEditor<Content> {
  /** Reads the document again; what is newer is merged in. */
  readonly refresh: () => Promise<void>;
  /** Writes at once, past the autosave: for what is stored beside the fields. */
  readonly write: (update: FieldChanges<Content>) => Promise<ChangeOutcome<Stored<Content>>>;
}

/**
 * Editor of a cached document: kept here as it is typed, saved by itself, merged with what other editors save. All options
 * but `document` are of the first render, so give the screen a `key` per document.
 */
export function useDocumentCopy<Content extends object, Doc>({
  document,
  storedOf,
  queryKey,
  write,
  cache,
  ...parts
}: DocumentCopyParts<Content, Doc>): DocumentCopy<Content> {
  const client = useQueryClient();
  const refresh = useCallback(() => client.invalidateQueries({ queryKey }), [client, queryKey]);
  const save = async (update: FieldChanges<Content>) => {
    const { saved, stored } = await write(update);
    // An answer to an earlier question would put the old document back.
    await client.cancelQueries({ queryKey });
    cache(client, stored);
    return { saved, stored: storedOf(stored) };
  };
  const editor = useFieldAutosave<Content>({
    ...parts,
    stored: useMemo(() => storedOf(document), [storedOf, document]),
    onReturn: useCallback(() => void refresh(), [refresh]),
    save,
  });
  return { ...editor, refresh, write: save };
}
