/** Tells a password manager whose password a form is about, where the form does not ask for the address. */
export function UsernameForManagers({ email }: { readonly email: string | null }) {
  return <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />;
}
