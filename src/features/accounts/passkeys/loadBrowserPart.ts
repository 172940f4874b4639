/** What speaks to the browser's passkeys: most visits never need it. */
export const loadBrowserPart = () => import('./browserPart.ts');
