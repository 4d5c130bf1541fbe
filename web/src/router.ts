import { useLayoutEffect, useState } from 'preact/hooks';

/** The path and query of the current address. */
interface Address {
  pathname: string;
  search: string;
}

const addressChangeEvent = 'almanac:address';

function currentAddress(): Address {
  return { pathname: window.location.pathname, search: window.location.search };
}

interface NavigateOptions {
  /** Replaces the current history entry. */
  replace?: boolean;
  /** What is shown stays, with the focus, and only gets another address. */
  keepsView?: boolean;
}

/** Navigates to an address of this site without reloading. */
export function navigate(url: string, { replace = false, keepsView = false }: NavigateOptions = {}): void {
  const isSamePage = new URL(url, window.location.href).pathname === window.location.pathname;
  window.history[replace ? 'replaceState' : 'pushState'](null, '', url);
  window.dispatchEvent(new Event(addressChangeEvent));
  if (isSamePage || keepsView) return;
  window.scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Returns the current address and follows its changes. */
export function useAddress(): Address {
  const [address, setAddress] = useState(currentAddress);
  // A layout effect, because `useEffect` runs after the first frame and would miss earlier changes of the address, such as a quick choice in a list.
  useLayoutEffect(() => {
    const update = () => setAddress(currentAddress());
    window.addEventListener('popstate', update);
    window.addEventListener(addressChangeEvent, update);
    return () => {
      window.removeEventListener('popstate', update);
      window.removeEventListener(addressChangeEvent, update);
    };
  }, []);
  return address;
}

/** Returns the query parameters of the address and a function that changes them. An empty value removes a parameter. */
export function useParameters() {
  const { search } = useAddress();
  const change = (changes: Record<string, string>, options?: { replace?: boolean }) => {
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    const query = next.toString().replaceAll('%2C', ',');
    navigate(window.location.pathname + (query && `?${query}`) + window.location.hash, options);
  };
  return [new URLSearchParams(search), change] as const;
}

/** Handles clicks on links to other pages of this site, except for new tabs and downloads. */
function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a');
  if (link === null || link.origin !== window.location.origin || link.target !== '' || link.hasAttribute('download'))
    return;
  if (link.hash !== '' && link.pathname === window.location.pathname) return;
  if (/^\/(api|v1)\/|^\/openapi\.yaml$/.test(link.pathname)) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}

document.addEventListener('click', followLink);
