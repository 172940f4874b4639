import { LOCAL_STORAGE_KEYS } from '../offline/names.ts';

/** `system` follows the device; the other two override it. */
const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** The choice stored in this browser. The script in index.html reads it too, before the first paint. */
export function readTheme(): ThemeChoice {
  const kept = localStorage.getItem(LOCAL_STORAGE_KEYS.theme);
  return THEME_CHOICES.find((choice) => choice === kept) ?? 'system';
}

/** Applies and stores a theme. `system` removes the attribute, so that the style sheet's media query decides. */
export function chooseTheme(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') {
    delete root.dataset.theme;
    localStorage.removeItem(LOCAL_STORAGE_KEYS.theme);
  } else {
    root.dataset.theme = `kilas-${choice}`;
    localStorage.setItem(LOCAL_STORAGE_KEYS.theme, choice);
  }
  applyThemeColor();
}

/** Gives the browser's toolbar the page's colour: the tags in index.html only know what the device prefers. */
export function applyThemeColor(): void {
  const isChosen = document.documentElement.dataset.theme !== undefined;
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    tag.dataset.original ??= tag.content;
    tag.content = isChosen ? getComputedStyle(document.documentElement).backgroundColor : tag.dataset.original;
  }
}
