/**
 * A script to inline in the head of a release page: the store that the fan chose last stands first from the first paint
 * on, so that nothing jumps. Constant, so that its hash allows it. The page's script then moves the row itself.
 */
export const SERVICE_FIRST =
  'try{const s=localStorage.getItem("countin-service");if(/^[a-z-]{3,20}$/.test(s)){const c=new CSSStyleSheet;' +
  'c.replaceSync(".stores li:has([data-service="+s+"]){order:-1}");document.adoptedStyleSheets=[c]}}catch{}';
