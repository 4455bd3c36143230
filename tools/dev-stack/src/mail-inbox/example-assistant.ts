import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';

const BODY_LIMIT = 256 * 1024;

const requestSchema = v.object({
  instructions: v.string(),
  request: v.object({
    language: v.string(),
    kind: v.string(),
    limit: v.number(),
    facts: v.object({ title: v.string(), artist: v.string(), kind: v.string() }),
    source: v.nullable(v.object({ language: v.string(), text: v.string() })),
  }),
});

/** Titles with one of these words make the assistant misbehave, for tests of screens. */
const FAULTS = /\b(refusal|garbage|outage)\b/i;

/**
 * This machine's assistant. Equal requests get equal drafts, made of the facts alone. Each says that it is an example, so
 * that it is not taken for a real text.
 */
export function addExampleAssistant(app: Hono): void {
  app.post('/assistant', bodyLimit({ maxSize: BODY_LIMIT }), async (context) => {
    if (!context.req.header('authorization')?.startsWith('Bearer ')) return context.json({ error: 'no key' }, 401);
    const requested = v.safeParse(requestSchema, await context.req.json().catch(() => null));
    if (!requested.success) return context.json({ error: v.summarize(requested.issues) }, 422);
    const { facts, language, kind, source } = requested.output.request;
    switch (FAULTS.exec(facts.title)?.[1]?.toLowerCase()) {
      case 'refusal':
        return context.json({ refusal: 'An example of a refusal.' });
      case 'garbage':
        return context.html('<p>An example of garbage.</p>');
      case 'outage':
        return context.json({ error: 'An example of an outage.' }, 503);
      default:
        return context.json({
          text: source
            ? `[Example translation, ${source.language} → ${language}] ${source.text}`
            : `[Example draft, ${kind}, ${language}] “${facts.title}”: ${facts.kind}, ${facts.artist}.`,
        });
    }
  });
}
