import { SelectField } from '@countin/ui';
import { usePublishedReleases } from '../use-published-releases.ts';
import type { ProfileOwner } from '../../../shell/profiles/profile-owner.ts';

interface ReleaseFieldProps {
  readonly owner: ProfileOwner;
  readonly label: string;
  readonly hint?: string;
  /** Text of the choice of none. */
  readonly none: string;
  readonly value: string | null;
  readonly onChange: (productId: string | null) => void;
}

/** A choice of one of the artist's public releases. */
export function ReleaseField({ owner, label, hint, none, value, onChange }: ReleaseFieldProps) {
  const releases = usePublishedReleases(owner);
  return (
    <SelectField
      label={label}
      hint={hint}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      <option value="">{none}</option>
      {releases.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
