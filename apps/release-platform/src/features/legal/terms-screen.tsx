import { LegalText } from './legal-text.tsx';

export function Component() {
  return <LegalText page="terms" />;
}
