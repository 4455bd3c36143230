import { queryKeys, useDataAccess, type FieldChanges } from '@countin/data/access';
import { useSession } from '@countin/data/session';
import { updateText, type StoredTexts } from '@countin/data/texts';
import { paths } from '@countin/domain/documents';
import type { Language } from '@countin/domain/locale';
import type { MusicProduct } from '@countin/domain/release';
import {
  marksOf,
  TEXT_KINDS,
  textContentOf,
  textContentSchema,
  type LanguageTexts,
  type ReleaseText,
  type TextContent,
  type TextKind,
  type TextsByLanguage,
} from '@countin/domain/texts';
import { useDocumentCopy, type DocumentCopy, type Stored } from '@countin/screen-kit/autosave';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';

/** The texts of one language being edited. */
export interface TextCopy extends DocumentCopy<TextContent> {
  /** Version of the release that is stored now: publishing names it. */
  readonly releaseVersion: () => number;
  /**
   * Replaces a text, which becomes a version.
   *
   * @param mark of the source that the new text was made from; by default the one of now
   */
  readonly replace: (kind: TextKind, text: string, mark?: string) => Promise<void>;
  /** Says that a text fits its changed source. */
  readonly confirmText: (kind: TextKind) => Promise<void>;
}

interface TextCopyParts {
  readonly product: MusicProduct;
  readonly texts: TextsByLanguage;
  readonly language: Language;
  readonly source: LanguageTexts;
}

/** Kind of the next save, beside the changed texts. */
interface NextSave {
  readonly keep: boolean;
  readonly sources: ReleaseText['sources'];
}
const PLAIN: NextSave = { keep: false, sources: {} };

/** The texts of one language: kept here as they are typed, saved by themselves, merged with what others save. */
export function useTextCopy({ product, texts, language, source }: TextCopyParts): TextCopy {
  const access = useDataAccess();
  const client = useQueryClient();
  const { uid } = useSession();
  const { id: productId } = product;
  const shownSource = useRef(source);
  const next = useRef(PLAIN);
  useEffect(() => void (shownSource.current = source), [source]);

  const write = async (update: FieldChanges<TextContent>) => {
    const { keep, sources } = next.current;
    const written = TEXT_KINDS.filter((kind) => kind in update.changes);
    const marks = language === shownSource.current.language ? {} : marksOf(written, shownSource.current);
    const outcome = await updateText(access, {
      ...update,
      productId,
      language,
      uid,
      keep,
      sources: { ...marks, ...sources },
      now: Date.now(),
    });
    next.current = PLAIN;
    return outcome;
  };

  const editor = useDocumentCopy<TextContent, StoredTexts>({
    uid,
    path: paths.releaseText(productId, language),
    document: useMemo(() => ({ product, text: texts[language] ?? null }), [product, texts, language]),
    storedOf: useCallback((stored: StoredTexts) => storedOf(stored, language), [language]),
    schemas: textContentSchema.entries,
    queryKey: useMemo(() => queryKeys.release(productId), [productId]),
    write,
    cache(_, stored) {
      client.setQueryData<MusicProduct>(queryKeys.release(productId), stored.product);
      const newest = stored.text;
      if (newest)
        client.setQueryData<TextsByLanguage>(queryKeys.releaseTexts(productId), (all) => ({
          ...all,
          [language]: newest,
        }));
      void client.invalidateQueries({ queryKey: queryKeys.textVersions(productId, language) });
      void client.invalidateQueries({ queryKey: queryKeys.releaseLists() });
    },
  });
  return {
    ...editor,
    releaseVersion: () =>
      client.getQueryData<MusicProduct>(queryKeys.release(productId))?.updatedAt ?? product.updatedAt,
    async replace(kind, replacement, mark) {
      await editor.flush();
      next.current = { keep: true, sources: mark === undefined ? {} : { [kind]: mark } };
      editor.change({ [kind]: replacement });
      await editor.flush();
    },
    async confirmText(kind) {
      await editor.flush();
      next.current = { keep: false, sources: marksOf([kind], shownSource.current) };
      // Where this fails, the text stays marked as outdated.
      await editor.write({ base: {}, changes: {} }).catch(() => undefined);
    },
  };
}

function storedOf({ product, text }: StoredTexts, language: Language): Stored<TextContent> {
  return {
    content: textContentOf(product, text ?? undefined, language),
    version: Math.max(product.updatedAt, text?.updatedAt ?? 0),
  };
}
