import { useEffect } from 'preact/hooks';
import { Failure } from '../parts/Failure';

/** The page for an address that names an indicator which the library does not have. */
export function UnknownIndicator({ failure, retry }: { failure: unknown; retry(): void }) {
  useEffect(() => {
    document.title = 'Page not found · Almanac';
  }, []);
  return (
    <div class="page">
      <h1>Page not found</h1>
      <Failure failure={failure} retry={retry} />
    </div>
  );
}
