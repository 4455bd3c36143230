import bar from '../bar/bar.css?inline';
import strips from '../catalogue/release-strips.css?inline';
import logo from '../components/label-logo.css?inline';
import roundPicture from '../components/round-picture.css?inline';
import links from '../components/text-links.css?inline';
import medley from '../medley/medley.css?inline';
import countdown from '../moment/countdown.css?inline';
import { SIGNUP_STYLES } from '../signup/signup-styles.ts';
import artist from './artist.css?inline';

interface ArtistParts {
  readonly medley: boolean;
  readonly labelBrand: boolean;
}

/** Styles of an artist's page, beside the base styles. Sheets of absent parts are left out. */
export function artistStyles(has: ArtistParts): string {
  return (
    bar +
    strips +
    countdown +
    (has.labelBrand ? logo : '') +
    links +
    roundPicture +
    artist +
    (has.medley ? medley : '') +
    SIGNUP_STYLES
  );
}
