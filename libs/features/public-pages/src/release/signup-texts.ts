import type { PageContext } from '../page-context.ts';

/** What the script of a signup form says while it posts. */
export interface SignupTexts {
  readonly sending: string;
  readonly unreachable: string;
}

export function signupTexts({ t }: PageContext): SignupTexts {
  return { sending: t('signup:sending'), unreachable: t('errors:service/unavailable') };
}
