export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = 'quint.theme';

/** The chosen theme; "system" by default. */
export function readTheme(): Theme {
  try {
    const storedTheme = localStorage.getItem(STORAGE_KEY);
    return THEMES.find((theme) => theme === storedTheme) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Applies a theme; "system" leaves the decision to the browser. */
function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Applies the stored theme now, and again when another page of this browser has changed it meanwhile. */
export function followTheme(): void {
  const apply = () => applyTheme(readTheme());
  apply();
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) apply();
  });
  // Back to a page that the browser has kept as it was.
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
    // Without storage the choice lasts as long as the page.
  }
}
