import { LANGUAGES } from '@countin/domain/locale';
import { aReleasePage, aSignup } from '@countin/domain/testing';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { expect, test } from 'vitest';
import { composeMail } from '../../messages/compose-mail.ts';
import { mimeText } from './mime-text.ts';

test.each(LANGUAGES)('a mail in %s is byte for byte what the library streams', async (language) => {
  const page = aReleasePage({ title: '. Sàlt &\n.<Honey> 🌊'.repeat(8) });
  const message = { id: 'm', kind: 'release' } as const;
  const matter = { message, signup: aSignup({ language }), page, artistName: page.artistName, token: 'T'.repeat(43) };
  const { subject, text, html } = composeMail(matter, 'http://countin.localhost');
  const node = new MailComposer({ from: 'hello@example.com', to: 'fan@example.com', subject, text, html }).compile();
  const ours = mimeText(node);
  expect(ours).toBe((await node.build()).toString('latin1'));
});
