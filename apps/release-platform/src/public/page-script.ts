import { runPageScript } from '@countin/public-pages/client';

runPageScript(window);
