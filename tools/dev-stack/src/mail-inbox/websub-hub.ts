import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** Notifications kept for `/api/topics`. */
const KEPT = 5000;
const FORM_LIMIT = 256 * 1024;

/**
 * This machine's WebSub hub: publishers name feeds that have changed, and `/api/topics?url=` says how often one was
 * named. It has no subscribers.
 */
export function addWebSubHub(app: Hono): void {
  const topics: string[] = [];
  app.post('/hub', bodyLimit({ maxSize: FORM_LIMIT }), async (context) => {
    const form = await context.req.formData().catch(() => null);
    if (form?.get('hub.mode') !== 'publish') return context.text('hub.mode is not publish', 400);
    topics.push(...form.getAll('hub.url').filter((topic) => typeof topic === 'string'));
    topics.splice(0, topics.length - KEPT);
    return context.body(null, 204);
  });
  app.get('/api/topics', (context) =>
    context.json({ times: topics.filter((topic) => topic === context.req.query('url')).length }),
  );
}
