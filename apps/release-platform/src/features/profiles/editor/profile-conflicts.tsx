import type { ProfileText } from '@countin/data/profiles';
import { profileDesign, SOCIALS } from '@countin/domain/profile';
import { languageName } from '@countin/i18n';
import { uploadedPicture } from '@countin/domain/artwork';
import { SaveConflicts } from '@countin/screen-kit/autosave';
import { Cover } from '@countin/ui';
import type { ReactNode, Ref } from 'react';
import type { EditedProfile } from './profile-content.ts';
import type { ProfileCopy } from './use-profile-copy.ts';

interface ProfileConflictsProps {
  readonly edited: EditedProfile;
  readonly copy: ProfileCopy;
  readonly nameOf: (field: string) => string;
  readonly ref?: Ref<HTMLElement>;
}

const SIDE = 96;

/** Fields of a profile that were changed here and elsewhere, to choose from. */
export function ProfileConflicts({ edited: { profile }, copy, nameOf, ref }: ProfileConflictsProps) {
  const { content, conflicts, resolve } = copy;
  const drawn = (design: ProfileText['picture'], image: ProfileText['pictureImage']) => (
    <Cover
      design={profileDesign({ picture: design, customSlug: profile.customSlug })}
      picture={uploadedPicture(profile.id, image)}
      title={content.name}
      size={SIDE}
    />
  );
  const shown = (field: keyof ProfileText, values: ProfileText): ReactNode => {
    switch (field) {
      case 'picture':
        return drawn(values.picture, null);
      case 'pictureImage':
        return drawn(content.picture, values.pictureImage);
      case 'genres':
        return values.genres.join(', ') || null;
      case 'language':
        return languageName(values.language);
      case 'socials':
        return SOCIALS.some((social) => values.socials[social])
          ? SOCIALS.flatMap((social) =>
              values.socials[social]
                ? [
                    <div key={social} dir="ltr">
                      {values.socials[social]}
                    </div>,
                  ]
                : [],
            )
          : null;
      default:
        return values[field] || null;
    }
  };
  return (
    <SaveConflicts
      ref={ref}
      conflicts={[...conflicts].map(([field, theirs]) => ({
        key: field,
        name: nameOf(field),
        mine: shown(field, content),
        theirs: shown(field, { ...content, [field]: theirs }),
      }))}
      onResolve={(field, whose) => resolve(field as keyof ProfileText, whose)}
    />
  );
}
