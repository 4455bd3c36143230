import type { PageContext } from '../page/page-context.ts';

/** What the script of a signup form says. */
export interface FormTexts {
  readonly sending: string;
  readonly unreachable: string;
}

export function formTexts({ t }: PageContext): FormTexts {
  return { sending: t('signup:sending'), unreachable: t('errors:service/unavailable') };
}
