import { SERVICE_IDS, serviceName, type ServiceId } from '@countin/domain';
import type { PageView } from '../page/page-view.ts';

interface ServiceChoiceProps {
  readonly view: PageView;
  /** Services that the release has links to: they come first. */
  readonly offered: readonly ServiceId[];
  readonly chosen: string | null;
  /** Of the field; a page may have two. */
  readonly id?: string;
}

/** Which service the message is to lead to: a pre-save that needs no login there. */
export function ServiceChoice({ view, offered, chosen, id: fieldId = 'service' }: ServiceChoiceProps) {
  const { t } = view;
  const first = SERVICE_IDS.filter((id) => offered.includes(id));
  const all = [...first, ...SERVICE_IDS.filter((id) => !first.includes(id))];
  return (
    <div className="field">
      <label htmlFor={fieldId}>{t('signup:service')}</label>
      <select id={fieldId} name="service" defaultValue={chosen ?? ''} aria-describedby={`${fieldId}-hint`}>
        <option value="">{t('signup:anyService')}</option>
        {all.map((id) => (
          <option key={id} value={id}>
            {serviceName(id)}
          </option>
        ))}
      </select>
      <p className="hint" id={`${fieldId}-hint`}>
        {t('signup:serviceHint')}
      </p>
    </div>
  );
}
