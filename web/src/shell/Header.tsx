import { buildReturnAddress } from '../account/buildReturnAddress';
import { SignOutButton } from '../account/SignOutButton';
import { useSignedIn } from '../account/signedIn';
import { UnreadBadge } from '../notifications/UnreadBadge';
import { useUnread } from '../notifications/unread';
import { Logo } from './Logo';
import { ThemeToggle } from './ThemeToggle';

const navLinks = [
  { href: '/', label: 'Library', within: /^\/($|indicators\/)/ },
  { href: '/discover', label: 'Discover', within: /^\/discover/ },
  { href: '/calendar', label: 'Calendar', within: /^\/calendar/ },
  { href: '/labs', label: 'Labs', within: /^\/labs/ },
  { href: '/forecasts', label: 'Forecasts', within: /^\/forecasts/ },
  { href: '/docs', label: 'API', within: /^\/docs/ },
];

/** The logo, the main navigation, the sign-out button and the theme toggle. */
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
        <nav aria-label="Main">
          {navLinks.map(({ href, label, within }) => (
            <a key={href} href={href} aria-current={within.test(path) ? 'page' : undefined}>
              {label}
            </a>
          ))}
          <a
            class="account-link"
            href={signedIn ? settingsPath : `/sign-in${buildReturnAddress()}`}
            aria-current={path.startsWith(accountPath) ? 'page' : undefined}
          >
            {signedIn ? 'Settings' : 'Sign in'}
            <UnreadBadge count={unread} />
          </a>
        </nav>
        {signedIn && <SignOutButton className="quiet sign-out" />}
        <ThemeToggle />
      </div>
    </header>
  );
}
