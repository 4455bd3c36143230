import { IconButton, TextField } from '@countin/ui';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'autoComplete'> {
  /** Tells a password manager to fill in a stored password or to generate a new one. */
  readonly manager: 'current-password' | 'new-password';
}

/** Password field, hidden until the user chooses to show it. */
export function PasswordField({ manager, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation('auth');
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={manager}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      end={
        <IconButton
          size="small"
          label={t(shown ? 'hidePassword' : 'showPassword')}
          icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
