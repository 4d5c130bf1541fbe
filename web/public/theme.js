// Before the first paint: the chosen theme, where one was chosen over the system's.
try {
  const chosen = localStorage.getItem('almanac-theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // Storage is refused: the system's theme stands.
}
