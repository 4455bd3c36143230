import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@countin/domain/locale';
import { namespacesOf } from '../locale-files.ts';
import { textsOf } from '../text-files.ts';

interface Forbidden {
  /** The rule that the words break, with the words to use. */
  readonly rule: string;
  readonly words: RegExp;
  /** Keys where the words stand with reason. */
  readonly exceptions?: readonly string[];
}

const JAPANESE = String.raw`[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]`;

/** Words that the glossary replaces: those that other languages and older texts brought in. */
const FORBIDDEN: Record<Language, readonly Forbidden[]> = {
  en: [
    { rule: 'email, not mail', words: /\bmails?\b/i, exceptions: ['artist-editor:icons.mail'] },
    {
      rule: 'contractions',
      words: /\b(?:cannot|(?:do|does|did|is|are|was|were|has|have|could) not)\b(?! a data sale)/,
    },
    { rule: 'log in, plain words, American spelling', words: /\b(?:sign(?:ed)? in|whoever|cancelled)\b/i },
  ],
  de: [
    { rule: 'Artist, neutral in gender', words: /Künstler/ },
    {
      rule: 'das Release, des Releases',
      words: /\b(?:(?:der|den|einen) Release|(?:d|ein|dein)es Release)(?![-\p{L}])/iu,
    },
  ],
  fr: [
    { rule: 'vous, not tu', words: /(?<![\p{L}-])(?:tu|ton|ta|tes|toi|te)(?!\p{L})|(?<!\p{L})t’/iu },
    {
      rule: 'vous, also in what it asks',
      words:
        /(?:^|[.!?:]\s)(?:Ajoute|Choisis|Dépose|Écris|Essaie|Ouvre|Partage|Publie|Regarde|Retire|Vérifie)(?:s?-|(?!\p{L}))/u,
    },
  ],
  es: [
    { rule: 'visitas, not vistas', words: /\bvistas\b(?! previas)/i },
    {
      rule: 'tú, and words of both sides of the Atlantic',
      words: /\b(?:usted|vosotros|computadora|ordenador|celular)\b/i,
    },
    { rule: 'spam', words: /correo no deseado/i },
  ],
  'pt-BR': [{ rule: 'selo, player, press kit, spam', words: /gravadora|tocador|kit de imprensa|lixo eletrônico/i }],
  'zh-CN': [
    { rule: '你', words: /您/ },
    { rule: '群发消息, 推荐语, 备用语言', words: /宣传活动|推荐文案|后备/ },
  ],
  ja: [
    { rule: 'no あなた', words: /あなた/ },
    { rule: '紹介文', words: /ピッチ/ },
    {
      rule: 'no space around Latin words and values',
      words: new RegExp(String.raw`${JAPANESE} [a-z\d\{]|(?:[a-z\d]|(?<!\{address)\}\}) ${JAPANESE}`, 'iu'),
    },
  ],
  ko: [
    { rule: '해요체', words: /(?<!감사합)니다/ },
    { rule: '제안 글, 테스트', words: /피치|시험 / },
  ],
  hi: [
    { rule: 'फ़ैन, शेयर, चुनिंदा, लिस्ट', words: /प्रशंसक|साझा|खास|सूची(?!\p{M})/u },
    { rule: 'पब्लिक, पब्लिश, टाइम ज़ोन', words: /सार्वजनिक|प्रकाशित|समय क्षेत्र/ },
    { rule: 'nuqta and spelling', words: /तारीख(?!़)|पिक्सल/ },
    { rule: 'ईमेल, not मेल', words: /(?<!ई)मेल(?!िंग| (?:नहीं )?खा)/ },
    { rule: 'no man or woman who speaks', words: /ऊँगा|ऊँगी/ },
  ],
  ar: [
    { rule: 'اتفاقات, عوامل التصفية, نص التقديم', words: /الاتفاقي|مرشحات|العرض التقديمي/ },
    { rule: 'tanwin before the alif', words: /اً/ },
  ],
};

describe.each(LANGUAGES)('the texts in %s keep to the glossary', (language) => {
  const texts = namespacesOf(language).flatMap((namespace) =>
    [...textsOf(language, namespace)].map(([key, text]) => ({ where: `${namespace}:${key}`, text })),
  );

  it.each(FORBIDDEN[language])('$rule', ({ words, exceptions = [] }) => {
    const found = texts.filter(({ where, text }) => words.test(text) && !exceptions.includes(where));
    expect(found.map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
  });
});
