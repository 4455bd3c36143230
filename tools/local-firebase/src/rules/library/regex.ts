import { LRUCache } from 'lru-cache';
import { RE2JS } from 're2js';
import { LimitError, EvaluationError } from '../values/errors.ts';
import type { Meter } from '../values/meter.ts';
import { limits } from '../limits.ts';
import { readReplacement } from './replacement.ts';

const CACHED_PATTERNS = 500;
const LONGEST_PATTERN = 4096;
/** In instructions; RE2 itself stops at a few megabytes of program. */
const LARGEST_PROGRAM = 50_000;
const cache = new LRUCache<string, RE2JS | EvaluationError>({ max: CACHED_PATTERNS });

/** Compiles an RE2 pattern, remembering the last few hundred. Throws EvaluationError on a bad one. */
function compile(pattern: string, meter: Meter): RE2JS {
  let compiled = cache.get(pattern);
  if (compiled === undefined) {
    // A pattern may be computed from data, and repetitions make short ones costly to compile.
    meter.spend(pattern.length * 200);
    compiled =
      pattern.length > LONGEST_PATTERN
        ? new EvaluationError('the regular expression is too long')
        : tryCompile(pattern);
    cache.set(pattern, compiled);
  }
  if (compiled instanceof EvaluationError) throw compiled;
  return compiled;
}

function tryCompile(pattern: string): RE2JS | EvaluationError {
  try {
    const compiled = RE2JS.compile(pattern);
    return compiled.programSize() > LARGEST_PROGRAM
      ? new EvaluationError('the regular expression is too large')
      : compiled;
  } catch (error) {
    return new EvaluationError(`bad regular expression: ${error instanceof Error ? error.message : 'unreadable'}`);
  }
}

function prepare(pattern: string, text: string, meter: Meter): RE2JS {
  const compiled = compile(pattern, meter);
  // Matching takes time proportional to text and program; refuse what would take seconds.
  const steps = (text.length + 1) * compiled.programSize();
  if (steps > 200_000_000) throw new LimitError('the regular expression takes too long on this text');
  meter.spend(Math.ceil(steps / 64));
  return compiled;
}

/** True when the pattern matches the whole text. */
export function matchesWhole(text: string, pattern: string, meter: Meter): boolean {
  return prepare(pattern, text, meter).matches(text);
}

/** Where the pattern matches, leftmost first, without overlap. */
function findAll(text: string, pattern: string, meter: Meter): [start: number, end: number][] {
  const matcher = prepare(pattern, text, meter).matcher(text);
  const found: [number, number][] = [];
  while (matcher.find()) found.push([matcher.start(), matcher.end()]);
  meter.spend(found.length);
  return found;
}

/** Every match replaced, see `readReplacement`. */
export function replaceAll(text: string, pattern: string, replacement: string, meter: Meter): string {
  const compiled = prepare(pattern, text, meter);
  const parts = readReplacement(replacement, compiled.groupCount());
  const matcher = compiled.matcher(text);
  let result = '';
  let from = 0;
  while (matcher.find()) {
    const inserted = parts.map((part) => (typeof part === 'string' ? part : (matcher.group(part) ?? ''))).join('');
    result += text.slice(from, matcher.start()) + inserted;
    from = matcher.end();
    meter.spendText(inserted.length);
    if (result.length > limits.stringLength) throw new LimitError('a computed string is too long');
  }
  meter.spendText(text.length);
  return result + text.slice(from);
}

/** The pieces between matches. An empty match behind the last character separates nothing. */
export function splitBy(text: string, pattern: string, meter: Meter): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const [start, end] of findAll(text, pattern, meter)) {
    if (start === end && start === text.length && start > 0) continue;
    pieces.push(text.slice(from, start));
    from = end;
  }
  pieces.push(text.slice(from));
  return pieces;
}
