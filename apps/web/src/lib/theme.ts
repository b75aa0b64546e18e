export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = 'quint.theme';

/** The selected theme, "system" by default. */
export function readTheme(): Theme {
  try {
    const storedTheme = localStorage.getItem(STORAGE_KEY);
    return THEMES.find((theme) => theme === storedTheme) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Applies a theme; "system" lets the browser decide. */
function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Applies the stored theme now, and again when another page of this browser has changed it. */
export function followTheme(): void {
  const apply = () => applyTheme(readTheme());
  apply();
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) apply();
  });
  // The browser restores a page from its cache unchanged.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) apply();
  });
}

/** Chooses a theme for this browser. */
export function setTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Without storage the theme lasts until the page is closed.
  }
}
