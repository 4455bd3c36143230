import { EditorScreen, RestoredNote, SaveConflicts, SaveStatus, type FieldEditor } from '@countin/screen-kit/autosave';
import { PublishingBar } from '@countin/screen-kit/publishing';
import { PageHeader } from '@countin/ui';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface EditorFrameProps<Fields extends object> {
  readonly copy: FieldEditor<Fields>;
  readonly title: string;
  /** Purpose of the editor, below its title. */
  readonly lead?: string;
  /** Links beside the save status, such as to the public page. */
  readonly actions?: ReactNode;
  readonly preview: ReactNode;
  /** Name of a field where its state is told, or of an entry in it such as `socials/website`. */
  readonly nameOf: (field: string) => string;
  /** Value of a field as a choice between two versions shows it; null if it is empty. */
  readonly valueOf: (field: keyof Fields, content: Fields) => ReactNode;
  readonly uploading?: boolean;
  readonly children: ReactNode;
}

/** Editor of a document whose fields are public once saved: save status, restored fields, conflicts, preview. */
export function EditorFrame<Fields extends object>({
  copy,
  title,
  lead,
  actions,
  preview,
  nameOf,
  valueOf,
  uploading,
  children,
}: EditorFrameProps<Fields>) {
  const { t } = useTranslation('release-editor');
  const conflicts = useRef<HTMLElement>(null);
  const { content, flush } = copy;
  return (
    <EditorScreen
      editor={copy}
      uploading={uploading}
      preview={preview}
      previewLabels={{ open: t('preview.open'), close: t('preview.close') }}
    >
      <PageHeader title={title} below={lead} />
      <PublishingBar
        variant="sticky"
        saved={
          <SaveStatus
            editor={copy}
            nameOf={nameOf}
            onSaveNow={() => void flush()}
            onDecide={() => conflicts.current?.focus()}
          />
        }
        actions={actions}
      />
      <RestoredNote fields={copy.restored} nameOf={nameOf} onEnd={copy.endRestoring} />
      <SaveConflicts
        ref={conflicts}
        conflicts={[...copy.conflicts].map(([field, theirs]) => ({
          key: String(field),
          name: nameOf(String(field)),
          mine: valueOf(field, content),
          theirs: valueOf(field, { ...content, [field]: theirs }),
        }))}
        onResolve={(field, whose) => copy.resolve(field as keyof Fields, whose)}
      />
      {children}
    </EditorScreen>
  );
}
