/** Control characters that XML forbids and that end lines of calendars. */
const CONTROLS = /[\p{Cc}\p{Cn}\p{Cs}\ufeff]/gu;
/** Overrides and isolates: they would turn around what a reader shows beside the text. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/gu;

/** One line of text that a feed reader may show beside others. Nothing in it breaks a file or reorders other text. */
export function feedLine(text: string): string {
  return text.replaceAll(DIRECTIONS, '').replaceAll(CONTROLS, ' ').replaceAll(/\s+/g, ' ').trim();
}

/** Paragraphs of a text, each as a line. */
export function feedParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map(feedLine)
    .filter((line) => line !== '');
}
