interface Props {
  text: string;
  onText(text: string): void;
  placeholder?: string;
}

const usualPlaceholder = 'Inflation, GDP, unemployment in Germany …';

/** What to look for. */
export function SearchBox({ text, onText, placeholder = usualPlaceholder }: Props) {
  return (
    <search>
      <form class="search-box" onSubmit={(event) => event.preventDefault()}>
        <label class="visually-hidden" for="search">
          Search the library
        </label>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <circle cx="10.5" cy="10.5" r="6" />
          <path d="m15 15 5 5" />
        </svg>
        <input
          id="search"
          type="search"
          value={text}
          maxLength={200}
          placeholder={placeholder}
          autocomplete="off"
          spellcheck={false}
          aria-describedby="search-keys"
          onInput={(event) => onText(event.currentTarget.value)}
        />
        <kbd>/</kbd>
      </form>
      <p id="search-keys" class="visually-hidden">
        Results follow as you type. The arrow keys move through them, Escape comes back here.
      </p>
    </search>
  );
}
