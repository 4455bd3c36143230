export { currentSession } from './observe-session.ts';
export type { Session } from './observe-session.ts';
export { SessionProvider, useOptionalSession, useSession } from './use-session.tsx';

export { credentialsSchema, signIn, signInOptions } from './sign-in.ts';
export { PASSWORD_MIN_LENGTH, signUp, signUpOptions, signUpSchema } from './sign-up.ts';
export type { NewAccount } from './sign-up.ts';
export { emailSchema, requestPasswordReset } from './request-password-reset.ts';
export type { MailRequest } from './mail-request.ts';
export { readEmailLink } from './read-email-link.ts';
export type { EmailLink, EmailLinkPurpose } from './read-email-link.ts';
export { newPasswordSchema, resetPassword } from './reset-password.ts';
export { applyEmailLink } from './apply-email-link.ts';

export { getOwnEmail, ownEmailOptions } from './get-own-email.ts';
export type { OwnEmail } from './get-own-email.ts';
export { sendVerification } from './send-verification.ts';
export { hasRecentLogin } from './has-recent-login.ts';
export { passwordSchema, reauthenticate } from './reauthenticate.ts';
export { changeEmail } from './change-email.ts';
export { changePassword } from './change-password.ts';
