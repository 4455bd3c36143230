import { randomBytes } from 'node:crypto';
import { campaignPlainText, shownBlocks } from '@countin/campaign-message';
import { campaignHtml } from '@countin/campaign-message/markup';
import { shownWords, withName, type CampaignText } from '@countin/domain/campaigns';
import { directionOf, type Language } from '@countin/domain/locale';
import { imagePath } from '@countin/domain/urls';
import { createTranslator } from '@countin/i18n';
import { placeOfTextLink } from './campaign-link.ts';
import { PICTURE, type LoadedCampaign } from './loaded-campaign.ts';

/** Placeholders of the link to the receipt and of the fan’s name; others are places of links that are counted. */
export const STOP = -1;
export const NAME = -2;

/** Text around the links and the name of a recipient. */
interface Template {
  /** One more than there are placeholders. */
  readonly texts: readonly string[];
  readonly places: readonly number[];
}

/** Common part of a campaign's mails in one language. */
interface MailTemplate {
  readonly senderName: string;
  readonly subject: Template;
  /** Word for fans without a name. */
  readonly nameFallback: string;
  readonly text: Template;
  readonly html: Template;
  /** Where links lead that are counted, by their place. */
  readonly links: ReadonlyMap<number, string>;
}

const templates = new WeakMap<LoadedCampaign, Map<Language, MailTemplate>>();

/** A campaign's mail in a language, or in the campaign's own. Rendered once for all recipients. */
export function templateIn(loaded: LoadedCampaign, wanted: Language): MailTemplate {
  const known = templates.get(loaded) ?? new Map<Language, MailTemplate>();
  templates.set(loaded, known);
  const template = known.get(wanted) ?? render(loaded, wanted);
  known.set(wanted, template);
  return template;
}

/** The plain text, or the subject, of one mail. */
export function filledText(template: Template, values: ReadonlyMap<number, string>): string {
  return filled(template, (place) => values.get(place) ?? '');
}

/** The HTML of one mail. */
export function filledMarkup(template: Template, values: ReadonlyMap<number, string>): string {
  return filled(template, (place) => inMarkup(values.get(place) ?? ''));
}

/** A text as the HTML of a mail has it. */
export function inMarkup(text: string): string {
  return text.replace(/[&"'<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function filled({ texts, places }: Template, valueAt: (place: number) => string): string {
  return texts.map((text, at) => (at === 0 ? text : valueAt(places[at - 1] ?? STOP) + text)).join('');
}

/** A link as placeholder of another one, or of the name. The number is secret, so that no campaign can name it. */
const NONCE = randomBytes(16).toString('hex');
const placeholder = (place: number) => `https://${NONCE}.invalid/${place}/`;
const PLACEHOLDERS = new RegExp(`https://${NONCE}\\.invalid/(-?\\d+)/`);

function templateOf(rendered: string): Template {
  // A group of the pattern is in the result, between the texts.
  const parts = rendered.split(PLACEHOLDERS);
  return {
    texts: parts.filter((_part, at) => at % 2 === 0),
    places: parts.flatMap((part, at) => (at % 2 === 0 ? [] : [Number(part)])),
  };
}

function render({ campaign, ownerName, origin, releases }: LoadedCampaign, wanted: Language): MailTemplate {
  const { language, words } = shownWords(campaign, wanted);
  const t = createTranslator(language);
  const links = new Map<number, string>();
  const blocks = shownBlocks(campaign.blocks, words, {
    sourceOf: (imageId) => origin + imagePath(campaign.ownerId, imageId, PICTURE.width, PICTURE.format),
    releaseOf: (productId) => releases.get(productId) ?? null,
    releaseAction: (title) => t('campaigns:message.release', { title }),
    name: placeholder(NAME),
    textLink: (at, link) => {
      const place = placeOfTextLink(language, at);
      if (place === null) return link;
      links.set(place, link);
      return placeholder(place);
    },
  }).map((block) => {
    if (!('link' in block)) return block;
    const at = campaign.blocks.findIndex(({ id }) => id === block.id);
    links.set(at, block.link);
    return { ...block, link: placeholder(at) };
  });
  const subject = withName(words.subject, placeholder(NAME));
  const content = {
    language,
    direction: directionOf(language),
    subject,
    blocks,
    why:
      campaign.ownerKind === 'label'
        ? t('campaigns:message.whyLabel', { label: ownerName })
        : t('campaigns:message.why', { artist: ownerName }),
    stop: { text: t('campaigns:message.stop'), link: placeholder(STOP) },
  };
  return {
    senderName: t('campaigns:message.sender', { artist: ownerName }),
    subject: templateOf(subject),
    nameFallback: nameFallbackIn(language, words),
    text: templateOf(campaignPlainText(content)),
    html: templateOf(campaignHtml(content)),
    links,
  };
}

/** What fans without a name are called in a message. */
export function nameFallbackIn(language: Language, { nameFallback = '' }: CampaignText): string {
  return nameFallback === '' ? createTranslator(language)('campaigns:name.fallback') : nameFallback;
}
