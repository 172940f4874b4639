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
   * Buttons that were pressed before the app was loaded, the last one that submitted its form at the end
   * (build/html.ts).
   */
  var kilasPressed: (() => HTMLElement[]) | undefined;
  /**
   * The whole style sheet, on a page that came with only its own rules (build/html.ts). Rejects when it cannot be
   * loaded.
   */
  var kilasStyles: Promise<void> | undefined;
}

/** The language selected in the prerendered page's switch, which works before the app is loaded. */
function languageOnPage(root: HTMLElement): Language | undefined {
  const shown = root.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value;
  return LANGUAGES.find((language) => language === shown);
}

/**
 * Loads the texts of the language chosen on the prerendered page meanwhile. Loops, because another one may be chosen
 * while they load, and after the last check nothing may be awaited before hydration. Falls back to the page's own
 * language.
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

/** Not a top-level await: lazy screens import from this chunk, and would wait for it while it waits for them. */
async function start(): Promise<void> {
  listenEarly();
  applyThemeColor();
  const queryClient = createQueryClient();
  const root = document.getElementById('root') as HTMLElement;
  // The page as rendered by the server or the build, unless its first script has hidden it (build/html.ts), or somebody
  // has signed in meanwhile in another tab.
  const isPrerendered =
    root.dataset.prerendered !== undefined && document.documentElement.dataset.redraw === undefined && !isSignedIn();
  const shown =
    (isPrerendered && LANGUAGES.find((language) => language === root.dataset.prerendered)) || DEFAULT_LANGUAGE;
  const texts = activateLanguage(isPrerendered ? shown : readLanguage(pageStorage()));
  hydratePageAnswers(queryClient);

  // Before the router reads the address: a token must stay neither there nor in the history.
  if (/[?&](token|error)=/.test(location.search)) {
    const [{ takeAddressReturn }] = await Promise.all([
      import('./features/accounts/session/takeAddressReturn.ts'),
      texts,
    ]);
    await takeAddressReturn();
  }

  const router = createAppRouter({ queryClient, isTakingOver: isPrerendered });
  const signedInShell = isSignedIn() ? router.options.context.openSignedInShell() : undefined;
  // Texts, styles, shell and first screen load in parallel, before the first render: no flash of the wrong language, no
  // empty frame.
  await Promise.all([texts, router.load(), signedInShell?.catch(() => undefined), globalThis.kilasStyles]);

  const app = (
    <StrictMode>
      <App queryClient={queryClient} router={router} />
    </StrictMode>
  );
  if (isPrerendered && (await bringChosenTexts(root, shown)) === shown) {
    // The router renders fewer boundaries for a tree that comes from a server, and this one does.
    router.ssr = { manifest: undefined };
    // Hydrates in slices, so that scrolling goes on. A tap on an element hydrates it first.
    // What is not hydrated yet when the language changes differs from the page, and is rendered anew as it should be.
    const onRecoverableError = (error: unknown) => {
      if (document.documentElement.lang === shown) reportError(error);
    };
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
    delete root.dataset.prerendered;
    // Replay presses as clicks: React hydrates the form of a click first, but not of a submit event.
    for (const button of globalThis.kilasPressed?.() ?? []) button.click();
  } else {
    // Also when another language was chosen: other texts cannot be hydrated.
    root.replaceChildren();
    createRoot(root).render(app);
    delete root.dataset.prerendered;
  }
}

// When a part cannot be loaded, the page's own script says so (index.html).
void start();
