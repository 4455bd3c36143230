import type { Rule } from 'eslint';
import { longSentences } from './long-sentences.ts';

type Comment = ReturnType<Rule.RuleContext['sourceCode']['getAllComments']>[number];

/** A comment, or the line comments of consecutive lines, which are one text. */
interface Block {
  readonly first: Comment;
  last: Comment;
  text: string;
}

/** Instructions to tools, and references of TypeScript. */
const DIRECTIVE = /^\s*(?:eslint-|@ts-|\/\s*<)/;

/** ESLint rule: sentences of comments have at most so many words, its option. */
export const sentenceLength: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    docs: { description: 'limits the words of a sentence in a comment' },
    schema: [{ type: 'integer', minimum: 1 }],
    messages: {
      long: 'A sentence of {{words}} words, and at most {{most}} are read at first sight. Say it in two sentences, each with its subject, or leave out what the code says: “{{text}}”',
    },
  },
  create(context) {
    const most = Number(context.options[0]);
    return {
      Program() {
        for (const { first, last, text } of blocksOf(context.sourceCode))
          for (const sentence of longSentences(text, most))
            if (first.loc && last.loc)
              context.report({
                loc: { start: first.loc.start, end: last.loc.end },
                messageId: 'long',
                data: { words: String(sentence.words), most: String(most), text: sentence.text },
              });
      },
    };
  },
};

function blocksOf(source: Rule.RuleContext['sourceCode']): Block[] {
  const blocks: Block[] = [];
  for (const comment of source.getAllComments()) {
    if (DIRECTIVE.test(comment.value)) continue;
    const before = blocks.at(-1);
    if (before && continues(before.last, comment)) {
      before.text += `\n${comment.value.trim()}`;
      before.last = comment;
    } else blocks.push({ first: comment, last: comment, text: textOf(comment) });
  }
  return blocks;
}

function continues(before: Comment, { type, loc }: Comment): boolean {
  if (before.type !== 'Line' || type !== 'Line') return false;
  return loc?.start.line === Number(before.loc?.end.line) + 1 && loc.start.column === before.loc?.start.column;
}

function textOf({ type, value }: Comment): string {
  return type === 'Line' ? value.trim() : value.replace(/^[ \t]*\*+ ?/gm, '').trim();
}
