import { describe, expect, it } from 'vitest';
import { readReply, readTextPrices, textPrice, textSegments } from './index.ts';

describe('segments', () => {
  it.each([
    ['nothing', '', 0, 'GSM-7'],
    ['160 letters', 'a'.repeat(160), 1, 'GSM-7'],
    ['161 letters', 'a'.repeat(161), 2, 'GSM-7'],
    ['306 letters', 'ä'.repeat(306), 2, 'GSM-7'],
    ['307 letters', 'ä'.repeat(307), 3, 'GSM-7'],
    ['80 euro signs, which count twice', '€'.repeat(80), 1, 'GSM-7'],
    ['81 euro signs', '€'.repeat(81), 2, 'GSM-7'],
    ['an escape sequence at the border of two parts', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 3, 'GSM-7'],
    ['70 letters outside the GSM alphabet', 'ł'.repeat(70), 1, 'UCS-2'],
    ['71 of them', 'ł'.repeat(71), 2, 'UCS-2'],
    ['35 emoji', '🌊'.repeat(35), 1, 'UCS-2'],
    ['36 emoji', '🌊'.repeat(36), 2, 'UCS-2'],
    ['one emoji among 100 letters', `${'a'.repeat(100)}🌊`, 2, 'UCS-2'],
    ['Hindi', 'नमस्ते'.repeat(11), 1, 'UCS-2'],
  ])('of %s', (_, text, count, encoding) => {
    expect(textSegments(text)).toEqual({ count, encoding });
  });
});

describe('prices', () => {
  it('are by country, with one for all others', () => {
    const prices = readTextPrices('USD *=0.09 US=0.0083 DE=0.0775')!;
    expect(textPrice(prices, 2, 'DE')).toBeCloseTo(0.155);
    expect(textPrice(prices, 1, 'US')).toBeCloseTo(0.0083);
    expect(textPrice(prices, 3, 'JP')).toBeCloseTo(0.27);
    expect(textPrice(prices, 1, null)).toBeCloseTo(0.09);
  });

  it.each(['', 'USD', 'USD US=0.01', 'usd *=1', 'USD *=-1', 'USD *=1 XX=2', 'USD *=1,5', 'USD *=1 US'])(
    'in the form %j are refused',
    (text) => {
      expect(readTextPrices(text)).toBeNull();
    },
  );
});

describe('a reply', () => {
  it.each([
    ...['STOP', 'stop', ' Stop. ', 'StopAll', 'UNSUBSCRIBE', 'Stop texting me!', 'opt-out', '停止', '退订', '【退订】'],
    ...['إيقاف', 'الغاء', 'रोकें', 'बंद करें।', '配信停止', 'ストップ', '수신거부', 'ARRÊT', 'arret', 'Désabonner'],
    ...['STOPP', 'abmelden', 'BAJA', 'Parar', 'SAIR', 'pare', '「停止」'],
  ])('%j stops', (text) => {
    expect(readReply(text)).toBe('stop');
  });

  it.each(['HELP', 'info', '帮助', 'مساعدة', 'मदद', 'ヘルプ', '도움말', 'Aide', 'Hilfe?', 'AYUDA', 'ajuda'])(
    '%j asks for help',
    (text) => {
      expect(readReply(text)).toBe('help');
    },
  );

  it.each(['START', 'unstop', '开始', 'ابدأ', 'शुरू', '再開', '시작', 'Démarrer', 'weiter', 'empezar', 'começar'])(
    '%j starts again',
    (text) => {
      expect(readReply(text)).toBe('start');
    },
  );

  it.each(['', '👍', 'I love the new song', 'Can’t stop listening', 'The end is the best part', 'Thanks for the help'])(
    '%j asks for nothing',
    (text) => {
      expect(readReply(text)).toBeNull();
    },
  );
});
