import { profileArtwork } from '@countin/domain/artwork';
import type { FeedChoice } from '@countin/domain/pages';
import { textFor, type LabelProfile } from '@countin/domain/profile';
import { genreName } from '@countin/i18n';
import { Cover } from '@countin/ui/static';
import { Dotted } from '../components/dotted.tsx';
import { LabelLogo } from '../components/label-logo.tsx';
import { LongText } from '../components/long-text.tsx';
import { QrCode } from '../components/qr-code.tsx';
import { ShareIsland } from '../components/share-island.tsx';
import { FeedNav } from '../feeds/feed-nav.tsx';
import type { PageView } from '../page/page-view.ts';
import { labelFeedLinks, WHOLE_FEED } from '../urls/feed-links.ts';
import { labelAddress } from '../urls/label-address.ts';
import { WholeWords, wordRoom } from '../components/whole-words.tsx';

interface LabelHeadProps {
  readonly view: PageView;
  readonly label: LabelProfile;
  /** The visitor's filter, which the links to other formats keep. */
  readonly choice?: FeedChoice;
}

/** Logo, name, location and texts of a label, and the ways to follow and share it. */
export function LabelHead({ view, label, choice = WHOLE_FEED }: LabelHeadProps) {
  const { t, language } = view;
  const facts = [label.location, ...label.genres.map((genre) => genreName(t, genre))].filter((fact) => fact !== '');
  const about = textFor({ ...label.abouts, [label.language]: label.bio }, language, label.language);
  const alt = t('artist:pictureAlt', { artist: label.name });
  return (
    <header className="imprint">
      {label.logo || label.logoDark ? (
        <div className="brand">
          <LabelLogo labelId={label.id} logos={label} alt={alt} leading />
        </div>
      ) : (
        <div className="emblem round-picture">
          <Cover {...profileArtwork(label)} alt={alt} size={176} leading />
        </div>
      )}
      <h1 style={wordRoom(label.name)}>
        <bdi>
          <WholeWords text={label.name} />
        </bdi>
      </h1>
      {facts.length > 0 && (
        <p className="imprint-facts">
          <Dotted parts={facts} direction={view.direction} />
        </p>
      )}
      {about && <LongText text={about.text} language={about.language} t={t} />}
      <FeedNav view={view} links={labelFeedLinks(view, label, choice)} />
      <div className="actions">
        <ShareIsland view={view} text={label.name} url={labelAddress(view, label)} />
      </div>
      <QrCode view={view} kind="label" id={label.customSlug} />
    </header>
  );
}
