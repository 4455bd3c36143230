import { SelectField, TextField } from '@countin/ui';
import type { ReactNode } from 'react';
import styles from './search-tools.module.css';

interface SearchToolsProps<V extends string> {
  readonly search: {
    readonly label: string;
    readonly placeholder: string;
    readonly text: string;
    readonly onChange: (text: string) => void;
  };
  /** Without one, the field has the row to itself. */
  readonly filter?: {
    readonly label: string;
    readonly value: V;
    readonly options: readonly { readonly value: V; readonly label: string }[];
    readonly onChange: (value: V) => void;
  };
  /** Additional tool, for example a choice of view. */
  readonly children?: ReactNode;
}

/** Search field of a list, with a filter where there is one. */
export function SearchTools<V extends string>({ search, filter, children }: SearchToolsProps<V>) {
  return (
    <div className={styles.tools} role="search" data-more={children ? true : undefined}>
      <TextField
        type="search"
        label={search.label}
        placeholder={search.placeholder}
        value={search.text}
        onChange={(event) => search.onChange(event.target.value)}
      />
      {filter && (
        <SelectField
          label={filter.label}
          value={filter.value}
          onChange={({ target }) => {
            const chosen = filter.options.find(({ value }) => value === target.value);
            if (chosen) filter.onChange(chosen.value);
          }}
        >
          {filter.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      {children}
    </div>
  );
}
