import './styles/app.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../contract/languages.ts';
import { App } from './App.tsx';
import { createQueryClient } from './api/queryClient.ts';
import { isSignedIn } from './api/signedIn.ts';
import { changeLanguage } from './features/accounts/changeLanguage.ts';
import { readLanguage } from './i18n/language.ts';
import { activateLanguage } from './i18n/messages.ts';
import { pageStorage } from './offline/storageAccess.ts';
import { hydratePageAnswers } from './pageAnswers.ts';
import { listenEarly } from './pwa/early.ts';
import { createAppRouter } from './router.tsx';
import { applyThemeColor } from './ui/theme.ts';

declare global {
  /**
   * The buttons that were pressed on a page before the app stood behind it, last the one that sent its form
   * (build/html.ts).
   */
  var kilasPressed: (() => HTMLElement[]) | undefined;
  /**
   * The whole style sheet, on a page that came with its own rules alone (build/html.ts). Rejects when it cannot be had.
   */
  var kilasStyles: Promise<void> | undefined;
}

/**
 * The language shown by the prerendered page's switch, which the browser moves by itself before there is anything
 * behind it.
 */
function languageOnPage(root: HTMLElement): Language | undefined {
  const shown = root.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value;
  return LANGUAGES.find((language) => language === shown);
}

/**
 * Brings the texts of the language that was chosen on the prerendered page meanwhile, until that is the one to draw:
 * from the answer on, nothing may be awaited before the page is taken over. Keeps to the page's own where they cannot
 * be had.
 */
async function bringChosenTexts(root: HTMLElement, shown: Language): Promise<Language> {
  let language = shown;
  for (;;) {
    const chosen = languageOnPage(root) ?? language;
    if (chosen === language) return language;
    try {
      await changeLanguage(chosen);
    } catch {
      await activateLanguage(shown);
      return shown;
    }
    language = chosen;
  }
}

/**
 * Not awaited at the top level: lazy screens import from the file this stands in, and would wait for it while it waits
 * for them.
 */
async function start(): Promise<void> {
  listenEarly();
  applyThemeColor();
  const queryClient = createQueryClient();
  const root = document.getElementById('root') as HTMLElement;
  // The page as the server or the build drew it, in the language it was drawn in, unless its first script has hidden it
  // from somebody it is not for (build/html.ts), or somebody has signed in meanwhile in another tab.
  const isPrerendered =
    root.dataset.prerendered !== undefined && document.documentElement.dataset.redraw === undefined && !isSignedIn();
  const shown =
    (isPrerendered && LANGUAGES.find((language) => language === root.dataset.prerendered)) || DEFAULT_LANGUAGE;
  const texts = activateLanguage(isPrerendered ? shown : readLanguage(pageStorage()));
  hydratePageAnswers(queryClient);

  // Before the router reads the address: a token in it stays neither there nor in the history.
  if (/[?&](token|error)=/.test(location.search)) {
    const [{ takeAddressReturn }] = await Promise.all([
      import('./features/accounts/session/takeAddressReturn.ts'),
      texts,
    ]);
    await takeAddressReturn();
  }

  const router = createAppRouter({ queryClient, isTakingOver: isPrerendered });
  const signedInShell = isSignedIn() ? router.options.context.openSignedInShell() : undefined;
  // Texts, styles, frame and first screen arrive side by side, before the first render: no flash of the wrong language,
  // no empty frame.
  await Promise.all([texts, router.load(), signedInShell?.catch(() => undefined), globalThis.kilasStyles]);

  const app = (
    <StrictMode>
      <App queryClient={queryClient} router={router} />
    </StrictMode>
  );
  if (isPrerendered && (await bringChosenTexts(root, shown)) === shown) {
    // The router puts fewer boundaries around a tree that comes from a server, and this one was drawn as there.
    router.ssr = { manifest: undefined };
    // In slices, so that scrolling goes on. From here on a tap finds its listener: React makes the element ready for it
    // first.
    startTransition(() => void hydrateRoot(root, app));
    delete root.dataset.prerendered;
    // A click and no event of the form: only for one that a person may have made does React make the form ready first.
    for (const button of globalThis.kilasPressed?.() ?? []) button.click();
  } else {
    // Also for whoever chose another language: other words cannot be taken over.
    root.replaceChildren();
    createRoot(root).render(app);
    delete root.dataset.prerendered;
  }
}

// Where a part of it cannot be had, the page's own script says so (index.html).
void start();
