import type { LibraryLoad } from 'almanac-sdk';
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { almanac, clearResponseCache } from '../almanac';

const pollMs = 3_000;

/** The state of loading the library; undefined until the server has reported it. */
export const LibraryLoadContext = createContext<LibraryLoad | undefined>(undefined);

/** What the health check says about the pages. */
interface ServerState {
  load: LibraryLoad | undefined;
  sellsPlans: boolean;
}

/** Reads the state of the server, until the library is loaded, and then removes the responses from before. */
export function useServerState(): ServerState {
  const [state, setState] = useState<ServerState>({ load: undefined, sellsPlans: false });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let wasLoading = false;
    const poll = async () => {
      // A failed call says nothing about the library. The pages show failures of their own calls.
      const health = await almanac.health.get().catch(() => undefined);
      const isLoading = health === undefined ? wasLoading : health.library?.state === 'loading';
      if (wasLoading && !isLoading) clearResponseCache();
      wasLoading = isLoading;
      if (health !== undefined) setState({ load: health.library, sellsPlans: health.plansForSale === true });
      if (isLoading) timer = setTimeout(poll, pollMs);
    };
    poll();
    return () => clearTimeout(timer);
  }, []);
  return state;
}

/** Returns whether results may be incomplete, so that an empty one does not mean that there is nothing. */
export function useIsLibraryIncomplete(): boolean {
  const load = useContext(LibraryLoadContext);
  return load !== undefined && load.state !== 'ready';
}
