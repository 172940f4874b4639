import './styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../contract/limits.ts';
import { App } from './App.tsx';
import { createQueryClient } from './api/queryClient.ts';
import { isSignedIn } from './api/signedIn.ts';
import { keepLanguage, readLanguage } from './i18n/language.ts';
import { activateLanguage } from './i18n/messages.ts';
import { pageStorage } from './offline/storageAccess.ts';
import { listenEarly } from './pwa/early.ts';
import { createAppRouter } from './router.tsx';
import { tintBrowser } from './ui/theme.ts';

/** The prerendered page's language switch, pressed before there was anything behind it: the browser has moved the radio button. */
function languageTappedEarly(): Language | undefined {
  const tapped = document.querySelector<HTMLInputElement>('[data-prerendered] input[type=radio]:checked')?.value;
  const language = LANGUAGES.find((each) => each === tapped && each !== DEFAULT_LANGUAGE);
  if (language) keepLanguage(pageStorage(), language);
  return language;
}

/**
 * Not awaited at the top level: lazy screens import from the file this stands in, and would wait for it while it waits
 * for them.
 */
async function start(): Promise<void> {
  listenEarly();
  tintBrowser();
  const queryClient = createQueryClient();
  const texts = activateLanguage(languageTappedEarly() ?? readLanguage(pageStorage()));

  // Before the router reads the address: a token in it stays neither there nor in the history.
  if (/[?&](token|error)=/.test(location.search)) {
    const [{ takeAddressReturn }] = await Promise.all([import('./features/accounts/session/takeAddressReturn.ts'), texts]);
    await takeAddressReturn();
  }

  const router = createAppRouter({ queryClient });
  const memberArea = isSignedIn() ? router.options.context.openMemberArea() : undefined;
  // Texts, frame and first screen arrive side by side, before the first render: no flash of the wrong language, no empty frame.
  await Promise.all([texts, router.load(), memberArea?.catch(() => undefined)]);

  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <App queryClient={queryClient} router={router} />
    </StrictMode>,
  );
}

void start();
