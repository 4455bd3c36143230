import type { Language } from '@countin/domain/locale';
import type { ImageAddress, ImageChoice, ImageWidth } from '@countin/domain/media';
import { profileCardVersion, releaseCardVersion, SITE_CARD_VERSION, type PageReader } from '@countin/domain/pages';
import { profileDesign, type ArtistProfile, type LabelProfile } from '@countin/domain/profile';
import { coverColours, type ReleasePage } from '@countin/domain/release';
import { parseReleaseReference, releaseReference, type CardAddress } from '@countin/domain/urls';
import { createTranslator, formatReleaseDateForAll, genreName } from '@countin/i18n';
import { PALETTES_OF_SITES } from '@countin/theme';
import type { CardContent } from './card-content.ts';

/** A card and the version of it that this is. */
export interface FoundCard {
  readonly content: CardContent;
  readonly version: string;
  /** What its address names it by now: an id and former slugs lead there. */
  readonly name: string;
}

/** Reads what a card shows; null where there is no such public page. */
export async function readCard({ kind, id, language }: CardAddress, read: PageReader): Promise<FoundCard | null> {
  if (kind === 'site') return siteCard(id, language);
  if (kind === 'release') {
    const named = parseReleaseReference(id);
    const release =
      named &&
      (await (named.kind === 'id' ? read.releasePage(id) : read.releaseBySlugs(named.artistSlug, named.productSlug)));
    return (
      release && {
        content: releaseContent(release, language),
        version: releaseCardVersion(release),
        name: releaseReference(release),
      }
    );
  }
  const found = await read.profileBySlug(id);
  return found?.kind === kind
    ? {
        content: profileContent(found.kind, found.profile, language),
        version: profileCardVersion(found.profile),
        name: id,
      }
    : null;
}

/** A time in no release's year, so that dates name theirs. */
const YEAR_SHOWN = Date.UTC(1970, 0);

/** The date, and not whether it has come: a copy of the picture may be shown for years. */
function releaseContent(release: ReleasePage, language: Language): CardContent {
  const t = createTranslator(language);
  const date = formatReleaseDateForAll(language, release.releaseMoment, YEAR_SHOWN);
  const facts = [t(`kind.${release.kind}`), date];
  return {
    site: 'countin',
    language,
    over: { text: release.artistName, language: release.language },
    title: { text: release.title, language: release.language },
    // Published only with letters of the title.
    typeface: release.typeface?.typeface ?? null,
    note: { facts, language },
    picture: {
      design: release.cover,
      title: release.title,
      artist: release.artistName,
      uploaded: uploadOf(release.artistId, release.coverImage, 640),
    },
    sharingImage: uploadOf(release.artistId, release.appearance.sharingImage, 1280),
    colours: release.appearance.accent === null ? coverColours(release) : [release.appearance.accent],
  };
}

function profileContent(
  kind: 'artist' | 'label',
  profile: ArtistProfile | LabelProfile,
  language: Language,
): CardContent {
  const { id, name, accent, pictureImage, genres, location } = profile;
  const design = profileDesign(profile);
  const t = createTranslator(language);
  const facts = [location, ...genres.map((genre) => genreName(t, genre))].filter((fact) => fact !== '').slice(0, 3);
  return {
    site: 'fourtrack',
    language,
    over: { text: '', language },
    title: { text: name, language: profile.language },
    typeface: null,
    note:
      facts.length > 0 || kind === 'label'
        ? { facts, language: profile.language }
        : { facts: [t('artist:description', { artist: name })], language },
    // Labels have no uploads.
    picture: { design, title: name, artist: '', uploaded: kind === 'artist' ? uploadOf(id, pictureImage, 640) : null },
    sharingImage: null,
    colours: accent === null ? (pictureImage?.colours ?? design.colours) : [accent],
  };
}

function siteCard(id: string, language: Language): FoundCard | null {
  if (id !== 'countin' && id !== 'fourtrack') return null;
  const t = createTranslator(language);
  const none = { text: '', language };
  const title = { text: t(id === 'countin' ? 'splash:headline' : 'home:headline'), language };
  return {
    version: SITE_CARD_VERSION,
    name: id,
    content: {
      site: id,
      language,
      over: none,
      title,
      typeface: null,
      note: { facts: [], language },
      picture: null,
      sharingImage: null,
      colours: [PALETTES_OF_SITES[id].light.accent],
    },
  };
}

/** A rendition that is sharper than the card needs. WebP is read faster than AVIF. */
function uploadOf(ownerId: string, image: ImageChoice | null, width: ImageWidth): ImageAddress | null {
  return image && { owner: 'artist', ownerId, imageId: image.imageId, width, format: 'webp' };
}
