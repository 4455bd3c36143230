import type { Language } from '@countin/domain/locale';

/** The identity provider's kinds of mail that the product uses. */
export const MAIL_KINDS = ['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

interface MailText {
  readonly subject: string;
  /** Paragraphs before the link. `{logIn}` is the address of the log-in page. */
  readonly text: string;
}

type MailTexts = Readonly<Record<MailKind, MailText>> & {
  /** The last paragraph of each mail. */
  readonly ignore: string;
};

/**
 * Texts of the provider's mails. A password reset also follows a sign-up with a taken email: hosted projects have one
 * template for both.
 */
export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = {
  en: {
    PASSWORD_RESET: {
      subject: 'Set a new password, or log in',
      text: 'This email already has an account on Countin and 4track. Someone, probably you, signed up with it again or asked for a new password.\n\nLog in with the password you have:\n\n{logIn}\n\nOr open this link to set a new one:',
    },
    VERIFY_EMAIL: { subject: 'Confirm your email', text: 'Open this link to confirm that this email is yours:' },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: 'Confirm your new email',
      text: 'Open this link to log in with this email from now on:',
    },
    RECOVER_EMAIL: {
      subject: 'Your email was changed',
      text: 'Your account now has another email. If that wasn’t you, open this link to undo the change:',
    },
    ignore: 'If you didn’t ask for this, ignore this message.',
  },
  'zh-CN': {
    PASSWORD_RESET: {
      subject: '设置新密码，或登录',
      text: '此邮箱在 Countin 和 4track 上已有账号。有人（可能就是你）再次用它注册，或请求了新密码。\n\n用现有密码登录：\n\n{logIn}\n\n或打开此链接设置新密码：',
    },
    VERIFY_EMAIL: { subject: '请确认你的邮箱', text: '打开此链接，确认此邮箱属于你：' },
    VERIFY_AND_CHANGE_EMAIL: { subject: '请确认你的新邮箱', text: '打开此链接，以后用此邮箱登录：' },
    RECOVER_EMAIL: {
      subject: '你的邮箱已更改',
      text: '你的账号现在使用另一个邮箱。如果不是你本人操作，请打开此链接撤销更改：',
    },
    ignore: '如果不是你本人请求的，请忽略此邮件。',
  },
  ar: {
    PASSWORD_RESET: {
      subject: 'عيّن كلمة مرور جديدة أو سجّل الدخول',
      text: 'يوجد بالفعل حساب بهذا البريد الإلكتروني على Countin و4track. هناك من حاول إنشاء حساب به مرة أخرى أو طلب كلمة مرور جديدة، ولعله أنت.\n\nسجّل الدخول بكلمة المرور التي لديك:\n\n{logIn}\n\nأو افتح هذا الرابط لتعيين كلمة مرور جديدة:',
    },
    VERIFY_EMAIL: {
      subject: 'أكّد بريدك الإلكتروني',
      text: 'افتح هذا الرابط لتأكيد أن هذا البريد الإلكتروني لك:',
    },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: 'أكّد بريدك الإلكتروني الجديد',
      text: 'افتح هذا الرابط لتسجيل الدخول بهذا البريد الإلكتروني من الآن فصاعدًا:',
    },
    RECOVER_EMAIL: {
      subject: 'تم تغيير بريدك الإلكتروني',
      text: 'لحسابك الآن بريد إلكتروني آخر. إن لم تكن أنت من غيّره، فافتح هذا الرابط للتراجع عن التغيير:',
    },
    ignore: 'إن لم تطلب هذا، فتجاهل هذه الرسالة.',
  },
  hi: {
    PASSWORD_RESET: {
      subject: 'नया पासवर्ड सेट करें या लॉग इन करें',
      text: 'इस ईमेल से Countin और 4track पर पहले से एक अकाउंट है। किसी ने, शायद आपने, इससे दोबारा साइन अप किया या नया पासवर्ड माँगा।\n\nअपने मौजूदा पासवर्ड से लॉग इन करें:\n\n{logIn}\n\nया नया पासवर्ड सेट करने के लिए यह लिंक खोलें:',
    },
    VERIFY_EMAIL: {
      subject: 'अपने ईमेल की पुष्टि करें',
      text: 'यह ईमेल आपका है, इसकी पुष्टि के लिए यह लिंक खोलें:',
    },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: 'अपने नए ईमेल की पुष्टि करें',
      text: 'अब से इस ईमेल से लॉग इन करने के लिए यह लिंक खोलें:',
    },
    RECOVER_EMAIL: {
      subject: 'आपका ईमेल बदल दिया गया',
      text: 'आपके अकाउंट में अब दूसरा ईमेल है। अगर यह आपने नहीं किया, तो बदलाव वापस लेने के लिए यह लिंक खोलें:',
    },
    ignore: 'अगर यह आपने नहीं माँगा, तो इस ईमेल को अनदेखा करें।',
  },
  ja: {
    PASSWORD_RESET: {
      subject: '新しいパスワードの設定、またはログイン',
      text: 'このメールアドレスのアカウントは、Countinと4trackにすでにあります。どなたか（おそらくご本人）が、もう一度登録しようとしたか、新しいパスワードをリクエストしました。\n\n今のパスワードでログインする：\n\n{logIn}\n\n新しいパスワードを設定する場合は、次のリンクを開いてください：',
    },
    VERIFY_EMAIL: {
      subject: 'メールアドレスの確認',
      text: 'ご本人のメールアドレスであることを確認するため、次のリンクを開いてください：',
    },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: '新しいメールアドレスの確認',
      text: '次のリンクを開くと、今後はこのメールアドレスでログインできます：',
    },
    RECOVER_EMAIL: {
      subject: 'メールアドレスが変更されました',
      text: 'アカウントのメールアドレスが変更されました。お心当たりがない場合は、次のリンクを開いて変更を元に戻してください：',
    },
    ignore: 'お心当たりがない場合は、このメールを無視してください。',
  },
  ko: {
    PASSWORD_RESET: {
      subject: '새 비밀번호를 설정하거나 로그인하세요',
      text: '이 이메일로 만든 Countin과 4track 계정이 이미 있어요. 누군가(아마도 본인)가 이 이메일로 다시 가입했거나 새 비밀번호를 요청했어요.\n\n지금 비밀번호로 로그인하기:\n\n{logIn}\n\n새 비밀번호를 설정하려면 이 링크를 여세요:',
    },
    VERIFY_EMAIL: { subject: '이메일을 확인해 주세요', text: '본인의 이메일인지 확인하려면 이 링크를 여세요:' },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: '새 이메일을 확인해 주세요',
      text: '앞으로 이 이메일로 로그인하려면 이 링크를 여세요:',
    },
    RECOVER_EMAIL: {
      subject: '이메일이 변경됐어요',
      text: '계정의 이메일이 바뀌었어요. 직접 바꾸지 않았다면 이 링크를 열어 변경을 취소하세요:',
    },
    ignore: '직접 요청하지 않았다면 이 메일을 무시하세요.',
  },
  fr: {
    PASSWORD_RESET: {
      subject: 'Choisissez un nouveau mot de passe ou connectez-vous',
      text: 'Cette adresse e-mail a déjà un compte sur Countin et 4track. Quelqu’un, sans doute vous, a voulu créer un nouveau compte ou demandé un nouveau mot de passe.\n\nConnectez-vous avec votre mot de passe :\n\n{logIn}\n\nOu ouvrez ce lien pour en choisir un nouveau :',
    },
    VERIFY_EMAIL: {
      subject: 'Confirmez votre e-mail',
      text: 'Ouvrez ce lien pour confirmer que cette adresse e-mail est la vôtre :',
    },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: 'Confirmez votre nouvel e-mail',
      text: 'Ouvrez ce lien pour vous connecter désormais avec cette adresse e-mail :',
    },
    RECOVER_EMAIL: {
      subject: 'Votre e-mail a été modifié',
      text: 'Votre compte a maintenant une autre adresse e-mail. Si ce n’était pas vous, ouvrez ce lien pour annuler la modification :',
    },
    ignore: 'Si vous n’avez rien demandé, ignorez ce message.',
  },
  de: {
    PASSWORD_RESET: {
      subject: 'Neues Passwort festlegen oder einloggen',
      text: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto bei Countin und 4track. Jemand, wahrscheinlich du, hat sich damit noch einmal registriert oder ein neues Passwort angefordert.\n\nLogge dich mit deinem Passwort ein:\n\n{logIn}\n\nOder öffne diesen Link, um ein neues festzulegen:',
    },
    VERIFY_EMAIL: {
      subject: 'Bestätige deine E-Mail-Adresse',
      text: 'Öffne diesen Link, um zu bestätigen, dass diese E-Mail-Adresse dir gehört:',
    },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: 'Bestätige deine neue E-Mail-Adresse',
      text: 'Öffne diesen Link, um dich ab jetzt mit dieser E-Mail-Adresse einzuloggen:',
    },
    RECOVER_EMAIL: {
      subject: 'Deine E-Mail-Adresse wurde geändert',
      text: 'Dein Konto hat jetzt eine andere E-Mail-Adresse. Wenn du das nicht warst, öffne diesen Link, um die Änderung rückgängig zu machen:',
    },
    ignore: 'Wenn du das nicht angefordert hast, ignoriere diese Nachricht.',
  },
  es: {
    PASSWORD_RESET: {
      subject: 'Elige una contraseña nueva o inicia sesión',
      text: 'Este correo ya tiene una cuenta en Countin y 4track. Alguien, probablemente tú, volvió a registrarse con él o pidió una contraseña nueva.\n\nInicia sesión con tu contraseña:\n\n{logIn}\n\nO abre este enlace para elegir una nueva:',
    },
    VERIFY_EMAIL: { subject: 'Confirma tu correo', text: 'Abre este enlace para confirmar que este correo es tuyo:' },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: 'Confirma tu nuevo correo',
      text: 'Abre este enlace para iniciar sesión con este correo a partir de ahora:',
    },
    RECOVER_EMAIL: {
      subject: 'Se cambió tu correo',
      text: 'Tu cuenta tiene ahora otro correo. Si no lo cambiaste tú, abre este enlace para deshacer el cambio:',
    },
    ignore: 'Si no lo pediste tú, ignora este mensaje.',
  },
  'pt-BR': {
    PASSWORD_RESET: {
      subject: 'Defina uma nova senha ou entre',
      text: 'Este e-mail já tem uma conta no Countin e no 4track. Alguém, provavelmente você, criou uma conta com ele de novo ou pediu uma nova senha.\n\nEntre com a senha que você já tem:\n\n{logIn}\n\nOu abra este link para definir uma nova:',
    },
    VERIFY_EMAIL: { subject: 'Confirme seu e-mail', text: 'Abra este link para confirmar que este e-mail é seu:' },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: 'Confirme seu novo e-mail',
      text: 'Abra este link para entrar com este e-mail a partir de agora:',
    },
    RECOVER_EMAIL: {
      subject: 'Seu e-mail foi alterado',
      text: 'Sua conta agora tem outro e-mail. Se não foi você, abra este link para desfazer a alteração:',
    },
    ignore: 'Se não foi você quem pediu, ignore esta mensagem.',
  },
};
