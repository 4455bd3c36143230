import type { PageView } from '../page/page-view.ts';

/** What the script of a signup form says. */
export interface FormTexts {
  readonly sending: string;
  readonly unreachable: string;
}

export function formTexts({ t }: PageView): FormTexts {
  return { sending: t('signup:sending'), unreachable: t('errors:service/unavailable') };
}
