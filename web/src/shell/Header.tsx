import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { buildReturnAddress } from '../account/buildReturnAddress';
import { SignOutButton } from '../account/SignOutButton';
import { useSignedIn } from '../account/signedIn';
import { PlansForSaleContext } from '../billing/plansForSale';
import { UnreadBadge } from '../notifications/UnreadBadge';
import { useUnread } from '../notifications/unread';
import { Logo } from './Logo';
import { ThemeToggle } from './ThemeToggle';

const pricingLink = { href: '/pricing', label: 'Pricing', within: /^\/pricing/ };
const navLinks = [
  { href: '/library', label: 'Library', within: /^\/(library|indicators\/)/ },
  { href: '/countries', label: 'Countries', within: /^\/countries/ },
  { href: '/discover', label: 'Discover', within: /^\/discover/ },
  { href: '/calendar', label: 'Calendar', within: /^\/(calendar|releases\/)/ },
  { href: '/alerts', label: 'Alerts', within: /^\/alerts/ },
  { href: '/news', label: 'News', within: /^\/news/ },
  { href: '/labs', label: 'Labs', within: /^\/labs/ },
  { href: '/forecasts', label: 'Forecasts', within: /^\/forecasts/ },
  { href: '/chat', label: 'Assistant', within: /^\/chat/ },
  { href: '/docs', label: 'API', within: /^\/docs/ },
];

/** The logo, the main navigation, the link to the account, the sign-out button and the theme toggle. */
export function Header({ path }: { path: string }) {
  const signedIn = useSignedIn();
  const unread = useUnread(signedIn);
  const accountPath = signedIn ? '/settings' : '/sign-in';
  const settingsPath = unread > 0 ? '/settings/notifications' : '/settings';
  return (
    <header class="site-header">
      <div class="bar">
        <a class="brand" href="/" aria-label="Almanac, home">
          <Logo />
          <span>Almanac</span>
        </a>
        <Navigation path={path} />
        <a
          class="account-link"
          href={signedIn ? settingsPath : `/sign-in${buildReturnAddress()}`}
          aria-current={path.startsWith(accountPath) ? 'page' : undefined}
        >
          {signedIn ? 'Settings' : 'Sign in'}
          <UnreadBadge count={unread} />
        </a>
        {signedIn && <SignOutButton className="quiet sign-out" />}
        <ThemeToggle />
      </div>
    </header>
  );
}

/** The links to the main pages. On phones, a button shows them. */
function Navigation({ path }: { path: string }) {
  const sellsPlans = useContext(PlansForSaleContext);
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => setOpen(false), [path]);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from the button and from every link
    <div class={open ? 'menu open' : 'menu'} onKeyDown={closeOnEscape}>
      <button
        type="button"
        class="menu-toggle"
        aria-expanded={open}
        aria-controls="main-navigation"
        onClick={() => setOpen(!open)}
        ref={toggle}
      >
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d={open ? 'M6 6l12 12M18 6 6 18' : 'M4 7h16M4 12h16M4 17h16'} />
        </svg>
        Menu
      </button>
      <nav id="main-navigation" aria-label="Main">
        {[...navLinks, ...(sellsPlans ? [pricingLink] : [])].map(({ href, label, within }) => (
          <a key={href} href={href} aria-current={within.test(path) ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
    </div>
  );
}
