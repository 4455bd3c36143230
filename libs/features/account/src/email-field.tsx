import { TextField } from '@countin/ui';
import type { ComponentProps } from 'react';

/** E-mail field. The address is also the user name of the log-in. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      autoComplete="username"
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
    />
  );
}
