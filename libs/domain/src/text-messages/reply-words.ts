import { foldedWords } from '../fields/folded-words.ts';

/** Commands in replies to text messages. */
export type ReplyCommand = 'stop' | 'help' | 'start';

/**
 * Words that are obeyed, in all languages of the product. The English ones are those of carriers in North America (CTIA)
 * and of Twilio. Each is compared without case, accents and punctuation.
 */
const WORDS: Readonly<Record<ReplyCommand, readonly string[]>> = {
  stop: [
    ...['stop', 'stop all', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'opt out', 'optout', 'remove'],
    ...['停止', '退订', '退訂', '取消', 'td', 't'],
    ...['إيقاف', 'ايقاف', 'أوقف', 'توقف', 'قف', 'إلغاء', 'الغاء', 'إلغاء الاشتراك'],
    ...['रोकें', 'रोको', 'रुकें', 'बंद', 'बंद करें', 'स्टॉप'],
    ...['停止', '配信停止', '解除', '登録解除', '解約', 'ストップ'],
    ...['중지', '정지', '중단', '그만', '해지', '취소', '수신거부', '수신 거부', '스톱'],
    ...['arrêt', 'arrêter', 'arrêtez', 'désabonner', 'désinscrire', 'annuler', 'fin'],
    ...['stopp', 'abmelden', 'abbestellen', 'austragen', 'kündigen', 'ende', 'aufhören'],
    ...['parar', 'pare', 'alto', 'baja', 'cancelar', 'detener', 'fin', 'salir', 'darse de baja'],
    ...['parar', 'pare', 'sair', 'cancelar', 'descadastrar', 'remover', 'fim'],
  ],
  help: [
    ...['help', 'info'],
    ...['帮助', '幫助'],
    ...['مساعدة', 'ساعدني'],
    ...['मदद', 'सहायता', 'हेल्प'],
    ...['ヘルプ', '助けて'],
    ...['도움말', '도움', '도와주세요'],
    ...['aide', 'aidez moi'],
    ...['hilfe'],
    ...['ayuda', 'información'],
    ...['ajuda', 'informação'],
  ],
  start: [
    ...['start', 'unstop', 'subscribe'],
    ...['开始', '订阅', '訂閱'],
    ...['ابدأ', 'بدء', 'اشتراك'],
    ...['शुरू', 'शुरू करें', 'स्टार्ट'],
    ...['開始', '再開', 'スタート'],
    ...['시작', '재개', '구독'],
    ...['démarrer', 'reprendre', 'commencer'],
    ...['anfangen', 'anmelden', 'weiter'],
    ...['empezar', 'iniciar', 'comenzar', 'reanudar'],
    ...['começar', 'iniciar', 'retomar'],
  ],
};

const COMMANDS: ReadonlyMap<string, ReplyCommand> = new Map(
  (['start', 'help', 'stop'] as const).flatMap((command) =>
    WORDS[command].map((words) => [foldedWords(words).join(' '), command] as const),
  ),
);
/** These end messages also at the beginning of a sentence, as in “Stop texting me”. No song or greeting begins so. */
const STOP_SENTENCE = new Set(['stop', 'stopp', 'unsubscribe']);

/** Command of a reply; null for any other text. */
export function readReply(text: string): ReplyCommand | null {
  const words = foldedWords(text);
  return COMMANDS.get(words.join(' ')) ?? (STOP_SENTENCE.has(words[0] ?? '') ? 'stop' : null);
}
