import { lazyImport } from '@countin/deployment-recovery';
import type { ArtistProfile } from '@countin/domain/profile';
import type { Language } from '@countin/domain/locale';
import type { MusicProduct } from '@countin/domain/release';
import {
  DESCRIPTIONS,
  emptyText,
  NETWORKS,
  stateOfText,
  textContentOf,
  type LanguageTexts,
  type ReleaseText,
  type TextKind,
  type TextsByLanguage,
} from '@countin/domain/texts';
import { EditorScreen, RestoredNote, SaveConflicts } from '@countin/screen-kit/autosave';
import { UndoNotice } from '@countin/screen-kit/undo';
import { PageHeader, SelectField } from '@countin/ui';
import { lazy, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { Editable } from '../../../shell/editor/editable.tsx';
import { EditorFields } from '../../../shell/editor/editor-section.tsx';
import { PublishBar } from '../working-copy/publish-bar.tsx';
import { useWorkingCopy } from '../working-copy/use-working-copy.ts';
import { LanguageField } from './language-field.tsx';
import { OneText } from './one-text.tsx';
import styles from './text-editor.module.css';
import { TextDialogs } from './text-dialogs.tsx';
import { TextTools, type TextDialog } from './text-tools.tsx';
import { useKindName } from './use-kind-name.ts';
import { useReplacement } from './use-replacement.ts';
import { useTextCopy } from './use-text-copy.ts';

const LivePreview = lazy(lazyImport(() => import('../../../shell/release-preview/live-preview.tsx')));

interface TextEditorProps {
  readonly product: MusicProduct;
  readonly artist: ArtistProfile;
  readonly texts: TextsByLanguage;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

/** The texts of a release in one language, beside the page that fans of this language will see. */
export function TextEditor({ product, artist, texts, language, onLanguage }: TextEditorProps) {
  const { t } = useTranslation('release-texts');
  const { t: ofEditor } = useTranslation('release-editor');
  const navigate = useNavigate();
  const nameOf = useKindName();
  const [kind, setKind] = useState<TextKind>('long');
  const [dialog, setDialog] = useState<TextDialog | null>(null);
  // The editor of another language takes this one's place. Until then nothing can be typed into the wrong language.
  const [leaving, setLeaving] = useState(false);
  const source = useMemo(() => textsIn(product, texts, product.language), [product, texts]);
  const copy = useTextCopy({ product, texts, language, source });
  const release = useWorkingCopy(product, []);
  const written: LanguageTexts = { ...textsIn(product, texts, language), content: copy.content };
  const { replaced, replace, undo } = useReplacement(copy, written.sources);
  const shown = useDeferredValue(copy.content);
  const conflicts = useRef<HTMLElement>(null);
  const isOwn = language === product.language;
  const changeLanguage = async (next: Language) => {
    setLeaving(true);
    // Texts that cannot be saved now stay in the browser, and are there when the language is opened again.
    await copy.flush();
    onLanguage(next);
  };

  return (
    <EditorScreen
      editor={copy}
      preview={
        <LivePreview
          content={isOwn ? { ...release.content, description: shown.long } : release.content}
          product={product}
          artist={artist}
          language={language}
          text={previewText(language, shown)}
        />
      }
      previewLabels={{ open: ofEditor('preview.open'), close: ofEditor('preview.close') }}
    >
      <PageHeader title={t('title')} below={t('lead')} />
      <Editable operation="release.edit">
        <PublishBar
          product={product}
          copy={{
            ...release,
            save: copy.save,
            subscribe: copy.subscribe,
            flush: copy.flush,
            state: () => ({ ...release.state(), save: copy.state().save, version: copy.releaseVersion() }),
            refresh: copy.refresh,
          }}
          nameOf={nameOf}
          onDecide={() => conflicts.current?.focus()}
          onMissing={() => void navigate(paths.product.to(artist.id, product.id, 'moment'))}
        />
        <RestoredNote fields={copy.restored} nameOf={nameOf} onEnd={copy.endRestoring} />
        <SaveConflicts
          ref={conflicts}
          conflicts={[...copy.conflicts].map(([key, theirs]) => ({
            key,
            name: nameOf(key),
            mine: String(copy.content[key]) || null,
            theirs: String(theirs) || null,
          }))}
          onResolve={(key, whose) => copy.resolve(key as TextKind, whose)}
        />
      </Editable>
      <div className={styles.texts}>
        <EditorFields>
          <LanguageField
            product={product}
            texts={texts}
            source={source}
            current={written}
            onChange={(next) => void changeLanguage(next)}
          />
          <SelectField label={t('kind')} value={kind} onChange={(event) => setKind(event.target.value as TextKind)}>
            {[DESCRIPTIONS, NETWORKS].map((kinds) => (
              <optgroup key={kinds[0]} label={t(kinds === DESCRIPTIONS ? 'descriptions' : 'posts')}>
                {kinds.map((each) => (
                  <option key={each} value={each}>
                    {nameOf(each)}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
        </EditorFields>
        <Editable operation="release.edit" explained={false}>
          <OneText
            key={kind}
            kind={kind}
            copy={copy}
            language={language}
            readOnly={leaving}
            source={isOwn ? null : source}
            state={stateOfText(kind, written, source)}
          />
        </Editable>
        <UndoNotice
          removed={replaced}
          textOf={({ kind: changed }) => t('proposal.replaced', { text: nameOf(changed) })}
          onUndo={undo}
        />
        <TextTools text={copy.content[kind]} onOpen={setDialog} />
      </div>
      <TextDialogs
        open={dialog}
        product={product}
        artist={artist}
        kind={kind}
        language={language}
        current={copy.content[kind]}
        onReplace={(text, mark) => replace(kind, text, mark)}
        onClose={() => setDialog(null)}
      />
    </EditorScreen>
  );
}

function textsIn(product: MusicProduct, texts: TextsByLanguage, language: Language): LanguageTexts {
  const text = texts[language];
  return { language, content: textContentOf(product, text, language), sources: text?.sources ?? {} };
}

/** The texts being edited as a stored document, for the preview. */
function previewText(language: Language, content: LanguageTexts['content']): ReleaseText {
  return { ...emptyText(language), ...content };
}
