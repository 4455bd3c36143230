import type { ProfileText } from '@countin/data/profiles';
import { uploadedPicture } from '@countin/domain/artwork';
import { profileDesign, SOCIALS, type ArtistProfile } from '@countin/domain/profile';
import type { Genre } from '@countin/domain/release';
import { genreName, languageName } from '@countin/i18n';
import { Cover } from '@countin/ui';
import type { ReactNode } from 'react';

const SIDE = 96;

/** A field's value as a choice between two versions of an artist shows it. */
export function profileValue(
  t: (key: `genres:${Genre}`) => string,
  profile: ArtistProfile,
  field: keyof ProfileText,
  content: ProfileText,
): ReactNode {
  switch (field) {
    case 'picture':
      return picture(profile, { ...content, pictureImage: null });
    case 'pictureImage':
      return picture(profile, content);
    case 'genres':
      return content.genres.map((genre) => genreName(t, genre)).join(', ') || null;
    case 'language':
      return languageName(content.language);
    case 'socials':
      return socials(content);
    default:
      return content[field] || null;
  }
}

function picture({ id, customSlug }: ArtistProfile, { name, picture: design, pictureImage }: ProfileText) {
  return (
    <Cover
      design={profileDesign({ picture: design, customSlug })}
      picture={uploadedPicture(id, pictureImage)}
      title={name}
      size={SIDE}
    />
  );
}

function socials({ socials: links }: ProfileText) {
  const given = SOCIALS.filter((social) => links[social]);
  if (given.length === 0) return null;
  return given.map((social) => (
    <div key={social} dir="ltr">
      {links[social]}
    </div>
  ));
}
