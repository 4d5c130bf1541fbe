import { Html } from './html.js';

/**
 * The styles of a mail. Each element also has its own, because some programs drop this part; the classes are for dark mode and for
 * narrow screens.
 */
export const mailStyles = new Html(`
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (max-width: 480px) {
    .outer { padding: 12px 8px !important; }
    .card { padding: 16px 14px !important; }
  }
  @media (prefers-color-scheme: dark) {
    .page { background: #0d1318 !important; }
    .card { background: #141c23 !important; border-color: #26323b !important; }
    .ink { color: #e7ecf0 !important; }
    .muted { color: #9fadb8 !important; }
    .link { color: #7cbcf0 !important; }
    .line { border-color: #26323b !important; }
  }
`);

const family = "font-family: -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** The style attributes of elements, in light mode. */
export const style = {
  page: `margin: 0; padding: 0; background: #f6f7f8; ${family}; -webkit-text-size-adjust: 100%`,
  hidden: 'display: none; max-height: 0; overflow: hidden; mso-hide: all',
  outer: `padding: 24px 16px; ${family}`,
  column: 'width: 100%; max-width: 600px; margin: 0 auto',
  brand: 'margin: 0; font-size: 14px; line-height: 20px; font-weight: 700; color: #0f5688',
  title: 'margin: 2px 0 16px; font-size: 22px; line-height: 28px; font-weight: 700; color: #15212b',
  card: `padding: 20px 22px; background: #ffffff; border: 1px solid #dde2e6; border-radius: 10px; ${family}`,
  gap: 'height: 14px; line-height: 14px; font-size: 14px',
  heading: 'margin: 0; font-size: 17px; line-height: 24px; font-weight: 700',
  muted: 'margin: 0; font-size: 13px; line-height: 20px; color: #51606d',
  picture:
    'display: block; width: 100%; max-width: 552px; height: auto; margin: 12px 0 0; border: 0; border-radius: 6px; background: #ffffff',
  alert: 'margin: 16px 0 0; padding: 14px 0 0; border-top: 1px solid #dde2e6',
  rule: 'margin: 0; font-size: 13px; line-height: 20px; font-weight: 600; color: #51606d',
  sentence: 'margin: 2px 0 0; font-size: 16px; line-height: 24px; color: #15212b; overflow-wrap: anywhere',
  fact: 'padding: 8px 20px 0 0; vertical-align: top; font-size: 16px; line-height: 22px; color: #15212b; white-space: nowrap',
  links: 'margin: 12px 0 0; font-size: 14px; line-height: 24px; color: #51606d',
  link: 'color: #0f5688; text-decoration: underline',
  footer: 'margin: 20px 4px 0; font-size: 13px; line-height: 20px; color: #51606d',
};
