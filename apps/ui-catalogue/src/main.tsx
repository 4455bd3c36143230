import '@countin/theme/tokens.css';
import '@countin/theme/fonts.css';
import '@countin/ui/base.css';
import { startI18n } from '@countin/i18n/react';
import { createRoot } from 'react-dom/client';
import { CataloguePage } from './catalogue-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
await startI18n('en');
createRoot(root).render(<CataloguePage />);
