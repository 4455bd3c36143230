import { uploadedPicture } from '@countin/domain/artwork';
import { useDataAccess } from '@countin/data/access';
import type { ImageChoice } from '@countin/domain/media';
import { profileDesign } from '@countin/domain/profile';
import { pictureService, PictureUploader, UploadedPictureFields } from '@countin/picture-upload';
import { Button, Cover, Hint, SegmentedControl } from '@countin/ui';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawnCoverControls } from '../../../shell/cover-chooser/drawn-cover-controls.tsx';
import type { EditedProfile, ProfileFields } from './profile-content.ts';
import { EditorFields, EditorSection } from '../../../shell/editor/editor-section.tsx';
import styles from './look-section.module.css';

interface LookSectionProps {
  readonly edited: EditedProfile;
  readonly copy: ProfileFields;
  readonly onBusy: (busy: boolean) => void;
  /** Labels choose their colours with their branding. */
  readonly withAccent?: boolean;
}

const SIDE = 148;

/** The picture, uploaded or drawn, and the colour of the page. Labels have drawn pictures alone. */
export function LookSection({
  edited: { kind, profile },
  copy: { content, change },
  onBusy,
  withAccent = true,
}: LookSectionProps) {
  const { t } = useTranslation(['profile-editor', 'picture-upload']);
  const access = useDataAccess();
  const pictures = useMemo(() => pictureService(access, { artistId: profile.id }), [access, profile.id]);
  const { pictureImage: image } = content;
  const design = profileDesign({ picture: content.picture, customSlug: profile.customSlug });
  const choose = (pictureImage: ImageChoice | null) => change({ pictureImage });
  const face = (preview: string | null) => (
    <Cover
      design={design}
      picture={preview ? { src: preview, ground: 'transparent' } : uploadedPicture(profile.id, image)}
      title={content.name}
      size={SIDE}
      alt={image?.alt || t('picture-upload:artist.alt', { artist: content.name })}
      className={styles.picture}
    />
  );
  return (
    <EditorSection id="look" title={t('sections.look')}>
      <EditorFields>
        {kind === 'artist' ? (
          <PictureUploader
            compact
            kind="picture"
            service={pictures}
            image={image}
            onChange={choose}
            onBusy={onBusy}
            face={face}
          >
            {image && <UploadedPictureFields service={pictures} image={image} onChange={choose} />}
          </PictureUploader>
        ) : (
          face(null)
        )}
        {!image && (
          <>
            <DrawnCoverControls
              compact
              design={design}
              onChange={(next) => change({ picture: { ...next, colours: [...next.colours] } })}
              title=""
              artist=""
            />
            {content.picture && (
              <div>
                <Button size="small" variant="quiet" onClick={() => change({ picture: null })}>
                  {t('picture.automatic')}
                </Button>
              </div>
            )}
          </>
        )}
        {withAccent && (
          <AccentField
            accent={content.accent}
            suggested={image?.colours[1] ?? design.colours[1]}
            onChange={(accent) => change({ accent })}
          />
        )}
      </EditorFields>
    </EditorSection>
  );
}

function AccentField({
  accent,
  suggested,
  onChange,
}: {
  readonly accent: string | null;
  readonly suggested: string;
  readonly onChange: (accent: string | null) => void;
}) {
  const { t } = useTranslation('profile-editor');
  const id = useId();
  return (
    <div className={styles.accent}>
      <SegmentedControl
        label={t('accent.label')}
        value={accent === null ? 'picture' : 'own'}
        onChange={(value) => onChange(value === 'own' ? suggested : null)}
        options={(['picture', 'own'] as const).map((value) => ({ value, label: t(`accent.${value}`) }))}
      />
      {accent !== null && (
        <label className={styles.colour}>
          <input
            type="color"
            name="accent"
            value={accent}
            aria-describedby={id}
            onChange={({ target }) => onChange(target.value)}
          />
          <span>
            {t('accent.colour')} <code dir="ltr">{accent}</code>
          </span>
        </label>
      )}
      <Hint id={id}>{t('accent.hint')}</Hint>
    </div>
  );
}
