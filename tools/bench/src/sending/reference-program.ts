/** Nodemailer's own pool, which sends the bytes of one mail to many people from memory. */
import { createTransport } from 'nodemailer';

const [url = '', count = '0', raw = ''] = process.argv.slice(2);
/** As many as a claim has at most. */
const AT_ONCE = 100;
const transport = createTransport({ url, pool: true });
const bytes = Buffer.from(raw, 'base64');
const total = Number(count);
let next = 0;
const began = performance.now();
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (next < total) {
      const to = `fan${next++}@example.com`;
      await transport.sendMail({ envelope: { from: 'hello@countin.example', to }, raw: bytes });
    }
  }),
);
process.send?.({ perSecond: total / ((performance.now() - began) / 1000) });
transport.close();
process.disconnect?.();
