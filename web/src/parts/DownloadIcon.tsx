import './downloadIcon.css';

/** The download icon. */
export function DownloadIcon() {
  return (
    <svg class="download-icon" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
      <path d="M12 4v11m0 0 4-4m-4 4-4-4M5 19h14" />
    </svg>
  );
}
