import { Html } from './html.js';

/** The logo and the styles of the pages, without their fonts: the page that stops mail loads nothing. */
export const stopPageLogo = new Html(
  '<svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#12466b"/>' +
    '<path d="M6 23 12 16.5 17 19.5 26 8.5" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>' +
    '<circle cx="26" cy="8.5" r="2.8" fill="#ff9c66"/></svg>',
);

export const stopPageStyles = new Html(`
  :root {
    color-scheme: light dark;
    --page: light-dark(#f6f7f8, #0d1318);
    --surface: light-dark(#ffffff, #141c23);
    --ink: light-dark(#15212b, #e7ecf0);
    --line: light-dark(#dde2e6, #26323b);
    --accent: light-dark(#0f5688, #7cbcf0);
    --accent-strong: light-dark(#0b3f66, #a9d4f7);
    --on-accent: light-dark(#ffffff, #08202f);
    --serif: "Iowan Old Style", Georgia, serif;
  }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--page); color: var(--ink); font: 400 15px/1.55 system-ui, -apple-system, "Segoe UI", sans-serif; overflow-wrap: anywhere; -webkit-text-size-adjust: 100%; }
  a { color: var(--accent); text-underline-offset: 0.18em; }
  a:hover { color: var(--accent-strong); }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
  header { padding: 0 clamp(1rem, 3vw, 2rem); background: var(--surface); border-bottom: 1px solid var(--line); }
  header a { display: inline-flex; align-items: center; gap: 0.55rem; min-height: 56px; font: 650 1.18rem var(--serif); color: var(--ink); text-decoration: none; }
  main { width: min(34rem, 100% - 2rem); margin: clamp(1rem, 8vh, 4rem) auto; padding: clamp(1.1rem, 5vw, 2rem); background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
  h1 { margin: 0 0 0.75rem; font: 600 1.65rem/1.2 var(--serif); letter-spacing: -0.012em; text-wrap: balance; }
  p { margin: 0 0 1rem; }
  p:last-child { margin: 0; }
  button { min-height: 44px; margin-bottom: 1.25rem; padding: 0.3rem 1.25rem; background: var(--accent); color: var(--on-accent); border: 1px solid var(--accent); border-radius: 7px; font: inherit; font-weight: 500; cursor: pointer; }
  button:hover { background: var(--accent-strong); }
`);
