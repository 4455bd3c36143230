import { Field } from '@countin/ui/static';
import { useLayoutEffect, useRef } from 'react';
import { remember, remembered } from '../browser/remembered.ts';
import type { ServiceOptions } from './service-choice.ts';

const storage = () => window.localStorage;

interface ServiceFieldProps {
  readonly options: ServiceOptions;
  readonly chosen: string | null;
  /** Id of the field; a page may have two. */
  readonly id?: string;
  /** Keeps the choice on this device, and fills in the one of an earlier visit. */
  readonly remembers?: boolean;
}

/** The service that the message is to lead to: a pre-save that needs no login there. */
export function ServiceField({
  options: { label, hint, any, services },
  chosen,
  id: fieldId = 'service',
  remembers = false,
}: ServiceFieldProps) {
  const select = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    const field = select.current;
    const earlier = remembers ? remembered(storage, 'service') : null;
    if (field?.value === '' && [...field.options].some(({ value }) => value === earlier)) field.value = earlier ?? '';
  }, [remembers]);
  return (
    <Field id={fieldId} label={label} hint={hint}>
      {(control) => (
        <select
          {...control}
          ref={select}
          className="entry"
          name="service"
          defaultValue={chosen ?? ''}
          onChange={({ currentTarget }) => {
            if (remembers) remember(storage, 'service', currentTarget.value);
          }}
        >
          <option value="">{any}</option>
          {services.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
