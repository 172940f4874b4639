/** The code that talks to the browser's passkeys; loaded on demand, because most visits never need it. */
export const loadBrowserPart = () => import('./browserPart.ts');
