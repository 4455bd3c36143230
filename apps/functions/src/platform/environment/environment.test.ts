import { describe, expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';

const key = Buffer.alloc(32, 7).toString('base64url');
const good = {
  MAIN_HOST: 'countin.localhost',
  FOURTRACK_HOST: '4track.localhost',
  SHORT_HOST: 'cnt.localhost',
  PUBLIC_SCHEME: 'http',
  PUBLIC_PORT: '5173',
  STORAGE_BUCKET: 'demo-countin.appspot.com',
  MAIL_FROM: 'Countin <hello@countin.localhost>',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  SMS_URL: 'https://sms.example/send',
  SMS_KEY: 'sms-key',
  AUTH_TOKEN_SECRET: `k1:${key}`,
  SIGNUP_SECRET: 's'.repeat(32),
  HOST_SIGNING_SECRET: 'h'.repeat(32),
};

describe('the environment', () => {
  test('is read into typed settings', () => {
    const settings = readEnvironment(good);
    expect(settings.sites).toEqual({
      main: 'countin.localhost',
      fourtrack: '4track.localhost',
      short: 'cnt.localhost',
      scheme: 'http',
      port: 5173,
    });
    expect(settings.mailFrom).toEqual({ name: 'Countin', address: 'hello@countin.localhost' });
    expect(settings.signingKeys[0].id).toBe('k1');
    expect(settings.texts).toEqual({
      kind: 'gateway',
      gateway: { url: 'https://sms.example/send', key: 'sms-key', from: 'Countin' },
    });
    expect(settings).toMatchObject({ dkim: null, webhooks: null, textPrices: null, mailRates: { elsewhere: 50 } });
  });

  test('needs no port and defaults to https', () => {
    const { PUBLIC_PORT: _port, PUBLIC_SCHEME: _scheme, ...cloud } = good;
    expect(readEnvironment(cloud).sites).toMatchObject({ scheme: 'https', port: null });
  });

  test('when empty, is refused with every missing key named', () => {
    expect(() => readEnvironment({})).toThrow(EnvironmentError);
    for (const name of Object.keys(good)) {
      if (name.startsWith('PUBLIC_')) continue;
      expect(() => readEnvironment({}), name).toThrow(`  ${name} is missing`);
    }
  });

  test.each([
    ['AUTH_TOKEN_SECRET', 'k1:c2hvcnQ'],
    ['SIGNUP_SECRET', 'abc123'],
    ['SMTP_URL', 'http://mail.example.com'],
    ['SMS_URL', 'sms.example'],
    ['SMS_PRICES', 'US 0.01'],
    ['MAIL_RATES', '50'],
    ['DKIM_SELECTOR', 'not a label'],
    ['DKIM_PRIVATE_KEY', 'secret'],
    ['TWILIO_ACCOUNT_SID', 'AC1'],
    ['WEBHOOK_SECRET', 'abc123'],
    ['MAIL_FROM', 'hello'],
    ['MAIL_FROM', 'Countin\r\nBcc: <hello@example.com>'],
    ['PUBLIC_PORT', '99999'],
    ['PUBLIC_PORT', 'http'],
    ['PUBLIC_SCHEME', 'ftp'],
    ['MAIN_HOST', 'https://countin.fm'],
    ['STORAGE_BUCKET', 'gs://countin'],
    ['WEBSUB_HUB', 'hub.example'],
    ['ASSISTANT_URL', 'assistant.example'],
    ['ASSISTANT_URL', 'https://assistant.example/draft'],
    ['CDN_PURGE_URL', 'https://cdn.example/purge'],
  ])('with %s=%j is refused, naming the key and not the value', (name, value) => {
    const read = () => readEnvironment({ ...good, [name]: value });
    expect(read).toThrow(new RegExp(`^  ${name} `, 'm'));
    if (name.endsWith('SECRET')) expect(read).not.toThrow(value);
  });

  test('has Twilio in place of the gateway, with its webhooks', () => {
    const { SMS_URL: _url, SMS_KEY: _key, ...rest } = good;
    const twilio = { ...rest, TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, SMS_FROM: '+15550001111' };
    expect(() => readEnvironment(twilio)).toThrow(/TWILIO_AUTH_TOKEN is missing\n {2}WEBHOOKS_URL is missing/);
    const hooks = { WEBHOOKS_URL: 'https://functions.example/webhooks/', WEBHOOK_SECRET: 'w'.repeat(32) };
    expect(readEnvironment({ ...twilio, TWILIO_AUTH_TOKEN: 'token', ...hooks })).toMatchObject({
      texts: { kind: 'twilio', account: { from: '+15550001111', apiUrl: 'https://api.twilio.com' } },
      webhooks: { url: 'https://functions.example/webhooks', twilioAuthToken: 'token' },
    });
  });

  test('signs mails with a key for the sender’s domain, which needs both settings', () => {
    const pem = '-----BEGIN PRIVATE KEY-----\\nabc\\n-----END PRIVATE KEY-----';
    const settings = readEnvironment({ ...good, DKIM_SELECTOR: 'autumn', DKIM_PRIVATE_KEY: pem });
    expect(settings.dkim).toEqual({
      domain: 'countin.localhost',
      selector: 'autumn',
      privateKey: pem.replaceAll('\\n', '\n'),
    });
    expect(() => readEnvironment({ ...good, DKIM_SELECTOR: 'autumn' })).toThrow('DKIM_PRIVATE_KEY is missing');
  });

  test('has an assistant where its address and key are set', () => {
    const assistant = { ASSISTANT_URL: 'https://assistant.example/draft/', ASSISTANT_KEY: 'key' };
    expect(readEnvironment(good).assistant).toBeNull();
    expect(readEnvironment({ ...good, ...assistant }).assistant).toEqual({
      url: 'https://assistant.example/draft',
      key: 'key',
    });
  });
});
