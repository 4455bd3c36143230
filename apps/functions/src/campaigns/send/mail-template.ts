import { randomBytes } from 'node:crypto';
import { campaignPlainText, shownBlocks } from '@countin/campaign-message';
import { campaignHtml } from '@countin/campaign-message/markup';
import { shownWords } from '@countin/domain/campaigns';
import { directionOf, type Language } from '@countin/domain/locale';
import { imagePath } from '@countin/domain/urls';
import { createTranslator } from '@countin/i18n';
import { PICTURE, type PreparedCampaign } from './prepared-campaign.ts';

/** Placeholder of the link to the receipt; other placeholders are positions of blocks. */
export const STOP = -1;

/** Text around the links of a recipient. */
interface Template {
  /** One more than there are placeholders. */
  readonly texts: readonly string[];
  readonly places: readonly number[];
}

/** Common part of a campaign's mails in one language. */
interface MailTemplate {
  readonly senderName: string;
  readonly subject: string;
  readonly text: Template;
  readonly html: Template;
  /** Where blocks lead, by their position. */
  readonly links: ReadonlyMap<number, string>;
}

const templates = new WeakMap<PreparedCampaign, Map<Language, MailTemplate>>();

/** A campaign's mail in a language, or in the campaign's own. Rendered once for all recipients. */
export function templateIn(prepared: PreparedCampaign, wanted: Language): MailTemplate {
  const known = templates.get(prepared) ?? new Map<Language, MailTemplate>();
  templates.set(prepared, known);
  const template = known.get(wanted) ?? render(prepared, wanted);
  known.set(wanted, template);
  return template;
}

/** The plain text of one mail. */
export function filledText(template: Template, links: ReadonlyMap<number, string>): string {
  return filled(template, (place) => links.get(place) ?? '');
}

/** The HTML of one mail. */
export function filledMarkup(template: Template, links: ReadonlyMap<number, string>): string {
  return filled(template, (place) =>
    (links.get(place) ?? '').replace(/[&"'<>]/g, (sign) => `&#${sign.charCodeAt(0)};`),
  );
}

function filled({ texts, places }: Template, linkAt: (place: number) => string): string {
  return texts.map((text, at) => (at === 0 ? text : linkAt(places[at - 1] ?? STOP) + text)).join('');
}

/** A link as placeholder of another one. The number is secret, so that no campaign can name it. */
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

function render({ campaign, ownerName, origin, releases }: PreparedCampaign, wanted: Language): MailTemplate {
  const { language, words } = shownWords(campaign, wanted);
  const t = createTranslator(language);
  const links = new Map<number, string>();
  const blocks = shownBlocks(campaign.blocks, words, {
    sourceOf: (imageId) => origin + imagePath(campaign.artistId, imageId, PICTURE.width, PICTURE.format),
    releaseOf: (productId) => releases.get(productId) ?? null,
    releaseAction: (title) => t('campaigns:message.release', { title }),
  }).map((block) => {
    if (!('link' in block)) return block;
    const at = campaign.blocks.findIndex(({ id }) => id === block.id);
    links.set(at, block.link);
    return { ...block, link: placeholder(at) };
  });
  const content = {
    language,
    direction: directionOf(language),
    subject: words.subject,
    blocks,
    why:
      campaign.ownerKind === 'label'
        ? t('campaigns:message.whyLabel', { label: ownerName })
        : t('campaigns:message.why', { artist: ownerName }),
    stop: { text: t('campaigns:message.stop'), link: placeholder(STOP) },
  };
  return {
    senderName: t('campaigns:message.sender', { artist: ownerName }),
    subject: words.subject,
    text: templateOf(campaignPlainText(content)),
    html: templateOf(campaignHtml(content)),
    links,
  };
}
