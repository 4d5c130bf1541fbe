import { useContext } from 'preact/hooks';
import { LibraryLoadContext } from './libraryLoad';
import './libraryLoad.css';

/** States on every page that the library is loading, and how much of it is loaded. */
export function LibraryLoadBanner() {
  const load = useContext(LibraryLoadContext);
  if (load === undefined || load.state === 'ready') return null;
  const { state, series, totalSeries } = load;
  const percent = Math.floor((100 * series) / Math.max(1, totalSeries));
  return (
    <section class="library-load" aria-label="State of the library">
      <p role="status">
        {state === 'failed'
          ? 'Loading the library failed, so pages are incomplete. Ask the operator to read the log of the server.'
          : 'The library is loading. Pages are incomplete until it is loaded.'}
      </p>
      {state === 'loading' && (
        <p class="library-load-progress">
          <progress value={series} max={totalSeries} aria-label="Series loaded" />
          <span>
            {percent}%, {series.toLocaleString('en')} of {totalSeries.toLocaleString('en')} series
          </span>
        </p>
      )}
    </section>
  );
}
