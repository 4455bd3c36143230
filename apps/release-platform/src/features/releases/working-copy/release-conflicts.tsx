import type { MusicProduct, ProductContent } from '@countin/domain/release';
import { RestoredNote, SaveConflicts } from '@countin/screen-kit/autosave';
import type { Ref } from 'react';
import { FieldValue } from '../../../shell/release-fields/field-value.tsx';
import { useFieldName } from '../../../shell/release-fields/use-field-name.ts';
import type { WorkingCopy } from './use-working-copy.ts';

interface ReleaseConflictsProps {
  readonly copy: WorkingCopy;
  readonly artistId: MusicProduct['artistId'];
  readonly ref?: Ref<HTMLElement>;
}

/** Unsaved input of an earlier editor, and fields of a release with two versions. */
export function ReleaseConflicts({
  copy: { content, conflicts, restored, resolve, endRestoring },
  artistId,
  ref,
}: ReleaseConflictsProps) {
  const nameOf = useFieldName();
  const views = [...conflicts].map(([key, theirs]) => ({
    key,
    name: nameOf(key),
    mine: <FieldValue field={key} content={content} artistId={artistId} />,
    theirs: <FieldValue field={key} content={{ ...content, [key]: theirs }} artistId={artistId} />,
  }));
  return (
    <>
      <RestoredNote fields={restored} nameOf={nameOf} onEnd={endRestoring} />
      <SaveConflicts
        conflicts={views}
        onResolve={(key, whose) => resolve(key as keyof ProductContent, whose)}
        ref={ref}
      />
    </>
  );
}
