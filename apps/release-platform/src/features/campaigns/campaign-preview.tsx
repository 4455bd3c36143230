import { CampaignBody, campaignSms, PREVIEW_DARK_SHEET, shownBlocks, withTextLinks } from '@countin/campaign-message';
import { callsByName, hasNamePlace, shownWords, withName, type CampaignContent } from '@countin/domain/campaigns';
import { directionOf, type Language } from '@countin/domain/locale';
import { textSegments } from '@countin/domain/text-messages';
import { imagePath } from '@countin/domain/urls';
import { formatNumber, languageName } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { SegmentedControl } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PreviewPanel } from '../../shell/preview/preview-panel.tsx';
import { longestName, ownLink, useCountedLink } from './own-link.ts';
import { usePublishedReleases } from './use-published-releases.ts';
import styles from './campaigns.module.css';
import type { ProfileOwner } from '../../shell/profiles/profile-owner.ts';

const SHEETS = [
  `body{margin:0}html{scrollbar-width:none;background:#f6f3ee}html[data-theme="dark"]{background:#141210}${PREVIEW_DARK_SHEET}`,
];

interface CampaignPreviewProps {
  readonly owner: ProfileOwner;
  readonly content: CampaignContent;
  /** Language of the fan who is shown. */
  readonly language: Language;
}

/** The message as a fan of a language gets it: by the same renderer. */
export function CampaignPreview({ owner, content, language: wanted }: CampaignPreviewProps) {
  const { t } = useTranslation('campaigns');
  const { language, words } = shownWords(content, wanted);
  const note = language === wanted ? t('preview.note') : t('preview.fallback', { language: languageName(language) });
  const { t: fans } = useTranslation('campaigns', { lng: language });
  const [fan, setFan] = useState<'named' | 'unnamed'>('named');
  const name = fan === 'named' ? fans('preview.sampleName') : words.nameFallback || fans('name.fallback');
  const shown = { owner, language, words, note, name };
  return (
    <>
      {callsByName(content, words) && (
        <div className={styles.fan}>
          <SegmentedControl
            label={t('preview.fan')}
            value={fan}
            onChange={setFan}
            options={(['named', 'unnamed'] as const).map((value) => ({ value, label: t(`preview.${value}`) }))}
          />
        </div>
      )}
      {content.channel === 'phone' ? <TextMessage {...shown} /> : <MailPreview {...shown} content={content} />}
    </>
  );
}

type Shown = ReturnType<typeof shownWords> & {
  readonly owner: ProfileOwner;
  readonly note: string;
  /** What the fan is called. */
  readonly name: string;
};

function MailPreview({
  owner,
  content,
  language,
  words,
  note,
  name: called,
}: Shown & { readonly content: CampaignContent }) {
  const { t } = useTranslation('campaigns');
  // The fan's language, not the user's.
  const { t: fans } = useTranslation('campaigns', { lng: language });
  const releases = usePublishedReleases(owner);
  const blocks = shownBlocks(content.blocks, words, {
    sourceOf: (imageId) => imagePath(owner.ownerId, imageId, 1280, 'webp'),
    releaseOf: (productId) => {
      const release = releases.find(({ id }) => id === productId);
      if (!release) return null;
      const { title, artistId, artistName: artist, coverImage } = release;
      const cover = coverImage && imagePath(artistId, coverImage.imageId, 1280, 'webp');
      return { title, artist, cover, link: '#' };
    },
    releaseAction: (title) => fans('message.release', { title }),
    name: called,
    textLink: () => '#',
  });
  const subject = withName(words.subject, called);
  const direction = directionOf(language);
  const { name } = owner.profile;
  const isLabel = owner.ownerKind === 'label';
  return (
    <>
      <p className={styles.envelope} lang={language} dir={direction}>
        <span>{fans('message.sender', { artist: owner.profile.name })}</span>
        <b>{subject || t('subject')}</b>
      </p>
      <PreviewPanel language={language} direction={direction} sheets={SHEETS} note={note}>
        <CampaignBody
          language={language}
          direction={direction}
          subject={subject}
          blocks={blocks}
          why={isLabel ? fans('message.whyLabel', { label: name }) : fans('message.why', { artist: name })}
          stop={{ text: fans('message.stop'), link: '#' }}
        />
      </PreviewPanel>
    </>
  );
}

function TextMessage({ owner, language, words, note, name }: Shown) {
  const { t } = useTranslation('campaigns');
  const { t: fans } = useTranslation('campaigns', { lng: language });
  const locale = useLocale();
  const countedLink = useCountedLink();
  const linked = withTextLinks(words.message, () => countedLink);
  const textTo = (called: string) =>
    campaignSms({
      sender: fans('message.sender', { artist: owner.profile.name }),
      message: withName(linked, called),
      stop: { text: fans('message.stop'), link: ownLink() },
    });
  const { count } = textSegments(textTo(longestName()));
  const segments = t('segments', { count, number: formatNumber(locale, count) });
  return (
    <section aria-label={t('preview.message')}>
      <p className={styles.bubble} lang={language} dir="auto">
        {textTo(name)}
      </p>
      <p className={styles.note}>{hasNamePlace(words.message) ? t('preview.longest', { segments }) : segments}</p>
      <p className={styles.note}>{note}</p>
    </section>
  );
}
