import { LegalText } from '../legal/legal-text.tsx';

export function Component() {
  return <LegalText page="terms" />;
}
