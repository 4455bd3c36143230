import { directionOf, type Language } from '@countin/domain/locale';
import { isNetwork, measureText, type LanguageTexts, type TextKind, type TextState } from '@countin/domain/texts';
import { formatNumber, languageName } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { TypedTextArea } from '@countin/screen-kit/autosave';
import { Button, Notice, SegmentedControl } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { EditorFields } from '../../../shell/editor/editor-section.tsx';
import styles from './one-text.module.css';
import { useKindName } from './use-kind-name.ts';
import type { TextCopy } from './use-text-copy.ts';

interface OneTextProps {
  readonly kind: TextKind;
  readonly copy: TextCopy;
  readonly language: Language;
  readonly readOnly: boolean;
  /** Texts of the release's language; null while that one is edited. */
  readonly source: LanguageTexts | null;
  readonly state: TextState;
}

const ROWS = 8;

/** Editor of one text, with the network's counting and its source. */
export function OneText({ kind, copy, language, readOnly, source, state }: OneTextProps) {
  const { t } = useTranslation('release-texts');
  const locale = useLocale();
  const errorText = useErrorText();
  const name = useKindName()(kind);
  const text = copy.content[kind];
  const { length, limit, over } = measureText(kind, text);
  const figures = { length: formatNumber(locale, length), limit: formatNumber(locale, limit) };
  return (
    <EditorFields>
      {source && <Original kind={kind} source={source} state={state} onConfirm={() => void copy.confirmText(kind)} />}
      <TypedTextArea
        label={name}
        aside={t('count', figures)}
        hint={isNetwork(kind) ? t('hints.post') : t(`hints.${kind}`)}
        error={over > 0 ? t('over', figures) : errorText(copy.errorCodes.get(kind))}
        lang={language}
        readOnly={readOnly}
        value={text}
        onText={(typed) => copy.change({ [kind]: typed })}
        rows={ROWS}
      />
      {source && <ShownChoice kind={kind} copy={copy} />}
    </EditorFields>
  );
}

interface OriginalProps {
  readonly kind: TextKind;
  readonly source: LanguageTexts;
  readonly state: TextState;
  readonly onConfirm: () => void;
}

/** The text of the release's language, and whether it has changed since the translation was written. */
function Original({ kind, source: { language, content }, state, onConfirm }: OriginalProps) {
  const { t } = useTranslation('release-texts');
  const text = content[kind].trim();
  return (
    <>
      {state === 'outdated' && (
        <Notice
          title={t('outdated.title')}
          action={
            <Button size="small" onClick={onConfirm}>
              {t('outdated.fits')}
            </Button>
          }
        />
      )}
      {text !== '' && (
        <details className={styles.source}>
          <summary>{t('source', { language: languageName(language) })}</summary>
          <p lang={language} dir={directionOf(language)}>
            {text}
          </p>
        </details>
      )}
    </>
  );
}

/** Whether fans see the descriptions of a language. */
function ShownChoice({ kind, copy }: Pick<OneTextProps, 'kind' | 'copy'>) {
  const { t } = useTranslation('release-texts');
  if (kind !== 'short' && kind !== 'long') return null;
  return (
    <SegmentedControl
      label={t('shown.label')}
      value={copy.content.shown ? 'shown' : 'hidden'}
      onChange={(value) => copy.change({ shown: value === 'shown' })}
      options={[
        { value: 'shown', label: t('shown.shown') },
        { value: 'hidden', label: t('shown.hidden') },
      ]}
    />
  );
}
