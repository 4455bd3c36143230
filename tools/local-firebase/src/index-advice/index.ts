export { parseIndexFile } from './index-file.ts';
export { withIndexAdvice } from './with-index-advice.ts';
