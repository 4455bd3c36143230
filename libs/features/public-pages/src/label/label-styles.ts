import logo from '../components/label-logo.css?inline';
import roundPicture from '../components/round-picture.css?inline';
import links from '../components/text-links.css?inline';
import countdown from '../moment/countdown.css?inline';
import label from './label.css?inline';

/** Styles of a label's home page and feed, beside the base styles. */
export const LABEL_STYLES = countdown + logo + links + roundPicture + label;
