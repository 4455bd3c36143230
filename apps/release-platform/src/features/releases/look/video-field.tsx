import { readVideo, videoAddresses } from '@countin/domain/appearance';
import { useErrorText } from '@countin/i18n/react';
import { TextField } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorSection } from '../../../shell/editor/editor-section.tsx';
import type { Look } from './use-look.ts';

/** The address of a video. Unreadable input is not saved, and stays in the field with the reason. */
export function VideoField({ look: { look, change } }: { readonly look: Look }) {
  const { t } = useTranslation('release-look');
  const errorText = useErrorText();
  const stored = look.video ? videoAddresses(look.video).page : '';
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null || typed.trim() === '' ? null : readVideo(typed);
  const type = (text: string) => {
    setTyped(text);
    if (text.trim() === '') return change({ video: null });
    const { video } = readVideo(text);
    if (video) change({ video });
  };
  return (
    <EditorSection id="video" title={t('sections.video')}>
      <TextField
        label={t('video.url')}
        hint={t('video.hint')}
        name="video"
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        value={typed ?? stored}
        error={read?.errorCode ? errorText(read.errorCode) : null}
        onChange={({ target }) => type(target.value)}
        onBlur={() => {
          if (!read?.errorCode) setTyped(null);
        }}
      />
    </EditorSection>
  );
}
