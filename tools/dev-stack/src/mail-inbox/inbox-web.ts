import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { addExampleAssistant } from './example-assistant.ts';
import { addExampleTwilio, type ExampleAccount } from './example-twilio.ts';
import { listPage, messagePage } from './inbox-pages.ts';
import type { FiledMessage, Mailboxes } from './mailbox.ts';
import { addWebSubHub } from './websub-hub.ts';

// Content of a message's frame has a separate origin, so this policy holds for it too.
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; frame-src 'self'; base-uri 'self'";

const textSchema = v.object({
  to: v.pipe(v.string(), v.regex(/^\+\d{7,15}$/)),
  from: v.string(),
  text: v.pipe(v.string(), v.nonEmpty()),
});
const TEXT_LIMIT = 64 * 1024;

/**
 * The inbox as a web page for people and as JSON for tests. It is also this machine's gateway for text messages, hub
 * for feeds and assistant for texts.
 */
export function inboxApp(mailboxes: Mailboxes, account: ExampleAccount): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header('content-security-policy', POLICY);
    context.header('x-content-type-options', 'nosniff');
    context.header('cache-control', 'no-store');
  });
  app.get('/', (context) => context.html(listPage(mailboxes.list(context.req.query('to')), context.req.query('to'))));
  app.get('/messages/:id', (context) => {
    const message = mailboxes.get(context.req.param('id'));
    return message ? context.html(messagePage(message)) : context.text('There is no such message.', 404);
  });
  app.get('/api/messages', (context) =>
    context.json({ messages: mailboxes.list(context.req.query('to')).map(summary) }),
  );
  app.get('/api/messages/:id', (context) => {
    const message = mailboxes.get(context.req.param('id'));
    return message ? context.json(message) : context.json({ error: 'not found' }, 404);
  });
  app.post('/texts', bodyLimit({ maxSize: TEXT_LIMIT }), async (context) => {
    const id = context.req.header('idempotency-key');
    if (!context.req.header('authorization')?.startsWith('Bearer ') || id === undefined)
      return context.json({ error: 'a key and an idempotency key are needed' }, 401);
    const text = v.safeParse(textSchema, await context.req.json().catch(() => null));
    if (!text.success) return context.json({ error: v.summarize(text.issues) }, 422);
    await mailboxes.deliverText({ id, ...text.output });
    return context.json({}, 202);
  });
  addExampleTwilio(app, mailboxes, account);
  addWebSubHub(app);
  addExampleAssistant(app);
  app.delete('/api/messages', async (context) => {
    await mailboxes.clear();
    return context.body(null, 204);
  });
  return app;
}

/** Serves the inbox on the loopback. */
export async function startInboxWeb(
  port: number,
  mailboxes: Mailboxes,
  account: ExampleAccount,
): Promise<{ port: number; close(): Promise<void> }> {
  const app = inboxApp(mailboxes, account);
  const listener = getRequestListener((request) => app.fetch(request), { overrideGlobalObjects: false });
  const server = createServer((request, response) => void listener(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function summary({ id, to, from, subject, receivedAt, deliveries }: FiledMessage) {
  return { id, to, from, subject, receivedAt, deliveries };
}
