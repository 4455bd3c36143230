import { TextField } from '@countin/ui';
import type { ComponentProps } from 'react';

/** An e-mail address, which is also what somebody logs in with. */
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
