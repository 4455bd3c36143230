import { describe, expect, test } from 'vitest';
import { searchableWords, wholeText, withoutSmallWords } from './words.ts';

const words = (text: string) => searchableWords(text).map((word) => word.text);

test.each([
  ['Beyoncé', ['beyonce']],
  ['Mø & Łona', ['mo', 'and', 'lona']],
  ['STRASSE Straße', ['strasse', 'strasse']],
  ['Don’t Stop', ['dont', 'stop']],
  ['ＦＵＬＬ　ＷＩＤＴＨ', ['full', 'width']],
  ['مـــوج', ['موج']],
  ['أغنية القمر', ['اغنيه', 'قمر']],
  ['ليلى آه', ['ليلي', 'اه']],
  ['שָׁלוֹם', ['שלום']],
  ['рок-музыка Ёлка', ['рок', 'музыка', 'елка']],
  ['रात की बातें', ['रात', 'की', 'बातें']],
  ['सपनों चाँद', ['सपनों', 'चांद']],
  ['풍경 소리', ['풍경', '소리']],
  ['夜の風鈴', ['夜の', 'の風', '風鈴']],
  ['ラーメン', ['らー', 'ーめ', 'めん']],
  ['ﾗｰﾒﾝ', ['らー', 'ーめ', 'めん']],
  ['がっこう', ['かっ', 'っこ', 'こう']],
  ['夜', ['夜']],
  ['夜night2の', ['夜', 'night2', 'の']],
  ['เพลงรัก', ['เพ', 'พล', 'ลง', 'งร', 'รก']],
  ['Θάλασσα', ['θαλασσα']],
  ['a\u200Fb\u00ADc', ['abc']],
  ['\u0301\u0301\u0301', []],
  ['— … 🎵', []],
  ['', []],
])('%s is the words %j', (text, expected) => {
  expect(words(text)).toEqual(expected);
});

describe('an article', () => {
  test('may be left out: elided, Arabic, English', () => {
    expect(searchableWords("L'amour")).toEqual([{ text: 'lamour', others: ['amour'], spaced: true }]);
    expect(searchableWords('القمر')).toEqual([{ text: 'قمر', others: ['القمر'], spaced: true }]);
    expect(wholeText('The Sun & the Moon')).toBe('sun moon');
    expect(wholeText('Sun und Moon')).toBe('sun moon');
  });

  test('stays where there is nothing else', () => {
    expect(wholeText('The The')).toBe('the the');
    expect(withoutSmallWords(searchableWords('&')).map(({ text }) => text)).toEqual(['and']);
    expect(words("don't")).toEqual(['dont']);
  });
});
