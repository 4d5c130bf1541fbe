import { useEffect, useState } from 'preact/hooks';

/** Where the visitor is. */
interface Address {
  pathname: string;
  search: string;
}

const addressChangeEvent = 'almanac:address';

function currentAddress(): Address {
  return { pathname: window.location.pathname, search: window.location.search };
}

/** Goes to an address of this site without loading it anew; `replace` leaves no step to go back to. */
export function navigate(url: string, { replace = false } = {}): void {
  const isSamePage = new URL(url, window.location.href).pathname === window.location.pathname;
  window.history[replace ? 'replaceState' : 'pushState'](null, '', url);
  window.dispatchEvent(new Event(addressChangeEvent));
  if (isSamePage) return;
  window.scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** The address, kept up to date. */
export function useAddress(): Address {
  const [address, setAddress] = useState(currentAddress);
  useEffect(() => {
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

/** The parameters of the address, and how to change some of them: an empty value takes a parameter away. */
export function useParameters() {
  const { search } = useAddress();
  const change = (changes: Record<string, string>, options?: { replace?: boolean }) => {
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    const query = next.toString().replaceAll('%2C', ',');
    navigate(window.location.pathname + (query && `?${query}`), options);
  };
  return [new URLSearchParams(search), change] as const;
}

/** Follows a click on a link to another page of this site, unless it asks for a new tab or a file. */
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
