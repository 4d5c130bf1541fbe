// Applies the stored theme before the first paint.
try {
  const chosen = localStorage.getItem('almanac-theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // Storage is unavailable: the system theme applies.
}
