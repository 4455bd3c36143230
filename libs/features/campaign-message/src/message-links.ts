import { partOf, type CampaignBlock, type CampaignText } from '@countin/domain/campaigns';
import { webUrlSchema } from '@countin/domain/fields';
import * as v from 'valibot';

/** Links of a text message that are counted; further ones stay as they are. */
export const MOST_TEXT_LINKS = 6;
/** Links in the texts of a mail that are counted, in one language; further ones lead there directly. */
export const MOST_MAIL_LINKS = 20;

/** An address ends where the fan's name begins. */
const SIGN = String.raw`(?:(?!\{\{)[^\s<>"])`;
const LINK = new RegExp(String.raw`https?:\/\/${SIGN}+`, 'giu');
/** Also `mira.test/tour` and `www.mira.test`. A name with a full stop, as in “J.Cole/Drake”, has a capital behind it. */
const MAIL_LINK = new RegExp(
  String.raw`https?:\/\/${SIGN}+|(?<![\w@.:/-])(?:www\.(?:[\w-]{1,63}\.)+[a-z]{2,24}(?![\w-])|(?:[\w-]{1,63}\.)+[a-z]{2,24}(?=\/))(?:[/?#:]${SIGN}*)?`,
  'gu',
);
/** Ends the sentence and not the link. */
const AFTER_LINK = /[\p{Pe}\p{Pf}.,;:!?'’。、！？؟،।]+$/u;

/** A piece of a text: words, or a link as it is written with the address that it leads to. */
export interface TextPiece {
  readonly text: string;
  readonly link: string | null;
}

/** Links that an artist wrote in a text message, in their order. */
export function textLinks(message: string): readonly string[] {
  return linksOf(piecesOf(message, LINK)).slice(0, MOST_TEXT_LINKS);
}

/** A text message with its links replaced by others, by position. */
export function withTextLinks(message: string, linkAt: (at: number) => string): string {
  let count = 0;
  return piecesOf(message, LINK)
    .map(({ text, link }) => (link === null || count === MOST_TEXT_LINKS ? text : linkAt(count++)))
    .join('');
}

/** Words and links of a mail's text. Addresses without `https://` are links too. */
export function mailPieces(text: string): readonly TextPiece[] {
  return piecesOf(text, MAIL_LINK);
}

/** Links in the texts of a mail in one language, in their order, as far as they are counted. */
export function mailTextLinks(blocks: readonly CampaignBlock[], words: CampaignText): readonly string[] {
  return blocks
    .flatMap((block) => (block.kind === 'text' ? linksOf(mailPieces(partOf(words, block))) : []))
    .slice(0, MOST_MAIL_LINKS);
}

function linksOf(pieces: readonly TextPiece[]): string[] {
  return pieces.flatMap(({ link }) => link ?? []);
}

function piecesOf(text: string, pattern: RegExp): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  const addWords = (to: number) => {
    if (to > from) pieces.push({ text: text.slice(from, to), link: null });
    from = to;
  };
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const written = found.replace(AFTER_LINK, '');
    const link = /^https?:/iu.test(written) ? written : `https://${written}`;
    if (!v.is(webUrlSchema, link)) continue;
    addWords(index);
    pieces.push({ text: written, link });
    from = index + written.length;
  }
  addWords(text.length);
  return pieces;
}
