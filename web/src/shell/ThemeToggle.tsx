import { useState } from 'preact/hooks';

const storageKey = 'almanac-theme';
const darkQuery = window.matchMedia('(prefers-color-scheme: dark)');

function currentTheme(): 'light' | 'dark' {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return darkQuery.matches ? 'dark' : 'light';
}

/** Switches between the light and dark theme. A choice that equals the system theme is not stored, so that the page follows the system again. */
export function ThemeToggle() {
  const [theme, setTheme] = useState(currentTheme);
  const otherTheme = theme === 'dark' ? 'light' : 'dark';
  const toggle = () => {
    const followsSystem = (otherTheme === 'dark') === darkQuery.matches;
    if (followsSystem) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = otherTheme;
    try {
      if (followsSystem) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, otherTheme);
    } catch {
      // Storage is unavailable: the choice applies to this page only.
    }
    setTheme(otherTheme);
    window.dispatchEvent(new Event('almanac:theme'));
  };
  return (
    <button
      type="button"
      class="theme-toggle"
      onClick={toggle}
      aria-label={`Switch to ${otherTheme} theme`}
      title={`Switch to ${otherTheme} theme`}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        {theme === 'dark' ? (
          <path d="M12 3.5v2M12 18.5v2M3.5 12h2M18.5 12h2M6 6l1.4 1.4M16.6 16.6 18 18M6 18l1.4-1.4M16.6 7.4 18 6M12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Z" />
        ) : (
          <path d="M19.5 14.2A7.8 7.8 0 0 1 9.8 4.5a7.8 7.8 0 1 0 9.7 9.7Z" />
        )}
      </svg>
    </button>
  );
}
