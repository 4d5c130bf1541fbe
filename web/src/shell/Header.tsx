import { useSignedIn } from '../account/signedIn';
import { Mark } from './Mark';
import { ThemeToggle } from './ThemeToggle';

const places = [
  { href: '/', label: 'Library', within: /^\/($|indicators\/)/ },
  { href: '/calendar', label: 'Calendar', within: /^\/calendar/ },
  { href: '/docs', label: 'API', within: /^\/docs/ },
];

/** The name, the places to go, and the theme. */
export function Header({ path }: { path: string }) {
  const own = useSignedIn() ? { href: '/settings', label: 'Settings' } : { href: '/sign-in', label: 'Sign in' };
  return (
    <header class="site-header">
      <div class="bar">
        <a class="brand" href="/" aria-label="Almanac, home">
          <Mark />
          <span>Almanac</span>
        </a>
        <nav aria-label="Main">
          {places.map(({ href, label, within }) => (
            <a key={href} href={href} aria-current={within.test(path) ? 'page' : undefined}>
              {label}
            </a>
          ))}
          <a class="apart" href={own.href} aria-current={path.startsWith(own.href) ? 'page' : undefined}>
            {own.label}
          </a>
        </nav>
        <ThemeToggle />
      </div>
    </header>
  );
}
